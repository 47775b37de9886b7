import { type KeyboardEvent, useId, useRef, useState } from "react";
import { useCommand } from "#app/ui/client/use-command.ts";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { Button } from "#app/ui/primitives/button.tsx";
import { type Colleague, filterColleagues, findMentionBefore, findMentioned } from "../model/note.ts";

interface NoteBoxProps {
  people: readonly Colleague[];
  intent: string;
  number: string;
  onWritten: () => void;
}

const MAX_SUGGESTIONS = 6;

/** Input for a note with mentions: typing @ offers colleagues; arrows and Enter select, Escape closes. */
export function NoteBox({ people, intent, number, onWritten }: NoteBoxProps) {
  const t = useTranslate();
  const list = useId();
  const box = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState("");
  const [typed, setTyped] = useState<string | null>(null);
  const [current, setCurrent] = useState(0);
  const offered = typed === null ? [] : filterColleagues(people, typed).slice(0, MAX_SUGGESTIONS);
  const { run, result, busy } = useCommand((each) => {
    if (!each.ok) return;
    setText("");
    onWritten();
  });

  const look = (area: HTMLTextAreaElement) => {
    setTyped(findMentionBefore(area.value, area.selectionStart));
    setCurrent(0);
  };
  const choose = (person: Colleague) => {
    const area = box.current;
    if (!area || typed === null) return;
    const from = area.selectionStart - typed.length;
    const next = `${text.slice(0, from)}${person.name} ${text.slice(area.selectionStart)}`;
    setText(next);
    setTyped(null);
    requestAnimationFrame(() => area.setSelectionRange(from + person.name.length + 1, from + person.name.length + 1));
    area.focus();
  };
  const send = () => void run(intent, { number, text, mentions: findMentioned(text, people).map(({ id }) => id) });
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Enter" && (event.ctrlKey || event.metaKey) && text.trim()) return send();
    const chosen = offered[current];
    if (!chosen) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) setCurrent((current + step + offered.length) % offered.length);
    else if (event.key === "Enter" || event.key === "Tab") choose(chosen);
    else if (event.key === "Escape") setTyped(null);
    else return;
    event.preventDefault();
  };
  return (
    <div className="note-box">
      <span className="input area">
        <textarea
          ref={box}
          rows={2}
          maxLength={2000}
          placeholder={t("common:detail.write_note")}
          aria-label={t("common:detail.write_note")}
          aria-controls={list}
          aria-autocomplete="list"
          aria-activedescendant={offered[current] ? `${list}-${current}` : undefined}
          value={text}
          onChange={(event) => {
            setText(event.currentTarget.value);
            look(event.currentTarget);
          }}
          onKeyDown={onKeyDown}
          onBlur={() => setTyped(null)}
        />
      </span>
      <div id={list} role="listbox" aria-label={t("common:detail.people")} hidden={offered.length === 0}>
        {offered.map((person, at) => (
          <div
            key={person.id}
            id={`${list}-${at}`}
            role="option"
            tabIndex={-1}
            aria-selected={at === current}
            onPointerDown={(event) => {
              event.preventDefault();
              choose(person);
            }}
          >
            {person.name}
          </div>
        ))}
      </div>
      {result && !result.ok && (
        <p className="field-error" role="alert">
          {[result.message, ...Object.values(result.errors).flat()].join(" ")}
        </p>
      )}
      {text.trim() && (
        <Button kind="primary" pending={busy} onClick={send}>
          {t("common:detail.send_note")}
        </Button>
      )}
    </div>
  );
}
