import { beforeEach, expect, test } from "vitest";
import { viewOrder } from "#app/modules/orders/commands/page/view-order.server.ts";
import { type OrderPart, partRules } from "#app/modules/orders/model/order-parts.ts";
import { viewShipment } from "#app/modules/shipments/commands/view-shipment.server.ts";
import type { Permission } from "#app/platform/access/permissions.ts";
import { seedTestOrders } from "#tests/factories/orders.ts";
import { createTestWorkspace, type TestWorkspace } from "../workspace.ts";

// What the page of an order offers to a member with one permission alone is what the API lets this member do.

let owner: TestWorkspace;
let number: string;
let id: string;

beforeEach(async () => {
  owner = await createTestWorkspace();
  const [order] = await seedTestOrders(owner.scope, 1);
  number = order?.number ?? "";
  id = order?.id ?? "";
});

const parts: Record<OrderPart, object> = {
  external_id: { external_id: "R-1" },
  notes: { notes: "Bell" },
  requirements: { requirements: { vehicle_types: [3] } },
  proof_of_delivery: { proof_of_delivery: 1 },
  customer: { customer: { first_name: "A", last_name: "B", phone: "+38763210001" } },
  locations: { destination: { address: { line1: "Ulica 2", city: "Mostar", country: "BA" } } },
  schedule: { delivery_schedule: { from: "2026-11-24T08:00", to: "2026-11-24T12:00" } },
  packages: { units: "metric", packages: [{ quantity: 4, weight: 1 }] },
  collections: { collections: [{ amount: "5", currency: "EUR", method: 1 }] },
};

async function pageOf(who: TestWorkspace) {
  const view = await viewOrder(who.scope, { params: { number } });
  if (!view.ok) throw new Error(view.failure.code);
  return view.value;
}

test.each(Object.keys(parts) as OrderPart[])(
  "%s: one permission edits one part, on the page and over the API",
  async (part) => {
    const { permission } = partRules[part];
    const member = await createTestWorkspace({ member: owner, permissions: ["orders", permission] });
    const { actions } = await pageOf(member);
    const offered = Object.entries(partRules).filter(([, rule]) => rule.permission === permission);
    expect(actions.parts.toSorted()).toEqual(offered.map(([name]) => name).toSorted());
    expect(actions).toMatchObject({ ship: [], cancel: false, labels: false });
    for (const [other, body] of Object.entries(parts)) {
      const { version } = (await pageOf(owner)).order;
      const answer = await member.fetch(`/api/orders/${number}/${other}`, {
        method: "PUT",
        body: { ...body, version },
      });
      expect(answer.status, other).toBe(offered.some(([name]) => name === other) ? 200 : 403);
    }
  },
);

const acts: [Permission, string, object, keyof Awaited<ReturnType<typeof pageOf>>["actions"]][] = [
  ["orders.ship", "ship", {}, "ship"],
  ["orders.unassign", "unassign", {}, "unassign"],
  ["orders.cancel", "cancel", { reason: "x" }, "cancel"],
  ["orders.generate_labels", "labels", {}, "labels"],
];

test.each(acts)("%s alone lets a member do that and nothing else", async (permission, word, more, action) => {
  const member = await createTestWorkspace({ member: owner, permissions: ["orders", permission] });
  const { actions } = await pageOf(member);
  expect(Boolean(actions[action])).toBe(true);
  for (const [other, , , key] of acts)
    if (other !== permission) expect(actions[key], other).toEqual(key === "ship" ? [] : false);
  expect(actions.parts).toEqual([]);
  for (const [other, path, body] of acts) {
    if (other === permission) continue;
    const refused = await member.fetch(`/api/orders/${path}`, { body: { orders: [id], ...body } });
    expect(refused.status, other).toBe(403);
  }
  expect((await member.fetch(`/api/orders/${word}`, { body: { orders: [id], ...more } })).status).toBe(200);
});

test("read-only members see no shipment actions and no manifest; members without access see nothing", async () => {
  const shipped = await owner.fetch("/api/orders/ship", { body: { orders: [id] } });
  const { data }: { data: { shipments: { number: string }[] } } = await shipped.json();
  const params = { type: "deliveries", number: data.shipments[0]?.number ?? "" };
  const reader = await createTestWorkspace({ member: owner, permissions: ["shipments"] });
  const seen = await viewShipment(reader.scope, { params });
  expect(seen).toMatchObject({ ok: true, value: { actions: [], canExport: false } });
  const stranger = await createTestWorkspace();
  expect(await viewShipment(stranger.scope, { params })).toMatchObject({ failure: { code: "not_found" } });
  expect(await viewOrder(stranger.scope, { params: { number } })).toMatchObject({
    failure: { code: "order_not_found" },
  });
});
