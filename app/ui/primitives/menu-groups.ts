import { isValidElement, type ReactNode } from "react";
import type { MenuItem } from "./menu.tsx";

export interface MenuGroup {
  key: string;
  /** The group is a choice of one. */
  choice: boolean;
  /** Has a line above. */
  divided: boolean;
  items: readonly MenuItem[];
}

/** Groups menu items: a line begins a new group, and a choice is its own group. */
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

/** The text of a node, for type-ahead in a menu. */
export function getNodeText(node: ReactNode): string {
  if (typeof node === "string" || typeof node === "number") return String(node);
  if (Array.isArray(node)) return node.map(getNodeText).join("");
  if (isValidElement<{ children?: ReactNode }>(node)) return getNodeText(node.props.children);
  return "";
}
