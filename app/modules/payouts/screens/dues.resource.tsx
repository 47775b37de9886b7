import { ReceiptText } from "lucide-react";
import type { Payout } from "#app/modules/ledger/model/earnings/earnings.ts";
import type { Measures } from "#app/modules/ledger/model/earnings/rates.ts";
import { AgentCell } from "#app/modules/ledger/screens/agent-cell.tsx";
import type { ListNameSet } from "#app/platform/lists/list-spec.server.ts";
import type { LocalDays } from "#app/platform/time/day-spans.ts";
import { AmountText, MoneyText } from "#app/ui/formats/measures.tsx";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { Checkbox } from "#app/ui/primitives/checkbox.tsx";
import type { ResourceSpec, TableColumn } from "#app/ui/resource/resource-spec.ts";
import type { AgentBillingRights } from "../commands/agent-billing-access.server.ts";
import type { ListedDue } from "../commands/view-dues.server.ts";
import type { duesListDescription } from "../db/dues.reads.server.ts";
import { DueCount, type RateKind } from "./due-counts.tsx";

/** Pay rates of agents by id. */
export type Rates = Readonly<Record<string, Payout>>;

type CountedColumn = "flat" | "hours" | "shipments" | "distance";
const countedColumns: readonly {
  key: CountedColumn;
  header: `payouts:column.${CountedColumn}`;
  sum: keyof CountedSums;
  kind: RateKind;
}[] = [
  { key: "flat", header: "payouts:column.flat", sum: "flat", kind: "flat" },
  { key: "hours", header: "payouts:column.hours", sum: "hour", kind: "per_hour" },
  { key: "shipments", header: "payouts:column.shipments", sum: "shipment", kind: "per_shipment" },
  { key: "distance", header: "payouts:column.distance", sum: "distance", kind: "per_distance_unit" },
];
type CountedSums = Pick<ListedDue, "flat" | "hour" | "shipment" | "distance">;

/** Options of the list of pending payouts. */
export interface DuesView {
  may: AgentBillingRights;
  rates: Rates;
  /** The account's units of distance. */
  measures: Measures;
  /** True if cash on hand is netted. */
  net: boolean;
  /** Range of local days to show; null for all. */
  worked: LocalDays | null;
}

/** The list of pending payouts by agent and currency: each type with its quantity, cash on hand, and the amount to pay. */
export function duesSpec(view: DuesView): ResourceSpec<ListedDue, ListNameSet<typeof duesListDescription>> {
  const { may, net } = view;
  const kinds = countedColumns.map(
    ({ key, header, sum, kind }): TableColumn<ListedDue, CountedColumn> => ({
      key,
      header,
      width: 112,
      align: "right",
      sortable: true,
      cell: (row) => <DueCount row={row} amount={row[sum]} kind={kind} view={view} />,
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
        cell: (row) => <NonZeroAmount amount={row.custom} currency={row.currency} />,
      },
      {
        key: "payout",
        header: "payouts:column.payout",
        width: 112,
        align: "right",
        sortable: true,
        cell: (row) => <MoneyText amount={row.total} currency={row.currency} />,
      },
      {
        key: "cash",
        header: "payouts:column.cash",
        width: 104,
        align: "right",
        wide: true,
        cell: (row) => (net ? <NonZeroAmount amount={-row.cash} currency={row.currency} /> : null),
      },
      {
        key: "to_pay",
        header: "payouts:column.to_pay",
        width: 120,
        align: "right",
        cell: (row) => <ToPayCell amount={computeDueToPay(row, net)} currency={row.currency} />,
      },
    ],
    filters: [
      { field: "agent", label: "payouts:column.agent", kind: "reference" },
      { field: "currency", label: "common:field.currency", kind: "reference" },
      { field: "worked", label: "payouts:column.worked", kind: "date" },
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
              fields: () => <ReceiptFields view={view} />,
            },
          ],
        }
      : {}),
    empty: { title: "payouts:empty.pending", text: "payouts:empty.pending_why" },
  };
}

/** The amount to pay, after cash on hand if `net`. Minor units; negative means that the agent hands over money. */
export const computeDueToPay = ({ total, cash }: Pick<ListedDue, "total" | "cash">, net: boolean): number =>
  net ? total - cash : total;

/** Hidden fields for generating receipts: the range of days, and whether cash is netted. */
function ReceiptFields({ view: { may, net, worked } }: { view: DuesView }) {
  const t = useTranslate();
  return (
    <>
      {worked && <input type="hidden" name="from" value={worked.from} />}
      {worked && <input type="hidden" name="to" value={worked.to} />}
      {may.net && <Checkbox name="net_cash" defaultChecked={net} label={t("payouts:net")} />}
      {may.net && <p className="hint">{t("payouts:net_why")}</p>}
    </>
  );
}

/** The amount to pay, and a note if the agent pays it. */
export function ToPayCell({ amount, currency }: { amount: number; currency: string }) {
  const t = useTranslate();
  return (
    <span className="counted-sum">
      <b>
        <MoneyText amount={amount} currency={currency} />
      </b>
      {amount < 0 && <span className="faint-ink">{t("payouts:hands_over")}</span>}
    </span>
  );
}

/** An amount; zero leaves the cell empty. */
function NonZeroAmount({ amount, currency }: { amount: number; currency: string }) {
  return amount === 0 ? null : <AmountText amount={amount} currency={currency} />;
}
