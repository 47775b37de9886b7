import { startTransition, useCallback, useEffect, useMemo, useRef, useState } from "react";
import { useRevalidator } from "react-router";
import type { PlanDocument } from "#app/modules/planning/model/plan-document.ts";
import type { PlanChange } from "#app/modules/planning/model/plan-room.ts";
import type { PlanView } from "#app/modules/planning/model/plan-view.ts";
import type { ActionAnswer, Refusal } from "#app/platform/kernel/answer.ts";
import { useAsking } from "#app/ui/client/use-asking.ts";
import { needsVersion, type PlanAct } from "./plan-acts.ts";
import { versionOf } from "./plan-answer.ts";
import {
  enqueue,
  lostChanges,
  notLoaded,
  type PlanAsked,
  type Queued,
  reachOf,
  shownDocument,
  withAnswer,
} from "./plan-queue.ts";

interface Told {
  done(answer: ActionAnswer): void;
  refused(answer: Refusal): void;
}

/**
 * Everything that one person asks of an open plan, shown at once and done one after another through the plan's room: each names
 * the version that the one before it led to, so that nobody races against himself. When somebody else was faster the new state
 * is loaded, the person is told, and changes that were not saved are kept as `lost`: they can be made again, or let go.
 */
export function usePlanQueue(view: PlanView, told: Told) {
  const { document: loaded, inputs, versions } = view;
  const version = view.plan.currentVersion;
  const [queue, setQueue] = useState<readonly Queued[]>([]);
  const [lost, setLost] = useState<readonly PlanChange[]>([]);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  // State and not a ref: what has been answered and what goes next must change in the same step.
  const [isSending, setSending] = useState(false);
  const { revalidate } = useRevalidator();

  const open = useMemo(() => notLoaded(queue, version), [queue, version]);
  const known = useRef(new Map<number, PlanDocument>());
  if (loaded) known.current.set(version, loaded);
  const document = useMemo(
    () => shownDocument({ document: loaded, version, versions, inputs, known: known.current }, open),
    [loaded, version, versions, inputs, open],
  );
  const reach = useMemo(() => reachOf(versions, version, open), [versions, version, open]);

  const { ask: send } = useAsking(null, (answer) => {
    if (!answer.ok) {
      if (answer.code === "lost_race") setLost((before) => [...before, ...lostChanges(queue)]);
      setQueue([]);
      setRefusal(answer);
      told.refused(answer);
      void revalidate();
    } else {
      setQueue((before) => withAnswer(before, versionOf(answer)));
      told.done(answer);
    }
  });

  useEffect(() => {
    if (queue.length === 0 || isSending) return;
    const next = queue.find(({ answered }) => answered === null);
    if (!next) {
      setQueue([]);
      return;
    }
    setSending(true);
    setRefusal(null);
    const basedOn = queue.findLast(({ answered }) => answered !== null && answered > 0)?.answered ?? version;
    const { intent, ...values } = next.asked;
    // It is over when the page has been loaded after the answer: asking on before would break that off. The router shows what
    // it loaded in a transition, so this comes in one too, and never before it.
    const sent = send(intent, needsVersion.has(intent) ? { ...values, basedOn } : values);
    void sent.finally(() => startTransition(() => setSending(false)));
  }, [queue, isSending, version, send]);

  const ask = useCallback((asked: PlanAsked) => setQueue((before) => enqueue(before, asked, isSending)), [isSending]);
  const again = useCallback((changes: readonly PlanChange[]) => {
    setLost([]);
    const wanted = changes.map((change): Queued => ({ asked: { intent: "plans.change", change }, answered: null }));
    setQueue((before) => [...before, ...wanted]);
  }, []);
  const isAsked = (intent: PlanAct["intent"]) => open.some(({ asked }) => asked.intent === intent);

  return {
    document,
    reach,
    lost,
    again,
    ask,
    isAsked,
    isSaving: open.some(({ answered }) => answered === null),
    /** Something that is no change is under way: what is offered for the plan as a whole waits. */
    isBusy: open.some(({ asked }) => asked.intent !== "plans.change"),
    errors: refusal?.errors ?? {},
  };
}
