import type { ReactNode } from "react";
import { computeRateAmount, distanceUnits, type Measures } from "#app/modules/ledger/model/earnings/rates.ts";
import { AmountText, formatHours, formatNumber } from "#app/ui/formats/measures.tsx";
import { useLanguage, useTranslate } from "#app/ui/i18n/use-translate.ts";
import type { ListedDue } from "../commands/view-dues.server.ts";
import type { DuesView } from "./dues.resource.tsx";

/** Kinds of rates in an agent's payout. */
export type RateKind = "flat" | "per_hour" | "per_shipment" | "per_distance_unit";

interface DueCountProps {
  row: ListedDue;
  amount: number;
  kind: RateKind;
  view: DuesView;
}

/** An amount with its quantity below, and the rate if all of it was computed with the current one. */
export function DueCount({ row, amount, kind, view: { rates, measures } }: DueCountProps): ReactNode {
  const t = useTranslate();
  const { locale } = useLanguage();
  if (amount === 0) return null;
  const rate = rates[row.agentId]?.[kind] ?? 0;
  const { text, quantity, per } = formatDueCount(row, kind, { say: t, locale, measures });
  const same = computeRateAmount(rate, quantity, per, row.currency) === amount;
  return (
    <span className="counted-sum">
      <AmountText amount={amount} currency={row.currency} />
      <span className="faint-ink">{same ? `${text} × ${formatNumber(rate, locale, 2)}` : text}</span>
    </span>
  );
}

interface CountFormat {
  say: ReturnType<typeof useTranslate>;
  locale: string;
  measures: Measures;
}

function formatDueCount(row: ListedDue, kind: RateKind, { say, locale, measures }: CountFormat) {
  const { unit, metres } = distanceUnits[measures];
  const counts = {
    flat: { quantity: row.flatDays, per: 1, text: say("payouts:units.days", { count: row.flatDays }) },
    per_hour: {
      quantity: row.hourMinutes,
      per: 60,
      text: say("payouts:units.hours", { hours: formatHours(row.hourMinutes) }),
    },
    per_shipment: {
      quantity: row.shipmentCount,
      per: 1,
      text: say("payouts:units.shipments", { count: row.shipmentCount }),
    },
    per_distance_unit: {
      quantity: row.distanceMeters,
      per: metres,
      text: `${formatNumber(row.distanceMeters / metres, locale, 2)} ${unit}`,
    },
  };
  return counts[kind];
}
