import type { ReactNode } from "react";
import { Tabs } from "#app/ui/primitives/tabs.tsx";
import { useWords } from "#app/ui/words/use-words.ts";

const tabs = [
  { key: "attendance", to: "/fleet/attendance" },
  { key: "shifts", to: "/fleet/attendance/shifts" },
  { key: "history", to: "/fleet/attendance/history" },
] as const;

/** The parts of the fleet. */
export function FleetTabs({ current, end }: { current: (typeof tabs)[number]["key"]; end?: ReactNode }) {
  const say = useWords();
  return (
    <Tabs
      label={say("fleet:parts")}
      tabs={tabs.map(({ key, to }) => ({ key, to, label: say(`fleet:part.${key}`) }))}
      current={current}
      end={end}
    />
  );
}
