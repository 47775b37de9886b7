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

/** What was counted at the stop; empty when nothing was. */
export async function readStopCount(
  scope: Scope,
  { routeId, stopId, missing_packages: lines = [], scanned = [] }: StopCount,
): Promise<Result<Pick<StopWork, "receipt" | "missing" | "checked">>> {
  if (lines.length === 0 && scanned.length === 0) return ok({});
  const found = await readRoute(scope, routeId);
  const shipmentId = found?.stops.find(({ id }) => id === stopId)?.shipmentId;
  if (!shipmentId) return fail("not_found");
  // A member who may work the route may work all of it, also shipments of locations the member does not see.
  const expected = await readExpectedLines(ignoringLocations(scope), shipmentId);
  const checked = expected.filter(({ id }) => scanned.includes(id)).length;
  const checkedLines = checked > 0 ? { checked: { lines: checked, of: expected.length } } : {};
  if (lines.length === 0) return ok(checkedLines);
  const count = countHandedOver(expected, lines);
  return count.ok ? ok({ ...checkedLines, ...count.value }) : count;
}
