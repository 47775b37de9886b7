import { useEffect, useMemo, useState } from "react";
import { explainUnassigned } from "#app/modules/planning/model/plan-explain.ts";
import type { PlanExplanation } from "#app/modules/planning/model/timed-plan.ts";
import { usePlanEditor } from "../editor/plan-editor.tsx";

/** Shipments explained at once: a few milliseconds. */
const EXPLANATIONS_PER_SLICE = 4;

type Explanations = ReadonlyMap<string, PlanExplanation>;

/** Explanations of unassigned shipments: the first ones come with the plan, the others are computed here while idle. */
export function useExplanations(): Explanations {
  const { unassigned, base, view } = usePlanEditor();
  const { explanations, inputs } = view;
  const received = useMemo<Explanations>(
    () => new Map(explanations.map((each) => [each.shipmentId, each])),
    [explanations],
  );
  const [own, setOwn] = useState<{ of: unknown; found: Explanations }>({ of: null, found: new Map() });
  useEffect(() => {
    const missing = unassigned.filter((id) => !received.has(id));
    if (!base || missing.length === 0) return;
    let found: Explanations = new Map();
    const next = () => {
      const more = explainUnassigned(inputs, base, missing.splice(0, EXPLANATIONS_PER_SLICE));
      found = new Map([...found, ...more.map((each) => [each.shipmentId, each] as const)]);
      setOwn({ of: base, found });
      if (missing.length > 0) waiting = setTimeout(next);
    };
    let waiting = setTimeout(next, 200);
    return () => clearTimeout(waiting);
  }, [unassigned, base, received, inputs]);
  return useMemo(() => (own.of === base ? new Map([...own.found, ...received]) : received), [own, base, received]);
}
