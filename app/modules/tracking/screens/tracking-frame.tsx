import type { ReactNode } from "react";
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
  /** What the address says besides the language; it stays when that changes. */
  query?: Readonly<Record<string, string>>;
  children: ReactNode;
}

/** Each by its own name, beginning with what is seen. */
const names: Record<Language, string> = { de: "DE, Deutsch", en: "EN, English" };

/** Head with seller and languages, the text, the map beside it. Links only: the page works without a script. */
export function TrackingFrame({ name, detail, map, footer, query, children }: TrackingFrameProps) {
  const t = useTranslate();
  const { language } = useLanguage();
  return (
    <main className="page-track">
      <div className={map ? "track-page" : "track-page alone"}>
        <section className="track-body">
          <header className="track-head">
            <span className="shop">
              <Logo size={28} />
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
  );
}
