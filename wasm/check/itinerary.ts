import { getEnd, getStart, type Located, type Places } from "../host/places.ts";
import type { Vehicle } from "../host/problem.ts";
import { joinLegs, type Leg, type LegReader, NO_LEG } from "./travel-table.ts";
import { computeDwell, type Stop, type Windows } from "./visits.ts";

/** A stop with everything about it that does not depend on when the route leaves. */
export interface Call {
  stop: Stop;
  /** Where the vehicle stands afterwards; −1 when it has no place yet. */
  place: number;
  /** The way here; nothing for a break, which is taken on the way to the next place. */
  leg: Leg;
  setup: number;
  service: number;
  windows: Windows;
  graceEarly: number;
  graceLate: number;
  /** Service begins no earlier: release of the goods, or a time that a person fixed. */
  ready: number;
  /** Service begins no later, because a person fixed it. */
  before: number;
}

/** A route's fixed facts: its calls in order, and the way from the last of them to the end. */
export interface Itinerary {
  vehicle: Vehicle;
  calls: readonly Call[];
  startPlace: number;
  endPlace: number;
  endLeg: Leg;
  /** When the vehicle is there; a break that is over before it leaves is no part of the route. */
  shiftStart: number;
  /** Leaves no earlier: the shift, and the release of the first trip's goods. */
  readyToLeave: number;
  /** Back no later, without grace. */
  shiftEnd: number;
}

/** Whether the time between leaving and returning is limited or paid. */
export const countsWork = ({ max_work_time, costs }: Vehicle): boolean =>
  max_work_time !== undefined || (costs?.per_work_hour ?? 0) > 0;

const always = Number.NEGATIVE_INFINITY;
const never = Number.POSITIVE_INFINITY;

/** The latest release of the jobs that are loaded at the start (`from` 0) or at the reload before stop `from`. */
function tripRelease(stops: readonly Stop[], from: number): number {
  let release = always;
  for (let index = from; index < stops.length; index++) {
    const stop = stops[index];
    if (stop?.kind === "reload") break;
    if (stop?.kind === "visit" && stop.visit.type === "job")
      release = Math.max(release, stop.visit.task.release ?? always);
  }
  return release;
}

export function planItinerary(
  places: Places,
  vehicle: Vehicle,
  legs: LegReader,
  stops: readonly Stop[],
  openStart: number,
): Itinerary {
  const startPlace = places.find(getStart(vehicle));
  const endPlace = places.find(getEnd(vehicle));
  const shiftStart = vehicle.time_window?.[0] ?? openStart;
  let place = startPlace;
  let via = vehicle.load_at && stops.length > 0 ? places.find(vehicle.load_at) : null;
  const calls = stops.map((stop, index): Call => {
    if (stop.kind === "break") return breakCall(stop, place);
    const from = place;
    place = stop.kind === "visit" ? stop.visit.place : reloadPlace(places, vehicle);
    const leg = via === null ? legs(from, place) : joinLegs(legs(from, via), legs(via, place));
    via = null;
    return stop.kind === "visit"
      ? visitCall(vehicle, stop, leg, from === place)
      : { ...reloadCall(vehicle, stop, leg, place), ready: tripRelease(stops, index + 1) };
  });
  return {
    vehicle,
    calls,
    startPlace,
    endPlace,
    endLeg: lastLeg(vehicle.unload_at && places.find(vehicle.unload_at), legs, place, endPlace),
    shiftStart,
    readyToLeave: Math.max(shiftStart, tripRelease(stops, 0)),
    shiftEnd: vehicle.time_window?.[1] ?? never,
  };
}

/** The way from the last stop to the end, by where the vehicle unloads. */
function lastLeg(via: number | undefined, legs: LegReader, from: number, to: number): Leg {
  return via === undefined ? legs(from, to) : joinLegs(legs(from, via), legs(via, to));
}

const reloadPlace = (places: Places, vehicle: Vehicle): number => {
  const reload: Located = vehicle.reload ?? getStart(vehicle);
  return places.find(reload);
};

const noGrace = { graceEarly: 0, graceLate: 0, ready: always, before: never };

function breakCall(stop: Extract<Stop, { kind: "break" }>, place: number): Call {
  const { rest } = stop;
  return { ...noGrace, stop, place, leg: NO_LEG, setup: 0, service: rest.service ?? 0, windows: rest.time_windows };
}

function reloadCall(vehicle: Vehicle, stop: Stop, leg: Leg, place: number): Call {
  const { reload } = vehicle;
  return { ...noGrace, stop, place, leg, setup: 0, service: reload?.service ?? 0, windows: reload?.time_windows };
}

function visitCall(vehicle: Vehicle, stop: Extract<Stop, { kind: "visit" }>, leg: Leg, samePlace: boolean): Call {
  const { visit, times } = stop;
  const release = visit.type === "pickup" ? visit.task.release : undefined;
  return {
    stop,
    place: visit.place,
    leg,
    ...computeDwell(vehicle, visit, samePlace),
    windows: visit.service.time_windows,
    graceEarly: visit.service.grace?.early ?? 0,
    graceLate: visit.service.grace?.late ?? 0,
    ready: Math.max(release ?? always, times?.service_at ?? times?.service_after ?? always),
    before: times?.service_at ?? times?.service_before ?? never,
  };
}
