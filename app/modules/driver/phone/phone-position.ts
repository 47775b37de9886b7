import { classifyPositionAge } from "#app/platform/geo/position-age.ts";
import type { DriveInput } from "../model/drive-action.ts";

/** The phone's last position, and when it was measured. */
let lastPosition: { position: NonNullable<DriveInput["position"]>; at: number } | null = null;

export function setCurrentPosition(position: DriveInput["position"]): void {
  lastPosition = position ? { position, at: Date.now() } : null;
}

const getPositionAge = () => (lastPosition ? classifyPositionAge(Date.now() - lastPosition.at) : "stale");

/** The phone's position; undefined when unknown or too old. */
export const getCurrentPosition = (): DriveInput["position"] =>
  getPositionAge() === "stale" ? undefined : lastPosition?.position;

/** How long the driver is made to wait for a position. */
const MAX_LOOKUP_MS = 8_000;

/** Updates the position unless it is at most a minute old; gives up silently after the timeout. */
export async function locatePhone(): Promise<void> {
  if (!("geolocation" in navigator) || getPositionAge() === "fresh") return;
  await new Promise<void>((done) => {
    // The browser's own timeout does not run while it asks for permission.
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
