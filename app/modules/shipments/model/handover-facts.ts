import type { Point } from "#app/platform/geo/place.ts";

/** Where a device was at a door; metres of doubt. */
export interface DevicePosition extends Point {
  accuracy?: number | undefined;
}

/** What the account and a shipment's agent are called: a proof says it as it was at the door. */
export interface HandoverNames {
  account: string;
  agent: string | null;
}
