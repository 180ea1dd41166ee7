"""Build hook: compiles the rules if a C compiler is there, and says in one line which build it made."""

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
