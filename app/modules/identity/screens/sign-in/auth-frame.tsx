import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";
import { useRouteLoaderData } from "react-router";
import { languages } from "#app/i18n/i18n.ts";
import { Icon } from "../../primitives/icon.tsx";
import { Logo } from "../../primitives/logo.tsx";
import { Menu } from "../../primitives/menu.tsx";
import { useLanguage, useWords } from "../../words/use-words.ts";
import { TrackBox } from "../track-box.tsx";
import { useSwitchLanguage } from "../use-switch-language.ts";
import { CityMap } from "./city-map.tsx";

/** Sign-in and everything before a workspace: a form beside the drawn city. */
export function AuthFrame({ children }: { children: ReactNode }) {
  const say = useWords();
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
              label={say("common:shell.language")}
              align="end"
              items={languages.map((each) => ({
                key: each,
                label: say(`common:language.${each}`),
                checked: each === language,
                onSelect: () => switchLanguage(each),
              }))}
              trigger={(props) => (
                <button {...props} className="lang">
                  {say(`common:language.${language}`)}
                  <Icon of={ChevronDown} size={14} />
                </button>
              )}
            />
          </header>
          <main className="contents">{children}</main>
          <footer>
            <TrackBox className="track-order" placeholder="auth:track" opens="bare" />
          </footer>
        </div>
        <CityMap />
      </div>
    </div>
  );
}
