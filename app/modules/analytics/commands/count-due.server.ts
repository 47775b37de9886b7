import type { Scope } from "#app/platform/db/scope.server.ts";
import { readMeasureCounts } from "../db/sums.reads.server.ts";
import { getMeasure } from "../model/measures.ts";
import { addAll } from "./measure-readers.server.ts";
import { recountAccount } from "./recount.server.ts";

/** How many orders are due on a local day, without cancelled ones: the measure of the dashboards. Nothing is left out of it by location. */
export async function countDueOrders(scope: Scope, day: string): Promise<number> {
  await recountAccount(scope);
  const cut = { subject: "order", days: { from: day, to: day }, filters: {} } as const;
  return getMeasure("due").of.compute(addAll(await readMeasureCounts(scope, cut, "day"))) ?? 0;
}
