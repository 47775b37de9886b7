import type { Failure } from "#app/platform/kernel/result.ts";
import type { SkipReason, WaitReason } from "./import-decision.ts";
import type { MergedField } from "./merge-edits.ts";

/** Tabs of the log, for lines that somebody may have to act on. */
export const logTabs = ["needs_review", "refused", "waiting"] as const;
export type LogTab = (typeof logTabs)[number];

/** Directions of sync: import from the shop, and status updates to the shop. */
export const syncSides = ["import", "export"] as const;
export type SyncSide = (typeof syncSides)[number];

/**
 * Kinds of log lines. A line stays in its `tab` until something newer happens to the order on the same side (a status
 * sent to the shop does not close a line about import); `again` means that a retry makes sense.
 */
export const syncKinds = {
  created: { of: "import", tab: null, again: false },
  held: { of: "import", tab: "waiting", again: false },
  merged: { of: "import", tab: null, again: false },
  unchanged: { of: "import", tab: null, again: false },
  needs_review: { of: "import", tab: "needs_review", again: false },
  reviewed: { of: "import", tab: null, again: false },
  sent: { of: "export", tab: null, again: false },
  refused: { of: "import", tab: "refused", again: true },
  refused_by_shop: { of: "export", tab: "refused", again: true },
  cancelled: { of: "import", tab: null, again: false },
  skipped: { of: "import", tab: null, again: false },
} as const satisfies Readonly<Record<string, { of: SyncSide; tab: LogTab | null; again: boolean }>>;
export type SyncKind = keyof typeof syncKinds;
export const syncKindNames = Object.keys(syncKinds).filter(isSyncKind);

function isSyncKind(text: string): text is SyncKind {
  return Object.hasOwn(syncKinds, text);
}

export function isLogTab(text: string): text is LogTab {
  return logTabs.some((each) => each === text);
}

/** The reason of a line: a translation key with parameters, or the failure of a command. */
export type SyncReason =
  | { code: "taken"; packages: number; amount: string | null; currency: string | null }
  | { code: WaitReason; until: number | null }
  | { code: SkipReason }
  | { code: "merged"; updated: readonly MergedField[]; kept: readonly { field: MergedField; at: number }[] }
  | { code: "review_edit"; fields: readonly MergedField[] }
  | { code: "review_cancel" | "review_hold" }
  | { code: "applied"; fields: readonly MergedField[] }
  | { code: "left" }
  | { code: "cancelled" | "over_here" }
  | { code: "status_sent"; event: string; by: PushWay }
  | { code: "shop_said"; message: string }
  | { code: "failure"; failure: Failure };

/** How a status was sent: as a fulfillment, with a tracking extension, as a note, or by holding the goods. */
export const pushWays = ["fulfilment", "tracking", "note", "hold"] as const;
export type PushWay = (typeof pushWays)[number];

/** A line of the log as screens and the API read it. */
export interface SyncLine {
  id: string;
  at: number;
  name: string;
  order_number: string | null;
  kind: SyncKind;
  reason: SyncReason;
  /** True while nothing newer has happened on the same side. */
  open: boolean;
}

export const DEFAULT_LOG_LINES = 50;

/** Parses tab, search and cursor of the log from the URL; unknown values are ignored. */
export function parseLogQuery({ searchParams }: URL) {
  const tab = searchParams.get("tab") ?? "";
  const cursor = searchParams.get("cursor") ?? "";
  return {
    tab: isLogTab(tab) ? tab : ("" as const),
    search: (searchParams.get("search") ?? "").trim().slice(0, 50),
    before: /^\d{1,15}$/.test(cursor) ? Number(cursor) : null,
    limit: DEFAULT_LOG_LINES + 1,
  };
}
