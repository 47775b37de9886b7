import { z } from "zod";
import { coverageOf } from "#app/modules/places/db/coverage.reads.server.ts";
import { readCoverage } from "#app/modules/places/db/coverage.server.ts";
import { type Owned, sections } from "#app/modules/places/model/coverage-sections.ts";
import { coverOf } from "#app/modules/places/model/covers.ts";
import { command } from "#app/platform/commands/command.server.ts";
import { optional, text } from "#app/platform/kernel/form-values.ts";
import { ok } from "#app/platform/kernel/result.ts";
import { isCountry } from "#app/platform/money/countries.ts";
import { zoneAt } from "../db/zone-at.reads.server.ts";

/** A typed address, or a postal code alone. */
const place = z.object({
  country: z.string().refine(isCountry, { error: "country_unknown" }),
  line1: optional(text(300)),
  city: optional(text(200)),
  postal_code: optional(text(20)),
});

/** Says which locations, teams or shipping methods cover a typed address. */
function testing({ owner, section, subscription }: Owned) {
  return command({
    name: `settings.${section}.coverage_test`,
    permission: ["settings", `settings.${section}`],
    subscription,
    input: place,
    async run(scope, { country, line1, city, postal_code: postalCode }) {
      const asked = line1 || city || postalCode;
      const [found] = asked ? await scope.ports.geocoder.locate({ line1, city, country, postalCode }) : [];
      const point = found?.point ?? null;
      const [named, coverage, zone] = await Promise.all([
        readCoverage(scope, owner),
        coverageOf(scope, owner),
        point ? zoneAt(scope, point) : null,
      ]);
      const results = named.map(({ owner_id: id, name }) => {
        const own = coverage.get(id);
        return { id, name, answer: own ? coverOf(own, { point, country, postalCode }) : ("free" as const) };
      });
      return ok({ point, label: found?.label ?? null, zone, results });
    },
  });
}

export const testLocations = testing(sections.location);
export const testTeams = testing(sections.team);
export const testShippingMethods = testing(sections.shipping_method);
