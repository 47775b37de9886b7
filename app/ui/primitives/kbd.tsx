import { useWords } from "../words/use-words.ts";

/** Keys whose names differ from language to language. */
const named = {
  Ctrl: "common:key.ctrl",
  Shift: "common:key.shift",
  Enter: "common:key.enter",
} as const;

const isNamed = (key: string): key is keyof typeof named => key in named;

/** Keys of a shortcut by their English names, as the keyboards of the language have them: `<Kbd keys="Ctrl K" />`. */
export function Kbd({ keys }: { keys: string }) {
  const say = useWords();
  return (
    <span className="keys">
      {keys.split(" ").map((key) => (
        <kbd key={key}>{isNamed(key) ? say(named[key]) : key}</kbd>
      ))}
    </span>
  );
}
