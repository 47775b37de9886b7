import type { DriveActionKind } from "#app/modules/driver/model/drive-action.ts";

/** An action that a phone reported when it was no longer possible: it changed nothing, but is shown to dispatchers. */
export interface LateReport {
  id: string;
  kind: DriveActionKind;
  /** When it was done, milliseconds UTC by the device's corrected clock. */
  at: number;
  /** Error code of the refusal. */
  code: string;
  agent: string;
  recipient: string | null;
  reason: string | null;
  note: string | null;
  /** A name, or a picture as a data URL. */
  signature: string | null;
  /** URLs of the uploaded pictures. */
  photos: string[];
}
