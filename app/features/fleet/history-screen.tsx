import type { PastDuty } from "#app/data/fleet/attendance-list.reads.server.ts";
import { ButtonLink } from "#app/ui/primitives/button.tsx";
import type { ResourceData } from "#app/ui/resource/resource-spec.ts";
import { ResourceTable } from "#app/ui/resource/table/resource-table.tsx";
import { useWords } from "#app/ui/words/use-words.ts";
import { FleetTabs } from "./fleet-tabs.tsx";
import { historySpec } from "./history.resource.tsx";
import "./fleet.css";

/** Who was on duty when, and for how long. */
export function HistoryScreen({ list }: { list: ResourceData<PastDuty> }) {
  const say = useWords();
  return (
    <ResourceTable
      spec={historySpec}
      data={list}
      emptyAction={<ButtonLink to="/fleet/attendance">{say("fleet:part.attendance")}</ButtonLink>}
      above={<FleetTabs current="history" />}
    />
  );
}
