import { useEffect, useRef } from "react";

/** A handler answers false when the key was not for it after all. Keys by name: "j", "ArrowDown", "Shift+X", "Ctrl+k", "Alt+ArrowUp", "?". Ctrl means Command on a Mac too. */
export type Hotkeys = Readonly<Record<string, ((event: KeyboardEvent) => unknown) | undefined>>;

/** Listens for keys on the whole page; plain keys rest while somebody types or a dialog or menu is open. */
export function useHotkeys(keys: Hotkeys): void {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const name = nameOf(event);
      const handler = latest.current[name];
      if (!handler || event.defaultPrevented) return;
      if (!event.ctrlKey && !event.metaKey && (isTyping(event.target) || somethingOpen())) return;
      if (handler(event) !== false) event.preventDefault();
    };
    addEventListener("keydown", onKeyDown);
    return () => removeEventListener("keydown", onKeyDown);
  }, []);
}

function nameOf(event: KeyboardEvent): string {
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

function somethingOpen(): boolean {
  return document.querySelector(".dlg-over, .menu:not([popover]), .pop, [popover]:not(.toasts):popover-open") !== null;
}
