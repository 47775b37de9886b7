import { commandAction, screenLoader } from "#app/platform/http/screens.server.ts";
import { countryOptions } from "#app/ui/resource/form/address-field.tsx";
import { SettingsScreen } from "#app/ui/settings-list/settings-screen.tsx";
import { useLanguage } from "#app/ui/words/use-words.ts";
import { disconnectMerchant } from "../commands/disconnect.server.ts";
import { inviteMerchant, resendPortal, revokePortal } from "../commands/invite-merchant.server.ts";
import { merchantCatalogue } from "../commands/merchants.server.ts";
import { merchantSections } from "../screens/merchant-form.tsx";
import { merchantsSpec } from "../screens/merchants.resource.tsx";
import type { Route } from "./+types/settings-merchants.ts";

export const loader = screenLoader(merchantCatalogue.screen);
export const action = commandAction([
  ...merchantCatalogue.commands,
  inviteMerchant,
  resendPortal,
  revokePortal,
  disconnectMerchant,
]);

export default function Merchants({ loaderData }: Route.ComponentProps) {
  const { list, editing, choices, currencies, canManage } = loaderData;
  const { locale } = useLanguage();
  return (
    <SettingsScreen
      spec={merchantsSpec}
      kind="merchants"
      schema={() => import("../model/merchant.ts").then((module) => module.merchantSchema)}
      sections={merchantSections(currencies)}
      list={list}
      editing={editing}
      fresh={{ default_proof: "0", tracking_events: ["out_for_delivery", "delivery_attempted", "delivered"] }}
      choices={{ ...choices, "billing.country": countryOptions(locale) }}
      canManage={canManage}
    />
  );
}
