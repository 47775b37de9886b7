import { type RefObject, useEffect, useRef, useState } from "react";
import { useTranslate } from "../i18n/use-translate.ts";
import type { Choice } from "./combobox.tsx";
import { showErrorToast } from "./toast.ts";
import { getEmptyChoicesText, loadChoices } from "./use-choices.ts";

/** The choice that a text matches exactly, by label or code. */
export function findExactChoice(choices: readonly Choice[], text: string): Choice | undefined {
  const wanted = text.trim().toLowerCase();
  if (wanted === "") return undefined;
  const named = (choice: Choice) =>
    [...(choice.codes ?? []), choice.label].some((each) => each.toLowerCase() === wanted);
  return choices.find(named);
}

interface Entry {
  input: RefObject<HTMLInputElement | null>;
  text: string;
  choices: readonly Choice[];
  busy: boolean;
  load: ((search: string, signal: AbortSignal) => Promise<readonly Choice[]>) | undefined;
  again: boolean;
  choose: (choice: Choice) => void;
  /** Shows a text in the field, with the list open or closed. */
  show: (text: string, list: "open" | "closed") => void;
}

/**
 * Handles Enter before the choices are loaded, as a scanner sends it. A field for several entries is cleared at once
 * and looks texts up in the background, one after the other; any other field waits for its choices. Takes the exact
 * match, otherwise the only one (or the first, if a person waits); a text without a match is restored.
 */
export function useEntry({ input, text, choices, busy, load, again, choose, show }: Entry) {
  const t = useTranslate();
  const [waiting, setWaiting] = useState(false);
  const queue = useRef(Promise.resolve());
  const late = useRef({ choose, show });
  late.current = { choose, show };

  useEffect(() => {
    if (!waiting || busy) return;
    setWaiting(false);
    const found = findExactChoice(choices, text) ?? choices[0];
    if (found) late.current.choose(found);
  }, [waiting, busy, choices, text]);

  const lookUp = async (search: string, ask: NonNullable<typeof load>) => {
    const { found, failed } = await loadChoices(ask, search, new AbortController().signal);
    const [only, ...others] = found;
    const match = findExactChoice(found, search) ?? (others.length === 0 ? only : undefined);
    if (match) late.current.choose(match);
    else if (input.current?.value === "") late.current.show(search, "open");
    else showErrorToast(t(getEmptyChoicesText({ busy: false, failed })), search);
  };
  return {
    /** True after Enter while the choices are loading. */
    waiting,
    enter: () => {
      if (!again || !load) return setWaiting(true);
      show("", "closed");
      queue.current = queue.current.then(() => lookUp(text, load));
    },
    /** Stops waiting, because another text was typed. */
    forget: () => setWaiting(false),
  };
}
