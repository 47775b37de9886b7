import type { DriverPosition } from "#app/modules/fleet/model/fleet-live.ts";
import { classifyPositionAge } from "#app/platform/geo/position-age.ts";
import type { MapDriver } from "./map-model.ts";

/** A driver on a map with label; the label includes the age of an older position. */
export interface DrivenRoute extends DriverPosition {
  id: string;
  number: number;
  agent: string;
  vehicle: string;
}

/** The drivers of routes at their last position; drivers without a position are left out. */
export function toMapDrivers(
  { id, number, agent, vehicle, position, positionAt, positionAccuracy: accuracy, heading }: DrivenRoute,
  asOf: { at: number; ago: (at: number) => string },
): MapDriver[] {
  if (!position || positionAt === null) return [];
  const age = classifyPositionAge(asOf.at - positionAt);
  const label = age === "fresh" ? agent : `${agent}, ${asOf.ago(positionAt)}`;
  return [{ id, label, name: vehicle, point: position, routeNumber: number, age, accuracy, heading }];
}
