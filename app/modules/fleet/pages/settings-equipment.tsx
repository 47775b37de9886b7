import { createCommandAction, createScreenLoader } from "#app/platform/http/screens.server.ts";
import { SettingsListPage } from "#app/ui/settings-list/settings-list-page.tsx";
import { equipmentCatalogue } from "../commands/equipment.server.ts";
import { equipmentSections, equipmentSpec } from "../screens/equipment.resource.tsx";
import type { Route } from "./+types/settings-equipment.ts";

export const loader = createScreenLoader(equipmentCatalogue.screen);
export const action = createCommandAction(equipmentCatalogue.commands);

export default function Equipment({ loaderData: { list, editing, choices, canManage } }: Route.ComponentProps) {
  return (
    <SettingsListPage
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
