import { z } from "zod";
import type { OrderDraftInput } from "#app/modules/orders/model/order.ts";
import { normalizePhone } from "#app/platform/kernel/phone.ts";
import { formatDecimal, isCurrency, parseMoney } from "#app/platform/money/money.ts";
import { packGoods } from "./pack-goods.ts";
import type { ShopOrder } from "./shop-order.ts";
import {
  type GatewayAction,
  getPaymentMethod,
  type PackageTemplate,
  proofOfTag,
  type ShopSettings,
} from "./shop-settings.ts";

/** What the mapping of an order depends on. */
export interface MappingOptions {
  settings: ShopSettings;
  templates: ReadonlyMap<string, PackageTemplate>;
  merchantId: string | null;
  /** The shop's host. */
  address: string;
}

const mailAddressSchema = z.email().max(254);

/** Names of gateways whose open amount is collected on delivery unless mapped otherwise. */
const CASH_GATEWAY_PATTERN = /^(cod|cash[ _-]on[ _-]delivery|nachnahme|barzahlung bei lieferung)\b/i;

/** The external reference of an imported order; it keeps an order from being created twice. */
export function formatReference(address: string, { name, key }: Pick<ShopOrder, "name" | "key">): string {
  const shop = address.replace(/\.myshopify\.com$/, "").slice(0, 40);
  return `${shop} ${name.slice(0, 30)} ${key.slice(0, 26)}`;
}

/** How a gateway's open amount is collected. */
export function getGatewayAction({ gateways }: ShopSettings, gateway: string | null): GatewayAction {
  const rule = gateways.find(({ key }) => key === gateway);
  return rule?.action ?? (gateway && CASH_GATEWAY_PATTERN.test(gateway) ? "cash" : "none");
}

/** Maps an order of a shop to the input of a new order. An invalid phone number goes into the notes. */
export function mapOrder(
  order: ShopOrder,
  { settings, templates, merchantId, address }: MappingOptions,
): OrderDraftInput {
  const { recipient, address: to } = order;
  const phone = recipient.phone ? normalizePhone(recipient.phone, to.country) : null;
  const undialled = recipient.phone && phone === null ? recipient.phone : "";
  const method = settings.methods.find(({ key }) => key === order.method);
  const location = settings.locations.find(({ key }) => key === order.location);
  const leaves = location?.location_id ?? settings.location_id;
  const actions = settings.tags.filter(({ key }) => order.tags.includes(key)).map(({ action }) => action);
  const proofs = { photo: actions.includes("photo"), signature: actions.includes("signature") };
  return {
    external_id: formatReference(address, order),
    ...(merchantId ? { merchant_id: merchantId } : {}),
    ...(method?.method_id ? { shipping_method_id: method.method_id } : {}),
    ...(leaves ? { source: { location_id: leaves } } : {}),
    destination: {
      address: {
        line1: to.line1.slice(0, 300),
        line2: cut(to.line2, 200),
        city: cut(to.city, 200),
        region: cut(to.region, 200),
        country: to.country,
        postal_code: cut(to.postalCode, 20),
      },
    },
    customer: { ...splitName(recipient), phone: phone ?? undefined, email: getMailAddress(recipient.email) },
    packages: packGoods(order.lines, settings, templates),
    items: order.lines.map(({ sku, name, quantity }) => ({
      sku: cut(sku ?? "", 200),
      name: name.slice(0, 200) || "–",
      quantity,
    })),
    collections: toCollections(order, settings),
    ...(proofs.photo || proofs.signature
      ? { proof_of_delivery: proofs.photo && proofs.signature ? 3 : proofOfTag[proofs.photo ? "photo" : "signature"] }
      : {}),
    tags: order.tags
      .map((tag) => tag.trim().slice(0, 50))
      .filter(Boolean)
      .slice(0, 50),
    notes: cut([order.note.trim(), undialled && `☎ ${undialled}`].filter(Boolean).join("\n"), 5000),
  };
}

const cut = (text: string, longest: number) => text.trim().slice(0, longest) || undefined;

/** Splits a recipient into first and last name; uses the company, or the only name, where one is missing. */
function splitName({ firstName, lastName, company }: ShopOrder["recipient"]) {
  const [first, last] = [firstName.trim().slice(0, 200), lastName.trim().slice(0, 200)];
  if (first && last) return { type: 1 as const, first_name: first, last_name: last };
  const name = company.trim() || first || last;
  return { type: 2 as const, business_name: name.slice(0, 200) || undefined };
}

function getMailAddress(text: string): string | undefined {
  return mailAddressSchema.safeParse(text.trim()).data;
}

function toCollections({ open, gateway, isPaid }: ShopOrder, settings: ShopSettings): OrderDraftInput["collections"] {
  const method = getPaymentMethod(getGatewayAction(settings, gateway));
  if (!open || isPaid || method === null || !isCurrency(open.currency)) return [];
  const minor = parseMoney(open.amount, open.currency);
  if (minor === null || minor <= 0) return [];
  return [{ amount: formatDecimal({ amount: minor, currency: open.currency }), currency: open.currency, method }];
}
