import type { ReactNode } from "react";
import { amountOf, distanceUnits, type Measures } from "#app/modules/ledger/model/earnings/rates.ts";
import { Amount, writeHours, writeNumber } from "#app/ui/formats/measures.tsx";
import { useLanguage, useWords } from "#app/ui/words/use-words.ts";
import type { ListedDue } from "../commands/view-pending.server.ts";
import type { DuesView } from "./dues.resource.tsx";

/** What work is paid by, as an agent's payout names it. */
export type Kind = "flat" | "per_hour" | "per_shipment" | "per_distance_unit";

interface CountedProps {
  row: ListedDue;
  amount: number;
  kind: Kind;
  view: DuesView;
}

/** An amount with how it was counted below it; with the rate where all of it was counted at the present one. */
export function Counted({ row, amount, kind, view: { rates, measures } }: CountedProps): ReactNode {
  const say = useWords();
  const { locale } = useLanguage();
  if (amount === 0) return null;
  const rate = rates[row.agentId]?.[kind] ?? 0;
  const { text, quantity, per } = countOf(row, kind, { say, locale, measures });
  const same = amountOf(rate, quantity, per, row.currency) === amount;
  return (
    <span className="counted-sum">
      <Amount amount={amount} currency={row.currency} />
      <span className="faint-ink">{same ? `${text} × ${writeNumber(rate, locale, 2)}` : text}</span>
    </span>
  );
}

interface Written {
  say: ReturnType<typeof useWords>;
  locale: string;
  measures: Measures;
}

function countOf(row: ListedDue, kind: Kind, { say, locale, measures }: Written) {
  const { unit, metres } = distanceUnits[measures];
  const counts = {
    flat: { quantity: row.flatDays, per: 1, text: say("payouts:units.days", { count: row.flatDays }) },
    per_hour: {
      quantity: row.hourMinutes,
      per: 60,
      text: say("payouts:units.hours", { hours: writeHours(row.hourMinutes) }),
    },
    per_shipment: {
      quantity: row.shipmentCount,
      per: 1,
      text: say("payouts:units.shipments", { count: row.shipmentCount }),
    },
    per_distance_unit: {
      quantity: row.distanceMetres,
      per: metres,
      text: `${writeNumber(row.distanceMetres / metres, locale, 2)} ${unit}`,
    },
  };
  return counts[kind];
}
