import { createCommandAction, createScreenLoader } from "#app/platform/http/screens.server.ts";
import { SettingsFrame } from "#app/ui/shell/settings/settings-frame.tsx";
import { disconnectApps, viewConnectedApps } from "../commands/connected-apps.server.ts";
import { ConnectedApps } from "../screens/connected-apps.tsx";
import type { Route } from "./+types/settings-apps.ts";

export const loader = createScreenLoader(viewConnectedApps);
export const action = createCommandAction([disconnectApps]);

export default function SettingsApps({ loaderData: { apps, canManage } }: Route.ComponentProps) {
  return (
    <SettingsFrame>
      <ConnectedApps apps={apps} canManage={canManage} />
    </SettingsFrame>
  );
}
