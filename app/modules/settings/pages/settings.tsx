import { useRouteLoaderData } from "react-router";
import { createScreenLoader } from "#app/platform/http/screens.server.ts";
import { ok } from "#app/platform/kernel/result.ts";
import { SettingsHome } from "#app/ui/shell/settings/settings-home.tsx";
import type { ShellData } from "#app/ui/shell/shell-data.ts";

/** The page only shows data of the shell; the loader exists so that the guard runs. */
export const loader = createScreenLoader(async () => ok(null));

export default function Settings() {
  const shell = useRouteLoaderData<ShellData>("layout_default");
  return shell ? <SettingsHome grants={shell.grants} /> : null;
}
