import type { DriveAction } from "./drive-action.ts";

/**
 * Keeps the device's order, because its clock may have been changed in between, but moves each action after the one it
 * depends on.
 */
export function sortActions<Action extends Pick<DriveAction, "id" | "after">>(actions: readonly Action[]): Action[] {
  const left = [...actions];
  const sorted: Action[] = [];
  const place = (action: Action): void => {
    const at = left.indexOf(action);
    if (at < 0) return;
    left.splice(at, 1);
    const first = left.find(({ id }) => id === action.after);
    if (first) place(first);
    sorted.push(action);
  };
  while (left[0]) place(left[0]);
  return sorted;
}
