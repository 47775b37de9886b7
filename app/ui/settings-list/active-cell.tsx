import { useTranslate } from "../i18n/use-translate.ts";
import { StateLabel } from "../status/state-label.tsx";

/** Active or inactive, by shape and word. */
export function ActiveCell({ active }: { active: boolean }) {
  const t = useTranslate();
  return (
    <StateLabel state={active ? "active" : "inactive"}>
      {t(active ? "settings:active" : "settings:inactive")}
    </StateLabel>
  );
}

/** Several translated labels in one cell. */
export function LabelsCell({ words }: { words: readonly Parameters<ReturnType<typeof useTranslate>>[0][] }) {
  const t = useTranslate();
  return words.map((word) => t(word)).join(", ");
}
