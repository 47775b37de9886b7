/** Why something of a day cannot join a new plan as it is. */
export type LeftOutReason =
  /** In another plan of that time. */
  | "in_plan"
  /** Its address is not known well enough. */
  | "address"
  /** Its phone number must be corrected. */
  | "phone"
  /** Held until somebody releases it. */
  | "held";

/** An order or shipment of the day that a new plan leaves out. */
export interface LeftOutRow {
  id: string;
  number: string;
  name: string;
  reason: LeftOutReason;
  /** The plan that has it. */
  plan: { id: string; name: string } | null;
}

/** What a new plan of a day leaves out. */
export interface LeftOut {
  rows: LeftOutRow[];
  /** Orders of the day that are Ready and have no shipment yet. */
  unshipped: number;
}
