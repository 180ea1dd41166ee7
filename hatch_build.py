"""Build hook: builds the pages for the browser and compiles the rules, and says in a line each what it made."""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class LudariumBuildHook(BuildHookInterface):  # type: ignore[type-arg]
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        sys.path.insert(0, self.root)
        self.add_pages(build_data)
        self.compile_rules(build_data)

    def add_pages(self, build_data: dict[str, Any]) -> None:
        import web_build

        if web_build.unwanted():
            self.app.display_warning("ludarium: built without the pages for the browser, because LUDARIUM_WEB=0")
            return
        try:
            made = web_build.build(Path(self.root))
        except web_build.NoPages as problem:
            self.app.abort(
                f"ludarium: {problem}\nLUDARIUM_WEB=0 builds without the pages; `ludarium serve` then has none to show."
            )
        build_data["artifacts"].append(web_build.PAGES)  # they are git-ignored, so they must be named
        self.app.display_info(f"ludarium: pages for the browser, {'built' if made else 'as they were'}")

    def compile_rules(self, build_data: dict[str, Any]) -> None:
        import native_build

        reason = native_build.why_not_compiled()
        if reason:
            self.app.display_info(f"ludarium: plain Python build, because {reason}")
            return
        lib = Path(tempfile.mkdtemp(prefix="ludarium-lib-"))
        built = native_build.compile_into(Path(self.root) / "src", lib)
        for file in built:
            build_data["force_include"][str(file)] = str(file.relative_to(lib))
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        build_data["dependencies"] = ["librt==0.16.0"]
        self.app.display_info(f"ludarium: compiled build, {len(built)} extension modules")
