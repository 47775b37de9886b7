import { Shaped } from "../status/shaped.tsx";
import { useWords } from "../words/use-words.ts";

/** Active or inactive, by shape and word. */
export function ActiveCell({ active }: { active: boolean }) {
  const say = useWords();
  return (
    <Shaped state={active ? "active" : "inactive"}>{say(active ? "settings:active" : "settings:inactive")}</Shaped>
  );
}

/** Several words of the catalogue in one cell. */
export function WordsCell({ words }: { words: readonly Parameters<ReturnType<typeof useWords>>[0][] }) {
  const say = useWords();
  return words.map((word) => say(word)).join(", ");
}
