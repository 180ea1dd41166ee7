"""Small complete titles written against Ludarium's core, as a third party would write them."""
