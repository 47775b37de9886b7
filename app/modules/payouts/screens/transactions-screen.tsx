import { Plus } from "lucide-react";
import { useMemo, useState } from "react";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { Button, ButtonLink } from "#app/ui/primitives/button.tsx";
import { Crumbs } from "#app/ui/resource/detail/detail-page.tsx";
import type { ResourceData } from "#app/ui/resource/resource-spec.ts";
import { ResourceTable } from "#app/ui/resource/table/resource-table.tsx";
import type { AgentBillingRights } from "../commands/agent-billing-access.server.ts";
import type { TransactionRow } from "../db/dues.reads.server.ts";
import { TransactionDialog } from "./transaction-dialog.tsx";
import { transactionsSpec } from "./transactions.resource.tsx";
import "#app/modules/ledger/screens/accounting.css";

interface TransactionsScreenProps {
  agent: { id: string; name: string };
  list: ResourceData<TransactionRow>;
  currencies: readonly string[];
  may: AgentBillingRights;
}

/** The list of an agent's transactions. */
export function TransactionsScreen({ agent, list, currencies, may }: TransactionsScreenProps) {
  const t = useTranslate();
  const [writing, setWriting] = useState(false);
  const spec = useMemo(() => transactionsSpec(may, agent.id), [may, agent.id]);
  const pending = "/accounting/agent-billing/pending";
  return (
    <>
      <ResourceTable
        spec={spec}
        data={list}
        emptyAction={<ButtonLink to={pending}>{t("payouts:to_agents")}</ButtonLink>}
        above={
          <div className="crumbs-above">
            <Crumbs crumbs={[{ label: t("payouts:title"), to: pending }, { label: agent.name }]} />
          </div>
        }
        actions={
          may.create && (
            <Button icon={Plus} onClick={() => setWriting(true)}>
              {t("payouts:new_transaction")}
            </Button>
          )
        }
      />
      {writing && (
        <TransactionDialog
          agents={[{ value: agent.id, label: agent.name }]}
          currencies={currencies}
          onClose={() => setWriting(false)}
        />
      )}
    </>
  );
}
