import { isAt } from "#app/platform/geo/far.ts";
import { isOver, isTask } from "../model/drive-day.ts";
import { call } from "./calls.ts";
import { act } from "./engine.ts";
import { notePosition } from "./place.ts";
import { currentlySeen, listen } from "./seen.ts";

interface Spot {
  longitude: number;
  latitude: number;
  accuracy: number;
  heading: number | null;
  at: string;
}

/** As many as are told at once; what is older tells nobody anything. */
const mostSpots = 200;
const toldEvery = 20_000;

let spots: Spot[] = [];
let watching: number | null = null;
let awake: Promise<WakeLockSentinel | null> | null = null;

/** While the driver is on duty, and no longer: where the phone is, some positions at a time; awake while a route runs. */
export function followDuty(): void {
  const settle = () => {
    const { day, session } = currentlySeen();
    const onDuty = session === "signed_in" && day !== null && day.checkedInAt !== null;
    if (onDuty && watching === null && "geolocation" in navigator)
      watching = navigator.geolocation.watchPosition(note, () => {}, { enableHighAccuracy: true, maximumAge: 5000 });
    if (!onDuty && watching !== null) {
      navigator.geolocation.clearWatch(watching);
      watching = null;
      spots = [];
      notePosition(undefined);
    }
    stayAwake(onDuty && day.route?.status === "active");
  };
  listen(settle);
  settle();
  setInterval(() => void tell(), toldEvery);
  addEventListener("visibilitychange", () => {
    // The phone takes the lock away with the page.
    if (document.visibilityState === "visible") awake = null;
    settle();
  });
}

function note({ coords, timestamp }: GeolocationPosition): void {
  const { longitude, latitude, accuracy } = coords;
  const spot = { longitude, latitude, accuracy: Math.min(100_000, accuracy) };
  // Not a number while the phone stands.
  const heading = Number.isFinite(coords.heading) ? coords.heading : null;
  notePosition(spot);
  arriveAt(spot);
  spots = [...spots, { ...spot, heading, at: new Date(timestamp).toISOString() }].slice(-mostSpots);
}

/** Arrived by itself: within the radius of the next stop, as sure as the radius is wide. */
function arriveAt(spot: Omit<Spot, "at" | "heading">): void {
  const { day } = currentlySeen();
  const route = day?.route;
  if (!day || route?.status !== "active" || route.says?.kind === "pause") return;
  const open = route.stops.filter((stop) => isTask(stop) && !isOver(stop));
  const [next] = open;
  if (!next || day.arrivalRadius === 0 || open.some(({ state }) => state === "arriving")) return;
  if (isAt(next.place.point, spot, day.arrivalRadius)) void act("arrive", { routeId: route.id, stopId: next.id });
}

async function tell(): Promise<void> {
  if (spots.length === 0) return;
  const told = spots;
  const answer = await call("POST", "positions", { sentAt: new Date().toISOString(), positions: told });
  // Without signal they wait; the newest are kept.
  if (answer.kind !== "offline") spots = spots.filter((each) => !told.includes(each));
}

function stayAwake(wanted: boolean): void {
  if (!("wakeLock" in navigator)) return;
  if (wanted && document.visibilityState === "visible")
    awake ??= navigator.wakeLock.request("screen").catch(() => null);
  else if (!wanted && awake) {
    void awake.then((lock) => lock?.release());
    awake = null;
  }
}
