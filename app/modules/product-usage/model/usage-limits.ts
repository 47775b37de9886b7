import type { UsageTarget } from "#app/platform/http/reporting-setup.ts";

/** How the browser sends what people do, and the longest texts that are sent. */
export const usageLimits = {
  /** Events of one message. */
  batch: 50,
  flushMs: 5_000,
  timeoutMs: 90_000,
  firstWaitMs: 5_000,
  maxWaitMs: 600_000,
  textLength: 255,
  /** Events that wait while the server cannot be reached; the oldest are dropped. */
  queue: 1_000,
} as const;

/** The event of a page; every other one has the name of its command. */
export const pageViewed = "page_viewed";

/** Waybill's own collector, which is used unless the installation names another. */
export const ownTarget: UsageTarget = { host: "/product-usage", token: "" };
