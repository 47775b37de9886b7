import { Map as MapIcon, Plus } from "lucide-react";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { ButtonLink } from "#app/ui/primitives/button.tsx";
import type { ResourceData } from "#app/ui/resource/resource-spec.ts";
import { ResourceTable } from "#app/ui/resource/table/resource-table.tsx";
import { toReadOnlySpec } from "#app/ui/settings-list/settings-list-page.tsx";
import { SettingsFrame } from "#app/ui/shell/settings/settings-frame.tsx";
import type { ShippingMethodView } from "../model/shipping-method.ts";
import { shippingMethodsSpec } from "./shipping-methods.resource.tsx";

interface ShippingMethodsScreenProps {
  list: ResourceData<ShippingMethodView>;
  canManage: boolean;
}

/** The list of shipping methods; each has a page of its own. */
export function ShippingMethodsScreen({ list, canManage }: ShippingMethodsScreenProps) {
  const t = useTranslate();
  const add = canManage && (
    <ButtonLink kind="primary" icon={Plus} to="/settings/shipping-methods/new">
      {t("settings:shipping_methods.add")}
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
