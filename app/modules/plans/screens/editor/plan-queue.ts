import { applyChange } from "#app/modules/planning/model/plan-change.ts";
import type { PlanDocument } from "#app/modules/planning/model/plan-document.ts";
import type { PlanInputs } from "#app/modules/planning/model/plan-inputs.ts";
import type { PlanChange } from "#app/modules/planning/model/plan-room.ts";
import type { PlanVersionEntry } from "#app/modules/planning/model/plan-view.ts";
import type { PlanCommand } from "./plan-commands.ts";

/** A change to an open plan. */
export type EditorCommand = { intent: "plans.change"; change: PlanChange } | PlanCommand;

/** One change, until the page has been loaded with its result. */
export interface QueuedCommand {
  command: EditorCommand;
  /** Null until the room has responded; then the resulting version, or 0 when there is none. */
  resultVersion: number | null;
}

/** Not loaded yet: earlier changes are contained in the version on screen. */
export function listUnloaded(queue: readonly QueuedCommand[], version: number): readonly QueuedCommand[] {
  return queue.slice(queue.findLastIndex(({ resultVersion }) => resultVersion === version && version > 0) + 1);
}

/** The loaded plan, and documents of versions loaded before. */
export interface LoadedPlan {
  document: PlanDocument | null;
  version: number;
  versions: readonly PlanVersionEntry[];
  inputs: PlanInputs;
  known: ReadonlyMap<number, PlanDocument>;
}

/**
 * The document with all pending changes. An undo restores the state before the change it follows; beyond known versions
 * only the room can.
 */
export function getShownDocument({ versions, inputs, known, ...loaded }: LoadedPlan, queue: readonly QueuedCommand[]) {
  if (!loaded.document) return null;
  const before: PlanDocument[] = [];
  const after: PlanDocument[] = [];
  let { document, version } = loaded;
  const go = (to: PlanDocument, from: PlanDocument[]) => {
    from.push(document);
    document = to;
  };
  for (const { command } of queue) {
    if (command.intent === "plans.undo") {
      const own = before.pop();
      if (!own) version = getParentVersion(versions, version);
      const back = own ?? known.get(version);
      if (back) go(back, after);
    } else if (command.intent === "plans.redo") {
      const forward = after.pop();
      if (forward) go(forward, before);
    } else if (command.intent === "plans.change") {
      const result = applyChange(document, command.change, inputs);
      after.length = 0;
      // A change that the rules refuse is left out of the preview; the room's refusal explains why.
      go(result.ok ? result.value : document, before);
    }
  }
  return document;
}

const getParentVersion = (versions: readonly PlanVersionEntry[], version: number): number =>
  versions.find((each) => each.version === version)?.parent ?? 0;

/** Available undo and redo steps once all pending changes are done. */
export function countUndoRedoSteps(
  versions: readonly PlanVersionEntry[],
  version: number,
  queue: readonly QueuedCommand[],
): { back: number; forward: number } {
  const reach = { back: countStepsBack(versions, version), forward: countStepsForward(versions, version) };
  for (const { command } of queue) {
    const by = command.intent === "plans.undo" ? -1 : command.intent === "plans.redo" ? 1 : 0;
    reach.back += by;
    reach.forward -= by;
    if (command.intent !== "plans.change" && command.intent !== "plans.restore") continue;
    reach.back += 1;
    reach.forward = 0;
  }
  return reach;
}

function countStepsBack(versions: readonly PlanVersionEntry[], version: number): number {
  const parent = getParentVersion(versions, version);
  return parent > 0 ? 1 + countStepsBack(versions, parent) : 0;
}

/** Redo leads to the newest version made from the current one; `versions` is sorted newest first. */
function countStepsForward(versions: readonly PlanVersionEntry[], version: number): number {
  const child = version > 0 ? versions.find(({ parent }) => parent === version) : undefined;
  return child ? 1 + countStepsForward(versions, child.version) : 0;
}

/** Adds a change. Of several unsent orders of one route only the last is kept. */
export function enqueueCommand(
  queue: readonly QueuedCommand[],
  requested: EditorCommand,
  isSending: boolean,
): readonly QueuedCommand[] {
  const last = queue.at(-1);
  const first = queue.find(({ resultVersion }) => resultVersion === null);
  const waits = last?.resultVersion === null && !(isSending && last === first);
  const replaces =
    waits &&
    getResequencedRoute(requested) !== null &&
    getResequencedRoute(last.command) === getResequencedRoute(requested);
  return [...(replaces ? queue.slice(0, -1) : queue), { command: requested, resultVersion: null }];
}

const getResequencedRoute = (requested: EditorCommand): string | null =>
  requested.intent === "plans.change" && requested.change.kind === "resequence" ? requested.change.routeId : null;

/** Marks the first unanswered change as done; it produced `version`. */
export function markCompleted(queue: readonly QueuedCommand[], version: number): readonly QueuedCommand[] {
  const at = queue.findIndex(({ resultVersion }) => resultVersion === null);
  return queue.map((each, index) => (index === at ? { ...each, resultVersion: version } : each));
}

/** The changes that were not applied. */
export function listLostChanges(queue: readonly QueuedCommand[]): PlanChange[] {
  return queue.flatMap(({ command, resultVersion }) =>
    resultVersion === null && command.intent === "plans.change" ? [command.change] : [],
  );
}
