import { z } from "zod";
import { createCommand } from "#app/platform/commands/command.server.ts";
import { now } from "#app/platform/db/scope.server.ts";
import { fail, ok } from "#app/platform/kernel/result.ts";
import { addDays } from "#app/platform/time/day-spans.ts";
import { toLocalDate } from "#app/platform/time/local-time.ts";
import { readSamplePlace } from "../db/sample-place.reads.server.ts";
import { buildSampleOrders } from "../model/sample-orders.ts";
import { bulkOrders } from "./bulk/bulk-orders.server.ts";

/**
 * Creates sample orders for tomorrow around the first location of an account without orders, through the command that
 * the API uses. They carry the tag "sample", by which they can be found and cancelled.
 */
export const addSamples = createCommand({
  name: "orders.add_samples",
  permission: ["orders", "orders.create"],
  input: z.object({ street: z.string().min(1).max(60) }),
  async run(scope, { street }) {
    const { location, hasOrders } = await readSamplePlace(scope);
    if (hasOrders) return fail("already_done");
    if (!location) return fail("samples_without_location");
    const day = addDays(toLocalDate(now(scope), scope.account.timezone), 1);
    const written = await bulkOrders.execute(scope, { orders: buildSampleOrders({ location, day, street }) });
    if (!written.ok) return written;
    const [refused] = written.value.refused;
    return refused ? fail(refused.code, refused.params) : ok({ created: written.value.succeeded.length });
  },
});
