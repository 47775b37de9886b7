import type { DriveActionKind } from "#app/modules/driver/model/drive-action.ts";

/** What a phone told of a shipment after it could not be done any more: it changed nothing, and is not lost. */
export interface LateReport {
  id: string;
  kind: DriveActionKind;
  /** When it was done, by the device's corrected clock. */
  at: number;
  /** The error's code: why it changed nothing. */
  code: string;
  agent: string;
  recipient: string | null;
  reason: string | null;
  note: string | null;
  /** A name, or a picture as a data address. */
  signature: string | null;
  /** Addresses of the pictures that came. */
  photos: string[];
}
