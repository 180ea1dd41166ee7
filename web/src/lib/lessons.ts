/** How far somebody has come in the lessons of a title: a lesson ends before its match does, so the server cannot know. */
import { read, write } from "./storage";

export function lessonsDone(game: string): number {
  return read<number>(`lessons.${game}`, 0);
}

export function lessonDone(game: string, lesson: number): void {
  write(`lessons.${game}`, Math.max(lessonsDone(game), lesson));
}
