import { inPackageUnits } from "#app/domain/settings/package-template.ts";
import { packageSections, packagesSpec } from "#app/features/settings/packages/packages.resource.tsx";
import { packageCatalogue } from "#app/features/settings/packages/packages.server.ts";
import { SettingsScreen } from "#app/features/settings/settings-screen.tsx";
import { commandAction, screenLoader } from "#app/http/wrappers/screens.server.ts";
import { useFormats } from "#app/ui/formats/formats-context.tsx";
import type { Route } from "./+types/settings-packages.ts";

export const loader = screenLoader(packageCatalogue.screen);
export const action = commandAction(packageCatalogue.commands);

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
