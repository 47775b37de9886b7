import { startTransition, useEffect, useRef, useState } from "react";
import { readWithoutEarlyInput } from "./guarded-forms.ts";
import { watchForm } from "./watch-form.ts";

/**
 * True while a form differs from its initial values. `saved` changes after each success, which makes the current values
 * the new initial ones. Compares what would be submitted, so that all kinds of fields count. `isDirtyNow` compares when
 * it is called: `dirty` comes a little after what was typed.
 */
export function useDirty(formId: string, saved: unknown): { dirty: boolean; isDirtyNow: () => boolean } {
  const [dirty, setDirty] = useState(false);
  const start = useRef<string | null>(null);
  useEffect(() => {
    const form = document.getElementById(formId);
    if (!(form instanceof HTMLFormElement)) return;
    start.current = readWithoutEarlyInput(() => getFormContent(form));
    setDirty(false);
    const look = () => setDirty(getFormContent(form) !== start.current);
    const soon = () => startTransition(look);
    // The reset event fires before the values are reset.
    const later = () => queueMicrotask(soon);
    const ignore = watchForm(form, ["input", "change"], look);
    form.addEventListener("reset", later);
    const rows = new MutationObserver(soon);
    rows.observe(form, { childList: true, subtree: true });
    return () => {
      ignore();
      form.removeEventListener("reset", later);
      rows.disconnect();
    };
  }, [formId, saved]);
  const isDirtyNow = () => {
    const form = document.getElementById(formId);
    return form instanceof HTMLFormElement && start.current !== null && getFormContent(form) !== start.current;
  };
  return { dirty, isDirtyNow };
}

/** What the form would submit, without empty fields. */
export function getFormContent(form: HTMLFormElement): string {
  const filled = [...new FormData(form)].map(([name, value]) => [name, typeof value === "string" ? value : value.name]);
  return JSON.stringify(filled.filter(([, value]) => value !== ""));
}
