import { toSnakeKey } from "#app/platform/kernel/snake-case.ts";

/** Which of a path's calls is meant, by the words in it: `{ action: "cancel" }`, or one of several. */
export type Words = Readonly<Record<string, string | readonly string[]>>;

/** Path parameters that the read or the command knows under another name: `{ action: "number" }`. */
export type Renamed = Readonly<Record<string, string>>;

/** A row's path as programs know it, with the call's words in it, and the words that its parameters may stand for. */
export function callPath(pattern: string, at: Words, as: Renamed = {}) {
  const words: Record<string, readonly string[]> = {};
  const path = `/${pattern.replace(/^\/+/, "")}`.replace(/:(\w+)/g, (_, name: string) => {
    const word = at[name];
    if (typeof word === "string") return word;
    const shown = toSnakeKey(as[name] ?? name);
    if (word) words[shown] = word;
    return `{${shown}}`;
  });
  return { path, words };
}
