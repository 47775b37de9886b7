import { deleteShippingMethod } from "#app/features/settings/delete-row.server.ts";
import { shippingMethodScreen } from "#app/features/settings/list-shipping-methods.server.ts";
import { createShippingMethod, updateShippingMethods } from "#app/features/settings/save-shipping-method.server.ts";
import { ShippingMethodPage } from "#app/features/settings/shipping-method/shipping-method-page.tsx";
import { activateShippingMethods, deactivateShippingMethods } from "#app/features/settings/switch-active.server.ts";
import { commandAction, screenLoader } from "#app/http/screens.server.ts";
import type { Route } from "./+types/settings-shipping-method.ts";

export const loader = screenLoader(shippingMethodScreen);
export const action = commandAction(
  [
    createShippingMethod,
    updateShippingMethods,
    activateShippingMethods,
    deactivateShippingMethods,
    deleteShippingMethod,
  ],
  { redirectTo: (intent) => (intent === deleteShippingMethod.name ? "/settings/shipping-methods" : null) },
);

export default function ShippingMethod({ loaderData }: Route.ComponentProps) {
  return <ShippingMethodPage {...loaderData} />;
}
