### What every title shares: why an answer was not taken.

refused-too-late = Time ran out before this answer came.
refused-too-early = The dice are still rolling.
refused-paused = The round is paused.
refused-not-paused = Nothing is paused.
refused-pause = This match was set up without pauses.
refused-nothing-runs = No clock is running.
refused-over = The match is over.
refused-undo-clock = Nothing can be taken back while the clock runs.
refused-undo-nothing = There is nothing to take back.
refused-no-such-line = The log has no such line.
refused-other-version = This match was played with version { $rules } of the rules and does not go on with version { $here }. Finish it with the version of Ludarium it was begun with.
