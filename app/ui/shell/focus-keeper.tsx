import { useEffect, useRef } from "react";
import { useLocation } from "react-router";

/** What had the focus and all that is around it on its page, the nearest first; each with what stood beside it. */
type Place = { element: Element; beside: (Element | null)[] }[];

const focusable = "a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, [tabindex='0']";

/**
 * Keeps the keyboard's place on a page when what had the focus is gone once its deed is done: the line of its buttons, the row of
 * the list that they were for, or what stood beside it has the focus then, and Tab goes on from there. Without it the page began
 * at its top again. Another page has a beginning of its own.
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
      // A dialog or a menu is beside the page: it gives the focus back to what opened it, where that is still there.
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
      // What closes with it gives the focus back first.
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

/** Still on the page, seen, and not switched off. */
const isFocusable = (element: Element) =>
  element.isConnected && element.checkVisibility() && !element.matches(":disabled");

/** What could have the focus in place of what is gone, the nearest first; of a page that was drawn anew its own place, else the page. */
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

/** Where the keyboard goes on within a part of the page: the line of its buttons, or a list's own row. */
function listFocusTargets(part: Element | null): (Element | null | undefined)[] {
  const kept = part?.querySelector("[data-keeps-focus]");
  return [kept?.querySelector("tr.cursor"), kept];
}
