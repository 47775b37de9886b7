import { isInGeofence } from "#app/platform/geo/geofence.ts";
import { isOver, isTask } from "../model/drive-day.ts";
import { callApi } from "./api-client.ts";
import { setCurrentPosition } from "./phone-position.ts";
import { getState, subscribe } from "./state.ts";
import { recordAction } from "./sync-engine.ts";

interface PhonePosition {
  longitude: number;
  latitude: number;
  accuracy: number;
  heading: number | null;
  at: string;
}

/** Positions per request; older ones are dropped. */
const MAX_POSITIONS = 200;
const SEND_INTERVAL_MS = 20_000;

let pendingPositions: PhonePosition[] = [];
let watchId: number | null = null;
let wakeLock: Promise<WakeLockSentinel | null> | null = null;

/** Sends positions in batches while the driver is on duty; keeps the screen awake while a route is active. */
export function trackWhileCheckedIn(): void {
  const settle = () => {
    const { day, session } = getState();
    const onDuty = session === "signed_in" && day !== null && day.checkedInAt !== null;
    if (onDuty && watchId === null && "geolocation" in navigator)
      watchId = navigator.geolocation.watchPosition(addPosition, () => {}, {
        enableHighAccuracy: true,
        maximumAge: 5000,
      });
    if (!onDuty && watchId !== null) {
      navigator.geolocation.clearWatch(watchId);
      watchId = null;
      pendingPositions = [];
      setCurrentPosition(undefined);
    }
    stayAwake(onDuty && day.route?.status === "active");
  };
  subscribe(settle);
  settle();
  setInterval(() => void sendPositions(), SEND_INTERVAL_MS);
  addEventListener("visibilitychange", () => {
    // The wake lock is released when the page is hidden.
    if (document.visibilityState === "visible") wakeLock = null;
    settle();
  });
}

function addPosition({ coords, timestamp }: GeolocationPosition): void {
  const { longitude, latitude, accuracy } = coords;
  const spot = { longitude, latitude, accuracy: Math.min(100_000, accuracy) };
  // NaN while the phone does not move.
  const heading = Number.isFinite(coords.heading) ? coords.heading : null;
  setCurrentPosition(spot);
  arriveIfNear(spot);
  pendingPositions = [...pendingPositions, { ...spot, heading, at: new Date(timestamp).toISOString() }].slice(
    -MAX_POSITIONS,
  );
}

/** Records the arrival automatically within the radius of the next stop, if the position is accurate enough. */
function arriveIfNear(spot: Omit<PhonePosition, "at" | "heading">): void {
  const { day } = getState();
  const route = day?.route;
  if (!day || route?.status !== "active" || route.driverReport?.kind === "pause") return;
  const open = route.stops.filter((stop) => isTask(stop) && !isOver(stop));
  const [next] = open;
  if (!next || day.arrivalRadius === 0 || open.some(({ state }) => state === "arriving")) return;
  if (isInGeofence(next.place.point, spot, day.arrivalRadius))
    void recordAction("arrive", { routeId: route.id, stopId: next.id });
}

async function sendPositions(): Promise<void> {
  if (pendingPositions.length === 0) return;
  const sent = pendingPositions;
  const answer = await callApi("POST", "positions", { sentAt: new Date().toISOString(), positions: sent });
  // Without signal the newest ones stay in the queue.
  if (answer.kind !== "offline") pendingPositions = pendingPositions.filter((each) => !sent.includes(each));
}

function stayAwake(wanted: boolean): void {
  if (!("wakeLock" in navigator)) return;
  if (wanted && document.visibilityState === "visible")
    wakeLock ??= navigator.wakeLock.request("screen").catch(() => null);
  else if (!wanted && wakeLock) {
    void wakeLock.then((lock) => lock?.release());
    wakeLock = null;
  }
}
