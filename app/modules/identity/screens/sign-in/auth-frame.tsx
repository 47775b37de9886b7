import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";
import { useRouteLoaderData } from "react-router";
import { languages } from "#app/platform/i18n/i18n.ts";
import { useLanguage, useTranslate } from "#app/ui/i18n/use-translate.ts";
import { Icon } from "#app/ui/primitives/icon.tsx";
import { Logo } from "#app/ui/primitives/logo.tsx";
import { Menu } from "#app/ui/primitives/menu.tsx";
import { TrackOrderBox } from "#app/ui/shell/track-order-box.tsx";
import { useSwitchLanguage } from "#app/ui/shell/use-switch-language.ts";

interface AuthFrameProps {
  children: ReactNode;
  /** Beside the form: the drawn map. */
  aside?: ReactNode;
}

/** The frame of every page before a workspace is open. */
export function AuthFrame({ children, aside }: AuthFrameProps) {
  const t = useTranslate();
  const root = useRouteLoaderData<{ appTitle?: string }>("root");
  const { language } = useLanguage();
  const switchLanguage = useSwitchLanguage();
  return (
    <div className="page-auth">
      <div className="login">
        <div className="auth-panel">
          <header>
            <Logo size={28} />
            <b>{root?.appTitle ?? "Waybill"}</b>
            <span className="grow" />
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
                <button {...props} className="lang">
                  {t(`common:language.${language}`)}
                  <Icon of={ChevronDown} size={14} />
                </button>
              )}
            />
          </header>
          <main className="contents">{children}</main>
          <footer>
            <TrackOrderBox className="track-order" placeholder="common:sign_in_frame.track" opens="bare" />
          </footer>
        </div>
        {aside}
      </div>
    </div>
  );
}
