import { useEffect, useState } from "preact/hooks";
import { type DriverState, getState, subscribe } from "./state.ts";

/** The page's state, re-rendered on every change. */
export function useDriverState(): DriverState {
  const [current, setCurrent] = useState(getState());
  useEffect(() => subscribe(() => setCurrent(getState())), []);
  return current;
}

/** The path in the URL's hash, so that the phone's back button works. */
export function useHashPath(): string {
  const [place, setPlace] = useState(location.hash.slice(1));
  useEffect(() => {
    const moved = () => {
      setPlace(location.hash.slice(1));
      scrollTo(0, 0);
    };
    addEventListener("hashchange", moved);
    return () => removeEventListener("hashchange", moved);
  }, []);
  return place;
}

/** Navigates to a path of the page. */
export function navigateTo(place: string): void {
  location.hash = place;
  // The URL may already be this one, when a sign-in secret was removed without an event.
  dispatchEvent(new Event("hashchange"));
}
