import { type RefObject, useId, useState } from "react";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import type { MessageChip } from "../../model/message.enums.ts";
import { splitChips } from "../../model/template.ts";

/** Keeps a place for the caret behind a field at the end; it is no part of the text. */
const CARET = "\u200b";

interface ChipEditorProps {
  label: string;
  lang: string;
  /** The text that it starts with; a new one needs a new key. */
  start: string;
  /** One line, as a subject. */
  single?: boolean;
  readOnly: boolean;
  errors: readonly string[];
  /** Where fields are inserted: the editor that was used last. */
  last: RefObject<HTMLElement | null>;
  onChange: (text: string) => void;
}

/** A text whose fields are chips. What is typed or pasted is plain text. */
export function ChipEditor({ label, lang, start, single, readOnly, errors, last, onChange }: ChipEditorProps) {
  const t = useTranslate();
  const id = useId();
  // What React draws once; the browser edits it from there.
  const [pieces] = useState(() => splitChips(start));
  return (
    <div className="chip-field">
      {/* biome-ignore lint/a11y/useSemanticElements: a native field has no chips. */}
      <div
        className={`chip-editor${single ? " single" : ""}`}
        role="textbox"
        tabIndex={readOnly ? undefined : 0}
        aria-label={label}
        aria-multiline={!single}
        aria-readonly={readOnly}
        aria-invalid={errors.length > 0}
        aria-describedby={errors.length > 0 ? id : undefined}
        lang={lang}
        contentEditable={readOnly ? false : "plaintext-only"}
        suppressContentEditableWarning
        spellCheck
        onFocus={({ currentTarget }) => {
          last.current = currentTarget;
        }}
        onClick={({ target }) => leaveChip(target)}
        onKeyDown={(event) => single && event.key === "Enter" && event.preventDefault()}
        onInput={({ currentTarget }) => onChange(readEditor(currentTarget, single))}
      >
        {pieces.map(({ chip, text }, at) =>
          chip ? (
            <span key={at} className="message-chip" contentEditable={false} data-chip={chip}>
              {t(`messages:chip.${chip}`)}
            </span>
          ) : (
            text
          ),
        )}
        {pieces.at(-1)?.chip && CARET}
      </div>
      {errors.map((each) => (
        <p key={each} id={id} className="field-error">
          {each}
        </p>
      ))}
    </div>
  );
}

/** The text of an editor, with its chips in braces. */
function readEditor(editor: HTMLElement, single: boolean | undefined): string {
  const read = (node: Node): string => {
    if (!(node instanceof HTMLElement)) return node.textContent ?? "";
    if (node.dataset.chip) return `{{${node.dataset.chip}}}`;
    if (node.tagName === "BR") return "\n";
    return [...node.childNodes].map(read).join("");
  };
  const text = [...editor.childNodes].map(read).join("").replaceAll(CARET, "").replaceAll("\u00a0", " ");
  return single ? text.replaceAll("\n", " ") : text;
}

/** A press on a chip puts the caret behind it. */
function leaveChip(target: EventTarget): void {
  const chip = target instanceof Element ? target.closest("[data-chip]") : null;
  const around = [...(chip?.parentNode?.childNodes ?? [])];
  if (chip) getSelection()?.collapse(chip.parentNode, around.findIndex((node) => node === chip) + 1);
}

/** Puts a field where the caret is, or at the end of an editor without one. */
export function insertChip(editor: HTMLElement, chip: MessageChip, label: string): void {
  const selection = getSelection();
  const held = selection && selection.rangeCount > 0 ? selection.getRangeAt(0) : null;
  const range = document.createRange();
  if (held && editor.contains(held.commonAncestorContainer)) {
    range.setStart(held.startContainer, held.startOffset);
    range.setEnd(held.endContainer, held.endOffset);
  } else {
    range.selectNodeContents(editor);
    range.collapse(false);
  }
  const inside = editor.querySelectorAll("[data-chip]");
  for (const chip of inside) if (chip.contains(range.startContainer)) range.setStartAfter(chip);
  range.deleteContents();
  const element = document.createElement("span");
  element.className = "message-chip";
  element.contentEditable = "false";
  element.dataset.chip = chip;
  element.textContent = label;
  const after = document.createTextNode(CARET);
  range.insertNode(after);
  range.insertNode(element);
  editor.focus();
  selection?.collapse(after, 1);
  editor.dispatchEvent(new InputEvent("input", { bubbles: true }));
}
