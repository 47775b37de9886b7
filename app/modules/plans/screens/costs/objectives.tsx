import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { PlanDocument } from "#app/modules/planning/model/plan-document.ts";
import type { PlanInputs } from "#app/modules/planning/model/plan-inputs.ts";
import type { TimedPlan } from "#app/modules/planning/model/timed-plan.ts";
import { type PlanObjective, planObjectives } from "#app/modules/workspace/model/routing-settings.ts";
import { useFormats } from "#app/ui/formats/formats-context.tsx";
import { formatAmount, useFormatDistance } from "#app/ui/formats/measures.tsx";
import { Button } from "#app/ui/primitives/button.tsx";
import { usePlanEditor } from "../editor/plan-editor.tsx";

/** What others cost: other objectives, and the same without the buffer before promised ends. */
type Alternative = PlanObjective | "no_buffer";
type Found = Partial<Record<Alternative, TimedPlan>>;
/** What others were found for: another plan or other inputs make them outdated. */
interface Comparison {
  document: PlanDocument;
  inputs: PlanInputs;
  found: Found;
}

/** What the plan searches for, and on request what the other objectives would cost instead. */
export default function Objectives({ timed }: { timed: TimedPlan }) {
  const { t } = useTranslation("plans");
  const { view, base: document, may, act, searching } = usePlanEditor();
  const { inputs, plan } = view;
  const [comparison, setComparison] = useState<Comparison | null>(null);
  const [state, setState] = useState<"idle" | "busy" | "failed">("idle");
  const isOpen = useRef(true);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);
  const known = comparison?.document === document && comparison?.inputs === inputs ? comparison.found : null;
  const { objective: current, promise_buffer_minutes: buffer = 0 } = inputs.settings;

  const compare = async (): Promise<void> => {
    if (!document) return;
    setState("busy");
    try {
      const [{ searchOther }, { loadSolver }] = await Promise.all([
        import("./compare-objectives.ts"),
        import("../search/reoptimize.ts"),
      ]);
      const solver = await loadSolver();
      const found: Found = {};
      const others = planObjectives.filter((objective) => objective !== current);
      const searches = [
        ...others.map((objective) => ({ key: objective, settings: { objective } })),
        ...(buffer > 0 ? [{ key: "no_buffer" as const, settings: { promise_buffer_minutes: 0 } }] : []),
      ];
      for (const { key, settings } of searches) {
        const other = await searchOther(solver, { inputs, document }, settings, pause);
        if (!other) return;
        found[key] = other;
      }
      setComparison({ document, inputs, found });
      setState("idle");
    } catch {
      setState("failed");
    }
  };
  const pause = (): Promise<boolean> => new Promise((resolve) => setTimeout(() => resolve(isOpen.current)));

  return (
    <div className="objectives">
      <h3>{t("objective.title")}</h3>
      <ul>
        {planObjectives.map((objective) => {
          const found = objective === current ? timed : known?.[objective];
          return (
            (found || objective === current) && (
              <li key={objective} aria-current={objective === current || undefined}>
                <Figures objective={objective} plan={found ?? timed} against={objective === current ? null : timed} />
                {objective !== current && may("edit") && (
                  <Button
                    disabled={act.busy || searching}
                    onClick={() => act.send({ intent: "plans.edit", version: plan.version, objective })}
                  >
                    {t("objective.use")}
                  </Button>
                )}
              </li>
            )
          );
        })}
        {known?.no_buffer && (
          <li>
            <Figures objective="no_buffer" plan={known.no_buffer} against={timed} />
          </li>
        )}
      </ul>
      {buffer > 0 && <p className="faint-ink">{t("objective.buffer", { minutes: buffer })}</p>}
      {!known && (
        <Button pending={state === "busy"} disabled={searching} onClick={() => state !== "busy" && void compare()}>
          {t("objective.compare")}
        </Button>
      )}
      {state === "failed" && (
        <p className="field-error" role="alert">
          {t("objective.failed")}
        </p>
      )}
      {known && <p className="faint-ink">{t("objective.quick")}</p>}
    </div>
  );
}

interface FiguresProps {
  objective: Alternative;
  plan: TimedPlan;
  /** The plan whose cost the difference is to; null for that plan itself. */
  against: TimedPlan | null;
}

/** "Least driving, 7 routes, 151.8 km, +31.20". */
function Figures({ objective, plan, against }: FiguresProps) {
  const { t } = useTranslation("plans");
  const { locale } = useFormats();
  const distance = useFormatDistance();
  const { currency } = usePlanEditor().view.plan;
  const { summary, routes } = plan;
  const difference = summary.cost - (against?.summary.cost ?? 0);
  const figures = [
    t("objective.routes", { count: routes.filter(({ stops }) => stops.length > 0).length }),
    distance(summary.distance),
    ...(summary.late > 0 ? [t("objective.late", { count: summary.late })] : []),
    ...(summary.atRisk > 0 ? [t("objective.at_risk", { count: summary.atRisk })] : []),
    ...(summary.unassigned > 0 ? [t("objective.unassigned", { count: summary.unassigned })] : []),
  ];
  return (
    <>
      <span>
        <b>{t(`objective.${objective}`)}</b>
        <span className="faint-ink">{figures.join(", ")}</span>
      </span>
      <b>
        {against && difference > 0 ? "+" : ""}
        {formatAmount(difference, currency, locale)}
      </b>
    </>
  );
}
