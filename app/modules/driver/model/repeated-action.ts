import type { DriveActionKind } from "./drive-action.ts";
import type { WaitingAction } from "./drive-day.ts";

/** Deeds that undo each other are of one subject; every other is a subject of its own, and is done once. */
const actionSubjects: Partial<Record<DriveActionKind, "duty" | "saying">> = {
  check_in: "duty",
  check_out: "duty",
  pause: "saying",
  resume: "saying",
  late: "saying",
};

const getSubject = (kind: DriveActionKind): string => actionSubjects[kind] ?? kind;

type ComparableAction = Pick<WaitingAction, "kind" | "routeId" | "stopId" | "minutes" | "messageIds">;

const isSameAction = (a: ComparableAction, b: ComparableAction): boolean =>
  a.kind === b.kind && a.minutes === b.minutes && String(a.messageIds) === String(b.messageIds);

/**
 * Whether a deed says nothing new: a second tap on the same button. Only the last deed of its subject counts, at the same stop of
 * the same route: a break after a break that is over is a second break, without signal too. `earlier` is the oldest first.
 */
export function isRepeated(action: ComparableAction, earlier: readonly ComparableAction[]): boolean {
  const last = earlier.findLast(
    ({ kind, routeId, stopId }) =>
      getSubject(kind) === getSubject(action.kind) && routeId === action.routeId && stopId === action.stopId,
  );
  return last !== undefined && isSameAction(last, action);
}
