import { useEffect, useRef } from "react";
import type { TranslationKey } from "../i18n/translation-key.ts";
import { type KeyGroup, keyBindings } from "./key-bindings.ts";

/**
 * A handler returns false if the key was not meant for it. `browser`: the browser handles the key itself; undefined:
 * the key does nothing at the moment, and the help omits it.
 */
type KeyHandler = ((event: KeyboardEvent) => unknown) | "browser" | undefined;
export type Hotkeys<Group extends KeyGroup> = Readonly<Record<keyof (typeof keyBindings)[Group]["keys"], KeyHandler>>;

/** Keys that work at the moment, for the help. */
export interface ActiveKeys {
  title: TranslationKey;
  keys: Readonly<Record<string, TranslationKey>>;
}

const activeKeys = new Set<ActiveKeys>();

/** The groups of keys that work on the page as it is now, the page's own before the global ones. */
export function listActiveKeys(): ActiveKeys[] {
  const last = ({ title }: ActiveKeys) => Number(title === keyBindings.everywhere.title);
  return [...activeKeys].sort((one, other) => last(one) - last(other));
}

/**
 * Listens for the keys of a group on the whole page; plain keys are ignored while a person types or a dialog or menu is
 * open.
 */
export function useHotkeys<Group extends KeyGroup>(group: Group, handlers: Hotkeys<Group>): void {
  useKeys(keyBindings[group], handlers);
}

/** The same for keys that a list's own actions name. */
export function useActionKeys(actions: readonly { key: string; word: TranslationKey; run: KeyHandler }[]): void {
  useKeys(
    {
      title: "common:keys.group_actions",
      keys: Object.fromEntries(actions.map(({ key, word }) => [key, word])),
    },
    Object.fromEntries(actions.map(({ key, run }) => [key, run])),
  );
}

function useKeys(group: ActiveKeys, handlers: Readonly<Record<string, KeyHandler>>): void {
  const latest = useRef(handlers);
  useEffect(() => {
    latest.current = handlers;
  });
  useEffect(() => {
    const keys = Object.fromEntries(Object.entries(group.keys).filter(([key]) => handlers[key] !== undefined));
    if (Object.keys(keys).length === 0) return;
    const entry = { title: group.title, keys };
    activeKeys.add(entry);
    return () => void activeKeys.delete(entry);
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const handler = latest.current[getKeyName(event)];
      if (typeof handler !== "function" || event.defaultPrevented) return;
      if (!event.ctrlKey && !event.metaKey && (isTyping(event.target) || isSomethingOpen())) return;
      if (handler(event) !== false) event.preventDefault();
    };
    addEventListener("keydown", onKeyDown);
    return () => removeEventListener("keydown", onKeyDown);
  }, []);
}

function getKeyName(event: KeyboardEvent): string {
  const letter = event.key.length === 1;
  const parts = [
    event.ctrlKey || event.metaKey ? "Ctrl" : "",
    event.altKey ? "Alt" : "",
    event.shiftKey && (!letter || /[a-z]/i.test(event.key)) ? "Shift" : "",
    letter ? event.key.toLowerCase() : event.key,
  ];
  return parts.filter(Boolean).join("+");
}

/** True inside a control that takes text or has arrow keys of its own. */
export function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target instanceof HTMLInputElement) return !["checkbox", "radio", "button", "submit"].includes(target.type);
  return target.isContentEditable || ["TEXTAREA", "SELECT"].includes(target.tagName);
}

function isSomethingOpen(): boolean {
  return (
    document.querySelector(".dialog-overlay, .menu:not([popover]), .popover, [popover]:not(.toasts):popover-open") !==
    null
  );
}
