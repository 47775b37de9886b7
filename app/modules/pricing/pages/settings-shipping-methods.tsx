import { shippingMethodCatalogue } from "#app/features/settings/shipping-method/shipping-methods.server.ts";
import { ShippingMethodsScreen } from "#app/features/settings/shipping-method/shipping-methods-screen.tsx";
import { commandAction, screenLoader } from "#app/http/wrappers/screens.server.ts";
import type { Route } from "./+types/settings-shipping-methods.ts";

export const loader = screenLoader(shippingMethodCatalogue.screen);
export const action = commandAction(shippingMethodCatalogue.commands);

export default function ShippingMethods({ loaderData }: Route.ComponentProps) {
  return <ShippingMethodsScreen {...loaderData} />;
}
