import { mayCountUsage } from "#app/modules/identity/model/usage-consent.ts";
import type { UsageTarget } from "#app/platform/http/reporting-setup.ts";
import { ownTarget } from "./usage-limits.ts";

/**
 * Where the installation sends usage, from its configuration: null if it counts nothing.
 * @param host "off", empty for Waybill's own collector, or the address of a PostHog instance or of a proxy before one
 * @param token the public token of the project there
 */
export function parseUsageTarget(host: string, token: string): UsageTarget | null {
  if (host === "off") return null;
  return host === "" ? ownTarget : { host: host.endsWith("/") ? host.slice(0, -1) : host, token };
}

/** Where what a person does in an account is sent; null if it is not counted. Nothing is counted in a sandbox. */
export function getUsageTarget(
  target: UsageTarget | null,
  { sharesUsage }: { sharesUsage: boolean | null },
  account: { country: string; sandbox?: unknown } | null,
): UsageTarget | null {
  return account && !account.sandbox && mayCountUsage(sharesUsage, account.country) ? target : null;
}
