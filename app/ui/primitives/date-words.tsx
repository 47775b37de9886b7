import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { useTranslate } from "../i18n/use-translate.ts";

interface DateWordsProps {
  label: string;
  start: string;
  /** True if the words were understood and applied. */
  onTake: (text: string) => boolean;
  onClose: () => void;
}

/** A time in words: Enter or blur applies it, Escape returns to the segments. */
export function DateWords({ label, start, onTake, onClose }: DateWordsProps) {
  const t = useTranslate();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(start);
  const [unclear, setUnclear] = useState(false);
  useEffect(() => {
    input.current?.focus();
    input.current?.setSelectionRange(start.length, start.length);
  }, [start]);
  const take = (): boolean => {
    const understood = text.trim() === "" || onTake(text);
    setUnclear(!understood);
    if (understood) onClose();
    return understood;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Enter") {
      event.preventDefault();
      take();
    } else if (event.key === "Escape") onClose();
    else if (event.key !== "Tab" || take()) return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <>
      <input
        ref={input}
        aria-label={label}
        aria-describedby={id}
        aria-invalid={unclear || undefined}
        autoComplete="off"
        spellCheck={false}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        onKeyDown={onKeyDown}
        onBlur={take}
      />
      <span id={id} role="status" className={unclear ? "date-hint is-bad" : "date-hint"}>
        {t(unclear ? "common:field.time_unclear" : "common:field.time_words")}
      </span>
    </>
  );
}
