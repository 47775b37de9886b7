import { useEffect, useRef } from "react";
import { useLocation } from "react-router";

/** The focused element and its ancestors, nearest first; each with its siblings. */
type Place = { element: Element; beside: (Element | null)[] }[];

const focusable = "a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, [tabindex='0']";

/**
 * Keeps the keyboard position when the focused element disappears after its action: focus moves to its row of buttons,
 * its list row or a sibling, and Tab continues from there. Otherwise focus would restart at the top of the page. Does
 * not apply when another page opens.
 */
export function FocusKeeper() {
  const { pathname } = useLocation();
  const place = useRef<Place>([]);
  useEffect(() => {
    place.current = [];
  }, [pathname]);
  useEffect(() => {
    let frame = 0;
    const note = ({ target }: FocusEvent) => {
      // Dialogs and menus return focus to their trigger, if it still exists.
      const main = document.querySelector("main");
      if (target instanceof Element && target !== main && main?.contains(target))
        place.current = capturePlace(target, main);
    };
    const keep = () => {
      const [was] = place.current;
      if (!was || document.activeElement !== document.body || isFocusable(was.element)) return;
      for (const near of listNearest(place.current)) {
        if (near instanceof HTMLElement) near.focus({ preventScroll: true });
        if (document.activeElement !== document.body) return;
      }
    };
    const look = () => {
      cancelAnimationFrame(frame);
      // Closing elements restore focus first.
      frame = requestAnimationFrame(() => {
        frame = requestAnimationFrame(keep);
      });
    };
    const changes = new MutationObserver(look);
    changes.observe(document.body, { childList: true, subtree: true, attributeFilter: ["disabled", "hidden"] });
    document.addEventListener("focusin", note);
    return () => {
      cancelAnimationFrame(frame);
      changes.disconnect();
      document.removeEventListener("focusin", note);
    };
  }, []);
  return null;
}

function capturePlace(element: Element, main: Element): Place {
  const place: Place = [];
  for (let at: Element | null = element; at && at !== main; at = at.parentElement)
    place.push({ element: at, beside: [at.nextElementSibling, at.previousElementSibling] });
  return place;
}

/** In the document, visible and enabled. */
const isFocusable = (element: Element) =>
  element.isConnected && element.checkVisibility() && !element.matches(":disabled");

/**
 * Candidates for focus after the element disappeared, nearest first; for a re-rendered page the same position,
 * otherwise the page.
 */
function* listNearest(place: Place): Generator<Element | null | undefined> {
  const left = place.findIndex(({ element }) => element.isConnected);
  for (const { element } of left < 0 ? [] : place.slice(left)) {
    if (element.matches("[tabindex]")) yield element;
    yield* listFocusTargets(element);
    if (element !== place[left]?.element) continue;
    for (const near of place[left - 1]?.beside ?? [])
      if (near?.isConnected) yield* [near.matches(focusable) ? near : null, ...near.querySelectorAll(focusable)];
  }
  const page = document.querySelector("main[tabindex]");
  yield* [...listFocusTargets(page), page];
}

/** Focus targets within a part of the page: its row of buttons, or a list's row. */
function listFocusTargets(part: Element | null): (Element | null | undefined)[] {
  const keeper = part?.querySelector("[data-keeps-focus]");
  return [keeper?.querySelector("tr.cursor"), keeper];
}
