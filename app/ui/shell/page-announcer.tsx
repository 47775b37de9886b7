import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";

/**
 * Tells of a change of page, which a reader does not hear by itself: the new heading is said, and focus goes to the page where
 * it was left in the frame around it. A dialog tells of itself.
 */
export function PageAnnouncer() {
  const { pathname } = useLocation();
  const before = useRef(pathname);
  const [said, setSaid] = useState("");
  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    // Whatever closes with the old page gives focus back first.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => {
        if (document.querySelector(".dialog-overlay")) return;
        setSaid((old) => makeDifferent(getHeading(), old));
        focusPage();
      });
    });
    return () => cancelAnimationFrame(frame);
  }, [pathname]);
  return (
    <div className="visually-hidden" aria-live="polite" data-react-aria-top-layer="true">
      {/* A label, not a text: nothing on the page is there twice. */}
      {said && <span key={said} role="img" aria-label={said} />}
    </div>
  );
}

function getHeading(): string {
  return document.querySelector("main h1")?.textContent?.trim() || document.title;
}

/** The same words twice are heard twice only when something changes. */
function makeDifferent(text: string, old: string): string {
  return text === old ? `${text}\u00a0` : text;
}

function focusPage(): void {
  const page = document.querySelector<HTMLElement>("main[tabindex]");
  if (page && !page.contains(document.activeElement)) page.focus({ preventScroll: true });
}
