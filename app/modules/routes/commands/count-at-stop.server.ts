import { readExpectedLines } from "#app/modules/shipments/db/shipment.reads.server.ts";
import { countHandedOver, type MissingLine } from "#app/modules/shipments/model/missing-packages.ts";
import { ignoringLocations, type Scope } from "#app/platform/db/scope.server.ts";
import { fail, ok, type Result } from "#app/platform/kernel/result.ts";
import { readRoute } from "../db/route.reads.server.ts";
import type { StopWork } from "./work-stop.server.ts";

interface StopCount {
  routeId: string;
  stopId: string;
  missing_packages?: readonly MissingLine[] | undefined;
  scanned?: readonly string[] | undefined;
}

/** What was counted at the stop, as far as anything was. */
export async function readStopCount(
  scope: Scope,
  { routeId, stopId, missing_packages: lines = [], scanned = [] }: StopCount,
): Promise<Result<Pick<StopWork, "receipt" | "missing" | "checked">>> {
  if (lines.length === 0 && scanned.length === 0) return ok({});
  const found = await readRoute(scope, routeId);
  const shipmentId = found?.stops.find(({ id }) => id === stopId)?.shipmentId;
  if (!shipmentId) return fail("not_found");
  // Who may work the route works all of it, wherever its shipments come from.
  const expected = await readExpectedLines(ignoringLocations(scope), shipmentId);
  const checked = expected.filter(({ id }) => scanned.includes(id)).length;
  const told = checked > 0 ? { checked: { lines: checked, of: expected.length } } : {};
  if (lines.length === 0) return ok(told);
  const count = countHandedOver(expected, lines);
  return count.ok ? ok({ ...told, ...count.value }) : count;
}
