import { useMemo } from "react";
import type { PartCounts } from "#app/modules/ledger/commands/part-counts.server.ts";
import { CountText, MoneyText } from "#app/ui/formats/measures.tsx";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { ButtonLink } from "#app/ui/primitives/button.tsx";
import type { ResourceData, TotalRow } from "#app/ui/resource/resource-spec.ts";
import { ResourceTable } from "#app/ui/resource/table/resource-table.tsx";
import type { MerchantBillingRights } from "../../commands/billing/billing-access.server.ts";
import type { ListedBalance } from "../../commands/billing/listed-balances.server.ts";
import type { ListedSums } from "../../commands/billing/view-pending.server.ts";
import type { PendingDays } from "../../db/pending-days.server.ts";
import { BalancePane } from "./balance-pane.tsx";
import { BillingTabs, getPartPath } from "./billing-tabs.tsx";
import { GenerateAll } from "./generate-all.tsx";
import { BareAmount, balancesSpec } from "./pending.resource.tsx";
import "#app/modules/ledger/screens/accounting.css";
import "./billing.css";

interface PendingScreenProps {
  part: "pending" | "combine";
  list: ResourceData<ListedBalance>;
  sums: readonly ListedSums[];
  /** Number of invoices that generating all would create. */
  invoices: number;
  /** Range of days of the list; null for all. */
  days: PendingDays | null;
  parts: PartCounts;
  may: MerchantBillingRights;
}

/** Pending billing by merchant and currency, or merchants that can be combined; the selected row opens beside the list. */
export function PendingScreen({ part, list, sums, invoices, days, parts, may }: PendingScreenProps) {
  const t = useTranslate();
  const spec = useMemo(() => {
    const of = (row: ListedBalance) => <BalancePane key={row.id} row={row} may={may} days={days} />;
    return { ...balancesSpec(part, may, days), pane: { at: "side" as const, of } };
  }, [part, may, days]);
  return (
    <ResourceTable
      spec={spec}
      data={list}
      emptyAction={<ButtonLink to={getPartPath("invoices")}>{t("billing:part.invoices")}</ButtonLink>}
      parts={<BillingTabs current={part} may={may} counts={parts} />}
      totals={sums.map((sum) => toTotalRow(sum, t("billing:sums")))}
      actions={part === "pending" && list.rows.length > 0 && <GenerateAll may={may} invoices={invoices} days={days} />}
    />
  );
}

function toTotalRow(sum: ListedSums, label: string): TotalRow {
  const { by: currency } = sum;
  return {
    label,
    currency,
    cells: {
      orders: <CountText value={sum.orders} />,
      fees: <BareAmount amount={sum.fees} currency={currency} />,
      vat: <BareAmount amount={sum.vat} currency={currency} />,
      invoice: <MoneyText amount={sum.total} currency={currency} />,
      collections: <BareAmount amount={sum.held} currency={currency} />,
      net: <MoneyText amount={sum.net} currency={currency} />,
    },
  };
}
