import type { LoaderFunctionArgs } from "react-router";
import { appContext } from "#app/platform/http/contexts.server.ts";
import { second } from "#app/platform/kernel/milliseconds.ts";
import { readStatusHours } from "../db/status.server.ts";
import { computeStatusReport, type StatusReport } from "../model/status-report.ts";

/** How long one reading serves every visitor: a page that strangers may load as often as they like reads rarely. */
const FRESH_MS = 15 * second;

export interface StatusPage extends StatusReport {
  /** When the counts were read. */
  readAt: number;
}

let latest: StatusPage | null = null;

/** Loader of /status: what the installation counted of itself in the last days. */
export async function statusLoader({ context }: Pick<LoaderFunctionArgs, "context">): Promise<StatusPage> {
  const { db, ports } = context.get(appContext);
  const now = ports.clock.now();
  if (latest && now >= latest.readAt && now - latest.readAt < FRESH_MS) return latest;
  latest = { ...computeStatusReport(await readStatusHours(db, now), now), readAt: now };
  return latest;
}
