import { isPortal } from "#app/platform/access/portal.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { type NamedKind, readNamedChoices, readNames } from "#app/platform/lists/names.reads.server.ts";
import type { FilterChoice } from "../model/dashboard-view.ts";
import type { Dimension } from "../model/subjects.ts";

/** Table of the names of each dimension; a type is a word. */
const kinds: Partial<Record<Dimension, NamedKind>> = {
  location: "locations",
  merchant: "merchants",
  method: "shipping_methods",
  zone: "delivery_zones",
  team: "teams",
  agent: "agents",
  vehicle: "vehicles",
};

/** Names by value; deleted ones have none. */
export async function readValueNames(
  scope: Scope,
  dimension: Dimension,
  values: readonly string[],
): Promise<Map<string, string>> {
  const kind = kinds[dimension];
  return kind ? readNames(scope, kind, values) : new Map();
}

/** Values of each filter that is offered: only routes have a vehicle; a merchant has none. */
export async function readChoices(scope: Scope): Promise<Partial<Record<Dimension, FilterChoice[]>>> {
  if (isPortal(scope.account)) return {};
  const { vehicle: _, ...filtered } = kinds;
  const named = Object.entries(filtered).map(async ([dimension, kind]) => [
    dimension,
    kind === "merchants" && scope.merchant !== undefined ? [] : await readNamedChoices(scope, kind),
  ]);
  return Object.fromEntries(await Promise.all(named));
}
