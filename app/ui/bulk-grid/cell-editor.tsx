import { type KeyboardEvent, useEffect, useId, useLayoutEffect, useRef, useState } from "react";
import type { Choice } from "../primitives/combobox.tsx";
import { useChoices } from "../primitives/use-choices.ts";
import { useFloating } from "../primitives/use-floating.ts";
import { type GridColumn, splitLastPart } from "./grid-spec.ts";

/** Where the selection moves after a cell was written. */
export type LeaveDirection = "stay" | "down" | "up" | "right" | "left";

interface CellEditorProps {
  column: GridColumn;
  start: string;
  /** Opened by typing: arrows leave the cell. Opened to correct it: they move within the text. */
  typing: boolean;
  getFault: (text: string) => string | undefined;
  onText: (text: string) => void;
  onWrite: (text: string, leaving: LeaveDirection) => void;
  /** Opens the file picker for the cell. */
  onUpload: () => void;
  onCancel: () => void;
}

/** The choice that opens the file picker. */
const UPLOAD_CHOICE = "\u0000";

/** The cell editor: a text, with choices below it if the column has any. */
export function CellEditor({ column, start, typing, getFault, onText, onWrite, onUpload, onCancel }: CellEditorProps) {
  const listId = useId();
  const faultId = useId();
  const input = useRef<HTMLTextAreaElement>(null);
  const done = useRef(false);
  const [text, setText] = useState(start);
  const [active, setActive] = useState(-1);
  const floating = useFloating<HTMLDivElement>({ fit: true });
  const part = splitLastPart(text, column.separator);
  const { choices: found } = useChoices({
    options: column.pick ? undefined : [],
    load: column.pick,
    search: text === start && !typing ? "" : part.typed,
    isWanted: floating.open,
  });
  const choices = column.upload ? [...found, { value: UPLOAD_CHOICE, label: column.upload.label }] : found;
  const fault = getFault(text);

  useLayoutEffect(() => {
    input.current?.focus();
    input.current?.setSelectionRange(start.length, start.length);
    if (column.pick) floating.show();
  }, [column.pick, start, floating.show]);
  useEffect(() => {
    if (choices.length > 0) floating.place();
  }, [choices, floating.place]);

  const change = (next: string) => {
    setText(next);
    setActive(-1);
    onText(next);
    if (column.pick) floating.show();
  };
  const leave = (next: string, leaving: LeaveDirection) => {
    if (done.current) return;
    done.current = true;
    onWrite(next, leaving);
  };
  const take = (choice: Choice, leaving: LeaveDirection) => {
    const files = choice.value === UPLOAD_CHOICE;
    leave(files ? text : part.complete(choice.value), files ? "stay" : leaving);
    if (files) onUpload();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    event.stopPropagation();
    const arrow = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
    if (event.nativeEvent.isComposing) return;
    if (event.key === "Escape") {
      event.preventDefault();
      done.current = true;
      onCancel();
    } else if (arrow !== 0 && choices.length > 0 && floating.open) {
      event.preventDefault();
      setActive(Math.max(-1, Math.min(choices.length - 1, active + arrow)));
    } else if (arrow !== 0 && typing) {
      event.preventDefault();
      leave(text, arrow > 0 ? "down" : "up");
    } else if (event.key === "Enter" && event.altKey) {
      event.preventDefault();
      change(`${text}\n`);
    } else if (event.key === "Enter" || event.key === "Tab") {
      event.preventDefault();
      const chosen = choices[active];
      const [back, on] = event.key === "Tab" ? (["left", "right"] as const) : (["up", "down"] as const);
      const leaving = event.shiftKey ? back : on;
      if (chosen) take(chosen, leaving);
      else leave(text, leaving);
    }
  };

  return (
    <div ref={floating.trigger} className="bulk-edit">
      <textarea
        ref={input}
        rows={Math.min(6, text.split("\n").length)}
        value={text}
        spellCheck={false}
        aria-label={column.header}
        aria-invalid={fault !== undefined}
        aria-describedby={fault ? faultId : undefined}
        placeholder={column.example}
        {...(column.pick && {
          role: "combobox",
          "aria-expanded": floating.open,
          "aria-controls": listId,
          "aria-autocomplete": "list" as const,
          "aria-activedescendant": active >= 0 ? `${listId}-${active}` : undefined,
        })}
        onChange={(event) => change(event.currentTarget.value)}
        onKeyDown={onKeyDown}
        onBlur={() => leave(text, "stay")}
      />
      {fault && (
        <span id={faultId} className="bulk-fault" role="status">
          {fault}
        </span>
      )}
      {column.pick && (
        <div
          ref={floating.panel}
          className={choices.length > 0 ? "menu" : "menu invisible"}
          {...floating.panelProps}
          id={undefined}
          popover="manual"
        >
          <div id={listId} role="listbox" aria-label={column.header}>
            {choices.map((choice, at) => (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the text keeps focus and has the keys.
              <div
                key={choice.value}
                id={`${listId}-${at}`}
                role="option"
                tabIndex={-1}
                aria-selected={at === active}
                data-active={at === active || undefined}
                onPointerDown={(event) => event.preventDefault()}
                onClick={() => take(choice, "stay")}
              >
                <span>{choice.label}</span>
                {choice.detail && <span className="why">{choice.detail}</span>}
              </div>
            ))}
          </div>
        </div>
      )}
    </div>
  );
}
