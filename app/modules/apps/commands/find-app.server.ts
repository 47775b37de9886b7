import { commit } from "#app/platform/db/commit.server.ts";
import { checkRateLimits } from "#app/platform/db/rate-limits.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { findForeignApp, findOwnApp, keepForeignApp } from "../db/apps.server.ts";
import type { AskingApp } from "../model/app.ts";
import {
  DOCUMENT_LIFETIME_MS,
  isDocumentAddress,
  isPlainDocumentAddress,
  readClientDocument,
} from "../model/client-metadata.ts";

type Finder = Pick<Scope, "db" | "ports">;

/** The app of a `client_id`; null for an unknown one. Reads nothing from outside. */
export async function findApp({ db }: Pick<Finder, "db">, clientId: string): Promise<AskingApp | null> {
  if (clientId === "" || clientId.length > 500) return null;
  const own = isDocumentAddress(clientId) ? null : await findOwnApp(db, clientId);
  return own ?? (await findForeignApp(db, clientId))?.app ?? null;
}

/**
 * The same for a consent: the document at an address is read anew when it is an hour old. `person` is who asks, for the limit
 * of what we read of others.
 */
export async function findAskingApp(
  { db, ports }: Finder,
  clientId: string,
  person: string,
): Promise<AskingApp | null> {
  if (!isDocumentAddress(clientId)) return findApp({ db }, clientId);
  if (!isPlainDocumentAddress(clientId)) return null;
  const at = ports.clock.now();
  const known = await findForeignApp(db, clientId);
  if (known && at - known.readAt < DOCUMENT_LIFETIME_MS) return known.app;
  if (await checkRateLimits(db, [{ name: "app_document", subject: person }], at)) return null;
  const text = await ports.readDocument(clientId);
  const metadata = text === null ? null : readClientDocument(clientId, text);
  if (!metadata) return null;
  const kept = await commit(db, [keepForeignApp(db, { id: clientId, kind: "document", at }, metadata)]);
  return kept.ok ? findApp({ db }, clientId) : null;
}
