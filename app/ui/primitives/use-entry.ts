import { type RefObject, useEffect, useRef, useState } from "react";
import { useTranslate } from "../i18n/use-translate.ts";
import type { Choice } from "./combobox.tsx";
import { showErrorToast } from "./toast.ts";

/** The choice that a text names in full: by its label or one of its codes. */
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
 * Enter that comes before the choices do, as a scanner's does. A field that goes on to the next one is emptied at once and
 * looks the text up behind it, one after the other; any other waits for its choices. The exact match is taken, else the
 * only one (or the first, where somebody waits for it); a text that names nothing comes back.
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
    const found = await ask(search, new AbortController().signal).catch(() => []);
    const [only, ...others] = found;
    const match = findExactChoice(found, search) ?? (others.length === 0 ? only : undefined);
    if (match) late.current.choose(match);
    else if (input.current?.value === "") late.current.show(search, "open");
    else showErrorToast(t("common:field.no_matches"), search);
  };
  return {
    /** Somebody pressed Enter, and waits. */
    waiting,
    enter: () => {
      if (!again || !load) return setWaiting(true);
      show("", "closed");
      queue.current = queue.current.then(() => lookUp(text, load));
    },
    /** Another text was typed: nobody waits for what the last one named. */
    forget: () => setWaiting(false),
  };
}
