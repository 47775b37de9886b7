import { Languages, LogOut, Monitor, Moon, Sun, UserRound } from "lucide-react";
import { useFetcher, useRouteLoaderData } from "react-router";
import { languages } from "#app/platform/i18n/i18n.ts";
import { useLogOut } from "../client/use-log-out.tsx";
import { useLanguage, useTranslate } from "../i18n/use-translate.ts";
import { Avatar } from "../primitives/avatar.tsx";
import { Menu, type MenuItem } from "../primitives/menu.tsx";
import type { ShellData } from "./shell-data.ts";
import { useSwitchLanguage } from "./use-switch-language.ts";

const themes = [
  { key: "system", icon: Monitor },
  { key: "light", icon: Sun },
  { key: "dark", icon: Moon },
] as const;

/** The person: appearance, language, log out. */
export function ProfileMenu({ user }: { user: ShellData["user"] }) {
  const t = useTranslate();
  const { logOut, question } = useLogOut();
  const { language } = useLanguage();
  const switchLanguage = useSwitchLanguage();
  const fetcher = useFetcher();
  const root = useRouteLoaderData<{ theme: string }>("root");
  const theme = fetcher.formData?.get("theme") ?? root?.theme;
  const chooseTheme = (key: string) => {
    if (key === "system") delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = key;
    fetcher.submit({ theme: key }, { method: "post", action: "/preferences" });
  };
  const items: MenuItem[] = [
    { key: "profile", icon: UserRound, label: t("common:nav.profile"), to: "/profile" },
    ...themes.map(({ key, icon }, index) => ({
      key,
      icon,
      label: t(`common:shell.theme_${key}`),
      checked: key === theme,
      divided: index === 0,
      onSelect: () => chooseTheme(key),
    })),
    ...languages.map((each, index) => ({
      key: each,
      icon: Languages,
      label: t(`common:language.${each}`),
      checked: each === language,
      divided: index === 0,
      onSelect: () => switchLanguage(each),
    })),
    {
      key: "log_out",
      icon: LogOut,
      label: t("common:shell.log_out"),
      divided: true,
      onSelect: logOut,
    },
  ];
  const heading = (
    <>
      <b className="text-ink">{user.name}</b>
      <br />
      {user.email}
    </>
  );
  return (
    <>
      <Menu
        label={t("common:shell.profile", { name: user.name })}
        items={items}
        heading={heading}
        align="end"
        trigger={(props) => (
          <button {...props} className="profile-button" aria-label={t("common:shell.profile", { name: user.name })}>
            <Avatar id={user.id} name={user.name} photo={user.photo} />
          </button>
        )}
      />
      {question}
    </>
  );
}
