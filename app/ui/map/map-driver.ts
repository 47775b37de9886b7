import type { DriverPosition } from "#app/modules/fleet/model/fleet-live.ts";
import { classifyPositionAge } from "#app/platform/geo/position-age.ts";
import type { MapDriver } from "./map-model.ts";

/** Whom a map shows of a route that is driven, and what they are called: with how long ago they were there, once it is not now. */
export interface DrivenRoute extends DriverPosition {
  id: string;
  number: number;
  agent: string;
  vehicle: string;
}

/** Who drives a route, where they were last; nobody without a position. */
export function toMapDrivers(
  { id, number, agent, vehicle, position, positionAt, positionAccuracy: accuracy, heading }: DrivenRoute,
  asOf: { at: number; ago: (at: number) => string },
): MapDriver[] {
  if (!position || positionAt === null) return [];
  const age = classifyPositionAge(asOf.at - positionAt);
  const label = age === "fresh" ? agent : `${agent}, ${asOf.ago(positionAt)}`;
  return [{ id, label, name: vehicle, point: position, routeNumber: number, age, accuracy, heading }];
}
