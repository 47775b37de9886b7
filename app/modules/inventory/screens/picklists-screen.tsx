import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { ButtonLink } from "#app/ui/primitives/button.tsx";
import type { ResourceData } from "#app/ui/resource/resource-spec.ts";
import { ResourceTable } from "#app/ui/resource/table/resource-table.tsx";
import type { ListedPicklist } from "../commands/view-picklists.server.ts";
import { picklistsSpec } from "./picklists.resource.tsx";

/** All pick lists; they are created from the orders list. */
export function PicklistsScreen({ list }: { list: ResourceData<ListedPicklist> }) {
  const t = useTranslate();
  const make = (
    <ButtonLink kind="primary" to="/orders?filters[has_unpicked_items][]=1">
      {t("picklists:from_orders")}
    </ButtonLink>
  );
  return <ResourceTable spec={picklistsSpec} data={list} actions={make} emptyAction={make} />;
}
