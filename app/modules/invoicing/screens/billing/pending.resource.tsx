import { ArrowLeftRight, FileText, TriangleAlert, WalletCards } from "lucide-react";
import type { ListNameSet } from "#app/platform/lists/list-spec.server.ts";
import { AmountText, CountText, MoneyText } from "#app/ui/formats/measures.tsx";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { Icon } from "#app/ui/primitives/icon.tsx";
import { OwnerCell } from "#app/ui/primitives/owner-cell.tsx";
import type { BulkAction, ResourceSpec } from "#app/ui/resource/resource-spec.ts";
import type { MerchantBillingRights } from "../../commands/billing/billing-access.server.ts";
import type { ListedBalance } from "../../commands/billing/listed-balances.server.ts";
import type { balancesListDescription } from "../../db/balances.reads.server.ts";
import type { PendingDays } from "../../db/pending-days.server.ts";
import { DaysFields } from "./days-fields.tsx";

/** The list of pending billing by merchant and currency: fees, invoice total, collections, and net. */
export function balancesSpec(
  part: "pending" | "combine",
  may: MerchantBillingRights,
  days: PendingDays | null,
): ResourceSpec<ListedBalance, ListNameSet<typeof balancesListDescription>> {
  return {
    name: part === "pending" ? "pending-billing" : "combined-billing",
    module: part === "pending" ? "accounting.merchant_billing.pending" : "accounting.merchant_billing.combine",
    title: "billing:title",
    rowId: (row) => row.id,
    rowName: (row) => `${row.merchantName ?? "–"} ${row.currency}`,
    searchPlaceholder: "billing:search_merchants",
    defaultSort: "merchant",
    ...(may.export_invoice && part === "pending" ? { exports: "/accounting/merchant-billing/pending/export" } : {}),
    columns: [
      {
        key: "merchant",
        header: "billing:column.merchant",
        long: true,
        sortable: true,
        cell: (row) => <MerchantCell row={row} />,
      },
      { key: "city", header: "billing:column.city", width: 130, long: true, wide: true, cell: (row) => row.city },
      {
        key: "orders",
        header: "billing:column.orders",
        width: 84,
        align: "right",
        sortable: true,
        cell: (row) => <CountText value={row.orderCount} />,
      },
      {
        key: "fees",
        header: "billing:column.fees",
        width: 104,
        align: "right",
        sortable: true,
        cell: (row) => <BareAmount amount={row.fees} currency={row.currency} />,
      },
      {
        key: "vat",
        header: "billing:column.vat",
        width: 92,
        align: "right",
        wide: true,
        cell: (row) => <BareAmount amount={row.vat} currency={row.currency} />,
      },
      {
        key: "invoice",
        header: "billing:column.invoice",
        width: 118,
        align: "right",
        cell: (row) => <NonZeroAmount amount={row.total} currency={row.currency} />,
      },
      {
        key: "collections",
        header: "billing:column.collections",
        width: 118,
        align: "right",
        sortable: true,
        cell: (row) => <BareAmount amount={row.held} currency={row.currency} />,
      },
      {
        key: "net",
        header: "billing:column.net",
        width: 130,
        align: "right",
        cell: (row) => (
          <b>
            <MoneyText amount={row.net} currency={row.currency} />
          </b>
        ),
      },
    ],
    filters: [
      { field: "merchant", label: "billing:column.merchant", kind: "reference", lookup: "merchants" },
      { field: "currency", label: "billing:column.currency", kind: "reference" },
      { field: "delivered", label: "billing:column.delivered", kind: "date" },
      { field: "fees", label: "billing:column.fees", kind: "price" },
      { field: "collections", label: "billing:column.collections", kind: "price" },
    ],
    bulkActions: getBulkActions(part, may, days),
    empty: { title: `billing:empty.${part}`, text: `billing:empty.${part}_why` },
  };
}

function getBulkActions(
  part: "pending" | "combine",
  may: MerchantBillingRights,
  days: PendingDays | null,
): BulkAction<ListedBalance>[] {
  const each: Pick<BulkAction<ListedBalance>, "idsField" | "together" | "confirm" | "fields"> = {
    ...{ idsField: "pending", together: 50 },
    confirm: "billing:generate_text",
    fields: () => <DaysFields days={days} />,
  };
  const owing = (rows: readonly ListedBalance[]) => rows.some(({ feeCount }) => feeCount > 0);
  const held = (rows: readonly ListedBalance[]) => rows.some(({ heldCount }) => heldCount > 0);
  const base = "accounting.merchant_billing";
  const combine: BulkAction<ListedBalance> = {
    ...each,
    intent: `${base}.combine`,
    label: "billing:combine",
    icon: ArrowLeftRight,
    available: (rows) => owing(rows) && held(rows),
  };
  const invoice: BulkAction<ListedBalance> = {
    ...each,
    intent: `${base}.generate_invoices`,
    label: "billing:generate_invoices",
    icon: FileText,
    hotkey: "g",
    available: owing,
  };
  const settlement: BulkAction<ListedBalance> = {
    ...each,
    intent: `${base}.generate_settlements`,
    label: "billing:generate_settlements",
    icon: WalletCards,
    available: held,
  };
  return [
    ...(part === "pending" && may.invoice ? [invoice] : []),
    ...(part === "pending" && may.settlement ? [settlement] : []),
    ...(may.invoice && may.settlement ? [combine] : []),
  ];
}

/** Percentage of the billing limit from which a warning is shown. */
const NEAR_LIMIT_PERCENT = 80;

function MerchantCell({ row: { merchantName, currency, limit } }: { row: ListedBalance }) {
  const t = useTranslate();
  return (
    <OwnerCell id={null} name={merchantName} currency={currency}>
      {limit && limit.share >= NEAR_LIMIT_PERCENT && (
        <span className="near-limit">
          <Icon of={TriangleAlert} size={14} />
          <span className="visually-hidden">{t("billing:near_limit", { share: String(limit.share) })}</span>
        </span>
      )}
    </OwnerCell>
  );
}

/** An amount without its currency, which is shown at the total beside it; zero leaves it empty. */
export function BareAmount({ amount, currency }: { amount: number; currency: string }) {
  return amount === 0 ? null : <AmountText amount={amount} currency={currency} />;
}

/** An amount; zero leaves the cell empty. */
function NonZeroAmount({ amount, currency }: { amount: number; currency: string }) {
  return amount === 0 ? null : <MoneyText amount={amount} currency={currency} />;
}
