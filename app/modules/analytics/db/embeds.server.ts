import { and, eq } from "drizzle-orm";
import { createCatalogueRows, isOwnRow } from "#app/platform/catalogue/rows.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { toBase64Url } from "#app/platform/kernel/tokens.ts";
import type { ListFields } from "#app/platform/lists/list-spec.server.ts";
import { readNames } from "#app/platform/lists/names.reads.server.ts";
import { buildEmbedPath, type EmbedInput, type EmbedView, embeddedDashboards } from "../model/embed.ts";
import { analyticsEmbeds } from "./analytics.tables.ts";

/** Sort and filter fields; the first is the default sort. */
export const embedFields = {
  name: { sort: analyticsEmbeds.name },
  dashboard: {
    sort: analyticsEmbeds.dashboard,
    filter: { kind: "equals", column: analyticsEmbeds.dashboard, values: embeddedDashboards },
  },
  ends_on: { sort: analyticsEmbeds.endsOn },
} satisfies ListFields;

/** Addresses of embedded dashboards as stored. A limited member sees their own. */
export const embedRows = createCatalogueRows<typeof analyticsEmbeds, EmbedInput, EmbedView>({
  table: analyticsEmbeds,
  label: analyticsEmbeds.name,
  getName: ({ name }) => name,
  searchColumns: [analyticsEmbeds.name],
  fields: embedFields,
  isVisible: (scope) => (scope.locations === "all" ? undefined : eq(analyticsEmbeds.authorId, scope.actor.id ?? "")),
  columns: ({ actor }, input) => ({
    name: input.name,
    dashboard: input.dashboard,
    merchantId: input.merchant_id ?? null,
    locationId: input.location_id ?? null,
    teamId: input.team_id ?? null,
    sites: input.sites,
    endsOn: input.ends_on ?? null,
    authorId: actor.id ?? "",
  }),
  onlyNew: ({ ports }) => ({ key: toBase64Url(ports.random(32)) }),
  read: readEmbeds,
});

async function readEmbeds(scope: Scope, ids: readonly string[]): Promise<EmbedView[]> {
  const rows = await scope.db
    .select()
    .from(analyticsEmbeds)
    .where(isOwnRow(scope, analyticsEmbeds, ids));
  const [merchants, locations, teams] = await Promise.all(
    (
      [
        ["merchants", "merchantId"],
        ["locations", "locationId"],
        ["teams", "teamId"],
      ] as const
    ).map(([kind, column]) =>
      readNames(
        scope,
        kind,
        rows.map((row) => row[column]),
      ),
    ),
  );
  return rows.map((row) => ({
    ...{ id: row.id, name: row.name, dashboard: row.dashboard, path: buildEmbedPath(row.key) },
    ...{ merchant_id: row.merchantId ?? undefined, merchant: merchants?.get(row.merchantId ?? "") },
    ...{ location_id: row.locationId ?? undefined, location: locations?.get(row.locationId ?? "") },
    ...{ team_id: row.teamId ?? undefined, team: teams?.get(row.teamId ?? "") },
    ...{ sites: row.sites, ends_on: row.endsOn ?? undefined, author_id: row.authorId },
    ...{ active: row.active, created_at: row.createdAt, version: row.version },
  }));
}

/** The active one of an address, of any account. */
export async function findEmbedByKey({ db }: Pick<Scope, "db">, key: string) {
  const [row] = await db
    .select()
    .from(analyticsEmbeds)
    .where(and(eq(analyticsEmbeds.key, key), eq(analyticsEmbeds.active, true)));
  return row;
}
