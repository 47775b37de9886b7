import { createCommand } from "#app/platform/commands/command.server.ts";
import { commitWithRetry } from "#app/platform/db/commit-with-retry.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { ok } from "#app/platform/kernel/result.ts";
import { runInCarriers } from "../../db/carrier-scope.server.ts";
import { confirmOrders } from "../../db/confirm-places.writes.server.ts";
import { validateLocationsSchema } from "../../model/validate-location.ts";

/**
 * Confirms the places of many Draft orders, each on its own: by the given points, otherwise by the geocoder's
 * first match.
 */
export const validateLocations = createCommand({
  name: "orders.validate_locations",
  permission: ["orders", "orders.update.locations"],
  input: validateLocationsSchema,
  run: (scope, { orders }) =>
    commitWithRetry(scope, async () => {
      const inputById = new Map(orders.map((each) => [each.id, each]));
      const run = (carrier: Scope, ids: string[]) =>
        confirmOrders(
          carrier,
          ids.flatMap((id) => inputById.get(id) ?? []),
        );
      return ok(await runInCarriers(scope, [...inputById.keys()], run));
    }),
});
