import { type FocusEvent, type RefObject, useEffect, useRef } from "react";

/**
 * Keeps the keyboard's place at a row whose pressed button is gone once its deed is done: the row itself has the focus then,
 * and Tab goes on from there. Without it the page began at its top again.
 */
export function useKeptFocus(row: RefObject<HTMLElement | null>) {
  const held = useRef<Element | null>(null);
  useEffect(() => {
    const was = held.current;
    if (!was || (was.isConnected && !was.matches(":disabled, [hidden] *"))) return;
    const timer = setTimeout(() => {
      if (document.activeElement !== document.body) return;
      held.current = null;
      row.current?.focus({ preventScroll: true });
    });
    return () => clearTimeout(timer);
  });
  return {
    onFocus: ({ target }: FocusEvent) => {
      held.current = target;
    },
    onBlur: ({ relatedTarget }: FocusEvent) => {
      // A dialog that a button opens gives the focus back to it.
      if (relatedTarget && !relatedTarget.closest("dialog, [role=dialog], [role=alertdialog]")) held.current = null;
    },
  };
}
