import { positionAge } from "#app/platform/geo/position-age.ts";
import type { DriveInput } from "../model/drive-action.ts";

/** Where the phone was last, and since when that is known. */
let last: { position: NonNullable<DriveInput["position"]>; at: number } | null = null;

/** Where the phone is by now; nothing where it may not be known. */
export function notePosition(position: DriveInput["position"]): void {
  last = position ? { position, at: Date.now() } : null;
}

const ageOf = () => (last ? positionAge(Date.now() - last.at) : "stale");

/** Where the phone is; undefined where that may not be known, or was known a while ago: what is old proves no place. */
export const currentPosition = (): DriveInput["position"] => (ageOf() === "stale" ? undefined : last?.position);

/** As long as somebody waits at a button. */
const longestLook = 8_000;

/** Asks the phone where it is, unless it said so within the last minute; goes on without where nobody answers. */
export async function findPlace(): Promise<void> {
  if (!("geolocation" in navigator) || ageOf() === "fresh") return;
  await new Promise<void>((done) => {
    // The browser's own limit does not count while it asks the driver for permission.
    setTimeout(done, longestLook);
    navigator.geolocation.getCurrentPosition(
      ({ coords: { longitude, latitude, accuracy } }) => {
        notePosition({ longitude, latitude, accuracy: Math.min(100_000, accuracy) });
        done();
      },
      () => done(),
      { enableHighAccuracy: true, timeout: longestLook, maximumAge: 30_000 },
    );
  });
}
