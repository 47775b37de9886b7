import { day } from "#app/platform/kernel/milliseconds.ts";

/** The version of Shopify's API in use. Each is supported for a year (shopify.dev, "API versioning"). */
export const shopifyVersion = { name: "2026-10", supportedUntil: Date.UTC(2027, 9, 1) };

/** How long before its end the screen warns that the installation must be updated. */
const NOTICE_PERIOD_MS = 60 * day;

/** Whether the version is supported, about to end, or ended. */
export function getVersionState(nowMs: number): "supported" | "ending" | "ended" {
  if (nowMs >= shopifyVersion.supportedUntil) return "ended";
  return nowMs >= shopifyVersion.supportedUntil - NOTICE_PERIOD_MS ? "ending" : "supported";
}
