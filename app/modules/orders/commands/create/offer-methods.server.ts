import { z } from "zod";
import { readMethodAccounts } from "#app/modules/partners/db/trading-partners.reads.server.ts";
import { readSourceChoice } from "#app/modules/places/db/source-choice.reads.server.ts";
import { checkCoverage } from "#app/modules/places/model/coverage-check.ts";
import { placeSchema } from "#app/modules/places/model/place-draft.ts";
import { createCommand } from "#app/platform/commands/command.server.ts";
import { ok } from "#app/platform/kernel/result.ts";
import { resolvePlace } from "../../db/place.reads.server.ts";
import { readCoverageByMethod, toCoveredPlace } from "../method-coverage.server.ts";

/** The shipping methods that cover a destination, and the location that an order to it would leave from. */
export const offerMethods = createCommand({
  name: "orders.offer_methods",
  permission: ["orders", "orders.create"],
  input: z.object({ destination: placeSchema }),
  async run(scope, input) {
    const [destination, methods, choose] = await Promise.all([
      resolvePlace(scope, input.destination, "destination"),
      readMethodAccounts(scope),
      readSourceChoice(scope),
    ]);
    if (!destination.ok) return destination;
    const place = toCoveredPlace(destination.value.place);
    const source = choose(place);
    const coverage = await readCoverageByMethod(scope, [...methods.keys()], methods);
    return ok({
      methods: [...methods.keys()].filter((id) => checkCoverage(coverage.get(id), place) !== "outside"),
      source: source ? { id: source.id, name: source.name } : null,
    });
  },
});
