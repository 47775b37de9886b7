import { commandAction, screenLoader } from "#app/platform/http/screens.server.ts";
import { useFormats } from "#app/ui/formats/formats-context.tsx";
import { SettingsScreen } from "#app/ui/settings-list/settings-screen.tsx";
import { packageCatalogue } from "../commands/packages.server.ts";
import { inPackageUnits } from "../model/package-template.ts";
import { packageSections, packagesSpec } from "../screens/packages.resource.tsx";
import type { Route } from "./+types/settings-packages.ts";

export const loader = screenLoader(packageCatalogue.screen);
export const action = commandAction(packageCatalogue.commands);

export default function Packages({ loaderData: { list, editing, canManage } }: Route.ComponentProps) {
  const { weight: system } = useFormats();
  return (
    <SettingsScreen
      spec={packagesSpec}
      kind="packages"
      schema={() => import("../model/package-template.ts").then((module) => module.packageTemplateSchema)}
      sections={packageSections(system)}
      list={list}
      editing={editing && inPackageUnits(editing, system)}
      fresh={{ type: "1" }}
      hidden={{ units: system }}
      canManage={canManage}
    />
  );
}
