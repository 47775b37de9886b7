import type { DriveActionKind } from "./drive-action.ts";
import type { WaitingAction } from "./drive-day.ts";

/** Deeds that undo each other are of one subject; every other is a subject of its own, and is done once. */
const subjects: Partial<Record<DriveActionKind, "duty" | "saying">> = {
  check_in: "duty",
  check_out: "duty",
  pause: "saying",
  resume: "saying",
  late: "saying",
};

const subjectOf = (kind: DriveActionKind): string => subjects[kind] ?? kind;

type Deed = Pick<WaitingAction, "kind" | "routeId" | "stopId" | "minutes" | "messageIds">;

const isSame = (a: Deed, b: Deed): boolean =>
  a.kind === b.kind && a.minutes === b.minutes && String(a.messageIds) === String(b.messageIds);

/**
 * Whether a deed says nothing new: a second tap on the same button. Only the last deed of its subject counts, at the same stop of
 * the same route: a break after a break that is over is a second break, without signal too. `earlier` is the oldest first.
 */
export function isRepeated(deed: Deed, earlier: readonly Deed[]): boolean {
  const last = earlier.findLast(
    ({ kind, routeId, stopId }) =>
      subjectOf(kind) === subjectOf(deed.kind) && routeId === deed.routeId && stopId === deed.stopId,
  );
  return last !== undefined && isSame(last, deed);
}
