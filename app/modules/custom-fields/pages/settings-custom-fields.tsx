import { useMemo } from "react";
import { createCommandAction, createScreenLoader } from "#app/platform/http/screens.server.ts";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { SettingsListPage } from "#app/ui/settings-list/settings-list-page.tsx";
import { customFieldCatalogue } from "../commands/custom-fields.server.ts";
import { readCustomFieldsScreen } from "../commands/view-custom-fields.server.ts";
import { customFieldSections } from "../screens/custom-field-form.tsx";
import { createCustomFieldsSpec } from "../screens/custom-fields.resource.tsx";
import type { Route } from "./+types/settings-custom-fields.ts";

export const loader = createScreenLoader(readCustomFieldsScreen);
export const action = createCommandAction(customFieldCatalogue.commands);

export default function CustomFields({ loaderData: { list, editing, canManage, counts } }: Route.ComponentProps) {
  const t = useTranslate();
  const spec = useMemo(() => createCustomFieldsSpec(counts), [counts]);
  return (
    <SettingsListPage
      spec={spec}
      kind="custom_fields"
      schema={() => import("../model/custom-field.schema.ts").then((module) => module.customFieldSchema)}
      sections={customFieldSections}
      list={list}
      editing={editing}
      fresh={{ noun: "order", kind: "text", in_form: true, in_filter: true }}
      canManage={canManage}
      above={
        <p className="px-[var(--gutter)] pb-2 soft-ink">
          {t("custom_fields:about")} {t("custom_fields:kept")}
        </p>
      }
    />
  );
}
