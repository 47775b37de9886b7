import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { useFetcher, useRevalidator } from "react-router";
import type { PlanChange } from "#app/domain/kernel/ports.ts";
import { applyChange } from "#app/domain/plans/plan-change.ts";
import type { PlanDocument } from "#app/domain/plans/plan-document.ts";
import type { PlanInputs } from "#app/domain/plans/plan-inputs.ts";
import { isRefusal, type PlanAnswer, versionOf } from "./plan-answer.ts";

interface Pending {
  change: PlanChange;
  /** What the room made of it; null until it has answered. */
  version: number | null;
}

interface Facts {
  document: PlanDocument | null;
  /** The version that `document` is. */
  version: number;
  inputs: PlanInputs;
  /** Told when a change is lost: what the room said. */
  refused(message: string, code: string): void;
}

/**
 * Changes of a plan, shown at once and saved one after another through the plan's room. Each names the version it was
 * made on; when somebody else was faster the new state is loaded, the person is told, and what was not saved is kept as `lost`:
 * it can be made again on the new version, or let go.
 */
export function usePlanChanges({ document, version, inputs, refused }: Facts) {
  const [queue, setQueue] = useState<readonly Pending[]>([]);
  const [lost, setLost] = useState<readonly PlanChange[]>([]);
  const fetcher = useFetcher<PlanAnswer>();
  const { revalidate } = useRevalidator();
  // State and not a ref: what has been answered and what goes next must change in the same step.
  const [sending, setSending] = useState(false);
  const handled = useRef<PlanAnswer | undefined>(undefined);

  // What the loader already brought is no longer pending.
  const open = useMemo(() => queue.filter((each) => each.version === null || each.version > version), [queue, version]);
  const shown = useMemo(
    () => open.reduce((before, { change }) => (before ? applied(before, change, inputs) : before), document),
    [open, document, inputs],
  );

  useEffect(() => {
    if (fetcher.state !== "idle" || !fetcher.data || fetcher.data === handled.current) return;
    handled.current = fetcher.data;
    setSending(false);
    if (isRefusal(fetcher.data)) {
      setQueue([]);
      if (fetcher.data.code === "lost_race")
        setLost((before) => [...before, ...queue.flatMap((each) => (each.version === null ? [each.change] : []))]);
      refused(fetcher.data.message, fetcher.data.code);
      void revalidate();
      return;
    }
    const made = versionOf(fetcher.data);
    setQueue((before) => {
      const at = before.findIndex((each) => each.version === null);
      return before.map((each, index) => (index === at ? { ...each, version: made } : each));
    });
  }, [fetcher.state, fetcher.data, queue, refused, revalidate]);

  // What the loader brought is done with: an undo leads to a lower version and must not bring it back.
  useEffect(() => {
    const isDone = (each: Pending) => each.version !== null && each.version <= version;
    setQueue((before) => (before.some(isDone) ? before.filter((each) => !isDone(each)) : before));
  }, [queue, version]);

  useEffect(() => {
    const next = queue.find((each) => each.version === null);
    if (!next || sending || fetcher.state !== "idle") return;
    setSending(true);
    const basedOn = Math.max(version, ...queue.map((each) => each.version ?? 0));
    void fetcher.submit(JSON.stringify({ intent: "plans.change", basedOn, change: next.change }), {
      method: "post",
      encType: "application/json",
    });
  }, [queue, version, fetcher, sending]);

  const change = useCallback((made: PlanChange) => {
    setQueue((before) => {
      const last = before.at(-1);
      // The one before the last is perhaps on its way; a waiting resequence of the same route is replaced.
      const waits = last && last.version === null && before.filter((each) => each.version === null).length > 1;
      const same =
        waits &&
        made.kind === "resequence" &&
        last.change.kind === "resequence" &&
        last.change.routeId === made.routeId;
      return [...(same ? before.slice(0, -1) : before), { change: made, version: null }];
    });
  }, []);

  const again = useCallback((changes: readonly PlanChange[]) => {
    setLost([]);
    setQueue((before) => [...before, ...changes.map((made) => ({ change: made, version: null }))]);
  }, []);

  return { document: shown, change, saving: open.some((each) => each.version === null), lost, again };
}

/** A change that the rules do not allow here leaves the document: the room's refusal says why. */
function applied(document: PlanDocument, change: PlanChange, inputs: PlanInputs): PlanDocument {
  const result = applyChange(document, change, inputs);
  return result.ok ? result.value : document;
}
