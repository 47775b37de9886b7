import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";
import { useRouteLoaderData } from "react-router";
import { languages } from "#app/platform/i18n/i18n.ts";
import { useLanguage, useTranslate } from "#app/ui/i18n/use-translate.ts";
import { Icon } from "#app/ui/primitives/icon.tsx";
import { Logo } from "#app/ui/primitives/logo.tsx";
import { Menu } from "#app/ui/primitives/menu.tsx";
import { useSwitchLanguage } from "#app/ui/shell/use-switch-language.ts";

/** The frame of the consent page: who is signed in, the language, and one card. */
export function ConsentFrame({
  person,
  children,
  below,
}: {
  person?: ReactNode;
  children: ReactNode;
  below?: ReactNode;
}) {
  const t = useTranslate();
  const root = useRouteLoaderData<{ appTitle?: string }>("root");
  const { language } = useLanguage();
  const switchLanguage = useSwitchLanguage();
  return (
    <div className="consent">
      <header>
        <Logo size={28} />
        <b>{root?.appTitle ?? "Waybill"}</b>
        <span className="grow" />
        {person}
        <Menu
          label={t("common:shell.language")}
          align="end"
          items={languages.map((each) => ({
            key: each,
            label: t(`common:language.${each}`),
            checked: each === language,
            onSelect: () => switchLanguage(each),
          }))}
          trigger={(props) => (
            <button {...props} className="consent-language">
              {t(`common:language.${language}`)}
              <Icon of={ChevronDown} size={14} />
            </button>
          )}
        />
      </header>
      <main>{children}</main>
      {below && <p className="consent-below">{below}</p>}
    </div>
  );
}
