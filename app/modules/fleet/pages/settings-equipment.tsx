import { equipmentSections, equipmentSpec } from "#app/features/settings/equipment/equipment.resource.tsx";
import { equipmentCatalogue } from "#app/features/settings/equipment/equipment.server.ts";
import { SettingsScreen } from "#app/features/settings/settings-screen.tsx";
import { commandAction, screenLoader } from "#app/http/wrappers/screens.server.ts";
import type { Route } from "./+types/settings-equipment.ts";

export const loader = screenLoader(equipmentCatalogue.screen);
export const action = commandAction(equipmentCatalogue.commands);

export default function Equipment({ loaderData: { list, editing, choices, canManage } }: Route.ComponentProps) {
  return (
    <SettingsScreen
      spec={equipmentSpec}
      kind="equipment"
      schema={() => import("#app/domain/fleet/equipment.ts").then((module) => module.equipmentSchema)}
      sections={equipmentSections}
      list={list}
      editing={editing}
      fresh={{}}
      choices={choices}
      canManage={canManage}
    />
  );
}
