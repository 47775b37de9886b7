import { readAwaitedDeposits } from "#app/modules/deposits/db/deposits.reads.server.ts";
import { getExpectedAmount } from "#app/modules/deposits/model/deposit-postings.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import type { AwaitedDeposit } from "../../model/bank/match-payouts.ts";

/** Deposits on their way, as the matcher of a bank's lines knows them. */
export async function listAwaitedDeposits(scope: Scope): Promise<AwaitedDeposit[]> {
  const found = await readAwaitedDeposits(scope);
  return found.map(({ number, version, currency, amount, fee, slip, bag }) => ({
    ...{ number, version, currency, merchantId: "", merchantName: slip ?? bag ?? "", paid: false },
    total: getExpectedAmount({ amount: amount ?? 0, fee: fee ?? 0 }),
    words: [number, slip, bag].filter((word) => word !== null),
  }));
}
