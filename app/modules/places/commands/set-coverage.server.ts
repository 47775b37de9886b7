import { z } from "zod";
import { readOwnIds } from "#app/platform/catalogue/rows.reads.server.ts";
import { writeAudit } from "#app/platform/catalogue/rows.writes.server.ts";
import { createCommand } from "#app/platform/commands/command.server.ts";
import { commit } from "#app/platform/db/commit.server.ts";
import { listPolygons, ZONE_LIMITS } from "#app/platform/geo/zone-geometry.ts";
import { expectedVersionSchema } from "#app/platform/kernel/form-values.ts";
import { fail, failFields, type Issue, ok } from "#app/platform/kernel/result.ts";
import { readCoverage, saveCoverage } from "../db/coverage.server.ts";
import { zoneRows } from "../db/zones.server.ts";
import { coverageSchema } from "../model/coverage.ts";
import { type CoverageSection, coverageSections, getManagePermissions } from "../model/coverage-sections.ts";

/** Saves the coverage of one location, team or shipping method; `version` is the expected one, 0 for none. */
function createCoverageCommand({ owner, section, subscription }: CoverageSection) {
  return createCommand({
    name: `settings.${section}.coverage`,
    permission: getManagePermissions(section),
    subscription,
    input: coverageSchema.extend({ id: z.uuid(), version: expectedVersionSchema }),
    async run(scope, { id, version, ...input }) {
      const [found] = await readCoverage(scope, owner, [id]);
      if (!found) return fail("not_found");
      if (found.version !== version) return fail("lost_race");
      const own = await readOwnIds(scope, zoneRows, input.zones);
      const fields: Record<string, Issue[]> = {};
      for (const [at, zone] of input.zones.entries())
        if (!own.has(zone)) fields[`zones.${at}`] = [{ code: "invalid_value" }];
      const corners = input.areas.flatMap(({ geometry }) => listPolygons(geometry).flat(2)).length;
      if (corners > ZONE_LIMITS.corners * 4)
        fields.areas = [{ code: "areas_large", params: { limit: ZONE_LIMITS.corners * 4 } }];
      const countries = input.postal_codes.map(({ country }) => country);
      for (const [at, country] of countries.entries())
        if (countries.indexOf(country) < at) fields[`postal_codes.${at}.country`] = [{ code: "already_used" }];
      if (Object.keys(fields).length > 0) return failFields(fields);
      const written = await commit(scope.db, [
        saveCoverage(scope, { owner, id, seen: version }, input),
        writeAudit(scope, `settings.${section}.coverage`, id, { name: found.name }),
      ]);
      return written.ok ? ok({ id }) : written;
    },
  });
}

export const setLocationCoverage = createCoverageCommand(coverageSections.location);
export const setTeamCoverage = createCoverageCommand(coverageSections.team);
export const setShippingMethodCoverage = createCoverageCommand(coverageSections.shipping_method);
