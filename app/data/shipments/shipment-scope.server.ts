import { inArray, or, type SQL } from "drizzle-orm";
import { idsIn } from "../kernel/json-rows.server.ts";
import type { Condition } from "../kernel/list-spec.server.ts";
import type { Scope } from "../kernel/scope.server.ts";
import { orders, shipments } from "../schema/index.ts";

/** The ends of a journey that are locations of the account. */
interface Ends {
  sourceLocationId: typeof shipments.sourceLocationId | typeof orders.sourceLocationId;
  destinationLocationId: typeof shipments.destinationLocationId | typeof orders.destinationLocationId;
}

/** Shipments that leave from or go to the locations a limited member is confined to; no condition for the others. */
export function withinLocations(scope: Pick<Scope, "locations">): SQL | undefined {
  return atEitherEnd(scope, shipments);
}

/** Orders that leave from or go to the locations a limited member is confined to; no condition for the others. */
export function ordersWithinLocations(scope: Pick<Scope, "locations">): SQL | undefined {
  return atEitherEnd(scope, orders);
}

/** True when a limited member may see what lies between these two places. */
export function maySeeBetween(
  { locations }: Pick<Scope, "locations">,
  ends: { sourceLocationId: string | null; destinationLocationId: string | null },
): boolean {
  if (locations === "all") return true;
  return [ends.sourceLocationId, ends.destinationLocationId].some((id) => id !== null && locations.includes(id));
}

/** Locations that are named twice in a statement of at most 100 parameters, beside its other ones. */
const mostNamed = 20;

/** The same for lists, which walk the indexes of both ends. */
export function listedWithin({ locations }: Pick<Scope, "locations">, ends: Ends): Condition[] {
  if (locations === "all") return [];
  // Named one by one while they fit a statement: a list of JSON would be read again for each row.
  const few = locations.length > 0 && locations.length <= mostNamed;
  const named = few && or(inArray(ends.sourceLocationId, locations), inArray(ends.destinationLocationId, locations));
  const sql = named || atEitherEnd({ locations }, ends);
  if (!sql) return [];
  return [
    {
      sql,
      either: [
        { column: ends.sourceLocationId, values: locations },
        { column: ends.destinationLocationId, values: locations },
      ],
    },
  ];
}

function atEitherEnd({ locations }: Pick<Scope, "locations">, ends: Ends): SQL | undefined {
  if (locations === "all") return undefined;
  return or(inArray(ends.sourceLocationId, idsIn(locations)), inArray(ends.destinationLocationId, idsIn(locations)));
}
