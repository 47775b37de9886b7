import { and, eq, inArray, type SQL, sql } from "drizzle-orm";
import { readCustomFields } from "#app/modules/custom-fields/db/custom-fields.server.ts";
import type { CustomField } from "#app/modules/custom-fields/model/custom-field.ts";
import { agents } from "#app/modules/fleet/db/fleet.tables.ts";
import { readTradingPartners } from "#app/modules/partners/db/trading-partners.reads.server.ts";
import { shippingMethods } from "#app/modules/pricing/db/shipping-methods.tables.ts";
import { selectIds } from "#app/platform/db/json-rows.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import type { PlaceSnapshot } from "#app/platform/geo/place.ts";
import type { TradingPartners } from "../model/order-ownership.ts";
import type { SlotHold } from "../model/slot-claim.ts";
import { whereVisible } from "./carrier-scope.server.ts";
import { ordersWithinLocations } from "./location-scope.server.ts";
import type { OrderRecord } from "./order.reads.server.ts";
import { orders } from "./orders.tables.ts";
import { readNamedPlaces } from "./place.reads.server.ts";
import { readHolds } from "./tracked/slot-claims.server.ts";

/** What orders refer to: ids of other rows, and references under which orders may already exist. */
export interface DraftReferences {
  merchants: readonly string[];
  methods: readonly string[];
  agents: readonly string[];
  locations: readonly string[];
  /** Held slots. */
  holds: readonly string[];
  references: readonly { merchantId: string | null; externalId: string }[];
  numbers: readonly string[];
  /** Then the account's own fields are read. */
  hasMetadata: boolean;
}

/** Those that the account has. A missing id is unknown or belongs to another account; both look the same. */
export interface DraftContext {
  partners: TradingPartners;
  methods: ReadonlySet<string>;
  agents: ReadonlySet<string>;
  /** For a limited member: only the member's own. */
  locations: ReadonlyMap<string, PlaceSnapshot>;
  holds: ReadonlyMap<string, SlotHold>;
  existing: readonly OrderRecord[];
  customFields: readonly CustomField[];
  /** Orders of `existing` that a limited member may see. */
  visible: ReadonlySet<string>;
}

/** Reads everything that hundreds of orders refer to in one round trip of at most six statements. */
export async function readDraftContext(scope: Scope, requested: DraftReferences): Promise<DraftContext> {
  const account = scope.account.id;
  const named = scope.db
    .select({ id: shippingMethods.id })
    .from(shippingMethods)
    .where(and(eq(shippingMethods.accountId, account), inArray(shippingMethods.id, selectIds(requested.methods))))
    .unionAll(
      scope.db
        .select({ id: agents.id })
        .from(agents)
        .where(and(eq(agents.accountId, account), inArray(agents.id, selectIds(requested.agents)))),
    );
  const [ids, found, existing, partners, fields, holds] = await Promise.all([
    requested.methods.length + requested.agents.length > 0 ? named : [],
    readNamedPlaces(scope, requested.locations),
    readExisting(scope, requested),
    readTradingPartners(scope, requested),
    requested.hasMetadata ? readCustomFields(scope, "order") : [],
    readHolds(scope, requested.holds),
  ]);
  const known = new Set(ids.map(({ id }) => id));
  const pickKnown = (wanted: readonly string[]) => new Set(wanted.filter((id) => known.has(id)));
  return {
    partners,
    // In a portal the methods are those of the carriers.
    methods: scope.account.kind === "merchant" ? new Set(partners.methods.keys()) : pickKnown(requested.methods),
    agents: pickKnown(requested.agents),
    locations: found,
    holds,
    customFields: fields,
    existing: existing.map(({ order }) => order),
    visible: new Set(existing.filter(({ visible }) => visible).map(({ order }) => order.id)),
  };
}

async function readExisting(scope: Scope, { references, numbers }: DraftReferences) {
  if (references.length + numbers.length === 0) return [];
  const account = scope.account.id;
  const ids: SQL[] = [];
  if (scope.account.kind === "merchant" && references.length > 0)
    ids.push(sql`select o.id from json_each(${JSON.stringify(references)}) j cross join orders o indexed by orders_owner_external
      where o.owner_account_id = ${account} and o.external_id = json_extract(j.value, '$.externalId')`);
  else if (references.some(({ merchantId }) => merchantId !== null))
    ids.push(sql`select o.id from json_each(${JSON.stringify(references)}) j cross join orders o indexed by orders_external
      where o.account_id = ${account} and o.merchant_id = json_extract(j.value, '$.merchantId')
        and o.external_id = json_extract(j.value, '$.externalId')`);
  if (scope.account.kind === "carrier" && references.some(({ merchantId }) => merchantId === null))
    ids.push(sql`select o.id from json_each(${JSON.stringify(references)}) j cross join orders o indexed by orders_external_own
      where o.merchant_id is null and o.account_id = ${account} and json_extract(j.value, '$.merchantId') is null
        and o.external_id = json_extract(j.value, '$.externalId')`);
  if (numbers.length > 0) ids.push(sql`select o.id from orders o where o.number in ${selectIds(numbers)}`);
  const rows = await scope.db
    .select({
      order: orders,
      visible: sql<number>`${ordersWithinLocations(scope) ?? sql`1`}`.mapWith(Boolean).as("visible"),
    })
    .from(orders)
    .where(and(whereVisible(scope), sql`${orders.id} in (${sql.join(ids, sql` union `)})`));
  if (scope.account.kind === "carrier") return rows;
  // In a portal references are unique within the merchant account, across its carriers.
  return rows.map(({ order, visible }) => ({ order: { ...order, merchantId: null }, visible }));
}
