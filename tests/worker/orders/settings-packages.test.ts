import { expect, test } from "vitest";
import { createTestWorkspace, readWithoutRequestId } from "../workspace.ts";

interface Listed {
  data: { packages: { id: string; name: string; active: boolean; volume: number | null }[] };
}

test("a package is made in the units it is entered in, read in base units, changed by its version, and switched off", async () => {
  const mine = await createTestWorkspace();
  const sides = { units: "metric", length: "40", width: 30, height: 20.5, weight: "1.25" };
  const made = await mine.fetch("/api/packages", { body: { name: "Box M", type: 1, ...sides } });
  expect(made.status).toBe(201);
  const { data }: { data: { id: string } } = await made.json();
  const path = `/api/packages/${data.id}`;
  expect(await (await mine.fetch(path)).json()).toMatchObject({
    data: { package: { name: "Box M", type: 1, length: 400, width: 300, height: 205, weight: 1250, volume: 24_600 } },
  });

  const pallet = { name: "Pallet", type: 2, units: "imperial", length: 48, version: 1 };
  expect((await mine.fetch(path, { method: "PUT", body: pallet })).status).toBe(200);
  expect((await mine.fetch(path, { method: "PUT", body: pallet })).status).toBe(409);
  expect(await (await mine.fetch(path)).json()).toMatchObject({
    data: { package: { name: "Pallet", type: 2, length: 1219, volume: null, version: 2 } },
  });

  expect((await mine.fetch(path, { method: "DELETE" })).status).toBe(200);
  const active: Listed = await (await mine.fetch("/api/packages?filters[active][]=1")).json();
  const all: Listed = await (await mine.fetch("/api/packages?search=pall")).json();
  expect([active.data.packages, all.data.packages.map((each) => each.active)]).toEqual([[], [false]]);
});

test("a package without dimensions has its own volume, which orders use; adding sides computes it again", async () => {
  const mine = await createTestWorkspace();
  const roll = { name: "Roll", type: 1, units: "metric", length: 120, volume: "60.5" };
  const made = await mine.fetch("/api/packages", { body: roll });
  const { data }: { data: { id: string } } = await made.json();
  const path = `/api/packages/${data.id}`;
  expect(await (await mine.fetch(path)).json()).toMatchObject({ data: { package: { length: 1200, volume: 60_500 } } });
  expect(await (await mine.fetch("/api/order-options/packages?search=roll")).json()).toMatchObject({
    data: { options: [{ label: "Roll", data: { length: 1200, volume: 60_500 } }] },
  });
  const box = { name: "Roll", type: 1, units: "metric", length: 10, width: 10, height: 10, version: 1 };
  expect((await mine.fetch(path, { method: "PUT", body: box })).status).toBe(200);
  expect(await (await mine.fetch(path)).json()).toMatchObject({ data: { package: { volume: 1000 } } });
});

test("a name is used once, measures are positive, types are the table's", async () => {
  const mine = await createTestWorkspace();
  const send = (body: unknown) => mine.fetch("/api/packages", { body });
  expect((await send({ name: "Box", type: 1 })).status).toBe(201);
  for (const [wrong, field] of [
    [{ name: "Box", type: 1 }, "name"],
    [{ name: "", type: 1 }, "name"],
    [{ name: "Other", type: 9 }, "type"],
    [{ name: "Other", type: 1, length: -1 }, "length"],
    [{ name: "Other", type: 1, weight: "heavy" }, "weight"],
    [{ name: "Other", type: 1, height: 1e12 }, "height"],
  ] as const) {
    const answer = await send(wrong);
    const body: { errors: Record<string, string[]> } = await answer.json();
    expect([answer.status, Object.keys(body.errors)]).toEqual([422, [field]]);
  }
});

test("another account's package looks like none, and reading is not managing", async () => {
  const mine = await createTestWorkspace();
  const stranger = await createTestWorkspace();
  const made = await mine.fetch("/api/packages", { body: { name: "Box", type: 1 } });
  const { data }: { data: { id: string } } = await made.json();
  const foreign = await stranger.fetch(`/api/packages/${data.id}`);
  const missing = await stranger.fetch(`/api/packages/${crypto.randomUUID()}`);
  expect([foreign.status, await readWithoutRequestId(foreign)]).toEqual([404, await readWithoutRequestId(missing)]);
  const change = { name: "Stolen", type: 1, version: 1 };
  expect((await stranger.fetch(`/api/packages/${data.id}`, { method: "PUT", body: change })).status).toBe(404);

  const reader = await createTestWorkspace({ member: mine, permissions: ["settings", "settings.packages"] });
  expect((await reader.fetch(`/api/packages/${data.id}`)).status).toBe(200);
  expect((await reader.fetch("/api/packages", { body: { name: "Mine", type: 1 } })).status).toBe(403);
  const outsider = await createTestWorkspace({ member: mine, permissions: ["orders"] });
  expect((await outsider.fetch("/api/packages")).status).toBe(403);
});
