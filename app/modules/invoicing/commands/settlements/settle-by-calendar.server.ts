import {
  type MerchantToSettle,
  readMerchantsToSettle,
  setNextSettlement,
} from "#app/modules/partners/db/settlement-days.server.ts";
import { findSettlementDay } from "#app/modules/partners/model/settlement-terms.ts";
import { hasFeature } from "#app/platform/access/can.ts";
import { readAccountScope } from "#app/platform/db/account-scope.server.ts";
import { commit } from "#app/platform/db/commit.server.ts";
import { commitWithRetry } from "#app/platform/db/commit-with-retry.server.ts";
import { now, type Scope } from "#app/platform/db/scope.server.ts";
import { logFailure } from "#app/platform/db/trace.server.ts";
import { ok } from "#app/platform/kernel/result.ts";
import { addDays } from "#app/platform/time/day-spans.ts";
import { toLocalDate } from "#app/platform/time/local-time.ts";
import { readHeldBalances } from "../../db/balances.reads.server.ts";
import { createSettlement } from "./new-settlement.server.ts";

/** Merchants looked at in one sweep. */
const BATCH = 100;
/** Concurrent requests may use numbers of the same series. */
const MAX_COMMIT_ATTEMPTS = 12;

/** Generates the settlements that merchants' terms name for this day of their account; one that fails stops no other. */
export async function settleByCalendar({ db, ports }: Pick<Scope, "db" | "ports">): Promise<void> {
  // Of some accounts the day has begun already, of others not yet.
  const latest = addDays(toLocalDate(now({ ports }), "UTC"), 1);
  for (const merchant of await readMerchantsToSettle({ db, ports }, latest, BATCH)) {
    try {
      const actor = { id: null, name: "Waybill", language: "en" as const };
      const scope = await readAccountScope({ db, ports }, merchant.accountId, actor);
      if (scope && hasFeature(scope.account, "vendor_management")) await settleMerchant(scope, merchant);
    } catch (error) {
      logFailure(error, { where: "cron", what: "settlements", merchant: merchant.id });
    }
  }
}

/** One settlement a currency. What was settled before a sweep was cut off is settled no second time: its lines are taken. */
async function settleMerchant(scope: Scope, merchant: MerchantToSettle): Promise<void> {
  const today = toLocalDate(now(scope), scope.account.timezone);
  const { id: merchantId, currency: own, settlement: terms, settledOn } = merchant;
  if (merchant.settlesNext > today) return;
  const to = terms.afterDays ? addDays(today, -terms.afterDays) : undefined;
  const balances = settledOn === today ? [] : await readHeldBalances(scope, merchantId);
  for (const { currency, held } of balances) {
    const limit = currency === own ? terms : {};
    const made = await commitWithRetry(
      scope,
      async () => {
        const wanted = { merchantId, currency, to };
        const kept = { held, reserve: limit.reserve ?? 0, minimum: limit.minimum ?? 0 };
        const drafted = await createSettlement(scope, wanted, kept);
        return ok({ statements: drafted?.statements ?? [], outcome: null });
      },
      MAX_COMMIT_ATTEMPTS,
    );
    if (!made.ok) throw new Error(made.failure.code);
  }
  await commit(scope.db, [
    setNextSettlement(scope, merchant, { next: findSettlementDay(terms, addDays(today, 1)), settledOn: today }),
  ]);
}
