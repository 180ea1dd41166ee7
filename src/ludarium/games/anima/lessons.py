"""The tutorial: two beginnings whose luck was chosen because it tells a story, and what Ruby answers in them. A test plays every
step and checks that what the words promise comes true, so new cards or rules that spoil a story are noticed."""

from __future__ import annotations

from ludarium.core.options import Lesson, Step

lessons = (
    # two turns: a party of one that fights, recruits, finds a new Area, and a Mission in it
    Lesson(
        "lesson-road", 8540, "standard", seats=2,
        lines=(
            "keep wizard", "return herons_stride", "use lamplighters", "end", "go saint_vael_abbey", "end", "explore",
            "claim recruit", "end", "go saint_vael_abbey",
        ),
        steps=(
            Step("lesson-road-call", "keep duellist", "character.duellist"),
            Step("lesson-road-hand", "return salt_on_the_sill", "advantage.salt_on_the_sill"),
            Step("lesson-road-order", "end", "character.duellist"),
            Step("lesson-road-go", "go saint_vael_abbey", "area.saint_vael_abbey"),
            Step("lesson-road-fight", "use three_days_wages", "advantage.three_days_wages"),
            Step("lesson-road-meet", "end", "party.ruby"),
            Step("lesson-road-explore", "explore", "area.saint_vael_abbey"),
            Step("lesson-road-recruit", "claim recruit", "area.saint_vael_abbey"),
            Step("lesson-road-betrayal", "use betrayal", "advantage.betrayal"),
            Step("lesson-road-wizard", "choose wizard", "character.wizard"),
            Step("lesson-road-three", "end", "mission.follow_the_hart"),
            Step("lesson-road-seek", "seek", "deck.areas"),
            Step("lesson-road-forest", "explore", "area.glass_forest"),
            Step("lesson-road-hart", "claim follow_the_hart", "mission.follow_the_hart"),
            Step("lesson-road-final", point="mission.orb_on_the_throne"),
            Step("lesson-road-win", point="mission.orb_on_the_throne"),
        ),
    ),
    # among other people: a trade, a reward spoilt, a Mission begun
    Lesson(
        "lesson-company", 35680, "standard", seats=2,
        lines=(
            "keep wizard", "return black_sun", "end", "go village_of_cornes", "end", "accept", "fill friend_at_court", "explore",
            "claim recruit", "end", "go village_of_cornes", "end", "explore", "claim recruit",
        ),
        steps=(
            Step("lesson-company-call", "keep weapon_master", "character.weapon_master"),
            Step("lesson-company-hand", "return misdirection", "advantage.misdirection"),
            Step("lesson-company-slow", "end", "advantage.light_fingers"),
            Step("lesson-company-go", "go village_of_cornes", "area.village_of_cornes"),
            Step("lesson-company-trade", "trade ruby", "party.ruby"),
            Step("lesson-company-give", "give light_fingers", "advantage.light_fingers"),
            Step("lesson-company-enough", "enough"),
            Step("lesson-company-take", "take plot", "type.plot"),
            Step("lesson-company-modest", "enough"),
            Step("lesson-company-send", "send"),
            Step("lesson-company-deal", "end", "advantage.friend_at_court"),
            Step("lesson-company-chest", "use chest_was_open", "advantage.chest_was_open"),
            Step("lesson-company-explore", "explore", "area.village_of_cornes"),
            Step("lesson-company-book", "claim overdue_book", "mission.overdue_book"),
            Step("lesson-company-open", "end", "mission.overdue_book"),
            Step("lesson-company-americh", "go americh", "area.americh"),
            Step("lesson-company-quiet", "end", "party.ruby"),
            Step("lesson-company-library", "explore", "area.americh"),
            Step("lesson-company-return", "claim overdue_book", "mission.overdue_book"),
            Step("lesson-company-done", point="mission.mend_the_chain"),
            Step("lesson-company-rest", point="area.americh"),
            Step("lesson-company-play"),
        ),
    ),
)  # fmt: skip
