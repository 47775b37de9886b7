import { Plus } from "lucide-react";
import { useMemo, useState } from "react";
import { Money } from "#app/ui/formats/measures.tsx";
import { Button, ButtonLink } from "#app/ui/primitives/button.tsx";
import type { ResourceData } from "#app/ui/resource/resource-spec.ts";
import { ResourceTable } from "#app/ui/resource/table/resource-table.tsx";
import { useWords } from "#app/ui/words/use-words.ts";
import type { MayBill } from "./agent-billing-access.server.ts";
import { AgentTabs } from "./agent-tabs.tsx";
import { DueLines } from "./due-lines.tsx";
import { duesSpec, type Rates } from "./dues.resource.tsx";
import { TransactionDialog } from "./transaction-dialog.tsx";
import type { ListedDue } from "./view-pending.server.ts";
import "../accounting.css";

interface DuesScreenProps {
  list: ResourceData<ListedDue>;
  rates: Rates;
  sums: readonly { currency: string; total: number; cash: number }[];
  agents: readonly { value: string; label: string }[];
  currencies: readonly string[];
  may: MayBill;
}

/** Pending payouts, by agent and currency, with what all of them come to. */
export function DuesScreen({ list, rates, sums, agents, currencies, may }: DuesScreenProps) {
  const say = useWords();
  const [writing, setWriting] = useState(false);
  const spec = useMemo(
    () => ({ ...duesSpec(may, rates), below: (row: ListedDue) => <DueLines row={row} /> }),
    [may, rates],
  );
  return (
    <>
      <ResourceTable
        spec={spec}
        data={list}
        emptyAction={<ButtonLink to="/settings/agents">{say("common:nav.agents")}</ButtonLink>}
        above={<AgentTabs current="pending" end={<Sums sums={sums} />} />}
        actions={
          may.create && (
            <Button icon={Plus} onClick={() => setWriting(true)}>
              {say("payouts:new_transaction")}
            </Button>
          )
        }
      />
      {writing && <TransactionDialog agents={agents} currencies={currencies} onClose={() => setWriting(false)} />}
    </>
  );
}

function Sums({ sums }: Pick<DuesScreenProps, "sums">) {
  const say = useWords();
  if (sums.length === 0) return null;
  return (
    <dl className="holding-sums">
      <div>
        <dt>{say("payouts:all_agents")}</dt>
        {sums.map(({ currency, total }) => (
          <dd key={currency}>
            <Money amount={total} currency={currency} />
          </dd>
        ))}
      </div>
      <div>
        <dt>{say("payouts:column.to_pay")}</dt>
        {sums.map(({ currency, total, cash }) => (
          <dd key={currency}>
            <Money amount={total - cash} currency={currency} />
          </dd>
        ))}
      </div>
    </dl>
  );
}
