import { locationSections, locationsSpec } from "#app/features/settings/locations/locations.resource.tsx";
import { findLocation, locationCatalogue } from "#app/features/settings/locations/locations.server.ts";
import { SettingsScreen } from "#app/features/settings/settings-screen.tsx";
import { commandAction, screenLoader } from "#app/http/wrappers/screens.server.ts";
import { useWords } from "#app/ui/words/use-words.ts";
import type { Route } from "./+types/settings-locations.ts";

export const loader = screenLoader(locationCatalogue.screen);
export const action = commandAction([...locationCatalogue.commands, findLocation]);

export default function Locations({
  loaderData: { list, editing, country, canManage, members },
}: Route.ComponentProps) {
  const say = useWords();
  const remark = (value: unknown) => {
    const position = typeof value === "object" && value !== null && "position" in value ? value.position : "exact";
    if (position === "coarse") return say("settings:locations.found_coarse");
    return position === "none" ? say("settings:locations.found_none") : null;
  };
  return (
    <SettingsScreen
      spec={locationsSpec}
      kind="locations"
      schema={() => import("#app/domain/settings/location.ts").then((module) => module.staffedLocationSchema)}
      sections={locationSections(members)}
      list={list}
      editing={editing}
      fresh={{ address: { country }, functions: ["1", "3"] }}
      canManage={canManage}
      coverage="/settings/locations/coverage"
      remark={remark}
    />
  );
}
