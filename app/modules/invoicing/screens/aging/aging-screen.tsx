import { useMemo } from "react";
import type { PartCounts } from "#app/modules/ledger/commands/part-counts.server.ts";
import { AmountText, MoneyText } from "#app/ui/formats/measures.tsx";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { ButtonLink } from "#app/ui/primitives/button.tsx";
import type { ResourceData, TotalRow } from "#app/ui/resource/resource-spec.ts";
import { ResourceTable } from "#app/ui/resource/table/resource-table.tsx";
import { StateLabel } from "#app/ui/status/state-label.tsx";
import type { MerchantBillingRights } from "../../commands/billing/billing-access.server.ts";
import type { ListedAgingSums } from "../../commands/billing/view-aging.server.ts";
import type { AgingRow } from "../../db/aging.reads.server.ts";
import { agingSteps } from "../../model/aging.ts";
import { BillingTabs, getPartPath } from "../billing/billing-tabs.tsx";
import { agingSpec, StepAmount, stepFields } from "./aging.resource.tsx";
import { AgingInvoices } from "./aging-invoices.tsx";
import { AgingScale } from "./aging-scale.tsx";
import "#app/modules/ledger/screens/accounting.css";
import "./aging.css";

interface AgingScreenProps {
  list: ResourceData<AgingRow>;
  sums: readonly ListedAgingSums[];
  /** Local date. */
  today: string;
  /** True if what is open is what the ledger says. */
  agrees: boolean;
  parts: PartCounts;
  may: MerchantBillingRights;
}

/** Open invoices by merchant and by how late they are; a row opens to its invoices. */
export function AgingScreen({ list, sums, today, agrees, parts, may }: AgingScreenProps) {
  const t = useTranslate();
  const spec = useMemo(() => {
    const { exports, ...rest } = agingSpec;
    return {
      ...rest,
      below: (row: AgingRow) => <AgingInvoices row={row} today={today} mayRemind={may.update_invoice} />,
      ...(may.export_invoice && exports ? { exports } : {}),
    };
  }, [may, today]);
  return (
    <ResourceTable
      spec={spec}
      data={list}
      above={
        <>
          <AgingScale sums={sums} />
          <p className="aging-proof">
            <StateLabel state={agrees ? "done" : "failed"}>
              {t(agrees ? "billing:aging.agrees" : "billing:aging.differs")}
            </StateLabel>
          </p>
        </>
      }
      emptyAction={<ButtonLink to={getPartPath("invoices")}>{t("billing:part.invoices")}</ButtonLink>}
      parts={<BillingTabs current="aging" may={may} counts={parts} />}
      totals={sums.map((sum) => toTotalRow(sum, t("billing:sums")))}
    />
  );
}

function toTotalRow(sum: ListedAgingSums, label: string): TotalRow {
  const { by: currency } = sum;
  return {
    label,
    currency,
    cells: {
      ...Object.fromEntries(
        agingSteps.map(({ key }) => [stepFields[key], <StepAmount key={key} amount={sum[key]} currency={currency} />]),
      ),
      open: (
        <b>
          <AmountText amount={sum.open} currency={currency} />
        </b>
      ),
      credit: sum.credit > 0 && <MoneyText amount={-sum.credit} currency={currency} />,
    },
  };
}
