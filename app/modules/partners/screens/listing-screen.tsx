import { ExternalLink } from "lucide-react";
import { useMemo } from "react";
import type { DirectoryListing } from "#app/modules/workspace/model/directory-listing.ts";
import { useLanguage, useTranslate } from "#app/ui/i18n/use-translate.ts";
import { Icon } from "#app/ui/primitives/icon.tsx";
import { showToast } from "#app/ui/primitives/toast.ts";
import { listCountryOptions } from "#app/ui/resource/form/address-field.tsx";
import { ResourceForm } from "#app/ui/resource/form/resource-form.tsx";
import { SaveBar } from "#app/ui/resource/form/save-bar.tsx";
import { SettingsPage } from "#app/ui/shell/settings/settings-page.tsx";
import { listingSections } from "./listing.resource.tsx";

interface ListingScreenProps {
  listing: DirectoryListing;
  version: number;
  canManage: boolean;
}

/** The workspace's listing in the public directory, with a link to it. */
export function ListingScreen({ listing, version, canManage }: ListingScreenProps) {
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
