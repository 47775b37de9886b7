import { commitDecided } from "#app/data/kernel/commit-decided.server.ts";
import type { Scope } from "#app/data/kernel/scope.server.ts";
import { inCarriers } from "#app/data/orders/carrier-scope.server.ts";
import { confirmOrders } from "#app/data/orders/validate.writes.server.ts";
import { ok } from "#app/domain/kernel/result.ts";
import { validateLocationsSchema } from "#app/domain/orders/validate-location.ts";
import { command } from "../../command.server.ts";

/** Confirms where many Draft orders go, each on its own: by the point given, else by the geocoder's first match. */
export const validateLocations = command({
  name: "orders.validate_locations",
  permission: ["orders", "orders.update.locations"],
  input: validateLocationsSchema,
  run: (scope, { orders }) =>
    commitDecided(scope, async () => {
      const given = new Map(orders.map((each) => [each.id, each]));
      const run = (held: Scope, ids: string[]) =>
        confirmOrders(
          held,
          ids.flatMap((id) => given.get(id) ?? []),
        );
      return ok(await inCarriers(scope, [...given.keys()], run));
    }),
});
