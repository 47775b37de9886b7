import { commandAction, screenLoader } from "#app/platform/http/screens.server.ts";
import { shippingMethodCatalogue, shippingMethodScreen } from "../commands/shipping-methods.server.ts";
import { ShippingMethodPage } from "../screens/shipping-method-page.tsx";
import type { Route } from "./+types/settings-shipping-method.ts";

export const loader = screenLoader(shippingMethodScreen);
export const action = commandAction(shippingMethodCatalogue.commands, {
  redirectTo: (intent) => (intent === shippingMethodCatalogue.remove?.name ? "/settings/shipping-methods" : null),
});

export default function ShippingMethod({ loaderData }: Route.ComponentProps) {
  return <ShippingMethodPage {...loaderData} />;
}
