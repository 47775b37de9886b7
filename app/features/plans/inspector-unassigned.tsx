import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import type { PlanExplanation } from "#app/domain/plans/timed-plan.ts";
import { usePlanDesk } from "./plan-desk.tsx";
import { nameOf, routeNames } from "./plan-lookup.ts";
import { bestOf, bestPlace, placesIn } from "./stop-moves.ts";
import { useAmount } from "./violations.tsx";

/** What no route serves, why, and the nearest way in. */
export function Unassigned() {
  const { t } = useTranslation("plans");
  const { unassigned, view } = usePlanDesk();
  if (unassigned.length === 0) return null;
  const reasons = new Map(view.explanations.map((each) => [each.shipmentId, each]));
  return (
    <section className="unas">
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
  const { lookup, view, selection, hovered, select, hover } = usePlanDesk();
  const row = useRef<HTMLLIElement>(null);
  const on = selection.unassignedId === shipmentId;
  useEffect(() => {
    if (on) row.current?.scrollIntoView({ block: "nearest" });
  }, [on]);
  const shipment = lookup.shipment(shipmentId);
  if (!shipment) return null;
  const type = shipment.dropoff.locationId === view.inputs.depot.id ? "pickup" : "dropoff";
  const lit = hovered?.kind === "unassigned" && hovered.id === shipmentId;
  const end = type === "pickup" ? shipment.pickup : shipment.dropoff;
  return (
    <li
      ref={row}
      className={`${on ? "on" : ""}${lit ? " lit" : ""}`}
      onPointerEnter={() => hover({ kind: "unassigned", id: shipmentId })}
      onPointerLeave={() => hover(null)}
    >
      <svg className="du" width="12" height="12" viewBox="0 0 12 12" aria-hidden="true">
        <rect x="2.2" y="2.2" width="7.6" height="7.6" rx="1.6" transform="rotate(45 6 6)" />
      </svg>
      <div>
        <span className="u1">
          <button type="button" className="uname" onClick={() => select({ kind: "unassigned", id: shipmentId })}>
            {nameOf(shipment, type)}
          </button>
          <span className="t3">{cityOf(end.line)}</span>
          <span className="grow" />
          <WayIn shipmentId={shipmentId} explanation={explanation} />
        </span>
        <Why explanation={explanation} />
      </div>
    </li>
  );
}

function Why({ explanation }: { explanation: PlanExplanation | undefined }) {
  const { t } = useTranslation("plans");
  const { lookup } = usePlanDesk();
  const amount = useAmount();
  const relaxation = explanation?.relaxation;
  const reason = explanation?.reasons[0];
  if (explanation?.fits) {
    return <span className="u2">{t("unassigned.fits", { name: routeNames(explanation.fits, lookup)[0] })}</span>;
  }
  if (relaxation) {
    const [name] = routeNames(relaxation, lookup);
    const by = amount(relaxation.cause, relaxation.by, null);
    const rule = t(`violation.${relaxation.cause}`);
    return (
      <span className="u2">
        {by ? t("unassigned.relax", { rule, by, name }) : t("unassigned.relax_rule", { rule, name })}
      </span>
    );
  }
  if (!reason) return <span className="u2">{t("unassigned.unknown")}</span>;
  const short = amount(reason.cause, reason.shortfall, reason.dimension);
  return (
    <span className="u2">
      {t(`violation.${reason.cause}`)}
      {short && `: ${t("unassigned.short", { amount: short })}`}
    </span>
  );
}

/** Puts a shipment where it does least harm: into the route that the explanation names, or the best of all. */
function WayIn({ shipmentId, explanation }: RowProps) {
  const { t } = useTranslation("plans");
  const { document, timed, lookup, view, timer, may, change } = usePlanDesk();
  if (!may("change") || !document || !timed) return null;
  const board = { document, inputs: view.inputs, timer };
  const agentId = (explanation?.fits ?? explanation?.relaxation ?? explanation?.reasons[0])?.agentId;
  const named = document.routes.find((route) => route.agentId === agentId && !route.locked);
  const assign = () => {
    const open = document.routes.filter((route) => !route.locked);
    const best = named
      ? bestPlace(board, named.id, shipmentId)
      : bestOf(
          board,
          open.flatMap((route) => placesIn(document, route.id, shipmentId)),
        );
    if (best) change(best.change);
  };
  const label = named ? routeNames(named, lookup)[0] : t("unassigned.assign");
  return (
    <button type="button" className="link" title={t("unassigned.assign_to", { name: label })} onClick={assign}>
      {label}
    </button>
  );
}

/** The last part of an address line: its town. */
function cityOf(line: string): string {
  return (line.split(",").at(-1) ?? "").trim().replace(/^\d[\d -]*\s/, "");
}
