import { createCommandAction, createScreenLoader } from "#app/platform/http/screens.server.ts";
import { useLanguage } from "#app/ui/i18n/use-translate.ts";
import { listCountryOptions } from "#app/ui/resource/form/address-field.tsx";
import { SettingsListPage } from "#app/ui/settings-list/settings-list-page.tsx";
import { disconnectMerchant } from "../commands/disconnect.server.ts";
import { merchantCatalogue } from "../commands/merchants.server.ts";
import {
  inviteToPortal,
  resendPortalInvitation,
  revokePortalInvitation,
} from "../commands/portal-invitations.server.ts";
import { buildMerchantSections } from "../screens/merchant-form.tsx";
import { merchantsSpec } from "../screens/merchants.resource.tsx";
import type { Route } from "./+types/settings-merchants.ts";

export const loader = createScreenLoader(merchantCatalogue.screen);
export const action = createCommandAction([
  ...merchantCatalogue.commands,
  inviteToPortal,
  resendPortalInvitation,
  revokePortalInvitation,
  disconnectMerchant,
]);

export default function Merchants({ loaderData }: Route.ComponentProps) {
  const { list, editing, choices, currencies, canManage } = loaderData;
  const { locale } = useLanguage();
  return (
    <SettingsListPage
      spec={merchantsSpec}
      kind="merchants"
      schema={() => import("../model/merchant.ts").then((module) => module.merchantSchema)}
      sections={buildMerchantSections(currencies)}
      list={list}
      editing={editing}
      fresh={{ default_proof: "0", tracking_events: ["out_for_delivery", "delivery_attempted", "delivered"] }}
      choices={{ ...choices, "billing.country": listCountryOptions(locale) }}
      canManage={canManage}
    />
  );
}
