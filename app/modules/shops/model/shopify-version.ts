import { day } from "#app/platform/kernel/milliseconds.ts";

/** The version of Shopify's API that we speak. Each lives a year (shopify.dev, "API versioning"). */
export const shopifyVersion = { name: "2026-10", livesUntil: Date.UTC(2027, 9, 1) };

/** So long before its end people are told: whoever runs the installation has to update it. */
const NOTICE_PERIOD_MS = 60 * day;

/** How the version stands: fine, about to end, or over. */
export function getVersionState(nowMs: number): "lives" | "ends" | "over" {
  if (nowMs >= shopifyVersion.livesUntil) return "over";
  return nowMs >= shopifyVersion.livesUntil - NOTICE_PERIOD_MS ? "ends" : "lives";
}
