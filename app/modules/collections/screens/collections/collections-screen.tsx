import { useMemo } from "react";
import type { ResourceData } from "#app/ui/resource/resource-spec.ts";
import { ResourceTable } from "#app/ui/resource/table/resource-table.tsx";
import type { MayDo } from "../accounting-access.server.ts";
import { AccountingTabs } from "../accounting-tabs.tsx";
import type { PartCounts } from "../parts.server.ts";
import { WayOn } from "../way-on.tsx";
import { collectionsSpec } from "./collections.resource.tsx";
import type { ListedCollection } from "./view-collections.server.ts";
import "../accounting.css";

interface CollectionsScreenProps {
  list: ResourceData<ListedCollection>;
  parts: PartCounts;
  may: MayDo;
}

/** All collections, whatever their status, with saved views. */
export function CollectionsScreen({ list, parts, may }: CollectionsScreenProps) {
  const spec = useMemo(() => collectionsSpec(may), [may]);
  return (
    <ResourceTable
      spec={spec}
      data={list}
      emptyAction={<WayOn from="all" />}
      parts={<AccountingTabs current="all" counts={parts} />}
    />
  );
}
