import { applyChange } from "#app/modules/planning/model/plan-change.ts";
import type { PlanDocument } from "#app/modules/planning/model/plan-document.ts";
import type { PlanInputs } from "#app/modules/planning/model/plan-inputs.ts";
import type { PlanChange } from "#app/modules/planning/model/plan-room.ts";
import type { PlanVersionEntry } from "#app/modules/planning/model/plan-view.ts";
import type { PlanAct } from "./plan-acts.ts";

/** What a person asks of an open plan. */
export type PlanAsked = { intent: "plans.change"; change: PlanChange } | PlanAct;

/** One thing that was asked, until the page has been loaded with what came of it. */
export interface Queued {
  asked: PlanAsked;
  /** Null until the room has answered; then the version that it led to, 0 where that is none. */
  answered: number | null;
}

/** Not loaded yet: what came before the last one that led to the version on the screen is in it. */
export function notLoaded(queue: readonly Queued[], version: number): readonly Queued[] {
  return queue.slice(queue.findLastIndex(({ answered }) => answered === version && version > 0) + 1);
}

/** What the page was loaded with, and the documents of versions that it had before. */
export interface Loaded {
  document: PlanDocument | null;
  version: number;
  versions: readonly PlanVersionEntry[];
  inputs: PlanInputs;
  known: ReadonlyMap<number, PlanDocument>;
}

/** The document with everything that is on its way. An undo takes back what it follows; beyond what is known only the room can. */
export function shownDocument({ versions, inputs, known, ...loaded }: Loaded, queue: readonly Queued[]) {
  if (!loaded.document) return null;
  const before: PlanDocument[] = [];
  const after: PlanDocument[] = [];
  let { document, version } = loaded;
  const go = (to: PlanDocument, from: PlanDocument[]) => {
    from.push(document);
    document = to;
  };
  for (const { asked } of queue) {
    if (asked.intent === "plans.undo") {
      const own = before.pop();
      if (!own) version = parentOf(versions, version);
      const back = own ?? known.get(version);
      if (back) go(back, after);
    } else if (asked.intent === "plans.redo") {
      const forward = after.pop();
      if (forward) go(forward, before);
    } else if (asked.intent === "plans.change") {
      const result = applyChange(document, asked.change, inputs);
      after.length = 0;
      // A change that the rules do not allow here leaves the document: the room's refusal says why.
      go(result.ok ? result.value : document, before);
    }
  }
  return document;
}

const parentOf = (versions: readonly PlanVersionEntry[], version: number): number =>
  versions.find((each) => each.version === version)?.parent ?? 0;

/** How many steps lead back and forward, when everything that is on its way has been done. */
export function reachOf(
  versions: readonly PlanVersionEntry[],
  version: number,
  queue: readonly Queued[],
): { back: number; forward: number } {
  const reach = { back: stepsBack(versions, version), forward: stepsForward(versions, version) };
  for (const { asked } of queue) {
    const by = asked.intent === "plans.undo" ? -1 : asked.intent === "plans.redo" ? 1 : 0;
    reach.back += by;
    reach.forward -= by;
    if (asked.intent !== "plans.change" && asked.intent !== "plans.restore") continue;
    reach.back += 1;
    reach.forward = 0;
  }
  return reach;
}

function stepsBack(versions: readonly PlanVersionEntry[], version: number): number {
  const parent = parentOf(versions, version);
  return parent > 0 ? 1 + stepsBack(versions, parent) : 0;
}

/** The newest version that was made from one is where redo leads; `versions` has the newest first. */
function stepsForward(versions: readonly PlanVersionEntry[], version: number): number {
  const child = version > 0 ? versions.find(({ parent }) => parent === version) : undefined;
  return child ? 1 + stepsForward(versions, child.version) : 0;
}

/** One more thing asked. Of one route's orders that still wait to be sent, the last counts. */
export function enqueue(queue: readonly Queued[], asked: PlanAsked, isSending: boolean): readonly Queued[] {
  const last = queue.at(-1);
  const first = queue.find(({ answered }) => answered === null);
  const waits = last?.answered === null && !(isSending && last === first);
  const replaces = waits && orderedRoute(asked) !== null && orderedRoute(last.asked) === orderedRoute(asked);
  return [...(replaces ? queue.slice(0, -1) : queue), { asked, answered: null }];
}

const orderedRoute = (asked: PlanAsked): string | null =>
  asked.intent === "plans.change" && asked.change.kind === "resequence" ? asked.change.routeId : null;

/** The first that was not answered has been: it led to `version`. */
export function withAnswer(queue: readonly Queued[], version: number): readonly Queued[] {
  const at = queue.findIndex(({ answered }) => answered === null);
  return queue.map((each, index) => (index === at ? { ...each, answered: version } : each));
}

/** The changes that were not made. */
export function lostChanges(queue: readonly Queued[]): PlanChange[] {
  return queue.flatMap(({ asked, answered }) =>
    answered === null && asked.intent === "plans.change" ? [asked.change] : [],
  );
}
