import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";

/**
 * Announces a change of page to screen readers: reads the new heading, and moves focus to the page if it was in the
 * surrounding frame. Dialogs announce themselves.
 */
export function PageAnnouncer() {
  const { pathname } = useLocation();
  const before = useRef(pathname);
  const [announced, setAnnounced] = useState("");
  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    // Elements that close with the old page restore focus first.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => {
        if (document.querySelector(".dialog-overlay")) return;
        setAnnounced((old) => makeDifferent(getHeading(), old));
        focusPage();
      });
    });
    return () => cancelAnimationFrame(frame);
  }, [pathname]);
  return (
    <div className="visually-hidden" aria-live="polite" data-react-aria-top-layer="true">
      {/* A label, not a text: nothing on the page is there twice. */}
      {announced && <span key={announced} role="img" aria-label={announced} />}
    </div>
  );
}

function getHeading(): string {
  return document.querySelector("main h1")?.textContent?.trim() || document.title;
}

/** A repeated text is announced again only if it differs. */
function makeDifferent(text: string, old: string): string {
  return text === old ? `${text}\u00a0` : text;
}

function focusPage(): void {
  const page = document.querySelector<HTMLElement>("main[tabindex]");
  if (page && !page.contains(document.activeElement)) page.focus({ preventScroll: true });
}
