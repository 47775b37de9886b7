import type { Scope } from "#app/platform/db/scope.server.ts";
import { ok } from "#app/platform/kernel/result.ts";
import { readCoverage } from "../db/coverage.server.ts";
import { readWhereabouts } from "../db/whereabouts.reads.server.ts";
import { readAllZones } from "../db/zones.server.ts";
import type { CoverageOwner } from "../model/coverage.ts";

/** The coverage editor of one kind of owner: who covers what, and the zones to choose from. */
function screen(owner: CoverageOwner) {
  return async (scope: Scope) => {
    const [owners, zones, around] = await Promise.all([
      readCoverage(scope, owner),
      readAllZones(scope),
      readWhereabouts(scope),
    ]);
    return ok({ owner, owners, zones, around, country: scope.account.country });
  };
}

function list(owner: CoverageOwner) {
  return async (scope: Scope) => ok({ coverage: await readCoverage(scope, owner) });
}

export const locationCoverageScreen = screen("location");
export const teamCoverageScreen = screen("team");
export const methodCoverageScreen = screen("shipping_method");
export const listLocationCoverage = list("location");
export const listTeamCoverage = list("team");
export const listMethodCoverage = list("shipping_method");
