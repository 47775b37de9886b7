import { useEffect, useState } from "preact/hooks";
import { type DriverState, getState, subscribe } from "./state.ts";

/** What is to be shown, and anew with every change. */
export function useDriverState(): DriverState {
  const [seen, setSeen] = useState(getState());
  useEffect(() => subscribe(() => setSeen(getState())), []);
  return seen;
}

/** Where the page is: what stands behind the hash of its address, so that the phone's own back works. */
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

/** Goes to a place of the page. */
export function navigateTo(place: string): void {
  location.hash = place;
  // The address may say so already: a sign-in's secret was taken out of it without anybody hearing.
  dispatchEvent(new Event("hashchange"));
}
