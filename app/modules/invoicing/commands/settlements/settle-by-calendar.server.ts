import {
  type MerchantToSettle,
  readMerchantsToSettle,
  setNextSettlement,
} from "#app/modules/partners/db/settlement-days.server.ts";
import { findSettlementDay } from "#app/modules/partners/model/settlement-terms.ts";
import { hasFeature } from "#app/platform/access/can.ts";
import { readAccountScope, systemActor } from "#app/platform/db/account-scope.server.ts";
import { commit } from "#app/platform/db/commit.server.ts";
import { now, type Scope } from "#app/platform/db/scope.server.ts";
import { logFailure } from "#app/platform/db/trace.server.ts";
import { addDays } from "#app/platform/time/day-spans.ts";
import { toLocalDate } from "#app/platform/time/local-time.ts";
import { readHeldBalances } from "../../db/balances.reads.server.ts";
import { generateOne } from "../billing/generate-each.server.ts";
import { createSettlement } from "./new-settlement.server.ts";

/** Merchants read at a time. */
const PAGE = 100;

/** Generates the settlements that merchants' terms name for this day of their account; one that fails stops no other. */
export async function settleByCalendar({ db, ports }: Pick<Scope, "db" | "ports">): Promise<void> {
  const at = now({ ports });
  // Of some accounts the day has begun already, of others not yet.
  const latest = addDays(toLocalDate(at, "UTC"), 1);
  let after: MerchantToSettle | undefined;
  do {
    const page = await readMerchantsToSettle({ db, ports }, { latest, after, limit: PAGE });
    for (const merchant of page) {
      const today = toLocalDate(at, merchant.timezone);
      if (merchant.settlesNext <= today) await settleOrLog({ db, ports }, merchant, today);
    }
    after = page.length < PAGE ? undefined : page.at(-1);
  } while (after);
}

async function settleOrLog(context: Pick<Scope, "db" | "ports">, merchant: MerchantToSettle, today: string) {
  try {
    const scope = await readAccountScope(context, merchant.accountId, systemActor);
    if (scope && hasFeature(scope.account, "vendor_management")) await settleMerchant(scope, merchant, today);
  } catch (error) {
    logFailure(error, { where: "cron", what: "settlements", merchant: merchant.id });
  }
}

/** One settlement a currency. What was settled before a sweep was cut off is settled no second time: its lines are taken. */
async function settleMerchant(scope: Scope, merchant: MerchantToSettle, today: string): Promise<void> {
  const { id: merchantId, currency: own, settlement: terms, settledOn } = merchant;
  const to = terms.afterDays ? addDays(today, -terms.afterDays) : undefined;
  const balances = settledOn === today ? [] : await readHeldBalances(scope, merchantId);
  for (const { currency, held } of balances) {
    const { reserve = 0, minimum = 0 } = currency === own ? terms : {};
    const wanted = { merchantId, currency, to };
    const made = await generateOne(scope, () => createSettlement(scope, wanted, { held, reserve, minimum }));
    if (!made.ok) throw new Error(made.failure.code);
  }
  await commit(scope.db, [
    setNextSettlement(scope, merchant, { next: findSettlementDay(terms, addDays(today, 1)), settledOn: today }),
  ]);
}
