import { useTranslate } from "../i18n/use-translate.ts";

/** Keys whose names differ from language to language. */
const translatedKeys = {
  Ctrl: "common:key.ctrl",
  Shift: "common:key.shift",
  Enter: "common:key.enter",
} as const;

const isTranslatedKey = (key: string): key is keyof typeof translatedKeys => key in translatedKeys;

/** Keys of a shortcut by their English names, as the keyboards of the language have them: `<Kbd keys="Ctrl K" />`. */
export function Kbd({ keys }: { keys: string }) {
  const t = useTranslate();
  return (
    <span className="keys">
      {keys.split(" ").map((key) => (
        <kbd key={key}>{isTranslatedKey(key) ? t(translatedKeys[key]) : key}</kbd>
      ))}
    </span>
  );
}
