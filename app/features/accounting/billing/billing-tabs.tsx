import type { ReactNode } from "react";
import { Tabs } from "#app/ui/primitives/tabs.tsx";
import { useWords } from "#app/ui/words/use-words.ts";
import type { MayBill } from "./billing-access.server.ts";

const tabs = ["pending", "invoices", "settlements", "combine"] as const;
export type BillingPart = (typeof tabs)[number];

/** What is pending stands on its screens alone; a portal has none. */
const needsPending: ReadonlySet<BillingPart> = new Set(["pending", "combine"]);

/** The address of a part of the merchant billing. */
export const partPath = (part: BillingPart) => `/accounting/merchant-billing/${part}`;

/** The parts of the merchant billing. */
export function BillingTabs({ current, may, end }: { current: BillingPart; may: MayBill; end?: ReactNode }) {
  const say = useWords();
  return (
    <Tabs
      label={say("billing:parts")}
      tabs={tabs
        .filter((key) => may.pending || !needsPending.has(key))
        .map((key) => ({ key, to: partPath(key), label: say(`billing:part.${key}`) }))}
      current={current}
      end={end}
    />
  );
}
