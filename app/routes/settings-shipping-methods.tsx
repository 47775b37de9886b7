import { deleteShippingMethod } from "#app/features/settings/delete-row.server.ts";
import { shippingMethodsScreen } from "#app/features/settings/list-shipping-methods.server.ts";
import { ShippingMethodsScreen } from "#app/features/settings/shipping-method/shipping-methods-screen.tsx";
import { activateShippingMethods, deactivateShippingMethods } from "#app/features/settings/switch-active.server.ts";
import { commandAction, screenLoader } from "#app/http/screens.server.ts";
import type { Route } from "./+types/settings-shipping-methods.ts";

export const loader = screenLoader(shippingMethodsScreen);
export const action = commandAction([activateShippingMethods, deactivateShippingMethods, deleteShippingMethod]);

export default function ShippingMethods({ loaderData }: Route.ComponentProps) {
  return <ShippingMethodsScreen {...loaderData} />;
}
