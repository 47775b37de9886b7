import { createCommand } from "#app/platform/commands/command.server.ts";
import { commitWithRetry } from "#app/platform/db/commit-with-retry.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { ok } from "#app/platform/kernel/result.ts";
import { runInCarriers } from "../../db/carrier-scope.server.ts";
import { confirmOrders } from "../../db/confirm-places.writes.server.ts";
import { validateLocationsSchema } from "../../model/validate-location.ts";

/** Confirms where many Draft orders go, each on its own: by the point given, else by the geocoder's first match. */
export const validateLocations = createCommand({
  name: "orders.validate_locations",
  permission: ["orders", "orders.update.locations"],
  input: validateLocationsSchema,
  run: (scope, { orders }) =>
    commitWithRetry(scope, async () => {
      const given = new Map(orders.map((each) => [each.id, each]));
      const run = (held: Scope, ids: string[]) =>
        confirmOrders(
          held,
          ids.flatMap((id) => given.get(id) ?? []),
        );
      return ok(await runInCarriers(scope, [...given.keys()], run));
    }),
});
