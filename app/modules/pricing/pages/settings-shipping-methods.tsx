import { Map as MapIcon, Plus } from "lucide-react";
import { createCommandAction, createScreenLoader } from "#app/platform/http/screens.server.ts";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { ButtonLink } from "#app/ui/primitives/button.tsx";
import { ResourceTable } from "#app/ui/resource/table/resource-table.tsx";
import { toReadOnlySpec } from "#app/ui/settings-list/settings-list-page.tsx";
import { SettingsFrame } from "#app/ui/shell/settings/settings-frame.tsx";
import { shippingMethodCatalogue } from "../commands/shipping-methods.server.ts";
import { shippingMethodsSpec } from "../screens/shipping-methods.resource.tsx";
import type { Route } from "./+types/settings-shipping-methods.ts";

export const loader = createScreenLoader(shippingMethodCatalogue.screen);
export const action = createCommandAction(shippingMethodCatalogue.commands);

/** The list of shipping methods; each has a page of its own. */
export default function ShippingMethods({ loaderData: { list, canManage } }: Route.ComponentProps) {
  const t = useTranslate();
  const add = canManage && (
    <ButtonLink kind="primary" icon={Plus} to="/settings/shipping-methods/new">
      {t("shipping_methods:add")}
    </ButtonLink>
  );
  const actions = canManage && (
    <>
      <ButtonLink to="/settings/shipping-methods/coverage" icon={MapIcon}>
        {t("settings:coverage")}
      </ButtonLink>
      {add}
    </>
  );
  const spec = canManage ? shippingMethodsSpec : toReadOnlySpec(shippingMethodsSpec);
  return (
    <SettingsFrame>
      <ResourceTable spec={spec} data={list} actions={actions} emptyAction={add} />
    </SettingsFrame>
  );
}
