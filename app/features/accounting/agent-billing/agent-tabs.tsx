import type { ReactNode } from "react";
import { Tabs } from "#app/ui/primitives/tabs.tsx";
import { useWords } from "#app/ui/words/use-words.ts";

const tabs = [
  { key: "pending", to: "/accounting/agent-billing/pending" },
  { key: "receipts", to: "/accounting/agent-billing/receipts" },
] as const;

/** The parts of agent billing. */
export function AgentTabs({ current, end }: { current: (typeof tabs)[number]["key"]; end?: ReactNode }) {
  const say = useWords();
  return (
    <Tabs
      label={say("payouts:parts")}
      tabs={tabs.map(({ key, to }) => ({ key, to, label: say(`payouts:part.${key}`) }))}
      current={current}
      end={end}
    />
  );
}
