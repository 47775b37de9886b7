import { orderStatuses } from "#app/modules/orders/model/order.enums.ts";
import { readSellerHosts } from "#app/modules/partners/db/seller-hosts.server.ts";
import { getSellerOrigin } from "#app/modules/partners/model/seller-host.ts";
import { can } from "#app/platform/access/can.ts";
import { now, type Scope } from "#app/platform/db/scope.server.ts";
import { fail, ok, type Result } from "#app/platform/kernel/result.ts";
import { type Recipient, readRecipients } from "../db/recipients.reads.server.ts";
import type { MessageEvent } from "../model/message.enums.ts";
import { mergeSettings } from "../model/message-settings.ts";
import { messageLanguages } from "../model/template.ts";
import { listChipValues } from "./message-values.server.ts";
import { readOwnOrder } from "./order-messages.server.ts";
import { buildMailFrame } from "./render-message.server.ts";
import { findArrivalFacts } from "./route-arrivals.server.ts";
import { readOwners } from "./view-message-settings.server.ts";

interface Subject {
  event: MessageEvent;
  merchantId: string | null;
  /** The order to see it with; null for an invented one. */
  number: string | null;
}

/** An order that was never there, to see a text with. */
function inventRecipient({ account }: Scope, shop: string | null): Recipient {
  const number = "WB-10000001";
  return {
    ...{ orderId: "", number, trackingToken: "example", status: orderStatuses.code.out_for_delivery },
    ...{ email: null, phone: null, name: "Ada Berg", country: account.country, city: "Vaduz" },
    ...{ timezone: account.timezone, deliveryFrom: "2030-01-15T13:00", deliveryTo: "2030-01-15T15:00", parcels: 2 },
    ...{ toPay: null, driver: "Emir", merchantId: null, shop: shop ?? account.organization },
    ...{ carrier: account.organization, logo: null, doorCode: null, trackingEvents: null, isAsking: false },
  };
}

/** Everything that fills a text: its fields in every language, the frame of its e-mail, and the settings that count. */
export async function readMessagePreview(scope: Scope, { event, merchantId, number }: Subject) {
  const owners = await readOwners(scope, merchantId);
  if (!owners.ok) return owners;
  const found =
    number === null ? ok(inventRecipient(scope, owners.value.merchant?.name ?? null)) : await find(scope, number);
  if (!found.ok) return found;
  const recipient = found.value;
  const { all, own } = owners.value;
  const settings = mergeSettings(all.get("")?.settings ?? null, merchantId === null ? null : own.settings);
  const routes = await findArrivalFacts(scope, scope.account.id, number === null ? [] : [recipient.orderId]);
  const invented = { window: null, stopsBefore: 3, driver: recipient.driver };
  const route = number === null ? invented : (routes.get(recipient.orderId) ?? null);
  const hosts = await readSellerHosts(scope.db, scope.account.id);
  const origin = getSellerOrigin(hosts, merchantId ?? recipient.merchantId, scope.ports.origin);
  const previews = messageLanguages.map((language) => {
    const values = listChipValues(recipient, { event, language, route, origin, now: now(scope) });
    const framing = { values, language, settings, recipient, origin };
    return { ...framing, frame: buildMailFrame(framing) };
  });
  const [de, en] = previews;
  return de && en ? ok({ settings, recipient, previews: { de, en } }) : fail("unexpected");
}

async function find(scope: Scope, number: string): Promise<Result<Recipient>> {
  if (!can(scope.account, "orders")) return fail("forbidden");
  const order = await readOwnOrder(scope, number);
  if (!order.ok) return order;
  const [recipient] = await readRecipients(scope.db, scope.account.id, [order.value.id]);
  return recipient ? ok(recipient) : fail("feature_missing");
}
