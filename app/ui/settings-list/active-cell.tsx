import { useTranslate } from "../i18n/use-translate.ts";
import { StateLabel } from "../status/state-label.tsx";

/** Active or inactive, by shape and word. */
export function ActiveCell({ active }: { active: boolean }) {
  const say = useTranslate();
  return (
    <StateLabel state={active ? "active" : "inactive"}>
      {say(active ? "settings:active" : "settings:inactive")}
    </StateLabel>
  );
}

/** Several words of the catalogue in one cell. */
export function LabelsCell({ words }: { words: readonly Parameters<ReturnType<typeof useTranslate>>[0][] }) {
  const say = useTranslate();
  return words.map((word) => say(word)).join(", ");
}
