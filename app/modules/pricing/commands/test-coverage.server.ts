import { z } from "zod";
import { readCoverage } from "#app/modules/places/db/coverage.server.ts";
import { readOwnerCoverage } from "#app/modules/places/db/owner-coverage.reads.server.ts";
import { checkCoverage } from "#app/modules/places/model/coverage-check.ts";
import { type CoverageSection, coverageSections } from "#app/modules/places/model/coverage-sections.ts";
import { createCommand } from "#app/platform/commands/command.server.ts";
import { optionalSchema, textSchema } from "#app/platform/kernel/form-values.ts";
import { ok } from "#app/platform/kernel/result.ts";
import { isCountry } from "#app/platform/money/countries.ts";
import { findZoneAt } from "../db/zone-at.reads.server.ts";

/** A typed address, or only a postal code. */
const placeInputSchema = z.object({
  country: z.string().refine(isCountry, { error: "country_unknown" }).describe("ISO 3166-1, two letters: LI"),
  line1: optionalSchema(textSchema(300)).describe("Street and house number"),
  city: optionalSchema(textSchema(200)),
  postal_code: optionalSchema(textSchema(20)).describe("Required in AU, CA, FR, DE, IN, IT, NL, ES, GB, US"),
});

/** Finds the locations, teams or shipping methods that cover a typed address. */
function defineCoverageTest({ owner, section, subscription }: CoverageSection) {
  return createCommand({
    name: `settings.${section}.coverage_test`,
    permission: ["settings", `settings.${section}`],
    subscription,
    input: placeInputSchema,
    async run(scope, { country, line1, city, postal_code: postalCode }) {
      const requested = line1 || city || postalCode;
      const [found] = requested ? await scope.ports.geocoder.locate({ line1, city, country, postalCode }) : [];
      const point = found?.point ?? null;
      const [named, coverage, zone] = await Promise.all([
        readCoverage(scope, owner),
        readOwnerCoverage(scope, owner),
        point ? findZoneAt(scope, point) : null,
      ]);
      const results = named.map(({ owner_id: id, name }) => {
        const own = coverage.get(id);
        return { id, name, result: own ? checkCoverage(own, { point, country, postalCode }) : ("free" as const) };
      });
      return ok({ point, label: found?.label ?? null, zone, results });
    },
  });
}

export const testLocations = defineCoverageTest(coverageSections.location);
export const testTeams = defineCoverageTest(coverageSections.team);
export const testShippingMethods = defineCoverageTest(coverageSections.shipping_method);
