import { readOrderFees } from "#app/modules/pricing/db/order-fees.reads.server.ts";
import type { PageRequest } from "#app/platform/commands/page-request.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { ok, type Result } from "#app/platform/kernel/result.ts";
import { pickFields, toSnakeCase } from "#app/platform/kernel/snake-case.ts";
import { expandRows } from "#app/platform/lists/expand.server.ts";
import { createListRead } from "#app/platform/lists/list-query.server.ts";
import { formatDecimal } from "#app/platform/money/money.ts";
import { readOrderDetails } from "../db/order.reads.server.ts";
import {
  buildOrderList,
  getOrderList,
  type OrderRow,
  orderColumns,
  readOrders,
} from "../db/order-list.reads.server.ts";
import { toCustomerStatus } from "../model/order.rules.ts";
import { formatTrackingPath } from "../model/tracked/tracking-link.ts";
import { orderExpansions as expansions, toApiPart, toApiParts } from "./order-expansions.server.ts";

const apiListOptions = { columns: orderColumns, expands: Object.keys(expansions) };

/** `GET orders`: a page of the list; `fields` selects columns, `expand[]` adds parts. */
export const listApiOrders = createListRead(
  { ...buildOrderList(""), ...apiListOptions },
  async (scope, query, { url }) => {
    const { rows, pagination } = await readOrders(scope, query);
    const params = url.searchParams;
    const shown = await expandRows(scope, { rows, params, expansions });
    const orders = shown.map(({ row, more }) => ({
      ...pickFields(toApiOrder(scope, row), params.get("fields")),
      ...toApiParts(more),
    }));
    return ok({ orders, pagination });
  },
  (scope) => ({ ...getOrderList(scope), ...apiListOptions }),
);

/** `GET orders/{number}`: an order with its parts. */
export async function readApiOrder(scope: Scope, { params }: PageRequest): Promise<Result<unknown>> {
  const file = await readOrderDetails(scope, params.number ?? "");
  if (!file.ok) return file;
  const fees = await readOrderFees(scope, file.value.order);
  const { order, packages, items, collections, shipments } = file.value;
  const { trackingToken, accountId: _account, seq: _seq, ...shown } = order;
  return ok({
    order: {
      ...toApiOrder(scope, shown),
      customer_status: toCustomerStatus(order.status),
      tracking_url: scope.ports.origin + formatTrackingPath({ number: order.number, trackingToken }),
      packages: packages.map(toApiPart),
      items: items.map(toApiPart),
      collections: collections.map((each) => ({ ...toApiPart(each), amount: formatDecimal(each) })),
      fees: fees.map((each) => ({ ...toApiPart(each), amount: formatDecimal(each) })),
      shipments: toSnakeCase(shipments),
    },
  });
}

/** `GET orders/{number}/timeline`: the events, newest first. */
export async function readApiOrderTimeline(scope: Scope, { params }: PageRequest): Promise<Result<unknown>> {
  const file = await readOrderDetails(scope, params.number ?? "");
  if (!file.ok) return file;
  const timeline = file.value.events.map(
    ({ id, type, version, fromStatus, toStatus, actorId, actorName, detail, at }) => {
      return { id, type, version, fromStatus, toStatus, actorId, actorName, detail, at };
    },
  );
  return ok({ timeline });
}

type PricedOrder = Pick<OrderRow, "codAmount" | "codCurrency"> & {
  feeAmount?: number | null;
  feeCurrency?: string | null;
};

/** An order's row: snake_case, money as a decimal. Agent and plan are visible to the carrier only. */
function toApiOrder({ account, merchant }: Scope, row: PricedOrder): Record<string, unknown> {
  const { codAmount, codCurrency, feeAmount, feeCurrency = null } = row;
  const fee = feeAmount === undefined ? {} : { fee_amount: formatAmount(feeAmount, feeCurrency) };
  const crew =
    account.kind === "merchant" || merchant !== undefined
      ? { agent_id: null, plan_id: null, vehicle_id: null, zone_id: null }
      : {};
  return { ...Object(toSnakeCase(row)), ...crew, cod_amount: formatAmount(codAmount, codCurrency), ...fee };
}

function formatAmount(amount: number | null, currency: string | null): string | null {
  return amount !== null && currency ? formatDecimal({ amount, currency }) : null;
}
