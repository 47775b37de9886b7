import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { DEFAULT_PRIORITY } from "#app/modules/orders/model/order.enums.ts";
import type { PlanExplanation } from "#app/modules/planning/model/timed-plan.ts";
import { PriorityText } from "#app/ui/formats/priority-text.tsx";
import { usePlanEditor } from "../editor/plan-editor.tsx";
import { useHover, useIsHovered } from "../editor/plan-hover.tsx";
import { getRouteNames, getStopName } from "../editor/plan-lookup.ts";
import { findBestChange, findBestPlacement, listPlacements } from "./stop-moves.ts";
import { useExplanations } from "./use-explanations.ts";
import { useAmount } from "./violations.tsx";

/** Unassigned shipments with reasons and the best insertion. */
export function Unassigned() {
  const { t } = useTranslation("plans");
  const { unassigned } = usePlanEditor();
  const reasons = useExplanations();
  if (unassigned.length === 0) return null;
  return (
    <section className="unassigned-list">
      <h3>
        {t("unassigned.title")} <span>{unassigned.length}</span>
      </h3>
      <ul>
        {unassigned.map((id) => (
          <UnassignedRow key={id} shipmentId={id} explanation={reasons.get(id)} />
        ))}
      </ul>
    </section>
  );
}

interface RowProps {
  shipmentId: string;
  explanation: PlanExplanation | undefined;
}

function UnassignedRow({ shipmentId, explanation }: RowProps) {
  const { lookup, view, selection, select } = usePlanEditor();
  const hover = useHover();
  const lit = useIsHovered("unassigned", shipmentId);
  const row = useRef<HTMLLIElement>(null);
  const on = selection.unassignedId === shipmentId;
  useEffect(() => {
    if (on) row.current?.scrollIntoView({ block: "nearest" });
  }, [on]);
  const shipment = lookup.shipment(shipmentId);
  if (!shipment) return null;
  const type = shipment.dropoff.locationId === view.inputs.depot.id ? "pickup" : "dropoff";
  const end = type === "pickup" ? shipment.pickup : shipment.dropoff;
  return (
    <li
      ref={row}
      className={`${on ? "is-on" : ""}${lit ? " is-lit" : ""}`}
      onPointerEnter={() => hover({ kind: "unassigned", id: shipmentId })}
      onPointerLeave={() => hover(null)}
    >
      <svg className="unassigned-mark" width="12" height="12" viewBox="0 0 12 12" aria-hidden="true">
        <rect x="2.2" y="2.2" width="7.6" height="7.6" rx="1.6" transform="rotate(45 6 6)" />
      </svg>
      <div>
        <span className="unassigned-line">
          <button type="button" className="line-name" onClick={() => select({ kind: "unassigned", id: shipmentId })}>
            {getStopName(shipment, type)}
          </button>
          <span className="faint-ink">{getCity(end.line)}</span>
          {shipment.priority !== DEFAULT_PRIORITY && <PriorityText priority={shipment.priority} />}
          <span className="grow" />
          <AssignButton shipmentId={shipmentId} explanation={explanation} />
        </span>
        <UnassignedReason explanation={explanation} />
      </div>
    </li>
  );
}

/** The best insertion, or the obstacle; below it, on request, the reasons for every vehicle. */
function UnassignedReason({ explanation }: { explanation: PlanExplanation | undefined }) {
  const { t } = useTranslation("plans");
  return (
    <>
      <span className="unassigned-reason">
        <NearestRelaxation explanation={explanation} />
      </span>
      {explanation && explanation.reasons.length > 0 && (
        <details className="unassigned-details">
          <summary>{t("unassigned.every")}</summary>
          <VehicleReasons reasons={explanation.reasons} />
        </details>
      )}
    </>
  );
}

