import { commandAction, screenLoader } from "#app/platform/http/screens.server.ts";
import { SettingsScreen } from "#app/ui/settings-list/settings-screen.tsx";
import { equipmentCatalogue } from "../commands/equipment.server.ts";
import { equipmentSections, equipmentSpec } from "../screens/equipment.resource.tsx";
import type { Route } from "./+types/settings-equipment.ts";

export const loader = screenLoader(equipmentCatalogue.screen);
export const action = commandAction(equipmentCatalogue.commands);

export default function Equipment({ loaderData: { list, editing, choices, canManage } }: Route.ComponentProps) {
  return (
    <SettingsScreen
      spec={equipmentSpec}
      kind="equipment"
      schema={() => import("../model/equipment.ts").then((module) => module.equipmentSchema)}
      sections={equipmentSections}
      list={list}
      editing={editing}
      fresh={{}}
      choices={choices}
      canManage={canManage}
    />
  );
}
