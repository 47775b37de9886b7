import { startTransition, useCallback, useEffect, useMemo, useRef, useState } from "react";
import { useRevalidator } from "react-router";
import type { PlanDocument } from "#app/modules/planning/model/plan-document.ts";
import type { PlanChange } from "#app/modules/planning/model/plan-room.ts";
import type { PlanView } from "#app/modules/planning/model/plan-view.ts";
import type { ActionRefusal, ActionResult } from "#app/platform/kernel/action-result.ts";
import { useCommand } from "#app/ui/client/use-command.ts";
import { type PlanCommand, versionedIntents } from "./plan-commands.ts";
import {
  countUndoRedoSteps,
  type EditorCommand,
  enqueueCommand,
  getShownDocument,
  listLostChanges,
  listUnloaded,
  markCompleted,
  type QueuedCommand,
} from "./plan-queue.ts";
import { getResultVersion } from "./use-outcomes.ts";

interface QueueCallbacks {
  done(result: ActionResult): void;
  refused(result: ActionRefusal): void;
}

/**
 * All changes of one person to an open plan, previewed at once and sent one after another through the plan's room: each
 * sends the version that the previous one produced, so that nobody conflicts with their own changes. When someone else
 * was faster, the new state is loaded, the person is notified, and unsaved changes are kept as `lost`, to be reapplied
 * or discarded.
 */
export function usePlanQueue(view: PlanView, callbacks: QueueCallbacks) {
  const { document: loaded, inputs, versions } = view;
  const version = view.plan.currentVersion;
  const [queue, setQueue] = useState<readonly QueuedCommand[]>([]);
  const [lost, setLost] = useState<readonly PlanChange[]>([]);
  const [refusal, setRefusal] = useState<ActionRefusal | null>(null);
  // State and not a ref: what was answered and what is sent next must change in the same render.
  const [isSending, setSending] = useState(false);
  const { revalidate } = useRevalidator();

  const open = useMemo(() => listUnloaded(queue, version), [queue, version]);
  const known = useRef(new Map<number, PlanDocument>());
  if (loaded) known.current.set(version, loaded);
  const document = useMemo(
    () => getShownDocument({ document: loaded, version, versions, inputs, known: known.current }, open),
    [loaded, version, versions, inputs, open],
  );
  const reach = useMemo(() => countUndoRedoSteps(versions, version, open), [versions, version, open]);

  const { run: send } = useCommand(null, (result) => {
    if (!result.ok) {
      if (result.code === "lost_race") setLost((before) => [...before, ...listLostChanges(queue)]);
      setQueue([]);
      setRefusal(result);
      callbacks.refused(result);
      void revalidate();
    } else {
      setQueue((before) => markCompleted(before, getResultVersion(result)));
      callbacks.done(result);
    }
  });

  useEffect(() => {
    if (queue.length === 0 || isSending) return;
    const next = queue.find(({ resultVersion }) => resultVersion === null);
    if (!next) {
      setQueue([]);
      return;
    }
    setSending(true);
    setRefusal(null);
    const basedOn =
      queue.findLast(({ resultVersion }) => resultVersion !== null && resultVersion > 0)?.resultVersion ?? version;
    const { intent, ...values } = next.command;
    // A change is done when the page has reloaded after the response: sending the next earlier would abort that load.
    // The router shows loaded data in a transition, so this update is one too, and never runs before it.
    const sent = send(intent, versionedIntents.has(intent) ? { ...values, basedOn } : values);
    void sent.finally(() => startTransition(() => setSending(false)));
  }, [queue, isSending, version, send]);

  const ask = useCallback(
    (requested: EditorCommand) => setQueue((before) => enqueueCommand(before, requested, isSending)),
    [isSending],
  );
  const again = useCallback((changes: readonly PlanChange[]) => {
    setLost([]);
    const wanted = changes.map(
      (change): QueuedCommand => ({ command: { intent: "plans.change", change }, resultVersion: null }),
    );
    setQueue((before) => [...before, ...wanted]);
  }, []);
  const isAsked = (intent: PlanCommand["intent"]) => open.some(({ command }) => command.intent === intent);

  return {
    document,
    reach,
    lost,
    again,
    ask,
    isAsked,
    isSaving: open.some(({ resultVersion }) => resultVersion === null),
    /** A command that is not a change is running: actions on the whole plan wait. */
    isBusy: open.some(({ command }) => command.intent !== "plans.change"),
    errors: refusal?.errors ?? {},
  };
}
