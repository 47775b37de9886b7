import { createCommandAction, createScreenLoader } from "#app/platform/http/screens.server.ts";
import { shippingMethodCatalogue } from "../commands/shipping-methods.server.ts";
import { ShippingMethodsScreen } from "../screens/shipping-methods-screen.tsx";
import type { Route } from "./+types/settings-shipping-methods.ts";

export const loader = createScreenLoader(shippingMethodCatalogue.screen);
export const action = createCommandAction(shippingMethodCatalogue.commands);

export default function ShippingMethods({ loaderData }: Route.ComponentProps) {
  return <ShippingMethodsScreen {...loaderData} />;
}
