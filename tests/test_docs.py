"""The documentation agrees with the program: generated pages are fresh, links lead somewhere, no question lacks its notation."""

from __future__ import annotations

import io
import re
import shutil
from contextlib import redirect_stdout
from pathlib import Path

import pytest
from pages.reference import FOLDER, GAMES, pages, titles

import ludarium
from ludarium import registry
from ludarium.core.errors import LudariumError
from ludarium.lab.writing import anchor

REPOSITORY = Path(__file__).parents[1]
DOCS = REPOSITORY / "docs"
FOLDERS = (DOCS, REPOSITORY / "examples", GAMES)
WRITTEN = [*sorted(REPOSITORY.glob("*.md")), *(file for folder in FOLDERS for file in sorted(folder.rglob("*.md")))]
PROMPTS = {game.info.id: game.decisions.kinds or game.part("prompts").DESCRIBE for game in titles()}


@pytest.mark.parametrize("name", sorted(pages()))
def test_a_generated_page_is_what_would_be_written_now(name: str) -> None:
    file = FOLDER / name
    assert file.is_file(), f"docs/reference/{name} is missing: run `make refresh`"
    assert file.read_text("utf-8") == pages()[name](), f"docs/reference/{name} is out of date: run `make refresh`"


@pytest.mark.parametrize("title", sorted(PROMPTS))
def test_a_title_has_all_its_pages(title: str) -> None:
    for page in ("options-{}.md", "verbs-{}.md", "cards-{}.en.md", "cards-{}.fr.md", "balance-{}.md"):
        assert (FOLDER / page.format(title)).is_file()


@pytest.mark.parametrize("title", sorted(PROMPTS))
def test_every_question_stands_on_the_page_of_notations(title: str) -> None:
    page = (GAMES / title / "notation.md").read_text("utf-8")
    assert [kind for kind in PROMPTS[title] if f"`{kind}`" not in page] == []


@pytest.mark.parametrize("file", [REPOSITORY / "README.md", FOLDER / "interface.md"], ids=lambda file: file.name)
def test_examples_print_what_stands_beside_them(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A comment behind `print` is what it prints; `...` stands for anything."""
    code = "\n".join(re.findall(r"```python\n(.*?)```", file.read_text("utf-8"), re.DOTALL))
    exec(compile(code, file.name, "exec"), {})
    printed = capsys.readouterr().out.splitlines()
    promised = [line.partition("  # ")[2].strip() for line in code.splitlines() if "print(" in line]
    assert len(printed) == len(promised)
    for text, promise in zip(printed, promised, strict=True):
        assert not promise or re.fullmatch(re.escape(promise).replace(r"\.\.\.", ".*"), text)


BLOCK = re.compile(r"^```(toml|python)\n(.*?)^```", re.MULTILINE | re.DOTALL)


@pytest.mark.parametrize("name", ["tutorial/first-match.md", "how-to/add-a-card.md", "how-to/write-a-scenario.md"])
def test_who_types_a_page_sees_what_it_says(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """From its first line to its last: cards go into the file of the card they replace, a scenario into one of its own, in a
    folder for each title, and what Python prints or raises is what the comments of its block say; `...` stands for anything."""
    monkeypatch.chdir(tmp_path)
    registry.game.cache_clear()  # by their paths the folders of all pages are one
    names: dict[str, object] = {}
    title = ""
    for kind, text in BLOCK.findall((DOCS / name).read_text("utf-8")):
        if scenario := re.match(r'\[\[scenario]]\nid = "(\w+)"', text):
            Path("mypack").mkdir()
            Path(f"mypack/scenario_{scenario[1]}.toml").write_text(text, "utf-8")
            title = "tamashii"
        elif kind == "toml":
            replaced = re.findall(r'^replaces = ("\w+")$', text, re.MULTILINE)[0]
            (shipped,) = (file for file in GAMES.glob("*/data/*.toml") if f"\nid = {replaced}\n" in file.read_text("utf-8"))
            if shipped.parts[-3] != title:
                shutil.rmtree("mypack", ignore_errors=True)
                title = shipped.parts[-3]
            mine = Path("mypack", shipped.name)
            mine.parent.mkdir(exist_ok=True)
            mine.write_text(f"{mine.read_text('utf-8') if mine.exists() else ''}\n{text}", "utf-8")
        else:
            promised = " ".join(line[2:] for line in text.splitlines() if line.startswith("# "))
            told = " ".join(typed(text, names).split())
            assert not promised or re.fullmatch(re.escape(promised).replace(r"\.\.\.", ".*"), told), told
    assert not title or ludarium.game(title, Path("mypack")).pack.hash != ludarium.game(title).pack.hash


def typed(code: str, names: dict[str, object]) -> str:
    """What somebody sees who types this."""
    with redirect_stdout(io.StringIO()) as printed:
        try:
            exec(compile(code, "page", "exec"), names)
        except LudariumError as problem:
            print(f"{type(problem).__module__}.{type(problem).__name__}: {problem}")
    return printed.getvalue()


@pytest.mark.parametrize("file", WRITTEN, ids=[str(file.relative_to(REPOSITORY)) for file in WRITTEN])
def test_links_lead_somewhere(file: Path) -> None:
    text = re.sub(r"```.*?```|`[^`]*`", "", file.read_text("utf-8"), flags=re.DOTALL)
    dead = [link for link in links(text) if not leads_somewhere(file, link)]
    assert dead == []


def links(text: str) -> list[str]:
    """Every address that is not elsewhere on the web."""
    found: list[str] = re.findall(r"\]\(([^)\s]+)\)", text)
    return [link for link in found if "://" not in link]


def leads_somewhere(file: Path, link: str) -> bool:
    path, _, place = link.partition("#")
    target = (file.parent / path).resolve() if path else file
    if not target.exists():
        return False
    return not place or place in anchors(target.read_text("utf-8"))


def anchors(text: str) -> set[str]:
    """The headings of a page as links name them."""
    headings: list[str] = re.findall(r"^#+ (.*)$", text, re.MULTILINE)
    return {anchor(heading) for heading in headings}
