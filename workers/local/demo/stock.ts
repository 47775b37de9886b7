import { createPicklist } from "#app/modules/inventory/commands/create-picklist.server.ts";
import { createItem } from "#app/modules/inventory/commands/save-item.server.ts";
import { scanItem } from "#app/modules/inventory/commands/work-picklist.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { demoCompany } from "./company.ts";
import { unwrap } from "./plan-day.ts";

/** The demo's inventory. */
const shelf = [
  {
    sku: "LAMPE-01",
    barcode: "4006381333931",
    name: "Tischlampe Falknis",
    unit_price: "79.00",
    weight: 2.4,
    stock: 24,
  },
  {
    sku: "STUHL-02",
    barcode: "4012345678901",
    name: "Stuhl Rhein, Eiche",
    unit_price: "149.00",
    weight: 6.8,
    stock: 12,
  },
  { sku: "DECKE-03", barcode: "4023456789012", name: "Wolldecke Malbun", unit_price: "89.90", weight: 1.3, stock: 40 },
  { sku: "KISSEN-04", barcode: "4034567890123", name: "Kissen Malbun", unit_price: "34.90", weight: 0.6, stock: 65 },
  { sku: "REGAL-05", barcode: "4045678901234", name: "Wandregal Gonzen", unit_price: "119.00", weight: 8.2, stock: 9 },
  { sku: "VASE-06", barcode: "4056789012345", name: "Vase Saminatal", unit_price: "45.00", weight: 1.1, stock: 18 },
];

/** The items of an order by its index: two of the inventory's. */
export function listStockLines(turn: number): { sku: string; name: string; quantity: number }[] {
  const chosen = [shelf[turn % shelf.length], shelf[(turn + 2) % shelf.length]];
  return chosen.flatMap((each, at) => (each ? [{ sku: each.sku, name: each.name, quantity: 1 + at }] : []));
}

/** The inventory, and a started pick list of some orders. */
export async function seedPicking(scope: Scope, orders: readonly string[]): Promise<void> {
  for (const item of shelf)
    unwrap(await createItem.execute(scope, { ...item, units: "metric", currency: demoCompany.currency }));
  const made = unwrap(
    await createPicklist.execute(scope, { name: "Regal A, erste Runde", user_id: scope.actor.id, orders }),
  );
  const id = made.id;
  unwrap(await scanItem.execute(scope, { id, version: 1, code: "4006381333931" }));
  unwrap(await scanItem.execute(scope, { id, version: 2, code: "DECKE-03" }));
}
