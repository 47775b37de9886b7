import { deleteEquipment } from "#app/features/settings/delete-row.server.ts";
import { equipmentSections, equipmentSpec } from "#app/features/settings/equipment.spec.tsx";
import { equipmentScreen } from "#app/features/settings/list-catalogue.server.ts";
import { createEquipment, updateEquipments } from "#app/features/settings/save-equipment.server.ts";
import { SettingsScreen } from "#app/features/settings/settings-screen.tsx";
import { activateEquipment, deactivateEquipment } from "#app/features/settings/switch-active.server.ts";
import { commandAction, screenLoader } from "#app/http/screens.server.ts";
import type { Route } from "./+types/settings-equipment.ts";

export const loader = screenLoader(equipmentScreen);
export const action = commandAction([
  createEquipment,
  updateEquipments,
  activateEquipment,
  deactivateEquipment,
  deleteEquipment,
]);

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
