import { Plus } from "lucide-react";
import { useMemo, useState } from "react";
import type { PartCounts } from "#app/modules/ledger/commands/part-counts.server.ts";
import { AmountText, MoneyText } from "#app/ui/formats/measures.tsx";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { Button, ButtonLink } from "#app/ui/primitives/button.tsx";
import { Switch } from "#app/ui/primitives/checkbox.tsx";
import type { ResourceData, TotalRow } from "#app/ui/resource/resource-spec.ts";
import { ResourceTable } from "#app/ui/resource/table/resource-table.tsx";
import type { AgentBillingRights } from "../commands/agent-billing-access.server.ts";
import type { ListedDue } from "../commands/view-dues.server.ts";
import type { DueSums } from "../db/dues.reads.server.ts";
import { AgentTabs } from "./agent-tabs.tsx";
import { DueLines } from "./due-lines.tsx";
import { computeDueToPay, type DuesView, duesSpec, type Rates } from "./dues.resource.tsx";
import { GenerateAgentReceipts } from "./generate-agent-receipts.tsx";
import { TransactionDialog } from "./transaction-dialog.tsx";
import "#app/modules/ledger/screens/accounting.css";

interface DuesScreenProps {
  list: ResourceData<ListedDue>;
  rates: Rates;
  measures: DuesView["measures"];
  worked: DuesView["worked"];
  sums: readonly (DueSums & { by: string })[];
  agents: readonly { value: string; label: string }[];
  currencies: readonly string[];
  parts: PartCounts;
  may: AgentBillingRights;
}

/** Pending payouts by agent and currency with totals; the transactions of a selected row are shown below. */
export function DuesScreen(props: DuesScreenProps) {
  const { list, rates, measures, worked, sums, agents, currencies, parts, may } = props;
  const t = useTranslate();
  const [writing, setWriting] = useState(false);
  const [netted, setNetted] = useState(may.net);
  const net = netted && may.net;
  const spec = useMemo(
    () => ({
      ...duesSpec({ may, rates, measures, net, worked }),
      pane: {
        at: "below" as const,
        of: (row: ListedDue) => <DueLines key={row.id} row={row} net={net} may={may} worked={worked} />,
      },
    }),
    [may, rates, measures, net, worked],
  );
  const owed = sums.map((sum) => ({ currency: sum.by, amount: computeDueToPay(sum, net) }));
  return (
    <>
      <ResourceTable
        spec={spec}
        data={list}
        emptyAction={<ButtonLink to="/settings/agents">{t("common:nav.agents")}</ButtonLink>}
        parts={<AgentTabs current="pending" counts={parts} />}
        filterEnd={
          may.net && (
            <Switch
              label={t("payouts:net")}
              checked={netted}
              onChange={(event) => setNetted(event.currentTarget.checked)}
            />
          )
        }
        totals={sums.map((sum) => toTotalRow(sum, net, t("payouts:all_agents")))}
        actions={
          <>
            {may.create && (
              <Button icon={Plus} onClick={() => setWriting(true)}>
                {t("payouts:new_transaction")}
              </Button>
            )}
            {may.generate && list.rows.length > 0 && (
              <GenerateAgentReceipts agents={list.rows.map(({ id }) => id)} owed={owed} net={net} worked={worked} />
            )}
          </>
        }
      />
      {writing && <TransactionDialog agents={agents} currencies={currencies} onClose={() => setWriting(false)} />}
    </>
  );
}

function toTotalRow(sum: DuesScreenProps["sums"][number], net: boolean, label: string): TotalRow {
  const currency = sum.by;
  const some = (amount: number) => (amount === 0 ? null : <AmountText amount={amount} currency={currency} />);
  return {
    label,
    currency,
    cells: {
      ...{ flat: some(sum.flat), hours: some(sum.hour), shipments: some(sum.shipment), distance: some(sum.distance) },
      custom: some(sum.custom),
      payout: <MoneyText amount={sum.total} currency={currency} />,
      cash: net ? some(-sum.cash) : null,
      to_pay: <MoneyText amount={computeDueToPay(sum, net)} currency={currency} />,
    },
  };
}
