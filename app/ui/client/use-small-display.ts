import { useSyncExternalStore } from "react";

const query = "(max-width: 900px)";

function subscribe(change: () => void): () => void {
  const media = matchMedia(query);
  media.addEventListener("change", change);
  return () => media.removeEventListener("change", change);
}

/** Whether the window is too small for screens of panes; false on the server. */
export const useSmallDisplay = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => false,
  );
