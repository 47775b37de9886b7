import { readOrderFees } from "#app/modules/pricing/db/order-fees.reads.server.ts";
import type { PageRequest } from "#app/platform/commands/page-request.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { ok, type Result } from "#app/platform/kernel/result.ts";
import { pickFields, snakeCased } from "#app/platform/kernel/snake-case.ts";
import { listRead } from "#app/platform/lists/asked-list.server.ts";
import { expanded } from "#app/platform/lists/expand.server.ts";
import { decimalOf } from "#app/platform/money/money.ts";
import { readOrderFile } from "../db/order.reads.server.ts";
import { listOf, type OrderRow, orderColumns, orderList, readOrders } from "../db/order-list.reads.server.ts";
import { customerStatus } from "../model/order.rules.ts";
import { trackingPath } from "../model/tracked/tracking-link.ts";
import { orderExpansions as expansions, partOf, partsOf } from "./order-parts-answer.server.ts";

const known = { columns: orderColumns, expands: Object.keys(expansions) };

/** `GET orders`: a page of the list as the JSON API writes it; `fields` picks columns, `expand[]` brings parts along. */
export const apiOrders = listRead(
  { ...orderList(""), ...known },
  async (scope, query, { url }) => {
    const { rows, pagination } = await readOrders(scope, query);
    const params = url.searchParams;
    const shown = await expanded(scope, { rows, params, expansions });
    const orders = shown.map(({ row, more }) => ({
      ...pickFields(orderOf(scope, row), params.get("fields")),
      ...partsOf(more),
    }));
    return ok({ orders, pagination });
  },
  (scope) => ({ ...listOf(scope), ...known }),
);

/** `GET orders/{number}`: an order with its parts. */
export async function apiOrder(scope: Scope, { params }: PageRequest): Promise<Result<unknown>> {
  const file = await readOrderFile(scope, params.number ?? "");
  if (!file.ok) return file;
  const fees = await readOrderFees(scope, file.value.order);
  const { order, packages, items, collections, shipments } = file.value;
  const { trackingToken, accountId: _account, seq: _seq, ...shown } = order;
  return ok({
    order: {
      ...orderOf(scope, shown),
      customer_status: customerStatus(order.status),
      tracking_url: scope.ports.origin + trackingPath({ number: order.number, trackingToken }),
      packages: packages.map(partOf),
      items: items.map(partOf),
      collections: collections.map((each) => ({ ...partOf(each), amount: decimalOf(each) })),
      fees: fees.map((each) => ({ ...partOf(each), amount: decimalOf(each) })),
      shipments: snakeCased(shipments),
    },
  });
}

/** `GET orders/{number}/timeline`: what happened, the newest first. */
export async function apiTimeline(scope: Scope, { params }: PageRequest): Promise<Result<unknown>> {
  const file = await readOrderFile(scope, params.number ?? "");
  if (!file.ok) return file;
  const timeline = file.value.events.map(
    ({ id, type, version, fromStatus, toStatus, actorId, actorName, detail, at }) => {
      return { id, type, version, fromStatus, toStatus, actorId, actorName, detail, at };
    },
  );
  return ok({ timeline });
}

type Priced = Pick<OrderRow, "codAmount" | "codCurrency"> & { feeAmount?: number | null; feeCurrency?: string | null };

/** An order's row: snake_case, money as a decimal. Who drives it in which plan is the carrier's alone to know. */
function orderOf({ account, merchant }: Scope, row: Priced): Record<string, unknown> {
  const { codAmount, codCurrency, feeAmount, feeCurrency = null } = row;
  const fee = feeAmount === undefined ? {} : { fee_amount: written(feeAmount, feeCurrency) };
  const crew =
    account.kind === "merchant" || merchant !== undefined
      ? { agent_id: null, plan_id: null, vehicle_id: null, zone_id: null }
      : {};
  return { ...Object(snakeCased(row)), ...crew, cod_amount: written(codAmount, codCurrency), ...fee };
}

function written(amount: number | null, currency: string | null): string | null {
  return amount !== null && currency ? decimalOf({ amount, currency }) : null;
}
