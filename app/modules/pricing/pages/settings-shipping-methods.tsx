import { commandAction, screenLoader } from "#app/platform/http/screens.server.ts";
import { shippingMethodCatalogue } from "../commands/shipping-methods.server.ts";
import { ShippingMethodsScreen } from "../screens/shipping-methods-screen.tsx";
import type { Route } from "./+types/settings-shipping-methods.ts";

export const loader = screenLoader(shippingMethodCatalogue.screen);
export const action = commandAction(shippingMethodCatalogue.commands);

export default function ShippingMethods({ loaderData }: Route.ComponentProps) {
  return <ShippingMethodsScreen {...loaderData} />;
}
