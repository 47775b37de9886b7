import { and, asc, desc, eq } from "drizzle-orm";
import { readSavedAddresses } from "#app/modules/customers/db/saved-addresses.reads.server.ts";
import { isSameAddress } from "#app/modules/customers/model/address-rules.ts";
import { readDoorCodes } from "#app/modules/orders/db/door-codes.reads.server.ts";
import type { OrderRecord } from "#app/modules/orders/db/order.reads.server.ts";
import { collections, orderEvents, orders } from "#app/modules/orders/db/orders.tables.ts";
import { selectRequests } from "#app/modules/orders/db/tracked/customer-requests.server.ts";
import { collectionStatuses, orderStatuses } from "#app/modules/orders/model/order.enums.ts";
import { returnKinds } from "#app/modules/orders/model/order.rules.ts";
import { type HandoverProof, listProofs } from "#app/modules/orders/model/proofs.ts";
import type { AskedRequest } from "#app/modules/orders/model/tracked/customer-requests.ts";
import type { HandoverDuties } from "#app/modules/orders/model/tracked/delivery-wishes.ts";
import type { RescheduleContext } from "#app/modules/orders/model/tracked/reschedule.ts";
import { underwayStatuses } from "#app/modules/orders/model/tracked/track-order.ts";
import { merchants } from "#app/modules/partners/db/partners.tables.ts";
import { shippingMethods } from "#app/modules/pricing/db/shipping-methods.tables.ts";
import { readAccountScope } from "#app/platform/db/account-scope.server.ts";
import type { Database } from "#app/platform/db/database.server.ts";
import { now, type Scope } from "#app/platform/db/scope.server.ts";
import { type OpeningHours, toPlaceAddressInput } from "#app/platform/geo/place.ts";

/** An order with what its verified customer may see. */
export interface CustomerOrder {
  order: OrderRecord;
  seller: string;
  context: RescheduleContext;
  /** What the customer asked of the office, the newest first. */
  requests: AskedRequest[];
  /** Open collections, amounts in minor units. */
  toPay: { amount: number; currency: string }[];
  proofs: HandoverProof[];
  /** The door code; null when none is required. */
  doorCode: string | null;
}

/** Finds an order by number, in any account. The visitor must be verified before anything of it is shown. */
export async function findOrder(db: Database, number: string): Promise<OrderRecord | null> {
  const found = await db.query.orders.findFirst({ where: eq(orders.number, number) });
  return found ?? null;
}

/**
 * The scope in which a customer's changes are written: the account that works the order, with the customer as actor.
 */
export function createCustomerScope(context: Pick<Scope, "db" | "ports">, order: OrderRecord, language: string) {
  return readAccountScope(context, order.accountId, { id: null, name: order.customerName, language });
}

/** What a verified customer sees and may request: two round trips. */
export async function readCustomerOrder(scope: Scope, order: OrderRecord): Promise<CustomerOrder> {
  const [events, asked, money, seller, hours, doorCode] = await Promise.all([
    scope.db.select().from(orderEvents).where(eq(orderEvents.orderId, order.id)).orderBy(desc(orderEvents.version)),
    selectRequests(scope, order.id),
    readAmountsToPay(scope, order),
    readSellerName(scope, order),
    readHours(scope, order),
    readDoorCode(scope, order),
  ]);
  const { delivered, return_completed: returned } = orderStatuses.code;
  const ended = returnKinds.includes(order.kind) ? returned : delivered;
  const reschedules = events.filter(({ type }) => type === "reschedule_requested");
  return {
    order,
    seller,
    context: {
      status: order.status,
      kind: order.kind,
      requestCount: reschedules.length,
      hours,
      timezone: order.timezone,
      now: now(scope),
    },
    requests: asked,
    toPay: money,
    doorCode,
    // What went back to the sender was not handed over to the customer.
    proofs: listProofs(events.filter(({ toStatus }) => toStatus === ended))
      .filter(({ kind }) => kind === "dropped_off")
      .map((proof) => ({ ...proof, claimedAt: null })),
  };
}

/** Who sells what an order brings: its merchant, else the account. */
export async function readSellerName(scope: Scope, { merchantId }: Pick<OrderRecord, "merchantId">): Promise<string> {
  const [merchant] = await scope.db
    .select({ name: merchants.name })
    .from(merchants)
    .where(and(eq(merchants.accountId, scope.account.id), eq(merchants.id, merchantId ?? "")));
  return merchant?.name ?? scope.account.organization;
}

/** The hash of the photo that came with the order's rating; null without one. */
export async function readFeedbackPhotoHash(scope: Scope, orderId: string): Promise<string | null> {
  const [rated] = await scope.db
    .select({ detail: orderEvents.detail })
    .from(orderEvents)
    .where(
      and(
        eq(orderEvents.orderId, orderId),
        eq(orderEvents.accountId, scope.account.id),
        eq(orderEvents.type, "feedback_submitted"),
      ),
    )
    .orderBy(desc(orderEvents.version))
    .limit(1);
  const photo = rated?.detail.photo;
  return typeof photo === "string" ? photo : null;
}

/** Open collections, amounts in minor units. */
function readAmountsToPay(scope: Scope, { id }: OrderRecord): Promise<{ amount: number; currency: string }[]> {
  return scope.db
    .select({ amount: collections.amount, currency: collections.currency })
    .from(collections)
    .where(
      and(
        eq(collections.orderId, id),
        eq(collections.status, collectionStatuses.code.pending),
        eq(collections.waived, false),
        eq(collections.accountId, scope.account.id),
      ),
    )
    .orderBy(asc(collections.id));
}

/** What must be done face to face at the hand-over, beside the proof. */
export async function readHandoverDuties(
  scope: Scope,
  order: OrderRecord,
): Promise<Pick<HandoverDuties, "requiresCode" | "hasAmountToPay">> {
  const [toPay, doorCode] = await Promise.all([readAmountsToPay(scope, order), readDoorCode(scope, order)]);
  return { requiresCode: doorCode !== null, hasAmountToPay: toPay.length > 0 };
}

/** The door code of a delivery that is still open. */
async function readDoorCode(scope: Scope, order: OrderRecord): Promise<string | null> {
  if (!underwayStatuses.has(orderStatuses.byCode(order.status).customer)) return null;
  const [method] = await scope.db
    .select({ settings: shippingMethods.settings })
    .from(shippingMethods)
    .where(and(eq(shippingMethods.accountId, scope.account.id), eq(shippingMethods.id, order.shippingMethodId ?? "")));
  const codes = await readDoorCodes(scope.db, scope.account, [{ id: order.id, method: method?.settings ?? null }]);
  return codes.get(order.id) ?? null;
}

/** Opening hours of the order's destination, else of the customer's saved address that equals it. */
async function readHours(scope: Scope, order: OrderRecord): Promise<OpeningHours[]> {
  if (order.destination.openingHours?.length) return order.destination.openingHours;
  const reach = {
    phones: order.customerPhone ? [order.customerPhone] : [],
    emails: order.customerEmail ? [order.customerEmail] : [],
  };
  const known = await readSavedAddresses(scope, reach);
  const written = toPlaceAddressInput(order.destination.address);
  return known.find(({ address }) => isSameAddress(address, written))?.openingHours ?? [];
}
