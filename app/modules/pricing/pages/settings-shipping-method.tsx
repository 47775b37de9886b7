import { createCommandAction, createScreenLoader } from "#app/platform/http/screens.server.ts";
import { readShippingMethodScreen, shippingMethodCatalogue } from "../commands/shipping-methods.server.ts";
import { ShippingMethodPage } from "../screens/shipping-method-page.tsx";
import type { Route } from "./+types/settings-shipping-method.ts";

export const loader = createScreenLoader(readShippingMethodScreen);
export const action = createCommandAction(shippingMethodCatalogue.commands, {
  redirectTo: (intent) => (intent === shippingMethodCatalogue.remove?.name ? "/settings/shipping-methods" : null),
});

export default function ShippingMethod({ loaderData }: Route.ComponentProps) {
  return <ShippingMethodPage {...loaderData} />;
}
