import { useState } from "react";
import { useNavigate } from "react-router";
import { useHotkeys } from "#app/ui/keyboard/use-hotkeys.ts";
import { getInboxPage, type InboxItem } from "../../model/inbox.ts";

/** J and K move, Enter opens, E archives, U toggles read. Returns the focused item. */
export function useInboxKeys(items: readonly InboxItem[], act: (intent: string, ids: readonly string[]) => void) {
  const navigate = useNavigate();
  const [at, setAt] = useState(-1);
  const current = Math.min(at, items.length - 1);
  const item = items[current];
  const move = (by: number) => setAt(Math.max(0, Math.min(items.length - 1, current + by)));
  useHotkeys("inbox", {
    j: () => move(1),
    k: () => move(-1),
    ArrowDown: () => move(1),
    ArrowUp: () => move(-1),
    Enter: (event) => {
      if (!item || (event.target instanceof Element && event.target.closest("a, button"))) return false;
      if (!item.read) act("inbox.read", [item.id]);
      navigate(getInboxPage(item));
    },
    e: () => (item ? act(item.archived ? "inbox.restore" : "inbox.archive", [item.id]) : false),
    u: () => (item ? act(item.read ? "inbox.unread" : "inbox.read", [item.id]) : false),
  });
  return current;
}
