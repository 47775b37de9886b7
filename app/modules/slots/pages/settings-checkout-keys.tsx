import { createCommandAction, createScreenLoader } from "#app/platform/http/screens.server.ts";
import { SettingsListPage } from "#app/ui/settings-list/settings-list-page.tsx";
import { checkoutKeyCatalogue } from "../commands/checkout-keys.server.ts";
import { checkoutKeySections, checkoutKeysSpec } from "../screens/checkout-keys.resource.tsx";
import type { Route } from "./+types/settings-checkout-keys.ts";

export const loader = createScreenLoader(checkoutKeyCatalogue.screen);
export const action = createCommandAction(checkoutKeyCatalogue.commands);

export default function CheckoutKeys({ loaderData: { list, editing, choices, canManage } }: Route.ComponentProps) {
  return (
    <SettingsListPage
      spec={checkoutKeysSpec}
      kind="checkout_keys"
      schema={() => import("../model/checkout-key.ts").then((module) => module.checkoutKeySchema)}
      sections={checkoutKeySections}
      list={list}
      editing={editing}
      fresh={{}}
      choices={choices}
      canManage={canManage}
    />
  );
}
