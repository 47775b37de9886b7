import { inPackageUnits } from "#app/domain/settings/package-template.ts";
import { packagesScreen } from "#app/features/settings/list-catalogue.server.ts";
import { packageSections, packagesSpec } from "#app/features/settings/packages.spec.tsx";
import { createPackage, updatePackages } from "#app/features/settings/save-package.server.ts";
import { SettingsScreen } from "#app/features/settings/settings-screen.tsx";
import { activatePackages, deactivatePackages } from "#app/features/settings/switch-active.server.ts";
import { commandAction, screenLoader } from "#app/http/screens.server.ts";
import { useFormats } from "#app/ui/formats/formats-context.tsx";
import type { Route } from "./+types/settings-packages.ts";

export const loader = screenLoader(packagesScreen);
export const action = commandAction([createPackage, updatePackages, activatePackages, deactivatePackages]);

export default function Packages({ loaderData: { list, editing, canManage } }: Route.ComponentProps) {
  const { weight: system } = useFormats();
  return (
    <SettingsScreen
      spec={packagesSpec}
      kind="packages"
      schema={() => import("#app/domain/settings/package-template.ts").then((module) => module.packageTemplateSchema)}
      sections={packageSections(system)}
      list={list}
      editing={editing && inPackageUnits(editing, system)}
      fresh={{ type: "1" }}
      hidden={{ units: system }}
      canManage={canManage}
    />
  );
}
