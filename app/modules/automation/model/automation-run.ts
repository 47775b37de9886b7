/** A state of a rule's run. */
interface RunStateRow {
  key: string;
  /** Still in progress. */
  open: boolean;
  /** Tone in the log. */
  tone: "good" | "bad" | "none";
}

/** States of rule runs, one row each; sets are derived from it. */
export const runStates = [
  { key: "due", open: true, tone: "none" },
  { key: "made", open: true, tone: "none" },
  { key: "searching", open: true, tone: "none" },
  { key: "confirmed", open: false, tone: "good" },
  { key: "ready", open: false, tone: "good" },
  { key: "held", open: false, tone: "bad" },
  { key: "applied", open: false, tone: "good" },
  { key: "skipped", open: false, tone: "none" },
  { key: "missed", open: false, tone: "bad" },
  { key: "failed", open: false, tone: "bad" },
  { key: "stopped", open: false, tone: "bad" },
] as const satisfies readonly RunStateRow[];
export type RuleRunState = (typeof runStates)[number]["key"];
export const runStateKeys = runStates.map(({ key }) => key);
export type OpenRunState = Extract<(typeof runStates)[number], { open: true }>["key"];

/** Why a run did not do what its rule describes. */
export const runReasons = [
  "no_shipments",
  "no_agents",
  "nobody_checked_in",
  "late",
  "strict_violations",
  "nothing_served",
  "handled",
  "before_rule",
  "plan_deleted",
  "plan_changed",
  "search_failed",
  "rule_deleted",
  "subscription_missing",
  "refused",
  "no_match",
  "order_gone",
  "step_refused",
  "loop",
] as const;
export type RunReason = (typeof runReasons)[number];

/** Details of a run beside its state. */
export interface RunDetail {
  /** Shipments that matched. */
  matched?: number;
  planned?: number;
  unassigned?: number;
  agents?: number;
  /** Shipments that earlier rules had planned at the same moment. */
  already_planned?: number;
  /** The earlier rule that handled the order. */
  by?: string;
  /** The last of several missed moments. */
  until?: number;
  /** The error code of a refusal. */
  code?: string;
  /** Fields of the conditions that did not match. */
  unmatched?: string[];
  /** Number of completed steps, and the refused one. */
  done?: number;
  step?: string;
}

/** A line of the run log as screens and the API read it. */
export interface RunView {
  id: string;
  rule_id: string;
  rule: string;
  /** The scheduled moment. */
  due_at: number;
  state: RuleRunState;
  reason: RunReason | null;
  shipment_type: number | null;
  plan_id: string | null;
  plan: string | null;
  /** The order of an event. */
  order: string | null;
  detail: RunDetail;
  /** When the state last changed. */
  changed_at: number;
}
