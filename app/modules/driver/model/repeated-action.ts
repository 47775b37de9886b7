import type { DriveActionKind } from "./drive-action.ts";
import type { WaitingAction } from "./drive-day.ts";

/** Actions that undo each other share a subject; every other kind is its own subject and happens once. */
const actionSubjects: Partial<Record<DriveActionKind, "attendance" | "report">> = {
  check_in: "attendance",
  check_out: "attendance",
  pause: "report",
  resume: "report",
  late: "report",
};

const getSubject = (kind: DriveActionKind): string => actionSubjects[kind] ?? kind;

type ComparableAction = Pick<WaitingAction, "kind" | "routeId" | "stopId" | "minutes" | "messageIds">;

const isSameAction = (a: ComparableAction, b: ComparableAction): boolean =>
  a.kind === b.kind && a.minutes === b.minutes && String(a.messageIds) === String(b.messageIds);

/**
 * Whether an action repeats the last one, as a second tap on the same button does. Only the last action with the same
 * subject, route and stop counts: a break after a finished break is a new break. `earlier` is oldest first.
 */
export function isRepeated(action: ComparableAction, earlier: readonly ComparableAction[]): boolean {
  const last = earlier.findLast(
    ({ kind, routeId, stopId }) =>
      getSubject(kind) === getSubject(action.kind) && routeId === action.routeId && stopId === action.stopId,
  );
  return last !== undefined && isSameAction(last, action);
}
