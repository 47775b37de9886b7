import { expect, test } from "vitest";
import { labelDesigns } from "#app/modules/labels/db/labels.tables.ts";
import { defaultDesign } from "#app/modules/labels/model/default-design.fields.ts";
import { toLabelLayout, toLabelRecipe } from "#app/modules/labels/model/label-recipe.ts";
import { seedTestOrders } from "#tests/factories/orders.ts";
import { createTestWorkspace } from "../workspace.ts";

const design = toLabelLayout({ ...toLabelRecipe(defaultDesign), width: 105, height: 148, code: "both" });
const mediaBox = async (answer: Response) =>
  /MediaBox \[0 0 [\d.]+ [\d.]+\]/.exec(new TextDecoder("latin1").decode(await answer.arrayBuffer()))?.[0];

test("creates, changes and selects a default design; labels use it or the requested one", async () => {
  const mine = await createTestWorkspace();
  const [order] = await seedTestOrders(mine.scope, 1);
  const print = (query = "") => mine.fetch(`/orders/labels?orders=${order?.number}${query}`).then(mediaBox);
  const builtIn = await print();
  const body = { name: "A6", design, is_default: true };
  const made = await mine.fetch("/api/shipping-labels", { body });
  expect(made.status).toBe(201);
  const { data } = (await made.json()) as { data: { id: string } };
  expect((await mine.fetch("/api/shipping-labels", { body })).status).toBe(422);
  expect(await print()).not.toBe(builtIn);
  const small = { ...body, name: "Small", design: JSON.stringify({ ...design, height: 150 }) };
  const second = (await (await mine.fetch("/api/shipping-labels", { body: small })).json()) as typeof made & {
    data: { id: string };
  };
  const rows = await mine.scope.db.select().from(labelDesigns);
  expect(rows.filter((row) => row.isDefault).map((row) => row.id)).toEqual([second.data.id]);
  expect(await print(`&design=${data.id}`)).not.toBe(await print());
  const change = (version: number) =>
    mine.fetch(`/api/shipping-labels/${data.id}`, { method: "PUT", body: { ...body, name: "A6 new", version } });
  expect((await change(1)).status).toBe(200);
  expect((await change(1)).status).toBe(409);
  expect((await mine.fetch(`/api/shipping-labels/${second.data.id}`, { method: "DELETE" })).status).toBe(200);
});

test("rejects elements outside the label, other accounts' designs, and members without permission", async () => {
  const mine = await createTestWorkspace();
  const stranger = await createTestWorkspace();
  const reader = await createTestWorkspace({ member: mine, permissions: ["settings", "settings.shipping_labels"] });
  const [order] = await seedTestOrders(stranger.scope, 1);
  const outside = { ...design, width: 50 };
  for (const bad of [outside, "no layout", { ...design, elements: [] }, { ...design, width: 1 }])
    expect((await mine.fetch("/api/shipping-labels", { body: { name: "Bad", design: bad } })).status).toBe(422);
  expect((await reader.fetch("/api/shipping-labels", { body: { name: "Mine", design } })).status).toBe(403);
  const made = await mine.fetch("/api/shipping-labels", { body: { name: "Mine", design } });
  const { data } = (await made.json()) as { data: { id: string } };
  expect(await (await reader.fetch("/api/shipping-labels")).json()).toMatchObject({
    data: { shipping_labels: [{ id: data.id, name: "Mine", is_default: false }] },
  });
  expect((await stranger.fetch(`/api/shipping-labels/${data.id}`)).status).toBe(404);
  const body = { name: "Theirs", design, version: 1 };
  expect((await stranger.fetch(`/api/shipping-labels/${data.id}`, { method: "PUT", body })).status).toBe(404);
  expect((await stranger.fetch(`/orders/labels?orders=${order?.number}&design=${data.id}`)).status).toBe(404);
});
