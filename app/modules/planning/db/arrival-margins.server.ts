import { eq } from "drizzle-orm";
import type { Statement } from "#app/platform/db/commit.server.ts";
import { now, type Scope } from "#app/platform/db/scope.server.ts";
import type { LearnedMargins } from "../model/eta/arrival-margins.ts";
import { arrivalMargins } from "./plans.tables.ts";

/** The account's margins of arrivals and when they were learned; null before the first time. */
export async function readMargins({
  db,
  account,
}: Pick<Scope, "db" | "account">): Promise<{ learnedAt: number; margins: LearnedMargins } | null> {
  const [found] = await db.select().from(arrivalMargins).where(eq(arrivalMargins.accountId, account.id));
  return found?.learnedAt ? { learnedAt: found.learnedAt, margins: found.margins } : null;
}

/** Replaces the account's margins. */
export function writeMargins(scope: Scope, margins: LearnedMargins): Statement {
  const learned = { learnedAt: now(scope), margins };
  return scope.db
    .insert(arrivalMargins)
    .values({ accountId: scope.account.id, ...learned })
    .onConflictDoUpdate({ target: arrivalMargins.accountId, set: learned });
}
