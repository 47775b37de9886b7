import type { TranslationKey } from "../i18n/translation-key.ts";

/**
 * All keyboard shortcuts, grouped by where they apply: `useHotkeys` takes a handler for each key of its group, and the
 * help of `?` shows the active groups. Keys by name: "j", "ArrowDown", "Shift+x", "Ctrl+k" (Ctrl means Command on a Mac
 * too), "Alt+ArrowUp", "?".
 */
export const keyBindings = {
  everywhere: {
    title: "common:keys.group_everywhere",
    keys: { "Ctrl+k": "common:keys.palette", "?": "common:keys.help", Escape: "common:keys.escape" },
  },
  list: {
    title: "common:keys.group_lists",
    keys: {
      "/": "common:keys.search",
      j: "common:keys.next_row",
      ArrowDown: "common:keys.next_row",
      k: "common:keys.previous_row",
      ArrowUp: "common:keys.previous_row",
      Enter: "common:keys.open",
      e: "common:keys.open",
      x: "common:keys.select",
      "Shift+x": "common:keys.range",
      "Shift+ArrowDown": "common:keys.range",
      "Shift+ArrowUp": "common:keys.range",
      Escape: "common:keys.clear_selection",
    },
  },
  form: { title: "common:keys.group_form", keys: { "Ctrl+s": "common:keys.save" } },
  receipt: { title: "common:keys.group_page", keys: { "Ctrl+Enter": "common:keys.receive" } },
  trail: {
    title: "common:keys.group_page",
    keys: { j: "common:keys.next_page", k: "common:keys.previous_page" },
  },
  inbox: {
    title: "common:nav.inbox",
    keys: {
      j: "common:keys.next_row",
      ArrowDown: "common:keys.next_row",
      k: "common:keys.previous_row",
      ArrowUp: "common:keys.previous_row",
      Enter: "common:keys.open",
      e: "common:keys.archive",
      u: "common:keys.unread",
    },
  },
  validation: {
    title: "common:keys.group_page",
    keys: {
      j: "common:keys.next_order",
      ArrowDown: "common:keys.next_order",
      k: "common:keys.previous_order",
      ArrowUp: "common:keys.previous_order",
    },
  },
  plan: {
    title: "common:keys.group_plans",
    keys: {
      j: "common:keys.next_stop",
      ArrowDown: "common:keys.next_stop",
      k: "common:keys.previous_stop",
      ArrowUp: "common:keys.previous_stop",
      "Alt+ArrowUp": "common:keys.stop_up",
      "Alt+ArrowDown": "common:keys.stop_down",
      l: "common:keys.lock",
      o: "common:keys.optimize",
      "Shift+o": "common:keys.reoptimize",
      "Ctrl+z": "common:keys.undo",
      "Ctrl+Shift+z": "common:keys.redo",
      Escape: "common:keys.clear_selection",
    },
  },
  routes: {
    title: "common:nav.routes",
    keys: {
      j: "common:keys.next_stop",
      ArrowDown: "common:keys.next_stop",
      k: "common:keys.previous_stop",
      ArrowUp: "common:keys.previous_stop",
      a: "common:keys.arrive",
      c: "common:keys.complete",
      f: "common:keys.attempt",
      Escape: "common:keys.clear_selection",
    },
  },
} as const satisfies Record<string, { title: TranslationKey; keys: Readonly<Record<string, TranslationKey>> }>;
export type KeyGroup = keyof typeof keyBindings;

/** Keys of a group, one line for each action. */
export function groupKeysByAction(
  keys: Readonly<Record<string, TranslationKey>>,
): { word: TranslationKey; keys: string[] }[] {
  const lines = Map.groupBy(Object.entries(keys), ([, word]) => word);
  return [...lines].map(([word, entries]) => ({ word, keys: entries.map(([key]) => key) }));
}

const keySigns: Readonly<Record<string, string>> = {
  ArrowUp: "↑",
  ArrowDown: "↓",
  ArrowLeft: "←",
  ArrowRight: "→",
  Escape: "Esc",
};

/** A key's name as `Kbd` shows it: "Shift+x" is "Shift X". */
export function formatKey(key: string): string {
  return key
    .split("+")
    .map((part) => keySigns[part] ?? (part.length === 1 ? part.toUpperCase() : part))
    .join(" ");
}
