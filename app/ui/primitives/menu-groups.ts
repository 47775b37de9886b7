import { isValidElement, type ReactNode } from "react";
import type { MenuItem } from "./menu.tsx";

export interface MenuGroup {
  key: string;
  /** One of them is chosen. */
  choice: boolean;
  /** A line above. */
  divided: boolean;
  items: readonly MenuItem[];
}

/** Entries that stand together: a line begins a new group, and a choice has one to itself. */
export function groupMenuItems(items: readonly MenuItem[]): MenuGroup[] {
  const groups: (MenuGroup & { items: MenuItem[] })[] = [];
  for (const item of items) {
    const choice = item.checked !== undefined;
    const last = groups.at(-1);
    if (last && last.choice === choice && !item.divided) last.items.push(item);
    else groups.push({ key: item.key, choice, divided: item.divided ?? false, items: [item] });
  }
  return groups;
}

/** The words in what is shown: what letters typed in a menu look for. */
export function getNodeText(node: ReactNode): string {
  if (typeof node === "string" || typeof node === "number") return String(node);
  if (Array.isArray(node)) return node.map(getNodeText).join("");
  if (isValidElement<{ children?: ReactNode }>(node)) return getNodeText(node.props.children);
  return "";
}
