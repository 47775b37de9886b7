import { createCommandAction, createScreenLoader } from "#app/platform/http/screens.server.ts";
import { SettingsFrame } from "#app/ui/shell/settings/settings-frame.tsx";
import { createSandbox } from "../commands/create-sandbox.server.ts";
import { viewSandboxScreen } from "../commands/view-sandbox.server.ts";
import { SandboxScreen } from "../screens/sandbox-screen.tsx";
import type { Route } from "./+types/settings-sandbox.ts";

export const loader = createScreenLoader(viewSandboxScreen);
export const action = createCommandAction([createSandbox]);

export default function Sandbox({ loaderData }: Route.ComponentProps) {
  return (
    <SettingsFrame>
      <SandboxScreen {...loaderData} />
    </SettingsFrame>
  );
}
