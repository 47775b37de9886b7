import { ShippingMethodPage } from "#app/features/settings/shipping-method/shipping-method-page.tsx";
import {
  shippingMethodCatalogue,
  shippingMethodScreen,
} from "#app/features/settings/shipping-method/shipping-methods.server.ts";
import { commandAction, screenLoader } from "#app/http/wrappers/screens.server.ts";
import type { Route } from "./+types/settings-shipping-method.ts";

export const loader = screenLoader(shippingMethodScreen);
export const action = commandAction(shippingMethodCatalogue.commands, {
  redirectTo: (intent) => (intent === shippingMethodCatalogue.remove?.name ? "/settings/shipping-methods" : null),
});

export default function ShippingMethod({ loaderData }: Route.ComponentProps) {
  return <ShippingMethodPage {...loaderData} />;
}
