import { createCommandAction, createScreenLoader } from "#app/platform/http/screens.server.ts";
import { ResourceTable } from "#app/ui/resource/table/resource-table.tsx";
import { SettingsFrame } from "#app/ui/shell/settings/settings-frame.tsx";
import { acceptCarrier, dismissCarrier, readCarriersScreen } from "../commands/carriers.server.ts";
import { disconnectCarrier } from "../commands/disconnect.server.ts";
import { carriersSpec } from "../screens/carriers.resource.tsx";
import type { Route } from "./+types/settings-carriers.ts";

export const loader = createScreenLoader(readCarriersScreen);
export const action = createCommandAction([acceptCarrier, dismissCarrier, disconnectCarrier]);

export default function Carriers({ loaderData: { list, canManage } }: Route.ComponentProps) {
  const { bulkActions, ...spec } = carriersSpec;
  return (
    <SettingsFrame>
      <ResourceTable spec={canManage ? { ...spec, bulkActions } : spec} data={list} />
    </SettingsFrame>
  );
}
