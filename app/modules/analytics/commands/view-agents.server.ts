import type { Scope } from "#app/platform/db/scope.server.ts";
import { compareVisits } from "../model/compared-agents.ts";
import type { ComparedAgent } from "../model/dashboard-view.ts";
import { readValueNames } from "./dimension-names.server.ts";
import type { Readers } from "./measure-readers.server.ts";

/** The agents who visited stops, beside what is expected of the same visits. */
export async function viewAgents(scope: Scope, read: Readers): Promise<ComparedAgent[]> {
  const [found, complete] = await Promise.all([read("shipment", "agent"), read.completeSums("shipment")]);
  const counts = [...found].filter(([id, { visited = 0 }]) => id !== "" && visited > 0);
  const names = await readValueNames(
    scope,
    "agent",
    counts.map(([id]) => id),
  );
  return counts
    .map(([id, each]) => ({ id, name: names.get(id) ?? null, numbers: compareVisits(complete(each)) }))
    .sort((a, b) => (a.name ?? "").localeCompare(b.name ?? "") || (a.id < b.id ? -1 : 1));
}
