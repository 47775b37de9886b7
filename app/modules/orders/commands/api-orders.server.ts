import { findSellerOrigin } from "#app/modules/partners/commands/seller-origin.server.ts";
import { readOrderFees } from "#app/modules/pricing/db/order-fees.reads.server.ts";
import type { PageRequest } from "#app/platform/commands/page-request.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { ok, type Result } from "#app/platform/kernel/result.ts";
import { pickFields } from "#app/platform/kernel/snake-case.ts";
import { type Expansions, expandRows, parsePickedFields } from "#app/platform/lists/expand.server.ts";
import { createListRead } from "#app/platform/lists/list-query.server.ts";
import { formatDecimal } from "#app/platform/money/money.ts";
import { readOrderDetails } from "../db/order.reads.server.ts";
import { readCollectionsByOrder, readItemsByOrder, readPackagesByOrder } from "../db/order-expansions.reads.server.ts";
import {
  buildOrderList,
  getOrderList,
  type OrderRow,
  orderColumns,
  readOrders,
} from "../db/order-list.reads.server.ts";
import { toCustomerStatus } from "../model/order.rules.ts";
import { formatTrackingPath } from "../model/tracked/tracking-link.ts";

/** What an order of the list may bring along, as the order itself shows it. */
const expansions: Expansions = {
  packages: readPackagesByOrder,
  items: readItemsByOrder,
  collections: readCollectionsByOrder,
};

const apiListOptions = { columns: orderColumns, expands: Object.keys(expansions) };

/** `GET orders`: a page of the list; `fields` selects columns, `expand[]` adds parts. */
export const listApiOrders = createListRead(
  { ...buildOrderList(""), ...apiListOptions },
  async (scope, query, { url }) => {
    const { rows, pagination } = await readOrders(scope, query);
    const params = url.searchParams;
    const shown = await expandRows(scope, { rows, params, expansions });
    const orders = shown.map(({ row, more }) => ({
      ...pickFields(toApiOrder(scope, row), parsePickedFields(params)),
      ...more,
    }));
    return ok({ orders, pagination });
  },
  (scope) => ({ ...getOrderList(scope), ...apiListOptions }),
);

/** `GET orders/{number}`: an order with its parts. */
export async function readApiOrder(scope: Scope, { params }: PageRequest): Promise<Result<unknown>> {
  const file = await readOrderDetails(scope, params.number ?? "");
  if (!file.ok) return file;
  const [fees, origin] = await Promise.all([
    readOrderFees(scope, file.value.order),
    findSellerOrigin(scope, file.value.order),
  ]);
  const { order, packages, items, collections, shipments } = file.value;
  const { trackingToken, accountId: _account, seq: _seq, ...shown } = order;
  return ok({
    order: {
      ...toApiOrder(scope, shown),
      customer_status: toCustomerStatus(order.status),
      tracking_url: origin + formatTrackingPath({ number: order.number, trackingToken }),
      ...{ packages, items, collections, fees, shipments },
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

/** An order's row with its money as decimals: a list may leave the currency out. Agent and plan are visible to the carrier only. */
function toApiOrder({ account, merchant }: Scope, row: PricedOrder): object {
  const { codAmount, codCurrency, feeAmount, feeCurrency = null } = row;
  const fee = feeAmount === undefined ? {} : { feeAmount: formatAmount(feeAmount, feeCurrency) };
  const crew =
    account.kind === "merchant" || merchant !== undefined
      ? { agentId: null, planId: null, vehicleId: null, zoneId: null }
      : {};
  return { ...row, ...crew, codAmount: formatAmount(codAmount, codCurrency), ...fee };
}

function formatAmount(amount: number | null, currency: string | null): string | null {
  return amount !== null && currency ? formatDecimal({ amount, currency }) : null;
}
