import { useEffect, useState } from "preact/hooks";
import { currentlySeen, listen, type Seen } from "./seen.ts";

/** What is to be shown, and anew with every change. */
export function useSeen(): Seen {
  const [seen, setSeen] = useState(currentlySeen());
  useEffect(() => listen(() => setSeen(currentlySeen())), []);
  return seen;
}

/** Where the page is: what stands behind the hash of its address, so that the phone's own back works. */
export function usePlace(): string {
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
export function go(place: string): void {
  location.hash = place;
  // The address may say so already: a sign-in's secret was taken out of it without anybody hearing.
  dispatchEvent(new Event("hashchange"));
}
