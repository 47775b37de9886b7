import { and, asc, eq, lte, sql } from "drizzle-orm";
import { accounts } from "#app/modules/workspace/db/workspace.tables.ts";
import type { Statement } from "#app/platform/db/commit.server.ts";
import { isOnClock } from "#app/platform/db/sandbox-clock.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import type { SettlementTerms } from "../model/settlement-terms.ts";
import { merchants } from "./partners.tables.ts";

/** A merchant with a settlement day. Local days of its account. */
export interface MerchantToSettle {
  id: string;
  accountId: string;
  timezone: string;
  currency: string;
  settlement: SettlementTerms;
  settlesNext: string;
  settledOn: string | null;
}

/** Merchants of accounts on this clock whose next settlement day is not after a day, the earliest first, behind another one. */
export async function readMerchantsToSettle(
  { db, ports }: Pick<Scope, "db" | "ports">,
  { latest, after, limit }: { latest: string; after: MerchantToSettle | undefined; limit: number },
): Promise<MerchantToSettle[]> {
  const { id, accountId, currency, settlement, settlesNext, settledOn } = merchants;
  const rows = await db
    .select({ id, accountId, currency, settlement, settlesNext, settledOn, timezone: accounts.timezone })
    .from(merchants)
    .innerJoin(accounts, eq(accounts.id, merchants.accountId))
    .where(
      and(
        lte(merchants.settlesNext, latest),
        after ? sql`(${settlesNext}, ${id}) > (${after.settlesNext}, ${after.id})` : undefined,
        isOnClock(ports.clock, merchants.accountId),
      ),
    )
    .orderBy(asc(merchants.settlesNext), asc(merchants.id))
    .limit(limit);
  return rows.flatMap(({ settlesNext: next, ...row }) => (next === null ? [] : [{ ...row, settlesNext: next }]));
}

/** Writes down the day that was settled and the next one, unless the terms were changed meanwhile. */
export function setNextSettlement(
  scope: Scope,
  { id, settlesNext }: MerchantToSettle,
  { next, settledOn }: { next: string | null; settledOn: string },
): Statement {
  return scope.db
    .update(merchants)
    .set({ settlesNext: next, settledOn })
    .where(
      and(eq(merchants.accountId, scope.account.id), eq(merchants.id, id), eq(merchants.settlesNext, settlesNext)),
    );
}
