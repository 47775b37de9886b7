import { Download } from "lucide-react";
import { useMemo } from "react";
import type { PartCounts } from "#app/modules/ledger/commands/part-counts.server.ts";
import { PaymentFields } from "#app/modules/ledger/screens/documents/payment-fields.tsx";
import { addUnits } from "#app/platform/time/day-spans.ts";
import { withTabAccount } from "#app/ui/client/tab-account.ts";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { Button, ButtonLink } from "#app/ui/primitives/button.tsx";
import { Menu } from "#app/ui/primitives/menu.tsx";
import type { ResourceData } from "#app/ui/resource/resource-spec.ts";
import { ResourceTable } from "#app/ui/resource/table/resource-table.tsx";
import type { AgentBillingRights } from "../commands/agent-billing-access.server.ts";
import type { AgentReceiptRow } from "../db/agent-receipts.reads.server.ts";
import { agentReceiptsSpec } from "./agent-receipts.resource.tsx";
import { AgentTabs } from "./agent-tabs.tsx";
import "#app/modules/ledger/screens/accounting.css";

interface AgentReceiptsProps {
  list: ResourceData<AgentReceiptRow>;
  parts: PartCounts;
  may: AgentBillingRights;
  /** The account's IBAN to pay from. */
  iban: string | undefined;
  /** The account's local date. */
  today: string;
}

/** The list of payout receipts; they are generated from pending payouts. */
export function AgentReceiptsScreen({ list, parts, may, iban, today }: AgentReceiptsProps) {
  const t = useTranslate();
  const spec = useMemo(() => {
    const { exports, bulkActions = [], ...rest } = agentReceiptsSpec;
    const paying = bulkActions.map((each) => ({
      ...each,
      fields: () => <PaymentFields of="receipts" iban={iban} />,
    }));
    return may.export && exports ? { ...rest, exports, bulkActions: paying } : rest;
  }, [may.export, iban]);
  return (
    <ResourceTable
      spec={spec}
      data={list}
      actions={may.export && <PayrollMenu today={today} />}
      emptyAction={<ButtonLink to="/accounting/agent-billing/pending">{t("payouts:part.pending")}</ButtonLink>}
      parts={<AgentTabs current="receipts" counts={parts} />}
    />
  );
}

/** Downloads what employees earned in the present month and the two before. */
function PayrollMenu({ today }: { today: string }) {
  const t = useTranslate();
  const months = [0, -1, -2].map((back) => addUnits(`${today.slice(0, 7)}-01`, back, "month").slice(0, 7));
  const items = months.flatMap((month) =>
    (["xlsx", "csv"] as const).map((format) => ({
      key: `${month}-${format}`,
      label: t("payouts:payroll_month", { month, format: format.toUpperCase() }),
      onSelect: () =>
        window.location.assign(withTabAccount(`/accounting/agent-billing/payroll?month=${month}&format=${format}`)),
    })),
  );
  return (
    <Menu
      label={t("payouts:payroll_title")}
      items={items}
      trigger={(props) => (
        <Button icon={Download} {...props}>
          {t("payouts:payroll_title")}
        </Button>
      )}
    />
  );
}
