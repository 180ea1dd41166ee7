"""The compiled build: the same files, turned into C by mypyc, one C unit for the core and one for each title.

A file is compiled if it imports `ludarium.core.native` or lies in a `rules` folder, but for the words beside the rules
(`<subject>_words.py`), which are for people, and for views, whose structs mypyc cannot compile. Two things are changed on the
way. A declared state is printed as the class that it stands for (`ludarium/core/declared.py`). And calling a rule by its number
through a list of Python callables boxes three ints each time, which costs half of the speed, so every

    @rule
    def land(s: Proving, dice: i64, _b: i64, value: i64) -> None:

becomes a plain function `_land` and a constant `land`, and a generated `_native.py` calls the functions by number. Lines keep
their numbers. The differential test plays thousands of matches on both builds and compares every hash.
"""

from __future__ import annotations

import ast
import os
import re
import runpy
import shutil
import sys
import sysconfig
import tempfile
from pathlib import Path

RULE = re.compile(r"^@rule\ndef (\w+)\((\w+): (\w+),", re.MULTILINE)
FUTURE = "from __future__ import annotations\n"
HELPERS = "; from typing import Final as _Final; from ludarium.core.kernel import register as _register\n"
FIRST_NUMBER = 10_000  # of the core's own rules, and the step to those of each title; nobody has more
FOLLOWED = ("--ignore-missing-imports", "--follow-imports=silent")  # imports only serve types here, and packages may be missing


def compiles(file: Path) -> bool:
    text = file.read_text("utf-8")
    if file.name == "native.py" or file.stem.endswith("_words") or "from msgspec import" in text:
        return False
    return "from ludarium.core.native import" in text or (file.parent.name == "rules" and file.name != "__init__.py")


def titles(source: Path) -> list[str]:
    """Every package in the folder of titles, as the registry finds them."""
    return sorted(file.parent.name for file in (source / "ludarium/games").glob("*/__init__.py"))


def prepare(source: Path, target: Path) -> list[tuple[list[str], str | None]]:
    """Copy the package, rewrite the rules; the groups of files to compile and the names of their C units."""
    shutil.copytree(
        source / "ludarium", target / "ludarium", ignore=shutil.ignore_patterns("__pycache__", "*.so", "data", "text")
    )
    for package in (target / "ludarium").rglob("__init__.py"):
        package.write_text("", "utf-8")  # mypy follows imports: what is not compiled is none of its business
    core = [file for file in sorted((target / "ludarium/core").rglob("*.py")) if compiles(file)]
    write_out_states(core, target)
    shared = number_rules([file for file in core if "\n@rule\n" in file.read_text("utf-8")], target, "language", FIRST_NUMBER)
    dispatcher = target / "ludarium/core/_native.py"
    dispatcher.write_text(core_dispatch_source(shared), "utf-8")
    groups: list[tuple[list[str], str | None]] = [
        ([str(file.relative_to(target)) for file in [*core, dispatcher]], "ludarium_core")
    ]
    for place, title in enumerate(titles(source)):
        folder = target / "ludarium/games" / title
        files = [file for file in sorted(folder.rglob("*.py")) if compiles(file)]
        write_out_states(files, target)
        numbered = number_rules(files, target, title, FIRST_NUMBER * (place + 2))
        dispatcher = folder / "_native.py"
        dispatcher.write_text(dispatch_source(title, numbered), "utf-8")
        groups.append(([str(file.relative_to(target)) for file in [*files, dispatcher]], f"ludarium_{title}"))
    return groups


def number_rules(files: list[Path], target: Path, title: str, first: int) -> list[tuple[int, str, str, str]]:
    """Rewrite the rules of a title in place; (number, module, name, state class) of each."""
    numbered: list[tuple[int, str, str, str]] = []
    for file in files:
        module = ".".join(file.relative_to(target).with_suffix("").parts)

        def rewrite(found: re.Match[str], module: str = module) -> str:
            name, state, kind = found.groups()
            number = first + len(numbered)
            numbered.append((number, module, name, kind))
            return f'{name}: _Final = {number}; _register({number}, "{title}.{name}")\ndef _{name}({state}: {kind},'

        text = RULE.sub(rewrite, file.read_text("utf-8"))
        if "@rule" in text:
            raise ValueError(f"{file.name}: write a rule as `@rule`, then `def name(state: Class, ...)` on one line")
        file.write_text(text.replace(FUTURE, FUTURE.rstrip() + HELPERS, 1), "utf-8")
    return numbered


