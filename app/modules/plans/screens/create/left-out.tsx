import { useId } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { BareCheckbox } from "#app/ui/primitives/checkbox.tsx";
import { AddMissing } from "#app/ui/shell/add-missing.tsx";
import type { LeftOutRow, LeftOut as LeftOutWork } from "../../model/left-out.ts";
import { findHoursProblem, type NewPlanHours, type WaitingShipment } from "../../model/work-to-plan.ts";

interface LeftOutProps {
  leftOut: LeftOutWork;
  /** Shipments of the day whose promise the plan's hours cannot keep. */
  outside: readonly WaitingShipment[];
  hours: NewPlanHours;
  chosen: ReadonlySet<string>;
  onToggle: (ids: readonly string[], on: boolean) => void;
  onHours: (hours: { start?: string; end?: string }) => void;
}

/** What the plan leaves out, each with its reason and what helps. */
export function LeftOutList({ leftOut: { rows, unshipped }, outside, ...rest }: LeftOutProps) {
  const { t } = useTranslation("plans");
  const id = useId();
  const total = rows.length + outside.length + unshipped;
  if (total === 0) return null;
  return (
    <section className="picker work-group" aria-labelledby={id}>
      <h3 id={id} className="pick-head">
        <b>{t("left_out.title", { count: total })}</b>
        <span className="faint-ink">{t("left_out.each")}</span>
      </h3>
      <ul>
        {unshipped > 0 && (
          <li className="left-out-row">
            <span className="work-line">{t("left_out.unshipped", { count: unshipped })}</span>
            <AddMissing what="shipments" />
          </li>
        )}
        {outside.map((shipment) => (
          <OutsideRow key={shipment.id} {...{ shipment }} {...rest} />
        ))}
        {rows.map((row) => (
          <li key={row.id} className="left-out-row">
            <span className="cell-id">{row.number}</span>
            <span className="work-name">{row.name}</span>
            <span className="work-line">{t(`left_out.${row.reason}`, { plan: row.plan?.name ?? "" })}</span>
            <Link className="link" to={getWayOut(row)}>
              {t(`left_out.do_${row.reason === "in_plan" || row.reason === "address" ? row.reason : "order"}`)}
              <span className="visually-hidden">{row.number}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function getWayOut({ reason, number, plan }: LeftOutRow): string {
  if (plan) return `/plans/${plan.id}`;
  return reason === "address" ? "/orders/validate" : `/orders/${number}`;
}

interface OutsideRowProps extends Pick<LeftOutProps, "hours" | "chosen" | "onToggle" | "onHours"> {
  shipment: WaitingShipment;
}

/** It can be chosen all the same, or the plan begins or ends at the hour that its promise needs. */
function OutsideRow({ shipment, hours, chosen, onToggle, onHours }: OutsideRowProps) {
  const { t } = useTranslation("plans");
  const id = useId();
  const { number, name, from, to } = shipment;
  const closes = findHoursProblem(shipment, hours) === "closes_before";
  const start = from?.startsWith(hours.day) ? `${from.slice(11, 13)}:00` : "00:00";
  const end = to?.startsWith(hours.day) ? to.slice(11, 16) : "23:59";
  return (
    <li className="left-out-row">
      <label htmlFor={id}>
        <BareCheckbox
          id={id}
          checked={chosen.has(shipment.id)}
          onChange={(event) => onToggle([shipment.id], event.target.checked)}
        />
        <span className="cell-id">{number}</span>
        <span className="work-name">{name}</span>
        <span className="work-line">
          {closes
            ? t("left_out.closes_before", { time: to?.slice(11, 16) ?? "", start: hours.start })
            : t("left_out.opens_after", { time: from?.slice(11, 16) ?? "", end: hours.end })}
        </span>
      </label>
      <button type="button" className="link" onClick={() => onHours(closes ? { start } : { end })}>
        {closes ? t("left_out.start", { time: start }) : t("left_out.end", { time: end })}
      </button>
    </li>
  );
}
