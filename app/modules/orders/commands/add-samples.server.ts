import { z } from "zod";
import { now } from "#app/data/kernel/scope.server.ts";
import { readSamplePlace } from "#app/data/orders/sample-place.reads.server.ts";
import { addDays } from "#app/domain/kernel/day-spans.ts";
import { localDateOf } from "#app/domain/kernel/local-time.ts";
import { fail, ok } from "#app/domain/kernel/result.ts";
import { sampleOrders } from "#app/domain/orders/samples.ts";
import { command } from "../../command.server.ts";
import { bulkOrders } from "../bulk/bulk-orders.server.ts";

/**
 * Fills an account that has no orders yet with samples for tomorrow round its first location, through the command by which
 * programs create orders. They carry the tag "sample", by which they are found and cancelled again.
 */
export const addSamples = command({
  name: "orders.add_samples",
  permission: ["orders", "orders.create"],
  input: z.object({ street: z.string().min(1).max(60) }),
  async run(scope, { street }) {
    const { location, hasOrders } = await readSamplePlace(scope);
    if (hasOrders) return fail("already_done");
    if (!location) return fail("samples_without_location");
    const day = addDays(localDateOf(now(scope), scope.account.timezone), 1);
    const written = await bulkOrders.execute(scope, { orders: sampleOrders({ location, day, street }) });
    if (!written.ok) return written;
    const [refused] = written.value.refused;
    return refused ? fail(refused.code, refused.params) : ok({ created: written.value.succeeded.length });
  },
});
