import { Dialog } from "../primitives/dialog.tsx";
import { Kbd } from "../primitives/kbd.tsx";
import { useWords } from "../words/use-words.ts";
import type { Word } from "../words/word.ts";

interface Shortcut {
  /** Alternatives, each with its keys. */
  keys: readonly string[];
  word: Word;
}

const groups: readonly { word: Word; shortcuts: readonly Shortcut[] }[] = [
  {
    word: "common:keys.group_everywhere",
    shortcuts: [
      { keys: ["Ctrl K"], word: "common:keys.palette" },
      { keys: ["?"], word: "common:keys.help" },
      { keys: ["Ctrl S"], word: "common:keys.save" },
      { keys: ["Esc"], word: "common:keys.escape" },
    ],
  },
  {
    word: "common:keys.group_lists",
    shortcuts: [
      { keys: ["/"], word: "common:keys.search" },
      { keys: ["J K", "↓ ↑"], word: "common:keys.rows" },
      { keys: ["X"], word: "common:keys.select" },
      { keys: ["Shift ↓", "Shift X"], word: "common:keys.range" },
      { keys: ["Enter"], word: "common:keys.open" },
      { keys: ["E"], word: "common:keys.edit" },
      { keys: ["A"], word: "common:keys.assign" },
      { keys: ["S"], word: "common:keys.ship" },
      { keys: ["L"], word: "common:keys.labels" },
    ],
  },
  {
    word: "common:keys.group_plans",
    shortcuts: [
      { keys: ["O"], word: "common:keys.optimise" },
      { keys: ["Shift O"], word: "common:keys.reoptimise" },
      { keys: ["L"], word: "common:keys.lock" },
      { keys: ["Alt ↑", "Alt ↓"], word: "common:keys.resequence" },
      { keys: ["Ctrl Z", "Shift Ctrl Z"], word: "common:keys.undo" },
    ],
  },
];

/** The help of `?`. */
export function Shortcuts({ onClose }: { onClose: () => void }) {
  const say = useWords();
  return (
    <Dialog open title={say("common:shell.shortcuts")} onClose={onClose}>
      {groups.map(({ word, shortcuts }) => (
        <section key={word}>
          <h3 className="mb-2">{say(word)}</h3>
          <dl className="keys1">
            {shortcuts.map((shortcut) => (
              <Row key={shortcut.word} {...shortcut} />
            ))}
          </dl>
        </section>
      ))}
    </Dialog>
  );
}

function Row({ keys, word }: Shortcut) {
  const say = useWords();
  return (
    <>
      <dt>{say(word)}</dt>
      <dd className="flex gap-1.5 items-center">
        {keys.map((each, index) => (
          <span key={each} className="flex gap-1.5 items-center">
            {index > 0 && <span className="text-xs text-ink-3">{say("common:keys.or")}</span>}
            <Kbd keys={each} />
          </span>
        ))}
      </dd>
    </>
  );
}
