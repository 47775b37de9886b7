import { ReceiptText } from "lucide-react";
import type { ReactNode } from "react";
import type { describedDues } from "#app/data/accounting/agent-billing/dues.reads.server.ts";
import type { NamesOf } from "#app/data/kernel/list-spec.server.ts";
import type { Payout } from "#app/domain/accounting/agent-billing/earnings.ts";
import { amountOf } from "#app/domain/accounting/agent-billing/rates.ts";
import { Amount, Money, writeHours, writeNumber } from "#app/ui/formats/measures.tsx";
import { Checkbox } from "#app/ui/primitives/checkbox.tsx";
import type { Column, ResourceSpec } from "#app/ui/resource/resource-spec.ts";
import { useLanguage, useWords } from "#app/ui/words/use-words.ts";
import { AgentCell } from "../agent-cell.tsx";
import type { MayBill } from "./agent-billing-access.server.ts";
import type { ListedDue } from "./view-pending.server.ts";

/** What agents are paid, by their ids. */
export type Rates = Readonly<Record<string, Payout>>;

type Counting = "flat" | "hours" | "shipments" | "distance";
const counted: readonly {
  key: Counting;
  header: `payouts:column.${Counting}`;
  sum: keyof Sums;
  kind: Kind;
}[] = [
  { key: "flat", header: "payouts:column.flat", sum: "flat", kind: "flat" },
  { key: "hours", header: "payouts:column.hours", sum: "hour", kind: "per_hour" },
  { key: "shipments", header: "payouts:column.shipments", sum: "shipment", kind: "per_shipment" },
  { key: "distance", header: "payouts:column.distance", sum: "distance", kind: "per_distance_unit" },
];
type Sums = Pick<ListedDue, "flat" | "hour" | "shipment" | "distance">;
type Kind = "flat" | "per_hour" | "per_shipment" | "per_distance_unit";

/** Pending payouts by agent and currency (platform §2.4): each kind with how it was counted, cash on hand, and what is to pay. */
export function duesSpec(
  may: MayBill,
  rates: Rates,
  net: boolean,
): ResourceSpec<ListedDue, NamesOf<typeof describedDues>> {
  const kinds = counted.map(
    ({ key, header, sum, kind }): Column<ListedDue, Counting> => ({
      key,
      header,
      width: 112,
      align: "right",
      sortable: true,
      cell: (row) => <Counted row={row} amount={row[sum]} kind={kind} rates={rates} />,
    }),
  );
  return {
    name: "dues",
    module: "accounting.agent_billing.pending",
    title: "payouts:title",
    rowId: (row) => row.id,
    rowName: (row) => `${row.agentName ?? "–"} ${row.currency}`,
    searchPlaceholder: "accounting:search_agents",
    defaultSort: "agent",
    ...(may.export ? { exports: "/accounting/agent-billing/pending/export" } : {}),
    columns: [
      { key: "agent", header: "payouts:column.agent", sortable: true, cell: (row) => <AgentCell row={row} /> },
      ...kinds,
      {
        key: "custom",
        header: "payouts:column.custom",
        width: 92,
        align: "right",
        sortable: true,
        cell: (row) => <Some amount={row.custom} currency={row.currency} />,
      },
      {
        key: "payout",
        header: "payouts:column.payout",
        width: 112,
        align: "right",
        sortable: true,
        cell: (row) => <Money amount={row.total} currency={row.currency} />,
      },
      {
        key: "cash",
        header: "payouts:column.cash",
        width: 104,
        align: "right",
        wide: true,
        cell: (row) => (net ? <Some amount={-row.cash} currency={row.currency} /> : null),
      },
      {
        key: "to_pay",
        header: "payouts:column.to_pay",
        width: 120,
        align: "right",
        cell: (row) => <ToPay amount={toPayOf(row, net)} currency={row.currency} />,
      },
    ],
    filters: [
      { field: "agent", label: "payouts:column.agent", kind: "reference" },
      { field: "currency", label: "common:field.currency", kind: "reference" },
      { field: "payout", label: "payouts:column.payout", kind: "price" },
    ],
    ...(may.generate
      ? {
          bulkActions: [
            {
              intent: "accounting.agent_billing.generate_receipts",
              label: "payouts:generate",
              icon: ReceiptText,
              hotkey: "g",
              idsField: "agents",
              together: 100,
              fields: () => (may.net ? <NetField net={net} /> : null),
            },
          ],
        }
      : {}),
    empty: { title: "payouts:empty.pending", text: "payouts:empty.pending_why" },
  };
}

/** What is paid to an agent: with `net` what is left after the cash on hand. Minor units; less than nothing is handed over. */
export const toPayOf = ({ total, cash }: Pick<ListedDue, "total" | "cash">, net: boolean): number =>
  net ? total - cash : total;

function NetField({ net }: { net: boolean }) {
  const say = useWords();
  return (
    <>
      <Checkbox name="net_cash" defaultChecked={net} label={say("payouts:net")} />
      <p className="hint">{say("payouts:net_why")}</p>
    </>
  );
}

interface CountedProps {
  row: ListedDue;
  amount: number;
  kind: Kind;
  rates: Rates;
}

/** An amount with how it was counted below it; with the rate where all of it was counted at the present one. */
function Counted({ row, amount, kind, rates }: CountedProps): ReactNode {
  const say = useWords();
  const { locale } = useLanguage();
  if (amount === 0) return null;
  const rate = rates[row.agentId]?.[kind] ?? 0;
  const { text, quantity, per } = countOf(row, kind, say, locale);
  const same = amountOf(rate, quantity, per, row.currency) === amount;
  return (
    <span className="counted-sum">
      <Amount amount={amount} currency={row.currency} />
      <span className="faint-ink">{same ? `${text} × ${writeNumber(rate, locale, 2)}` : text}</span>
    </span>
  );
}

function countOf(row: ListedDue, kind: Kind, say: ReturnType<typeof useWords>, locale: string) {
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
      per: 1000,
      text: `${writeNumber(row.distanceMetres / 1000, locale, 2)} km`,
    },
  };
  return counts[kind];
}

/** What is to pay, and who pays it. */
export function ToPay({ amount, currency }: { amount: number; currency: string }) {
  const say = useWords();
  return (
    <span className="counted-sum">
      <b>
        <Money amount={amount} currency={currency} />
      </b>
      {amount < 0 && <span className="faint-ink">{say("payouts:hands_over")}</span>}
    </span>
  );
}

/** Nothing where there is nothing: empty cells stay empty. */
function Some({ amount, currency }: { amount: number; currency: string }) {
  return amount === 0 ? null : <Amount amount={amount} currency={currency} />;
}
