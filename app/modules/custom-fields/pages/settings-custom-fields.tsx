import { createCommandAction, createScreenLoader } from "#app/platform/http/screens.server.ts";
import { SettingsListPage } from "#app/ui/settings-list/settings-list-page.tsx";
import { customFieldCatalogue } from "../commands/custom-fields.server.ts";
import { customFieldSections, customFieldsSpec } from "../screens/custom-fields.resource.tsx";
import type { Route } from "./+types/settings-custom-fields.ts";

export const loader = createScreenLoader(customFieldCatalogue.screen);
export const action = createCommandAction(customFieldCatalogue.commands);

export default function CustomFields({ loaderData: { list, editing, canManage } }: Route.ComponentProps) {
  return (
    <SettingsListPage
      spec={customFieldsSpec}
      kind="custom_fields"
      schema={() => import("../model/custom-field.schema.ts").then((module) => module.customFieldSchema)}
      sections={customFieldSections}
      list={list}
      editing={editing}
      fresh={{ noun: "order", kind: "text" }}
      canManage={canManage}
    />
  );
}
