import { z } from "zod";
import { readMethodHolders } from "#app/data/merchants/trading-partners.reads.server.ts";
import { resolvePlace } from "#app/data/orders/place.reads.server.ts";
import { readSourceChoice } from "#app/data/zones/source-choice.reads.server.ts";
import { ok } from "#app/domain/kernel/result.ts";
import { placeSchema } from "#app/domain/orders/place-draft.ts";
import { coverOf } from "#app/domain/zones/covers.ts";
import { command } from "../../command.server.ts";
import { coverageOfMethods, placeOf } from "../commands/method-coverage.server.ts";

/** Which shipping methods go to a destination, and which location an order there would leave from. */
export const offerMethods = command({
  name: "orders.offer",
  permission: ["orders", "orders.create"],
  input: z.object({ destination: placeSchema }),
  async run(scope, input) {
    const [destination, methods, choose] = await Promise.all([
      resolvePlace(scope, input.destination, "destination"),
      readMethodHolders(scope),
      readSourceChoice(scope),
    ]);
    if (!destination.ok) return destination;
    const place = placeOf(destination.value.place);
    const source = choose(place);
    const coverage = await coverageOfMethods(scope, [...methods.keys()], methods);
    return ok({
      methods: [...methods.keys()].filter((id) => coverOf(coverage.get(id), place) !== "outside"),
      source: source ? { id: source.id, name: source.name } : null,
    });
  },
});
