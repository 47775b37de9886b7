import type { ReactNode } from "react";
import { useRouteLoaderData } from "react-router";
import type { Brand } from "#app/modules/messages/model/brand.ts";
import { formatBrandStyle } from "#app/modules/messages/model/brand-color.ts";
import { type Language, languages } from "#app/platform/i18n/i18n.ts";
import { useLanguage, useTranslate } from "#app/ui/i18n/use-translate.ts";
import { Logo } from "#app/ui/primitives/logo.tsx";
import "#app/ui/map/drawn-map.css";
import "./tracking.css";

interface TrackingFrameProps {
  name: string;
  detail?: string;
  /** Fills the space beside the text on wide screens. */
  map?: ReactNode;
  footer?: string;
  /** How the seller looks; without it as the platform. */
  brand?: Brand | null;
  /** Query parameters that stay when the language is changed. */
  query?: Readonly<Record<string, string>>;
  /** The order may still change: the open page asks for changes by itself (`public/track.js`). */
  live?: boolean;
  children: ReactNode;
}

/** Accessible names; they begin with the visible label. */
const names: Record<Language, string> = { de: "DE, Deutsch", en: "EN, English" };

/** Layout of the public pages: head with seller and languages, content, map beside it. Works without a script. */
export function TrackingFrame({ name, detail, map, footer, brand, query, live, children }: TrackingFrameProps) {
  const t = useTranslate();
  const { language } = useLanguage();
  const root = useRouteLoaderData<{ nonce?: string }>("root");
  return (
    <>
      {/* Beside what an open page brings up to date: a style of a later answer has another nonce. */}
      {brand && (
        <style nonce={root?.nonce} suppressHydrationWarning>
          {formatBrandStyle(brand.color)}
        </style>
      )}
      <main className="page-track" data-live={live ? "" : undefined} data-brand={brand ? "" : undefined}>
        <div className={map ? "track-page" : "track-page alone"}>
          <section className="track-body">
            <header className="track-head">
              <span className="shop">
                {brand?.logo ? <img src={brand.logo} alt="" /> : <Logo size={28} />}
                <span>
                  <b>{name}</b>
                  {detail && <i>{detail}</i>}
                </span>
              </span>
              <span className="grow" />
              <nav className="track-languages" aria-label={t("tracking:language")}>
                {[...languages].sort().map((each) => (
                  <a
                    key={each}
                    href={`?${new URLSearchParams({ ...query, lang: each })}`}
                    lang={each}
                    aria-current={each === language ? "true" : undefined}
                    aria-label={names[each]}
                  >
                    {each.toUpperCase()}
                  </a>
                ))}
              </nav>
            </header>
            {children}
            {footer && <footer className="track-foot">{footer}</footer>}
          </section>
          {map && <section className="track-map desk">{map}</section>}
        </div>
      </main>
    </>
  );
}
