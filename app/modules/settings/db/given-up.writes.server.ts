import { eq, sql } from "drizzle-orm";
import type { Statement } from "#app/platform/db/commit.server.ts";
import type { Database } from "#app/platform/db/database.server.ts";
import { imports, mailOutbox, outbox } from "#app/platform/db/integration.tables.ts";
import { letterSent } from "#app/platform/events/dead-letters.server.ts";
import type { GivenUp, GivenUpKind } from "#app/platform/events/given-up.ts";
import { firstTime } from "#app/platform/events/outbox.writes.server.ts";

const again: Readonly<Record<GivenUpKind, (db: Database, id: string, at: number) => Statement>> = {
  message: (db, id, at) => db.update(outbox).set({ dueAt: at, tries: 0, givenUpAt: null }).where(eq(outbox.id, id)),
  mail: (db, id, at) =>
    db.update(mailOutbox).set({ dueAt: at, tries: 0, givenUpAt: null }).where(eq(mailOutbox.id, id)),
  // Goes on where it stood: every batch of rows is one transaction with its cursor.
  import: (db, id, at) =>
    db
      .update(imports)
      .set({
        status: sql`json_extract(${imports.problem}, '$.during')`,
        problem: null,
        finishedAt: null,
        counts: sql`json_set(${imports.counts}, '$.at', ${at}, '$.tries', 0)`,
        version: sql`${imports.version} + 1`,
      })
      .where(eq(imports.id, id)),
  dead_letter: letterSent,
};

/** Another round of tries for something that was given up: of two who ask for the same one, one is refused with `already_done`. */
export function tryAgain(db: Database, { kind, id, at }: GivenUp, now: number): Statement[] {
  return [firstTime(db, "try_again", `${kind} ${id} ${at}`, now), again[kind](db, id, now)];
}
