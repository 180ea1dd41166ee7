"""The lab: play many matches and say what can be known from them."""
