import { and, eq, sql } from "drizzle-orm";
import type { AppWebhook } from "#app/modules/webhooks/db/app-endpoints.server.ts";
import { formatAppWebhookSecret } from "#app/modules/webhooks/model/webhook-message.ts";
import { accounts } from "#app/modules/workspace/db/workspace.tables.ts";
import { createCatalogueRows, isOwnRow } from "#app/platform/catalogue/rows.server.ts";
import type { Statement } from "#app/platform/db/commit.server.ts";
import type { Database } from "#app/platform/db/database.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { day } from "#app/platform/kernel/milliseconds.ts";
import type { ListFields } from "#app/platform/lists/list-spec.server.ts";
import type { AppInput, AppView, AskingApp } from "../model/app.ts";
import type { ClientMetadata } from "../model/client-metadata.ts";
import { apps, foreignApps } from "./apps.tables.ts";

/** Sort and filter fields; the first is the default sort. */
export const appFields = {
  name: { sort: apps.name },
} satisfies ListFields;

/** Apps that an account registered. */
export const appRows = createCatalogueRows<typeof apps, AppInput, AppView>({
  table: apps,
  label: apps.name,
  getName: ({ name }) => name,
  searchColumns: [apps.name, apps.website],
  fields: appFields,
  columns: (_, input) => ({
    name: input.name,
    website: input.website ?? null,
    redirects: input.redirect_uris,
    webhookUrl: input.webhook_url ?? null,
    webhookEvents: input.webhook_events,
    confidential: input.confidential,
  }),
  async read(scope, ids) {
    const rows = await scope.db
      .select()
      .from(apps)
      .where(isOwnRow(scope, apps, ids));
    return rows.map((row) => ({
      ...{ id: row.id, name: row.name, website: row.website ?? undefined, redirect_uris: row.redirects },
      ...{ webhook_url: row.webhookUrl ?? undefined, webhook_events: row.webhookEvents },
      ...{ confidential: row.confidential, active: row.active, created_at: row.createdAt, version: row.version },
    }));
  },
});

/** Sets the secret of an app; the one before ends at once. */
export function setAppSecret(scope: Scope, id: string, secretHash: string | null): Statement {
  return scope.db
    .update(apps)
    .set({ secretHash })
    .where(isOwnRow(scope, apps, [id]));
}

/** What the registration of an app says of its webhook; null for an app that keeps no secret, or none that is registered. */
export async function findAppWebhook(db: Database, id: string): Promise<AppWebhook | null> {
  const [app] = await db.select().from(apps).where(eq(apps.id, id));
  if (!app?.secretHash) return null;
  const { name, webhookUrl: url, webhookEvents: events, secretHash } = app;
  return { appId: id, name, url, events, secret: formatAppWebhookSecret(secretHash) };
}

/** An app that is switched on, of any account; null for an unknown id. */
export async function findOwnApp(db: Database, id: string): Promise<AskingApp | null> {
  const [found] = await db
    .select({ app: apps, publisher: sql<string>`${accounts.name}`.as("publisher") })
    .from(apps)
    .innerJoin(accounts, eq(accounts.id, apps.accountId))
    .where(and(eq(apps.id, id), eq(apps.active, true)));
  if (!found) return null;
  const { app, publisher } = found;
  return {
    ...{ id: app.id, name: app.name, redirects: app.redirects, kind: "own", publisher },
    secretHash: app.confidential ? (app.secretHash ?? "none") : null,
    host: app.website && new URL(app.website).host,
  };
}

/** An app that nobody registered here, and when its document was read. */
export async function findForeignApp(db: Database, id: string): Promise<{ app: AskingApp; readAt: number } | null> {
  const [found] = await db.select().from(foreignApps).where(eq(foreignApps.id, id));
  if (!found) return null;
  const { kind, name, redirects, readAt } = found;
  const host = kind === "document" ? new URL(id).host : null;
  return { app: { id, name, redirects, kind, secretHash: null, publisher: null, host }, readAt };
}

/** Keeps what an app says of itself; what it said before is replaced. */
export function keepForeignApp(
  db: Database,
  { id, kind, at }: { id: string; kind: "document" | "self"; at: number },
  { client_name: name, redirect_uris: redirects }: ClientMetadata,
): Statement {
  return db
    .insert(foreignApps)
    .values({ id, kind, name, redirects, readAt: at })
    .onConflictDoUpdate({ target: foreignApps.id, set: { name, redirects, readAt: at } });
}

/** How long an app is kept that nobody let in, milliseconds. */
const UNUSED_KEPT_MS = 7 * day;

/** Deletes apps that nobody registered here and nobody let in, and exchanges that ended long ago. */
export function purgeApps(db: Database, nowMs: number): Statement[] {
  const long = nowMs - UNUSED_KEPT_MS;
  return [
    db.run(sql`delete from foreign_apps where read_at < ${long}
      and not exists (select 1 from access_tokens t where t.app_id = foreign_apps.id and t.active = 1)`),
    db.run(sql`delete from app_exchanges where ends_at < ${long}`),
  ];
}
