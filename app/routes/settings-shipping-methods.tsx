import { shippingMethodSchema } from "#app/domain/fees/shipping-method.ts";
import { inMethodUnits } from "#app/domain/fees/stored-method.ts";
import { deleteShippingMethod } from "#app/features/settings/delete-row.server.ts";
import { shippingMethodsScreen } from "#app/features/settings/list-shipping-methods.server.ts";
import { createShippingMethod, updateShippingMethods } from "#app/features/settings/save-shipping-method.server.ts";
import { SettingsScreen } from "#app/features/settings/settings-screen.tsx";
import { shippingMethodSections } from "#app/features/settings/shipping-method-form.tsx";
import { shippingMethodsSpec } from "#app/features/settings/shipping-methods.spec.tsx";
import { activateShippingMethods, deactivateShippingMethods } from "#app/features/settings/switch-active.server.ts";
import { commandAction, screenLoader } from "#app/http/screens.server.ts";
import { useFormats } from "#app/ui/formats/formats-context.tsx";
import type { Route } from "./+types/settings-shipping-methods.ts";

export const loader = screenLoader(shippingMethodsScreen);
export const action = commandAction([
  createShippingMethod,
  updateShippingMethods,
  activateShippingMethods,
  deactivateShippingMethods,
  deleteShippingMethod,
]);

export default function ShippingMethods({ loaderData }: Route.ComponentProps) {
  const { list, editing, choices, zones, currencies, canManage } = loaderData;
  const systems = useFormats();
  return (
    <SettingsScreen
      spec={shippingMethodsSpec}
      kind="shipping_methods"
      schema={shippingMethodSchema}
      sections={shippingMethodSections({ ...systems, zones, currencies })}
      list={list}
      editing={editing && inMethodUnits(editing, systems)}
      fresh={{ type: "1", currency: systems.currency }}
      choices={choices}
      hidden={{ units: systems.weight, distance_units: systems.distance }}
      canManage={canManage}
      coverage="/settings/shipping-methods/coverage"
    />
  );
}
