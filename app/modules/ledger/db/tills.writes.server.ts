import { and, eq } from "drizzle-orm";
import { incrementVersion } from "#app/platform/catalogue/rows.writes.server.ts";
import type { Statement } from "#app/platform/db/commit.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { createTranslator } from "#app/platform/i18n/translate.server.ts";
import { MAIN_TILL } from "../model/till.ts";
import type { TillRecord } from "./tills.reads.server.ts";
import { tills } from "./tills.tables.ts";

/** Inserts a till; the first one also gives the main till a name, in the member's language. */
export function insertTill(scope: Scope, till: Pick<TillRecord, "id" | "name">): Statement[] {
  const { db, account, actor } = scope;
  const main = { accountId: account.id, id: MAIN_TILL, name: createTranslator(actor.language)("accounting:till.main") };
  return [
    db
      .insert(tills)
      .values(main)
      .onConflictDoNothing({ target: [tills.accountId, tills.id] }),
    db.insert(tills).values({ ...till, accountId: account.id }),
  ];
}

/** Changes a till at its expected version; triggers refuse to close one that is not empty. */
export function updateTill(
  { db, account }: Scope,
  { id, version }: Pick<TillRecord, "id" | "version">,
  set: Partial<Pick<TillRecord, "name" | "closed">>,
): Statement {
  return db
    .update(tills)
    .set({ ...set, version: incrementVersion(tills.version, version) })
    .where(and(eq(tills.accountId, account.id), eq(tills.id, id)));
}
