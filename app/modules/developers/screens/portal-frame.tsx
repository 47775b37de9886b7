import { Moon, Search } from "lucide-react";
import type { ReactNode } from "react";
import { useRouteLoaderData } from "react-router";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { Kbd } from "#app/ui/primitives/kbd.tsx";
import { Logo } from "#app/ui/primitives/logo.tsx";
import { PageTitle } from "#app/ui/shell/page-title.tsx";
import { type PortalSection, portalSections } from "../model/portal-pages.ts";
import "./portal.css";

/** A page in lists. */
export interface Listed {
  path: string;
  title: string;
  group: string;
  verb: string | null;
}

interface PortalFrameProps {
  title: string;
  section: PortalSection | null;
  /** Pages of the open section, and the current one. */
  listed: readonly Listed[];
  current: string | null;
  question: string;
  /** The text is in the reader's language; the portal's own pages are in English. */
  translated?: true;
  aside?: ReactNode;
  children: ReactNode;
}

/**
 * Header, navigation, text and side column. Works without a script; a short one adds keyboard shortcuts and "try it".
 */
export function PortalFrame({
  title,
  section,
  listed,
  current,
  question,
  translated,
  aside,
  children,
}: PortalFrameProps) {
  const t = useTranslate();
  const root = useRouteLoaderData<{ appTitle?: string; nonce?: string; theme?: string }>("root");
  return (
    <div
      className={aside ? "portal" : "portal alone"}
      data-copy={t("developers:copy")}
      data-copied={t("developers:copied")}
    >
      <PageTitle>{title}</PageTitle>
      <a className="portal-skip" href="#text">
        {t("developers:skip")}
      </a>
      <header className="portal-head">
        <Logo size={24} />
        <b>{root?.appTitle ?? "Waybill"}</b>
        <span className="portal-name">{t("developers:name")}</span>
        <nav aria-label={t("developers:sections_label")}>
          {portalSections.map((each) => (
            <a key={each} href={`/developers/${each}`} aria-current={each === section ? "page" : undefined}>
              {t(`developers:sections.${each}`)}
            </a>
          ))}
        </nav>
        <form className="portal-find" action="/developers/search">
          <Search size={14} aria-hidden />
          <input
            type="search"
            name="q"
            defaultValue={question}
            placeholder={t("developers:search")}
            aria-label={t("developers:search")}
            aria-keyshortcuts="Control+K"
          />
          <Kbd keys="Ctrl K" />
        </form>
        <form className="portal-theme" method="post" action="/preferences">
          <input type="hidden" name="to" value={current ?? "/developers"} />
          <button type="submit" name="theme" value={root?.theme === "dark" ? "light" : "dark"}>
            <Moon size={16} aria-hidden />
            <span className="visually-hidden">{t("developers:theme")}</span>
          </button>
        </form>
        <a className="portal-status" href="/status" aria-current={current === "/status" ? "page" : undefined}>
          {t("developers:status.title")}
        </a>
        <a className="portal-enter" href="/login">
          {t("developers:sign_in")}
        </a>
      </header>
      <nav className="portal-list" aria-label={t("developers:pages")}>
        {[...Map.groupBy(listed, ({ group }) => group)].map(([group, pages]) => (
          <section key={group}>
            <h2>{group}</h2>
            <ul>
              {pages.map((each) => (
                <li key={each.path}>
                  <a href={each.path} aria-current={each.path === current ? "page" : undefined}>
                    <span>{each.title}</span>
                    {each.verb && <span className="portal-verb">{each.verb}</span>}
                  </a>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </nav>
      <main className="portal-text" id="text" lang={translated ? undefined : "en"}>
        {children}
      </main>
      {aside && (
        <aside className="portal-beside" aria-label={t("developers:beside")}>
          {aside}
        </aside>
      )}
      <script src="/developers.js" nonce={root?.nonce} defer />
    </div>
  );
}
