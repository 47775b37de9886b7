import { startTransition, useEffect, useRef, useState } from "react";
import { watchForm } from "./watch-form.ts";

/**
 * True while a form holds something else than when it was drawn. `saved` is a new value after each success: what is
 * there then is the new start. Compares what would be sent, so that fields of any make count alike.
 */
export function useDirty(formId: string, saved: unknown): boolean {
  const [dirty, setDirty] = useState(false);
  const start = useRef("");
  useEffect(() => {
    const form = document.getElementById(formId);
    if (!(form instanceof HTMLFormElement)) return;
    start.current = getFormContent(form);
    setDirty(false);
    const look = () => setDirty(getFormContent(form) !== start.current);
    const soon = () => startTransition(look);
    // A reset tells before it puts the values back.
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
  return dirty;
}

/** What the form would send, without empty fields. */
export function getFormContent(form: HTMLFormElement): string {
  const filled = [...new FormData(form)].map(([name, value]) => [name, typeof value === "string" ? value : value.name]);
  return JSON.stringify(filled.filter(([, value]) => value !== ""));
}
