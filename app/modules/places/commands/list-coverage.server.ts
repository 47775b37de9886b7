import type { Scope } from "#app/platform/db/scope.server.ts";
import { ok } from "#app/platform/kernel/result.ts";
import { readAccountArea } from "../db/account-area.reads.server.ts";
import { readCoverage } from "../db/coverage.server.ts";
import { readAllZones } from "../db/zones.server.ts";
import type { CoverageOwner } from "../model/coverage.ts";

/** The coverage editor of one kind of owner: its coverage and the zones to choose from. */
function createScreenRead(owner: CoverageOwner) {
  return async (scope: Scope) => {
    const [owners, zones, bounds] = await Promise.all([
      readCoverage(scope, owner),
      readAllZones(scope),
      readAccountArea(scope),
    ]);
    return ok({ owner, owners, zones, bounds, country: scope.account.country });
  };
}

function createListRead(owner: CoverageOwner) {
  return async (scope: Scope) => ok({ coverage: await readCoverage(scope, owner) });
}

export const readLocationCoverageScreen = createScreenRead("location");
export const readTeamCoverageScreen = createScreenRead("team");
export const readMethodCoverageScreen = createScreenRead("shipping_method");
export const listLocationCoverage = createListRead("location");
export const listTeamCoverage = createListRead("team");
export const listMethodCoverage = createListRead("shipping_method");
