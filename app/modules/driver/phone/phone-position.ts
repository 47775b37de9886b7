import { classifyPositionAge } from "#app/platform/geo/position-age.ts";
import type { DriveInput } from "../model/drive-action.ts";

/** Where the phone was last, and since when that is known. */
let lastPosition: { position: NonNullable<DriveInput["position"]>; at: number } | null = null;

/** Where the phone is by now; nothing where it may not be known. */
export function setCurrentPosition(position: DriveInput["position"]): void {
  lastPosition = position ? { position, at: Date.now() } : null;
}

const getPositionAge = () => (lastPosition ? classifyPositionAge(Date.now() - lastPosition.at) : "stale");

/** Where the phone is; undefined where that may not be known, or was known a while ago: what is old proves no place. */
export const getCurrentPosition = (): DriveInput["position"] =>
  getPositionAge() === "stale" ? undefined : lastPosition?.position;

/** As long as somebody waits at a button. */
const MAX_LOOKUP_MS = 8_000;

/** Asks the phone where it is, unless it said so within the last minute; goes on without where nobody answers. */
export async function locatePhone(): Promise<void> {
  if (!("geolocation" in navigator) || getPositionAge() === "fresh") return;
  await new Promise<void>((done) => {
    // The browser's own limit does not count while it asks the driver for permission.
    setTimeout(done, MAX_LOOKUP_MS);
    navigator.geolocation.getCurrentPosition(
      ({ coords: { longitude, latitude, accuracy } }) => {
        setCurrentPosition({ longitude, latitude, accuracy: Math.min(100_000, accuracy) });
        done();
      },
      () => done(),
      { enableHighAccuracy: true, timeout: MAX_LOOKUP_MS, maximumAge: 30_000 },
    );
  });
}