function NearestRelaxation({ explanation }: { explanation: PlanExplanation | undefined }) {
  const { t } = useTranslation("plans");
  const { lookup } = usePlanEditor();
  const amount = useAmount();
  const blocked = useReasonText();
  const relaxation = explanation?.relaxation;
  const reason = explanation?.reasons[0];
  if (!explanation) return t("unassigned.looking");
  if (explanation.fits) return t("unassigned.fits", { name: getRouteNames(explanation.fits, lookup)[0] });
  if (relaxation) {
    const [name] = getRouteNames(relaxation, lookup);
    const { cause, by, dimension } = relaxation;
    const way = amount(cause, by, dimension);
    const sentence = relaxationKeys[cause];
    return way && sentence
      ? t(`unassigned.${sentence}`, { by: way, name })
      : t("unassigned.relax_rule", { rule: t(`violation.${cause}`), name });
  }
  return reason ? blocked(reason) : t("unassigned.unknown");
}

type Cause = PlanExplanation["reasons"][number]["cause"];
type RelaxationKey = `relax_${"later" | "room" | "count" | "work" | "driving" | "distance" | "radius" | "separation"}`;

/** The sentence for the change that would let the shipment in; other rules cannot be changed here. */
const relaxationKeys: Partial<Record<Cause, RelaxationKey>> = {
  time_windows: "relax_later",
  last_job: "relax_later",
  quantities: "relax_room",
  max_shipments: "relax_count",
  work_time_hours: "relax_work",
  travel_hours: "relax_driving",
  travel_distance: "relax_distance",
  service_radius: "relax_radius",
  max_stop_separation: "relax_separation",
};

type Reason = PlanExplanation["reasons"][number];

/** "Quantities: 38 kg short". */
function useReasonText(): (reason: Reason) => string {
  const { t } = useTranslation("plans");
  const amount = useAmount();
  return ({ cause, shortfall, dimension }) => {
    if (cause === "not_working") return t("violation.not_working");
    const short = amount(cause, shortfall, dimension);
    return short ? `${t(`violation.${cause}`)}: ${t("unassigned.short", { amount: short })}` : t(`violation.${cause}`);
  };
}

function VehicleReasons({ reasons }: { reasons: readonly Reason[] }) {
  const { lookup } = usePlanEditor();
  const blocked = useReasonText();
  const agents = [...new Set(reasons.map(({ agentId }) => agentId))];
  return (
    <dl>
      {agents.map((agentId) => {
        const own = reasons.filter((reason) => reason.agentId === agentId);
        const first = own[0];
        return (
          <div key={agentId}>
            <dt>{first && getRouteNames(first, lookup)[0]}</dt>
            <dd>{own.map(blocked).join(", ")}</dd>
          </div>
        );
      })}
    </dl>
  );
}

/** Inserts a shipment at the best position: in the route of its explanation, else the best of all routes. */
function AssignButton({ shipmentId, explanation }: RowProps) {
  const { t } = useTranslation("plans");
  const { document, timed, lookup, view, timer, may, change } = usePlanEditor();
  if (!may("change") || !document || !timed) return null;
  const board = { document, inputs: view.inputs, timer };
  const agentId = (explanation?.fits ?? explanation?.relaxation ?? explanation?.reasons[0])?.agentId;
  const named = document.routes.find((route) => route.agentId === agentId && !route.locked);
  const assign = () => {
    const open = document.routes.filter((route) => !route.locked);
    const best = named
      ? findBestPlacement(board, named.id, shipmentId)
      : findBestChange(
          board,
          open.flatMap((route) => listPlacements(document, route.id, shipmentId)),
        );
    if (best) change(best.change);
  };
  const label = named ? getRouteNames(named, lookup)[0] : t("unassigned.assign");
  return (
    <button type="button" className="link" title={t("unassigned.assign_to", { name: label })} onClick={assign}>
      {label}
    </button>
  );
}

/** The town: the last part of an address line. */
function getCity(line: string): string {
  return (line.split(",").at(-1) ?? "").trim().replace(/^\d[\d -]*\s/, "");
}
