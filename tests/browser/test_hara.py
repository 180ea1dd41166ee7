"""Champions of Hara in the browser: whole matches by mouse, by keyboard and on a phone, and a board that everybody can read."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from random import Random

import pytest
from playwright.sync_api import Locator, expect

from ludarium import registry
from ludarium.core.match import Match
from ludarium.server.hall import seed_of
from tests.browser.matches import Seat, bring, post_table
from tests.browser.page import SECOND_THOUGHT_MS, Come, Guest
from tests.browser.test_axe import barriers
from tests.browser.words import foreign

ACT, WALK, HIT, CHALLENGE, LEARN, CUBE = "act", "walk_on", "hit_lands", "pay_and_roll", "learn", "remove_cube"
DAYS_PLAYED = 1  # in the others every turn ends at once: a match of six Days has a hundred answers
SPACES = 43
CHAMPION = {mode: {"champion": "oric"} for mode in ("arena", "plowshares", "ghost")}  # the others cast their own

# -- matches to sit down at ------------------------------------------------------------------------------------------------


def begun(mode: str, seed: str) -> Match:
    return registry.game("hara").new(mode=mode, seed=seed_of(seed), options=CHAMPION.get(mode, {}))


def busy(match: Match) -> str:
    """Plays every card, walks and strikes, and ends the turn when nothing else is left."""
    assert match.prompt is not None
    said = [option.notation for option in match.prompt.options]
    return said[-1] if match.prompt.kind in (ACT, WALK) else said[0]


@cache
def brought_to(mode: str, kind: str) -> str:
    """The file of a match at its first question of this kind; "" is the end."""
    for number in range(30):
        match = begun(mode, f"hara-{number}")
        while match.actor is not None and (match.prompt is None or match.prompt.kind != kind):
            match.answer(busy(match))
        if (match.prompt.kind if match.prompt else "") == kind:
            return match.save()
    raise AssertionError(f"nobody asks {kind} in thirty matches")


@cache
def at_the_end_of_a_day() -> str:
    """The last question before two Worlds trade places."""
    match = begun("arena", "shift")
    while True:
        before = match.save()
        match.answer("end" if match.prompt.kind == ACT else match.prompt.options[0].notation)
        if match.view(0)["layout"] != registry.game("hara").load(before).view(0)["layout"]:
            return before


@cache
def with_a_dear_card() -> str:
    """A card lies ready that cannot be paid, and Activations are left."""
    for number in range(30):
        match = registry.game("hara").new(seed=number, options={"champion": "leaf"})
        while match.actor is not None:
            view = match.view(0)
            dear = any(card["payable"] is False and card["state"] in ("hand", "board") for card in view["seats"][0]["cards"])
            if match.prompt.kind == ACT and view["activations"] > 0 and dear:
                return match.save()
            match.answer(busy(match))
    raise AssertionError("everything can be paid in thirty matches")


def sit(come: Come, address: str, file: str, language: str = "en", **more: object) -> Guest:
    guest = come(language, game="hara", **more)
    guest.sit_down(bring(address, file))
    return guest


def table(address: str, mode: str, seed: str, seats: tuple[tuple[str, str], ...] = ()) -> list[Seat]:
    return post_table(address, {"game": "hara", "mode": mode, "seed": seed, "options": CHAMPION.get(mode, {})}, seats)


# -- hands -------------------------------------------------------------------------------------------------------------------


def space(guest: Guest, name: str) -> Locator:
    return guest.page.locator(f'[data-place="{name}"]')


def ability(guest: Guest, name: str) -> Locator:
    return guest.thing(f"ability.{name}").get_by_role("button")


def menu(guest: Guest) -> Locator:
    """Several answers speak of the space that was pressed."""
    return guest.page.get_by_role("group", name=guest.words("table-choices"))


def day(guest: Guest) -> int:
    return guest.heard.now["view"]["day"]


def where(guest: Guest, name: str) -> str:
    return next(card["at"] for card in guest.heard.now["view"]["cards"] if card["card"] == name)


def same_as_in_the_rules(guest: Guest, mode: str, seed: str) -> None:
    match = begun(mode, seed)
    for answer in [say for by, say in guest.heard.told if by == 0]:
        match.answer(answer)
    assert [(entry.by, entry.say) for entry in match.log] == guest.heard.told
    assert match.result is not None
    assert list(match.result.winners) == guest.heard.now["result"]["winners"]


def result_of(guest: Guest) -> Locator:
    sheet = guest.page.locator("dialog[open]")
    expect(sheet).to_be_visible()
    return sheet


# -- whole matches -----------------------------------------------------------------------------------------------------------


def test_swords_to_plowshares_is_played_by_mouse_on_the_board(come: Come, address: str) -> None:
    guest = come(game="hara")
    guest.sit_down(table(address, "plowshares", "by mouse")[0])
    done: set[str] = set()
    while guest.heard.now["result"] is None:
        options = guest.heard.options
        plays = [say for say in options if say.startswith("play ")]
        steps = [say for say in options if say.startswith("move ")]
        hits = [say for say in options if say.startswith("hit ")]
        if guest.heard.kind == ACT and plays and day(guest) <= DAYS_PLAYED:
            done.add("card")
            guest.after(ability(guest, plays[0].removeprefix("play ")).click)
        elif hits:
            done.add("hit")
            press(guest, where(guest, hits[0].split()[1]), hits[0])
        elif guest.heard.kind == WALK and steps and day(guest) <= DAYS_PLAYED:
            done.add("step")
            press(guest, steps[-1].removeprefix("move "), steps[-1])
        elif guest.heard.kind in (ACT, WALK):
            guest.go_on()
        else:
            guest.give(options[0])
    assert {"card", "step"} <= done
    sheet = result_of(guest)
    expect(sheet).to_contain_text(guest.words("board-days-played", days=6))
    same_as_in_the_rules(guest, "plowshares", "by mouse")
    chapters = [guest.words("board-chapter", part=part, day=day) for day in range(1, 7) for part in ("dawn", "dusk", "shift")]
    listed = [name for name in chapters if sheet.get_by_role("button", name=name).count()]
    assert listed, "some parts of six Days are worth a look back"
    sheet.get_by_role("button", name=listed[0]).first.click()
    expect(guest.region("table-replay")).to_be_visible()


def press(guest: Guest, place: str, say: str) -> None:
    """One press on the space answers; where it means several things they are listed beside it."""
    number = guest.number_of(say)

    def answer() -> None:
        before = guest.heard.number
        space(guest, place).click()
        guest.until(lambda: guest.heard.number > before or menu(guest).is_visible(), "it answers, or lists what it could mean")
        if guest.heard.number == before:
            menu(guest).get_by_role("button").filter(has=guest.page.locator("kbd", has_text=str(number))).first.click()

    guest.after(answer)


def test_the_ghost_is_played_by_the_keyboard_alone(come: Come, address: str) -> None:
    guest = come(game="hara")
    keys = guest.page.keyboard
    guest.sit_down(table(address, "ghost", "by keys")[0])
    walked = False
    while guest.heard.now["result"] is None:
        options = guest.heard.options
        steps = [say for say in options if say.startswith("move ")]
        if guest.heard.kind == WALK and steps and not walked:
            guest.tab_to(guest.page.locator("[data-place]:focus"))
            walk_to(guest, steps[0].removeprefix("move "))
            guest.after(lambda: keys.press("Enter"))
            walked = True
        elif guest.heard.kind == ACT and not walked and "play dash" in options:
            guest.type_answer("play dash")
        elif guest.heard.kind in (ACT, WALK):
            guest.go_on_by_keys()
        else:
            guest.type_answer(options[0])
    assert walked
    expect(result_of(guest)).to_contain_text(guest.words("board-chapter", part="dawn", day=6))
    same_as_in_the_rules(guest, "ghost", "by keys")


def walk_to(guest: Guest, goal: str) -> None:
    """With the arrow keys, each time the one that leads closest."""
    aim = space(guest, goal).bounding_box()
    assert aim is not None
    for _ in range(20):
        here = guest.page.locator("[data-place]:focus")
        if here.get_attribute("data-place") == goal:
            return
        box = here.bounding_box()
        assert box is not None
        right, down = aim["x"] - box["x"], aim["y"] - box["y"]
        across = "ArrowRight" if right > 0 else "ArrowLeft"
        guest.page.keyboard.press(across if abs(right) > 4 else "ArrowDown" if down > 0 else "ArrowUp")
        if abs(right) > 4 and abs(down) > abs(right):
            guest.page.keyboard.press("ArrowDown" if down > 0 else "ArrowUp")
    raise AssertionError(f"the arrows do not lead to {goal}")


def test_ophion_is_played_on_a_phone_in_french(come: Come, address: str) -> None:
    guest = come("fr", phone=True, game="hara")
    guest.sit_down(table(address, "corrupted", "au doigt")[0])
    tapped = set()
    while guest.heard.now["result"] is None:
        say = guest.heard.options[0]
        on_the_map = say.split()[0] in ("move", "leap")
        if not on_the_map and say not in guest.listed():
            guest.go_on(Locator.tap)
            continue
        tapped.add("map" if on_the_map else "list")
        twice(guest, space(guest, say.split()[1]) if on_the_map else guest.option(say))
        assert not guest.scrolls_sideways()
    assert "list" in tapped
    sheet = result_of(guest)
    assert {text: found for text in guest.readable() if (found := foreign(text, "fr", "hara"))} == {}
    expect(sheet).to_contain_text(guest.words("board-chapter", part="dusk", day=1))  # when Ophion fell for the first time
    same_as_in_the_rules(guest, "corrupted", "au doigt")


def twice(guest: Guest, thing: Locator) -> None:
    """The first tap shows what would happen, the second answers."""
    before = guest.heard.number
    thing.tap()
    guest.page.wait_for_timeout(SECOND_THOUGHT_MS)
    assert guest.heard.number == before
    guest.after(thing.tap)


# -- the board ---------------------------------------------------------------------------------------------------------------


def test_arrows_walk_the_hexes_and_every_space_has_a_name(come: Come, address: str) -> None:
    guest = sit(come, address, brought_to("plowshares", ACT))
    names = guest.page.locator("button[data-place]").evaluate_all("(all) => all.map((one) => one.getAttribute('aria-label'))")
    assert len(names) == len(set(names)) == SPACES
    assert all(names)
    guest.tab_to(guest.page.locator("[data-place]:focus"))
    reached = set()
    for key in ["ArrowUp"] * 4 + ["ArrowRight"] * 4 + ["ArrowDown"] * 8 + ["ArrowLeft"] * 8 + ["ArrowUp"] * 4:
        guest.page.keyboard.press(key)
        reached.add(guest.page.locator("[data-place]:focus").get_attribute("data-place"))
    assert len({place.split(".")[0] for place in reached if place}) > 3
    guest.page.keyboard.press("Home")
    expect(space(guest, guest.heard.now["view"]["seats"][0]["at"])).to_be_focused()


def test_a_card_under_the_pointer_shows_how_far_it_reaches(come: Come, address: str) -> None:
    guest = sit(come, address, brought_to("plowshares", ACT))
    outlines = guest.arena.locator("svg .reach")
    expect(outlines).to_have_count(0)
    ability(guest, "dash").hover()
    near = [far for far in guest.heard.now["view"]["seats"][0]["reach"].values() if 0 < far <= 2]
    expect(outlines).to_have_count(len(near))
    guest.question.hover()
    expect(outlines).to_have_count(0)


def test_a_hit_says_in_the_list_and_on_the_map_what_it_would_do(come: Come, address: str) -> None:
    guest = sit(come, address, brought_to("plowshares", HIT))
    for option in guest.heard.now["prompt"]["options"]:
        told = option["text"]["with"]
        assert option["say"] in guest.listed()
        row = guest.option(option["say"])
        name = guest.words("option-hit", target=told["target"]["en"])
        expect(row).to_contain_text(guest.words("board-hit-brief", option=name, damage=told["damage"], falls=told["falls"]))
    expect(guest.arena.locator("svg .aimed").first).to_be_visible()


def reason(guest: Guest) -> Locator:
    """Where it is told why something is not possible."""
    return guest.page.get_by_role("status", name=guest.words("table-why-not"))


def test_a_space_out_of_reach_says_why_and_cites_a_rule_that_opens(come: Come, address: str) -> None:
    guest = sit(come, address, brought_to("plowshares", WALK))
    view = guest.heard.now["view"]
    taken = {card["at"] for card in view["cards"]}
    far = next(name for name, steps in view["seats"][0]["reach"].items() if steps > view["points"] and name not in taken)
    space(guest, far).click(force=True)  # it says of itself that it gives no answer
    expect(reason(guest)).to_contain_text("H-19")
    reason(guest).get_by_role("button").filter(has_text="H-19").first.click()
    expect(guest.dialog("table-rules").get_by_role("article", name="H-19", exact=True)).to_be_in_viewport()


def test_a_monster_that_cannot_be_struck_says_why(come: Come, address: str) -> None:
    guest = sit(come, address, brought_to("plowshares", HIT))
    now = guest.heard.now
    struck = {where(guest, option["say"].split()[1]) for option in now["prompt"]["options"]}
    safe = next(card["at"] for card in now["view"]["cards"] if card["kind"] == "monster" and card["at"] not in struck)
    space(guest, safe).click()
    expect(reason(guest)).to_contain_text("H-")


def test_a_card_that_is_too_dear_is_listed_and_says_why(come: Come, address: str) -> None:
    guest = sit(come, address, with_a_dear_card())
    dear = next(card["id"] for card in guest.heard.now["view"]["seats"][0]["cards"] if card["payable"] is False)
    row = guest.options.locator(".why button").first
    expect(row).to_be_visible()
    row.click()
    expect(reason(guest)).to_contain_text("H-54")
    reason(guest).get_by_role("button", name=guest.words("common-close")).click()
    ability(guest, dear).click(force=True)
    expect(reason(guest)).to_contain_text("H-54")


def test_worlds_trade_places_on_the_screen(come: Come, address: str) -> None:
    guest = sit(come, address, at_the_end_of_a_day())

    def places() -> dict[str, tuple[int, int]]:
        found = {}
        for world in guest.heard.now["view"]["layout"]:
            box = space(guest, f"{world}.4").bounding_box()
            assert box is not None
            found[world] = (round(box["x"]), round(box["y"]))
        return found

    before, layout = places(), guest.heard.now["view"]["layout"]
    guest.go_on()
    after, now = places(), guest.heard.now["view"]["layout"]
    traded = {old for old, new in zip(layout, now, strict=True) if old != new}
    assert {world for world in layout if before[world] != after[world]} == traded
    expect(guest.open_log().get_by_role("heading", name=guest.words("board-chapter", part="shift", day=1))).to_be_visible()


@pytest.mark.parametrize("language", ["en", "fr"])
def test_rounds_have_names_wherever_the_table_speaks_of_them(come: Come, address: str, language: str) -> None:
    guest = sit(come, address, at_the_end_of_a_day(), language)
    named = guest.words("board-chapter", part="dusk", day=1)
    expect(guest.open_log().get_by_role("heading", name=named)).to_be_visible()
    expect(guest.log.get_by_role("heading", name=guest.words("board-chapter", part="dawn", day=1))).to_be_visible()
    guest.log_lines.first.click()
    expect(guest.question).to_contain_text(named)
    guest.primary.click()
    guest.type_answer("play dash")
    guest.type_answer(guest.heard.options[1])
    guest.button("table-undo").click()
    expect(guest.page.locator("#undo-menu")).to_contain_text(guest.words("board-way-back", scope="turn", part="dusk", day=1))
    guest.page.keyboard.press("Escape")
    sheet = guest.open_menu("slots")
    expect(sheet.get_by_role("textbox")).to_have_attribute("placeholder", named)
    assert {text: found for text in guest.readable() if (found := foreign(text, language, "hara"))} == {}


@cache
def a_space_with_two_meanings() -> tuple[str, str]:
    """A match where one may walk to a space or strike somebody there, and that space."""
    for number in range(60):
        match, choose = begun("plowshares", f"beside-{number}"), Random(number).choice
        while match.actor is not None:
            said = {option.notation for option in match.prompt.options}
            struck = {say.split()[1] for say in said if say.startswith("hit ")}
            for card in match.view(0)["cards"]:
                if card["card"] in struck and f"move {card['at']}" in said:
                    return match.save(), card["at"]
            match.answer(choose(sorted(said)))
    raise AssertionError("no such moment in sixty matches")


def test_what_is_listed_beside_a_space_goes_when_the_question_does(come: Come, address: str) -> None:
    file, place = a_space_with_two_meanings()
    guest = sit(come, address, file)
    space(guest, place).click()
    expect(menu(guest).get_by_role("button").first).to_be_focused()
    guest.page.keyboard.press("Escape")
    expect(menu(guest)).to_be_hidden()
    space(guest, place).click()
    guest.after(menu(guest).get_by_role("button").last.click)
    expect(menu(guest)).to_be_hidden()


# -- company -----------------------------------------------------------------------------------------------------------------


def test_two_at_one_screen_hand_it_over_and_each_sees_their_own_champion(come: Come, address: str) -> None:
    guest = come(game="hara")
    seats = table(address, "arena", "two", (("person", "Ada"), ("person", "Basil")))
    for seat in seats:
        guest.go(seat.key)
        guest.until(lambda seat=seat: guest.heard.table == seat.table, "the table is here")
    for _ in range(3):
        asked = guest.heard.now["prompt"]["seat"]
        guest.button("table-pass-here", name=("Ada", "Basil")[asked]).click()
        mine = guest.heard.now["view"]["seats"][asked]
        name = guest.words(f"board-champion-{mine['champion']}")
        expect(guest.arena.get_by_role("heading", name=name, exact=True).first).to_be_visible()
        guest.go_on()
        guest.until(lambda asked=asked: guest.heard.now["prompt"]["seat"] != asked, "the other one is asked")
    assert barriers(guest) == []


def test_while_a_bot_plays_one_sees_the_own_hand_and_reads_its_steps(come: Come, address: str) -> None:
    guest = come(game="hara")
    seats = table(address, "arena", "with a bot", (("person", "Ada"), ("bot", "Basil")))
    guest.sit_down(seats[0])
    guest.until(lambda: (guest.heard.now.get("prompt") or {}).get("seat") == 0, "it is my turn")
    own = guest.heard.now["view"]["seats"][0]["cards"][1]["id"]
    guest.go_on()
    expect(guest.thing(f"ability.{own}")).to_be_visible()
    guest.until(lambda: any(by == 1 for by, _ in guest.heard.told), "the bot has played")
    champion = guest.heard.now["view"]["seats"][1]["champion"]
    expect(
        guest.open_log().get_by_text(guest.words("note-turn-begins", seat=guest.words(f"champion-{champion}"))).first
    ).to_be_visible()


# -- everybody ---------------------------------------------------------------------------------------------------------------

Situation = Callable[[Guest], None]


def nothing_more(_guest: Guest) -> None:
    pass


def a_card_is_pointed_at(guest: Guest) -> None:
    ability(guest, "dash").hover()
    expect(guest.arena.locator("svg .reach").first).to_be_visible()


def the_result_is_shown(guest: Guest) -> None:
    result_of(guest)


SITUATIONS: dict[str, tuple[str, str, Situation]] = {
    "a turn": ("plowshares", ACT, a_card_is_pointed_at),
    "a walk": ("ghost", WALK, nothing_more),
    "a hit": ("plowshares", HIT, nothing_more),
    "a Challenge": ("rifts", CHALLENGE, nothing_more),
    "a new ability": ("ghost", LEARN, nothing_more),
    "the cubes of Ophion": ("corrupted", CUBE, nothing_more),
    "the end": ("plowshares", "", the_result_is_shown),
}


@pytest.mark.parametrize("name", list(SITUATIONS))
def test_no_barrier_at(come: Come, address: str, name: str) -> None:
    mode, kind, then = SITUATIONS[name]
    guest = sit(come, address, brought_to(mode, kind))
    then(guest)
    assert barriers(guest) == []


@pytest.mark.parametrize("name", ["a turn", "a hit", "the cubes of Ophion"])
def test_on_a_phone_every_tab_is_open_to_all_and_fits_the_screen_and_the_finger(come: Come, address: str, name: str) -> None:
    mode, kind, _ = SITUATIONS[name]
    guest = sit(come, address, brought_to(mode, kind), "fr", phone=True)
    for tab in ("map", "hand", "log"):
        guest.tab(tab).tap()
        guest.settled()
        assert barriers(guest) == [], tab
        assert not guest.scrolls_sideways(), tab
        assert guest.cut_off() == [], tab
        assert guest.too_small() == [], tab


@pytest.mark.parametrize("kind", [ACT, HIT, CHALLENGE])
def test_a_switch_of_language_leaves_no_word_of_the_other(come: Come, address: str, kind: str) -> None:
    guest = sit(come, address, brought_to("rifts" if kind == CHALLENGE else "plowshares", kind))
    for language in ("fr", "en"):
        guest.switch(language)
        assert {text: found for text in guest.readable() if (found := foreign(text, language, "hara"))} == {}


@pytest.mark.parametrize(
    ("language", "told"), [("en", "Oric has {now} of {most} Discipline."), ("fr", "Discipline d’Oric\u00a0: {now} sur {most}.")]
)
def test_a_card_that_costs_or_counts_a_resource_says_how_much_there_is(
    come: Come, address: str, language: str, told: str
) -> None:
    guest = sit(come, address, brought_to("arena", ACT), language)
    resource = guest.heard.now["view"]["seats"][0]["resource"]
    guest.thing("ability.hold_the_gate").first.click(button="right")
    expect(guest.page.locator("dialog[open]")).to_contain_text(told.format(**resource))
