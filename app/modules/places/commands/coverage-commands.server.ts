import { z } from "zod";
import { readOwnIds } from "#app/platform/catalogue/rows.reads.server.ts";
import { audit } from "#app/platform/catalogue/rows.writes.server.ts";
import { command } from "#app/platform/commands/command.server.ts";
import { commit } from "#app/platform/db/commit.server.ts";
import { polygonsOf, zoneLimits } from "#app/platform/geo/zone-geometry.ts";
import { seenVersion } from "#app/platform/kernel/form-values.ts";
import { fail, failFields, type Issue, ok } from "#app/platform/kernel/result.ts";
import { putCoverage, readCoverage } from "../db/coverage.server.ts";
import { zoneRows } from "../db/zones.server.ts";
import { coverageSchema } from "../model/coverage.ts";
import { manage, type Owned, sections } from "../model/coverage-sections.ts";

/** Writes what one location, team or shipping method covers; `version` is the one that was seen, 0 for none. */
function setting({ owner, section, subscription }: Owned) {
  return command({
    name: `settings.${section}.coverage`,
    permission: manage(section),
    subscription,
    input: coverageSchema.extend({ id: z.uuid(), version: seenVersion }),
    async run(scope, { id, version, ...input }) {
      const [found] = await readCoverage(scope, owner, [id]);
      if (!found) return fail("not_found");
      if (found.version !== version) return fail("lost_race");
      const own = await readOwnIds(scope, zoneRows, input.zones);
      const fields: Record<string, Issue[]> = {};
      for (const [at, zone] of input.zones.entries())
        if (!own.has(zone)) fields[`zones.${at}`] = [{ code: "invalid_value" }];
      const corners = input.areas.flatMap(({ geometry }) => polygonsOf(geometry).flat(2)).length;
      if (corners > zoneLimits.corners * 4)
        fields.areas = [{ code: "areas_large", params: { limit: zoneLimits.corners * 4 } }];
      const countries = input.postal_codes.map(({ country }) => country);
      for (const [at, country] of countries.entries())
        if (countries.indexOf(country) < at) fields[`postal_codes.${at}.country`] = [{ code: "already_used" }];
      if (Object.keys(fields).length > 0) return failFields(fields);
      const written = await commit(scope.db, [
        putCoverage(scope, { owner, id, seen: version }, input),
        audit(scope, `settings.${section}.coverage`, id, { name: found.name }),
      ]);
      return written.ok ? ok({ id }) : written;
    },
  });
}

export const coverLocation = setting(sections.location);
export const coverTeam = setting(sections.team);
export const coverShippingMethod = setting(sections.shipping_method);
