import type { ReactNode } from "react";
import { Tabs } from "#app/ui/primitives/tabs.tsx";
import { useWords } from "#app/ui/words/use-words.ts";

const tabs = [
  { key: "pending", to: "/accounting/collections/pending" },
  { key: "all", to: "/accounting/collections/all" },
  { key: "receipts", to: "/accounting/collections/receipts" },
] as const;

/** The parts of the order collections. */
export function AccountingTabs({ current, end }: { current: (typeof tabs)[number]["key"]; end?: ReactNode }) {
  const say = useWords();
  return (
    <Tabs
      label={say("accounting:parts")}
      tabs={tabs.map(({ key, to }) => ({ key, to, label: say(`accounting:part.${key}`) }))}
      current={current}
      end={end}
    />
  );
}
