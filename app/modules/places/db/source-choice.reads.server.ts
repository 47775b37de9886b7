import { and, eq } from "drizzle-orm";
import type { Scope } from "#app/platform/db/scope.server.ts";
import type { PlaceSnapshot } from "#app/platform/geo/place.ts";
import { type CoveredPlace, checkCoverage, measureCrowDistance } from "../model/coverage-check.ts";
import { locations } from "./locations.tables.ts";
import { readOwnerCoverage } from "./owner-coverage.reads.server.ts";
import { toLocationSnapshot } from "./place-snapshots.reads.server.ts";

/** Chooses the source location of an order; `preferred` is tried first. Null when nothing covers the place. */
export type SourceChoice = (place: CoveredPlace, preferred?: string) => PlaceSnapshot | null;

/**
 * Reads the active locations (only a limited member's own) with their coverage. The preferred one is used unless it
 * does not cover the place; otherwise locations whose coverage includes it come before unrestricted ones, then the
 * nearest.
 */
export async function readSourceChoice(scope: Scope): Promise<SourceChoice> {
  const [rows, coverage] = await Promise.all([
    scope.db
      .select()
      .from(locations)
      .where(and(eq(locations.accountId, scope.account.id), eq(locations.active, true))),
    readOwnerCoverage(scope, "location"),
  ]);
  const own = rows.filter(({ id }) => scope.locations === "all" || scope.locations.includes(id));
  const known = own.map((row) => ({ id: row.id, place: toLocationSnapshot(row), coverage: coverage.get(row.id) }));
  return (place, preferred) => {
    const distance = (from: PlaceSnapshot) => measureCrowDistance(from.point, place.point);
    const first = known.find((each) => each.id === preferred);
    if (first && checkCoverage(first.coverage, place) !== "outside") return first.place;
    const covering = known.filter((each) => checkCoverage(each.coverage, place) === "inside");
    const [best] = covering.sort(
      (a, b) =>
        Number(b.coverage !== undefined) - Number(a.coverage !== undefined) ||
        distance(a.place) - distance(b.place) ||
        (a.place.name ?? "").localeCompare(b.place.name ?? ""),
    );
    return best?.place ?? null;
  };
}
