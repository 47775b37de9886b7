import { buildCounterTriggers, buildLocationCounterTriggers } from "#app/platform/db/triggers/counter-triggers.ts";
import { buildSearchTriggers } from "#app/platform/db/triggers/search-triggers.ts";
import {
  buildChangeCondition,
  buildRefusal,
  buildTrigger,
  type TriggerPart,
  type TriggerRow,
} from "#app/platform/db/triggers/trigger.ts";
import { quarterMs } from "#app/platform/lists/facet-index.ts";
import { buildFacetTriggers } from "#app/platform/lists/facet-triggers.ts";
import { orderFacets } from "./order-facets.ts";
import { collections, customerRequests, orderItems, orders } from "./orders.tables.ts";

/** Both accounts count an order: who works it, and the merchant account that it belongs to. */
const accounts = ["accountId", "ownerAccountId"] as const;
const byStatus = (row: TriggerRow) => `'status:' || ${row}.status`;
const isPicked = (order: string, of: string) =>
  `EXISTS (SELECT 1 FROM order_items i WHERE i.order_id = ${order} AND ${of})`;
const setFlags = (order: string) => `UPDATE orders SET
    has_unpicked_items = ${isPicked(order, "i.picked < i.quantity")},
    has_at_least_one_picked_item = ${isPicked(order, "i.picked > 0")}
  WHERE id = ${order};`;

export const orderTriggers: readonly TriggerPart[] = [
  {
    why: "What orders are found by: number, reference, customer, phone, e-mail, destination and the texts of their metadata, for both of their accounts.",
    statements: buildSearchTriggers({
      ...{ name: "order_search", of: orders, accounts, fixed: ["number"] },
      columns: ["number", "externalId", "customerName", "customerPhone", "customerEmail", "destinationLine"],
      objects: ["metadata"],
    }),
  },
  {
    why: "Orders are counted by status, by due day and status, and by the quarter of an hour in which they were created.",
    statements: [
      ...buildCounterTriggers({
        ...{ name: "orders_count", of: orders, accounts, watched: ["status", ...accounts] },
        ...{ module: () => "'orders'", facet: byStatus },
      }),
      ...buildCounterTriggers({
        ...{ name: "orders_due", of: orders, accounts, watched: ["status", "deliveryFrom", ...accounts] },
        ...{
          module: () => "'orders_due'",
          facet: (row) => `substr(${row}.delivery_from, 1, 10) || ':' || ${row}.status`,
        },
        where: (row) => `${row}.delivery_from IS NOT NULL`,
      }),
      ...buildCounterTriggers({
        ...{ name: "orders_created", of: orders, accounts, watched: accounts },
        ...{ module: () => "'orders_created'", facet: (row) => `CAST(${row}.created_at / ${quarterMs} AS TEXT)` },
      }),
    ],
  },
  {
    why: "The same by location, for members who see some locations alone.",
    statements: buildLocationCounterTriggers({
      ...{ name: "orders_at", of: orders, accounts, module: () => "'orders'", facet: byStatus },
      watched: ["status", ...accounts, "sourceLocationId", "destination"],
    }),
  },
  {
    why: "An order says what of its items is picked: orders, pick lists and imports write items.",
    statements: [
      buildTrigger({
        ...{ name: "order_items_flags_insert", at: "AFTER INSERT", on: orderItems },
        run: [
          `UPDATE orders SET
    has_unpicked_items = has_unpicked_items OR NEW.picked < NEW.quantity,
    has_at_least_one_picked_item = has_at_least_one_picked_item OR NEW.picked > 0
  WHERE id = NEW.order_id;`,
        ],
      }),
      buildTrigger({
        ...{ name: "order_items_flags_update", at: "AFTER UPDATE", on: orderItems, of: ["picked", "quantity"] },
        run: [setFlags("NEW.order_id")],
      }),
      buildTrigger({
        ...{ name: "order_items_flags_delete", at: "AFTER DELETE", on: orderItems, run: [setFlags("OLD.order_id")] },
      }),
    ],
  },
  {
    why: "Nothing is picked that was not ordered, nor packed that was not picked: two people scan one list at a time.",
    statements: [
      buildTrigger({
        ...{ name: "order_items_within", at: "BEFORE UPDATE", on: orderItems, of: ["picked", "packed"] },
        when: "NEW.picked < 0 OR NEW.packed < 0 OR NEW.picked > NEW.quantity OR NEW.packed > NEW.picked",
        run: [buildRefusal("picked_out_of_range")],
      }),
    ],
  },
  {
    why: "A collection is owed to its order's merchant, whichever of the two is written.",
    statements: [
      buildTrigger({
        ...{ name: "collections_merchant_insert", at: "AFTER INSERT", on: collections },
        run: [
          "UPDATE collections SET merchant_id = (SELECT o.merchant_id FROM orders o WHERE o.id = NEW.order_id) WHERE id = NEW.id;",
        ],
      }),
      buildTrigger({
        ...{ name: "collections_merchant_update", at: "AFTER UPDATE", on: orders, of: ["merchantId"] },
        when: buildChangeCondition(["merchantId"]),
        run: ["UPDATE collections SET merchant_id = NEW.merchant_id WHERE order_id = NEW.id;"],
      }),
    ],
  },
  {
    why: "An order says whether a request for another time waits: asking, answering and every move that overtakes it write requests.",
    statements: [
      buildTrigger({
        ...{ name: "customer_requests_flag_insert", at: "AFTER INSERT", on: customerRequests },
        when: "NEW.kind = 'reschedule' AND NEW.answer IS NULL",
        run: ["UPDATE orders SET has_customer_reschedule_request = 1 WHERE id = NEW.order_id;"],
      }),
      buildTrigger({
        ...{ name: "customer_requests_flag_update", at: "AFTER UPDATE", on: customerRequests, of: ["answer"] },
        when: "NEW.kind = 'reschedule' AND OLD.answer IS NOT NEW.answer",
        run: ["UPDATE orders SET has_customer_reschedule_request = NEW.answer IS NULL WHERE id = NEW.order_id;"],
      }),
    ],
  },
  { why: "What the list of orders is filtered by.", statements: buildFacetTriggers(orderFacets) },
];
