import { createScreenLoader } from "#app/platform/http/screens.server.ts";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { ButtonLink } from "#app/ui/primitives/button.tsx";
import { ResourceTable } from "#app/ui/resource/table/resource-table.tsx";
import { readPicklistsScreen } from "../commands/view-picklists.server.ts";
import { picklistsSpec } from "../screens/picklists.resource.tsx";
import type { Route } from "./+types/picklists.ts";

export const loader = createScreenLoader(readPicklistsScreen);

/** All pick lists; they are created from the orders list. */
export default function Picklists({ loaderData }: Route.ComponentProps) {
  const t = useTranslate();
  const createLink = (
    <ButtonLink kind="primary" to="/orders?filters[has_unpicked_items][]=1">
      {t("picklists:from_orders")}
    </ButtonLink>
  );
  return <ResourceTable spec={picklistsSpec} data={loaderData} actions={createLink} emptyAction={createLink} />;
}
