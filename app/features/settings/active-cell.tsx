import { useWords } from "#app/ui/words/use-words.ts";

/** Active or inactive, by word and dot. */
export function ActiveCell({ active }: { active: boolean }) {
  const say = useWords();
  return active ? say("settings:active") : <span className="text-ink-3">{say("settings:inactive")}</span>;
}

/** Several words of the catalogue in one cell. */
export function WordsCell({ words }: { words: readonly Parameters<ReturnType<typeof useWords>>[0][] }) {
  const say = useWords();
  return words.map((word) => say(word)).join(", ");
}
