import { createCommandAction, createScreenLoader } from "#app/platform/http/screens.server.ts";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { SettingsListPage } from "#app/ui/settings-list/settings-list-page.tsx";
import { findLocation, locationCatalogue } from "../commands/locations.server.ts";
import { buildLocationSections, locationsSpec } from "../screens/locations.resource.tsx";
import type { Route } from "./+types/settings-locations.ts";

export const loader = createScreenLoader(locationCatalogue.screen);
export const action = createCommandAction([...locationCatalogue.commands, findLocation]);

export default function Locations({
  loaderData: { list, editing, country, canManage, members },
}: Route.ComponentProps) {
  const t = useTranslate();
  const remark = (value: unknown) => {
    const position = typeof value === "object" && value !== null && "position" in value ? value.position : "exact";
    if (position === "coarse") return t("locations:found_coarse");
    return position === "none" ? t("locations:found_none") : null;
  };
  return (
    <SettingsListPage
      spec={locationsSpec}
      kind="locations"
      schema={() => import("../model/location.ts").then((module) => module.locationWithMembersSchema)}
      sections={buildLocationSections(members)}
      list={list}
      editing={editing}
      fresh={{ address: { country }, functions: ["1", "3"] }}
      canManage={canManage}
      coverage="/settings/locations/coverage"
      remark={remark}
    />
  );
}
