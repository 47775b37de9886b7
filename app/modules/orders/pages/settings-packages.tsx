import { createCommandAction, createScreenLoader } from "#app/platform/http/screens.server.ts";
import { useFormats } from "#app/ui/formats/formats-context.tsx";
import { SettingsListPage } from "#app/ui/settings-list/settings-list-page.tsx";
import { packageCatalogue } from "../commands/packages.server.ts";
import { toPackageUnits } from "../model/package-template.ts";
import { packageSections, packagesSpec } from "../screens/packages.resource.tsx";
import type { Route } from "./+types/settings-packages.ts";

export const loader = createScreenLoader(packageCatalogue.screen);
export const action = createCommandAction(packageCatalogue.commands);

export default function Packages({ loaderData: { list, editing, canManage } }: Route.ComponentProps) {
  const { weight: system } = useFormats();
  return (
    <SettingsListPage
      spec={packagesSpec}
      kind="packages"
      schema={() => import("../model/package-template.ts").then((module) => module.packageTemplateSchema)}
      sections={packageSections(system)}
      list={list}
      editing={editing && toPackageUnits(editing, system)}
      fresh={{ type: "1" }}
      hidden={{ units: system }}
      canManage={canManage}
    />
  );
}
