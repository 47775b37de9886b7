import type { Point } from "#app/platform/geo/place.ts";

/** Where a device was at a stop; accuracy in metres. */
export interface DevicePosition extends Point {
  accuracy?: number | undefined;
}

/** Names of account and agent at the time of the handover: later renames do not change a proof. */
export interface HandoverNames {
  account: string;
  agent: string | null;
}
