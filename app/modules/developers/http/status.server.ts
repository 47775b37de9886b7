import type { LoaderFunctionArgs } from "react-router";
import { appContext } from "#app/platform/http/contexts.server.ts";
import { second } from "#app/platform/kernel/milliseconds.ts";
import { readStatusHours } from "../db/status.server.ts";
import { computeStatusReport, type StatusReport } from "../model/status-report.ts";

/** How long the counts are cached for all visitors, since anyone may load the page. */
const FRESH_MS = 15 * second;

export interface StatusPage extends StatusReport {
  /** When the counts were read. */
  readAt: number;
}

let latest: StatusPage | null = null;

/** Loader of /status. */
export async function statusLoader({ context }: Pick<LoaderFunctionArgs, "context">): Promise<StatusPage> {
  const { db, ports } = context.get(appContext);
  const now = ports.clock.now();
  if (latest && now >= latest.readAt && now - latest.readAt < FRESH_MS) return latest;
  latest = { ...computeStatusReport(await readStatusHours(db, now), now), readAt: now };
  return latest;
}
