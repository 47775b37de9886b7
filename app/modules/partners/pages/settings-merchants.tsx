import { disconnectMerchant } from "#app/features/merchants/disconnect.server.ts";
import { inviteMerchant, resendPortal, revokePortal } from "#app/features/merchants/invite-merchant.server.ts";
import { merchantSections } from "#app/features/settings/merchants/merchant-form.tsx";
import { merchantsSpec } from "#app/features/settings/merchants/merchants.resource.tsx";
import { merchantCatalogue } from "#app/features/settings/merchants/merchants.server.ts";
import { SettingsScreen } from "#app/features/settings/settings-screen.tsx";
import { commandAction, screenLoader } from "#app/http/wrappers/screens.server.ts";
import { countryOptions } from "#app/ui/resource/form/address-field.tsx";
import { useLanguage } from "#app/ui/words/use-words.ts";
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
      schema={() => import("#app/domain/merchants/merchant.ts").then((module) => module.merchantSchema)}
      sections={merchantSections(currencies)}
      list={list}
      editing={editing}
      fresh={{ default_proof: "0", tracking_events: ["out_for_delivery", "delivery_attempted", "delivered"] }}
      choices={{ ...choices, "billing.country": countryOptions(locale) }}
      canManage={canManage}
    />
  );
}
