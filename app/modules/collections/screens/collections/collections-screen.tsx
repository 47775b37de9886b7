import { useMemo } from "react";
import type { CollectionRights } from "#app/modules/ledger/commands/accounting-access.server.ts";
import type { PartCounts } from "#app/modules/ledger/commands/part-counts.server.ts";
import { AccountingTabs, EmptyStateLink } from "#app/modules/ledger/screens/accounting-tabs.tsx";
import type { ResourceData } from "#app/ui/resource/resource-spec.ts";
import { ResourceTable } from "#app/ui/resource/table/resource-table.tsx";
import type { ListedCollection } from "../../commands/collections/view-collections.server.ts";
import { collectionsSpec } from "./collections.resource.tsx";
import "#app/modules/ledger/screens/accounting.css";

interface CollectionsScreenProps {
  list: ResourceData<ListedCollection>;
  parts: PartCounts;
  may: CollectionRights;
}

/** The list of all collections with saved views. */
export function CollectionsScreen({ list, parts, may }: CollectionsScreenProps) {
  const spec = useMemo(() => collectionsSpec(may), [may]);
  return (
    <ResourceTable
      spec={spec}
      data={list}
      emptyAction={<EmptyStateLink from="all" />}
      parts={<AccountingTabs current="all" counts={parts} />}
    />
  );
}
