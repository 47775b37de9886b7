import { createSandbox } from "#app/features/settings/sandbox/create-sandbox.server.ts";
import { SandboxScreen } from "#app/features/settings/sandbox/sandbox-screen.tsx";
import { viewSandboxScreen } from "#app/features/settings/sandbox/view-sandbox.server.ts";
import { commandAction, screenLoader } from "#app/http/wrappers/screens.server.ts";
import { SettingsFrame } from "#app/ui/shell/settings/settings-frame.tsx";
import type { Route } from "./+types/settings-sandbox.ts";

export const loader = screenLoader(viewSandboxScreen);
export const action = commandAction([createSandbox]);

export default function Sandbox({ loaderData }: Route.ComponentProps) {
  return (
    <SettingsFrame>
      <SandboxScreen {...loaderData} />
    </SettingsFrame>
  );
}
