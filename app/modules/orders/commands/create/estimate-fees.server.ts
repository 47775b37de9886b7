import { readTradingPartners } from "#app/modules/partners/db/trading-partners.reads.server.ts";
import { countDelivered, readFeeMethod } from "#app/modules/pricing/db/fee-method.reads.server.ts";
import { findZoneAt } from "#app/modules/pricing/db/zone-at.reads.server.ts";
import { type ChargedOrder, computeFeesDue, type FeeLine, sumFeeLines } from "#app/modules/pricing/model/fee-lines.ts";
import { computeChargedDistance } from "#app/modules/pricing/model/surcharges.ts";
import { getCycleStart } from "#app/modules/pricing/model/tiers.ts";
import { createCommand } from "#app/platform/commands/command.server.ts";
import { now, type Scope } from "#app/platform/db/scope.server.ts";
import { failFields, ok, type Result } from "#app/platform/kernel/result.ts";
import { formatDecimal } from "#app/platform/money/money.ts";
import { toInstant, toLocalDate } from "#app/platform/time/local-time.ts";
import { toCarrierScope } from "../../db/carrier-scope.server.ts";
import { resolvePlace } from "../../db/place.reads.server.ts";
import { feeEstimateSchema } from "../../model/fee-estimate.ts";
import { findCarrier } from "../../model/order-ownership.ts";
import { preparePackages } from "../../model/prepare-parts.ts";

/**
 * What an order would cost with a shipping method: the lines due on delivery and those due when it comes back, each
 * with its formula. Distance is the great circle × the estimate's detour factor; the rank for dynamic tiers is one
 * after the merchant's orders delivered by the method this month.
 */
export const estimateFees = createCommand({
  name: "orders.estimate_fees",
  permission: ["orders", "orders.create"],
  input: feeEstimateSchema,
  async run(scope, input) {
    const payer = await findPayer(scope, input);
    if (!payer.ok) return payer;
    const { carrier, merchantId } = payer.value;
    const [found, source, destination] = await Promise.all([
      readFeeMethod(carrier, input.shipping_method_id),
      resolvePlace(scope, input.source, "source"),
      resolvePlace(scope, input.destination, "destination"),
    ]);
    if (!found) return failFields({ shipping_method_id: [{ code: "invalid_value" }] });
    if (!source.ok) return source;
    if (!destination.ok) return destination;
    const { method } = found;
    const [from, to] = [source.value.place.point ?? null, destination.value.place.point ?? null];
    const order: ChargedOrder = {
      packages: preparePackages(input.packages, input.units),
      distance: computeChargedDistance(from, to, scope.ports.travel.estimate.detour),
      detour: scope.ports.travel.estimate.detour,
      waiting: null,
      zone: to ? await findZoneAt(carrier, to) : null,
      rank: await computeNextRank(carrier, merchantId, input.shipping_method_id, found.anchorDate),
    };
    const toEstimateLine = (event: "delivered" | "return_completed") => {
      const lines = computeFeesDue(method, order, event);
      return {
        lines: lines.map((line) => formatFeeLine(line, method.currency)),
        total: formatAmount(sumFeeLines(lines), method.currency),
      };
    };
    return ok({
      currency: method.currency,
      distance: order.distance,
      zone: order.zone,
      rank: order.rank,
      delivered: toEstimateLine("delivered"),
      return_completed: toEstimateLine("return_completed"),
    });
  },
});

const formatAmount = (amount: number, currency: string) => formatDecimal({ amount, currency });
const formatFeeLine = (line: FeeLine, currency: string) => ({ ...line, amount: formatAmount(line.amount, currency) });

/** The charging carrier and the charged merchant: in a portal the carrier of the method and the signed-in merchant. */
async function findPayer(
  scope: Scope,
  { shipping_method_id, merchant_id }: { shipping_method_id: string; merchant_id?: string | undefined },
): Promise<Result<{ carrier: Scope; merchantId: string | undefined }>> {
  if (scope.account.kind === "carrier") return ok({ carrier: scope, merchantId: merchant_id });
  const partners = await readTradingPartners(scope, { merchants: [], methods: [shipping_method_id] });
  const chosen = findCarrier({ shipping_method_id, without_carrier: false }, partners);
  if (!chosen.ok) return chosen;
  if (!chosen.value) return failFields({ shipping_method_id: [{ code: "invalid_value" }] });
  const { carrierAccountId, merchantId } = chosen.value;
  return ok({ carrier: toCarrierScope(scope, carrierAccountId), merchantId });
}

async function computeNextRank(scope: Scope, merchantId: string | undefined, methodId: string, anchor: string | null) {
  if (!merchantId) return 1;
  const zone = scope.account.timezone;
  const since = toInstant(`${getCycleStart(anchor, toLocalDate(now(scope), zone))}T00:00`, zone);
  return 1 + (await countDelivered(scope, { merchantId, methodId, since }));
}
