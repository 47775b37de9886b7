import { ExternalLink } from "lucide-react";
import { useMemo } from "react";
import { createCommandAction, createScreenLoader } from "#app/platform/http/screens.server.ts";
import { useLanguage, useTranslate } from "#app/ui/i18n/use-translate.ts";
import { Icon } from "#app/ui/primitives/icon.tsx";
import { showToast } from "#app/ui/primitives/toast.ts";
import { listCountryOptions } from "#app/ui/resource/form/address-field.tsx";
import { ResourceForm } from "#app/ui/resource/form/resource-form.tsx";
import { SaveBar } from "#app/ui/resource/form/save-bar.tsx";
import { SettingsPage } from "#app/ui/shell/settings/settings-page.tsx";
import { readListingScreen, saveListing } from "../commands/directory-listing.server.ts";
import { listingSections } from "../screens/listing.resource.tsx";
import type { Route } from "./+types/settings-directory-listing.ts";

export const loader = createScreenLoader(readListingScreen);
export const action = createCommandAction([saveListing]);

/** The workspace's listing in the public directory, with a link to it. */
export default function Listing({ loaderData: { listing, version, canManage } }: Route.ComponentProps) {
  const t = useTranslate();
  const { locale } = useLanguage();
  const countries = useMemo(() => listCountryOptions(locale), [locale]);
  return (
    <SettingsPage title="common:nav.directory_listing">
      <p className="mb-4">
        <a className="button" href="/directory">
          <Icon of={ExternalLink} size={15} />
          {t("tracking:directory.open")}
        </a>
      </p>
      <ResourceForm
        key={version}
        schema={() =>
          import("#app/modules/workspace/model/directory-listing.ts").then((module) => module.listingSchema)
        }
        intent="settings.directory.update"
        sections={listingSections}
        defaultValue={{ ...listing, listed: listing.listed ? "on" : undefined }}
        choices={{ countries }}
        hidden={{ version: String(version) }}
        guarded
        early
        onDone={() => showToast(t("settings:saved"))}
        footer={(state) => (canManage ? <SaveBar state={state} /> : null)}
      />
    </SettingsPage>
  );
}
