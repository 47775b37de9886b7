import { useFetcher } from "react-router";
import { languages } from "#app/platform/i18n/i18n.ts";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { Checkbox } from "#app/ui/primitives/checkbox.tsx";
import { Select } from "#app/ui/primitives/select.tsx";
import { useSwitchLanguage } from "#app/ui/shell/use-switch-language.ts";
import type { ProfileData } from "./profile-data.ts";
import { ProfileForm } from "./profile-form.tsx";

const themes = ["system", "light", "dark"] as const;

/** Language and appearance take effect at once; the time zone is saved. */
export function PreferencesPart({ data: { user, zones, language } }: { data: ProfileData }) {
  const t = useTranslate();
  const switchLanguage = useSwitchLanguage();
  const fetcher = useFetcher();
  const chooseTheme = (theme: string) => {
    if (theme === "system") delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = theme;
    void fetcher.submit({ theme }, { method: "post", action: "/preferences" });
  };
  return (
    <>
      <div className="field-grid">
        <Select
          span={3}
          label={t("profile:language")}
          defaultValue={language}
          options={languages.map((each) => ({ value: each, label: t(`common:language.${each}`) }))}
          onChange={(event) => {
            const chosen = languages.find((each) => each === event.currentTarget.value);
            if (chosen) switchLanguage(chosen);
          }}
        />
        <Select
          span={3}
          label={t("profile:theme")}
          defaultValue={user.theme}
          options={themes.map((each) => ({ value: each, label: t(`common:shell.theme_${each}`) }))}
          onChange={(event) => chooseTheme(event.currentTarget.value)}
        />
      </div>
      <ProfileForm intent="profile.timezone" submit={t("profile:save")}>
        {(errors) => (
          <Select
            span={3}
            name="timezone"
            label={t("profile:timezone")}
            hint={t("profile:timezone_hint")}
            defaultValue={user.timezone ?? ""}
            key={user.timezone}
            options={[{ value: "", label: t("profile:timezone_none") }, ...zones]}
            errors={errors.timezone}
          />
        )}
      </ProfileForm>
    </>
  );
}

/** Whether what the person does may be counted. */
export function UsagePart({ shared }: { shared: boolean }) {
  const t = useTranslate();
  return (
    <ProfileForm intent="profile.usage" submit={t("profile:save")}>
      {() => (
        <div className="col-span-full grid gap-2">
          <Checkbox name="shares_usage" label={t("profile:usage_share")} defaultChecked={shared} key={String(shared)} />
          <p className="soft-ink text-sm">{t("profile:usage_hint")}</p>
        </div>
      )}
    </ProfileForm>
  );
}