def write_out_states(files: list[Path], target: Path) -> None:
    """Print every declared state as the class that it stands for. Ludarium itself cannot be imported here: it is being built."""
    declared = runpy.run_path(str(target / "ludarium/core/declared.py"))
    for file in files:
        text = file.read_text("utf-8")
        lines = text.splitlines()
        for node in reversed(declared["declarations"](text)):
            first, last = min(each.lineno for each in node.decorator_list), node.end_lineno
            lines[first - 1 : last] = ast.unparse(declared["written_out"](node, file.name)).splitlines()
        file.write_text("\n".join(lines) + "\n", "utf-8")


def core_dispatch_source(numbered: list[tuple[int, str, str, str]]) -> str:
    """The same for the rules of the core, which every title has whose cards are lines; one that is not compiled calls them one by
    one."""
    imports = "\n".join(f"from {module} import _{name}" for _, module, name, _ in numbered)
    listed = "\n".join(f"RULES[{number}] = cast(Rule, _{name})" for number, _, name, _ in numbered)
    return f"""{FUTURE}from typing import cast
from ludarium.core.kernel import RULES, Rule, State
from ludarium.core.language.scripted import Scripted
from ludarium.core.native import i64
{imports}


def run_shared(state: State, rule: i64, a: i64, b: i64, c: i64) -> None:
    s = cast(Scripted, state)
{tree(numbered, "    ")}


{listed}
"""


def dispatch_source(title: str, numbered: list[tuple[int, str, str, str]]) -> str:
    """A module that calls every rule of a title by number, through a binary tree of comparisons."""
    state = numbered[0][3]
    imports = "\n".join(f"from {module} import _{name}" for _, module, name, _ in numbered)
    return f"""{FUTURE}from typing import cast
from ludarium.core._native import run_shared
from ludarium.core.kernel import RULES, Dispatcher, State
from ludarium.core.native import i64
from ludarium.games.{title}.state import {state}
{imports}


class Native(Dispatcher):
    def run(self, state: State, rule: i64, a: i64, b: i64, c: i64) -> None:
        if rule < {FIRST_NUMBER}:  # a rule that was not compiled: a mode that somebody has added
            RULES[rule](state, a, b, c)
            return
        if rule < {2 * FIRST_NUMBER}:
            run_shared(state, rule, a, b, c)
            return
        s = cast({state}, state)
{tree(numbered, "        ")}
"""


def tree(numbered: list[tuple[int, str, str, str]], indent: str) -> str:
    if len(numbered) == 1:
        return f"{indent}_{numbered[0][2]}(s, a, b, c)"
    half = len(numbered) // 2
    lower, upper = tree(numbered[:half], indent + "    "), tree(numbered[half:], indent + "    ")
    return f"{indent}if rule < {numbered[half][0]}:\n{lower}\n{indent}else:\n{upper}"


def compile_into(source: Path, lib: Path, opt_level: str = "3") -> list[Path]:
    """Compile the package found in `source` (a `src` folder) and leave the extension modules in `lib`."""
    from mypyc.build import mypycify
    from setuptools import Distribution

    work = Path(tempfile.mkdtemp(prefix="ludarium-"))
    before = Path.cwd()
    try:
        groups = prepare(source, work / "src")
        os.chdir(work / "src")
        extensions = mypycify(
            [*(file for files, _ in groups for file in files), "--config-file", os.devnull, *FOLLOWED],
            opt_level=opt_level,
            separate=groups,
            target_dir=str(work / "c"),
        )
        distribution = Distribution({"name": "ludarium", "ext_modules": extensions})
        command = distribution.get_command_obj("build_ext")
        command.build_lib, command.build_temp, command.parallel = str(lib), str(work / "o"), os.cpu_count()
        command.ensure_finalized()
        command.run()
    finally:
        os.chdir(before)
        shutil.rmtree(work, ignore_errors=True)
    return sorted(file for file in lib.rglob("*") if file.suffix in (".so", ".pyd"))


def why_not_compiled() -> str | None:
    """Why this machine cannot compile, if so."""
    if os.environ.get("LUDARIUM_NATIVE") == "0":
        return "LUDARIUM_NATIVE=0"
    compiler = (sysconfig.get_config_var("CC") or "cc").split()[0]
    if shutil.which(compiler) is None:
        return f"there is no C compiler ({compiler})"
    header = Path(sysconfig.get_paths()["include"]) / "Python.h"
    return None if header.exists() else "the Python headers are missing"


if __name__ == "__main__":
    built = compile_into(Path(sys.argv[1]).resolve(), Path(sys.argv[2]).resolve())
    print(f"compiled {len(built)} extension modules into {sys.argv[2]}")
