import { useMemo } from "react";
import { createScreenLoader } from "#app/platform/http/screens.server.ts";
import { currencies } from "#app/platform/money/currencies.ts";
import { useLanguage, useTranslate } from "#app/ui/i18n/use-translate.ts";
import type { Choice } from "#app/ui/primitives/combobox.tsx";
import { showToast } from "#app/ui/primitives/toast.ts";
import { listCountryOptions } from "#app/ui/resource/form/address-field.tsx";
import { ResourceForm } from "#app/ui/resource/form/resource-form.tsx";
import { SaveBar } from "#app/ui/resource/form/save-bar.tsx";
import { SettingsPage } from "#app/ui/shell/settings/settings-page.tsx";
import { readAccountScreen } from "../commands/view-account.server.ts";
import { createAccountSections } from "../screens/account.resource.tsx";
import { LogoForm } from "../screens/logo-form.tsx";
import type { Route } from "./+types/settings-account.ts";

export { accountAction as action } from "../http/account.server.ts";

export const loader = createScreenLoader(readAccountScreen);

/** Company, locale, units, and rules for agents. */
export default function Account({
  loaderData: { settings, units, logo, version, zones, canManage },
}: Route.ComponentProps) {
  const t = useTranslate();
  const choices = useAccountOptions(zones);
  const { preferences } = settings;
  const start = {
    ...settings,
    preferences: {
      ...preferences,
      approve_payment_runs: preferences.approve_payment_runs ? "on" : undefined,
      open_data: preferences.open_data ? "on" : undefined,
      door_codes: preferences.door_codes ? "on" : undefined,
      agents_may_waive: preferences.agents_may_waive ? "on" : undefined,
      route_requests: preferences.route_requests ? "on" : undefined,
      restrict_check_in_to_shift: preferences.restrict_check_in_to_shift ? "on" : undefined,
      auto_check_out: preferences.auto_check_out ? "on" : undefined,
    },
  };
  return (
    <SettingsPage title="account:title">
      <LogoForm
        name={settings.workspace_name}
        logo={logo}
        canManage={canManage}
        remove="settings.account.logo_remove"
      />
      {/* Conform keeps a form's initial values, so a save remounts the form. */}
      <ResourceForm
        key={version}
        schema={() => import("../model/account.ts").then((module) => module.accountSchema)}
        intent="settings.account.update"
        sections={createAccountSections(units)}
        defaultValue={start}
        choices={choices}
        hidden={{ version, units }}
        guarded
        early
        onDone={() => showToast(t("settings:saved"))}
        footer={(state) => (canManage ? <SaveBar state={state} /> : null)}
      />
    </SettingsPage>
  );
}

function useAccountOptions(zones: readonly Choice[]) {
  const { locale } = useLanguage();
  return useMemo(() => {
    const countries = listCountryOptions(locale);
    const names = new Intl.DisplayNames(locale, { type: "currency" });
    const money = currencies.map(({ code }) => ({ value: code, label: `${code} · ${names.of(code) ?? code}` }));
    return {
      country: countries,
      "billing.country": countries,
      timezone: zones,
      "preferences.operating_countries": countries,
      "preferences.default_currency": money,
      "preferences.supported_currencies": money,
      "preferences.tax_currency": money,
    };
  }, [locale, zones]);
}
