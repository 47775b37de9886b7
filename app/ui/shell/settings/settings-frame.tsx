import { type ReactNode, useEffect, useRef } from "react";
import { Link, useLocation, useRouteLoaderData } from "react-router";
import { useTranslate } from "../../i18n/use-translate.ts";
import type { ShellData } from "../shell-data.ts";
import { listSettingsGroups } from "./settings-groups.ts";

/** A settings screen beside the list of all settings that exist and that the person may open. */
export function SettingsFrame({ children }: { children: ReactNode }) {
  const t = useTranslate();
  const { pathname } = useLocation();
  const nav = useRef<HTMLElement>(null);
  // Scrolls the current entry into view, because the list may be longer than the window.
  useEffect(() => {
    nav.current?.querySelector("[aria-current]")?.scrollIntoView({ block: "nearest", inline: "center" });
  }, [pathname]);
  const shell = useRouteLoaderData<ShellData>("layout_default");
  const open = (shell ? listSettingsGroups(shell.grants) : [])
    .map(({ word, entries }) => ({ word, links: entries.filter(({ locked }) => locked === null) }))
    .filter(({ links }) => links.length > 0);
  return (
    <div className="settings-group settings-group-two">
      <nav ref={nav} className="settings-nav" aria-label={t("common:nav.settings")}>
        {open.map(({ word, links }) => (
          <section key={word}>
            <h3>{t(word)}</h3>
            <ul>
              {links.map((link) => (
                <li key={link.to}>
                  <Link
                    to={link.to}
                    prefetch={link.leaves ? "none" : "intent"}
                    reloadDocument={link.leaves}
                    aria-current={isIn(pathname, link.to) ? "page" : undefined}
                  >
                    {t(link.label)}
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </nav>
      <div className="settings-page">{children}</div>
    </div>
  );
}

/** The page of one row belongs to its list. */
function isIn(pathname: string, list: string): boolean {
  return pathname === list || pathname.startsWith(`${list}/`);
}
