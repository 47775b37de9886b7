import { expect, test } from "vitest";
import { viewModules } from "#app/modules/lists/model/view.ts";
import { createTestWorkspace } from "../workspace.ts";

const draft = (name: string, changes: object = {}) => ({
  module: "orders",
  name,
  columns: ["number", "status"],
  sort: "-created_at",
  filters: [
    { field: "status", values: ["2"] },
    { field: "merchant", not: true, values: ["0190a000-0000-7000-8000-00000000d000"] },
  ],
  ...changes,
});

async function viewsOf(person: Awaited<ReturnType<typeof createTestWorkspace>>, module = "orders") {
  const answer = await person.fetch(`/api/views/module/${module}`);
  const { data } = (await answer.json()) as { data: { views: { id: string; name: string }[] } };
  return data.views;
}

test("a view is created, changed, moved and deleted; every module of the specification has views", async () => {
  const person = await createTestWorkspace();
  const ids: string[] = [];
  for (const name of ["One", "Two", "Three"]) {
    const made = await person.fetch("/api/views", { body: draft(name) });
    expect(made.status).toBe(201);
    ids.push(((await made.json()) as { data: { view_id: string } }).data.view_id);
  }
  const [first = "", second = "", third = ""] = ids;
  expect(await viewsOf(person)).toEqual(
    [first, second, third].map((id, at) => ({ id, ...draft(["One", "Two", "Three"][at] ?? "") })),
  );

  const changed = draft("Deux", { filters: [{ field: "status", values: ["7"] }], columns: [], sort: "" });
  expect((await person.fetch(`/api/views/${second}`, { method: "PUT", body: changed })).status).toBe(200);
  const moved = await person.fetch("/api/views/module/orders/reorder", { body: { views: [second, third, first] } });
  expect(moved.status).toBe(200);
  expect((await person.fetch(`/api/views/${third}`, { method: "DELETE" })).status).toBe(200);
  expect(await viewsOf(person)).toEqual([
    { id: second, ...changed },
    { id: first, ...draft("One") },
  ]);
  for (const module of Object.keys(viewModules)) expect(await viewsOf(person, module)).toBeInstanceOf(Array);
});

test("views are one person's own, of lists that they may see, and nothing else gets in", async () => {
  const owner = await createTestWorkspace();
  const colleague = await createTestWorkspace({ member: owner, permissions: ["plans"] });
  const stranger = await createTestWorkspace();
  const made = await owner.fetch("/api/views", { body: draft("Mine") });
  const { view_id } = ((await made.json()) as { data: { view_id: string } }).data;

  expect((await colleague.fetch("/api/views/module/orders")).status).toBe(403);
  expect((await colleague.fetch("/api/views", { body: draft("Theirs") })).status).toBe(403);
  expect((await colleague.fetch("/api/views", { body: draft("Plans", { module: "plans" }) })).status).toBe(201);
  for (const other of [colleague, stranger]) {
    expect((await other.fetch(`/api/views/${view_id}`, { method: "PUT", body: draft("x") })).status).toBe(404);
    expect((await other.fetch(`/api/views/${view_id}`, { method: "DELETE" })).status).toBe(404);
  }
  expect(await viewsOf(stranger)).toEqual([]);

  const refused = [
    { module: "customers" },
    { name: "  " },
    { name: "x".repeat(61) },
    { sort: "created_at; drop" },
    { filters: [{ field: "status", values: [] }] },
    { columns: "number" },
  ];
  for (const change of refused)
    expect((await owner.fetch("/api/views", { body: draft("x", change) })).status, JSON.stringify(change)).toBe(422);
  expect((await owner.fetch("/api/views/module/customers")).status).toBe(404);
  expect(
    (await owner.fetch(`/api/views/${view_id}`, { method: "PUT", body: draft("x", { module: "plans" }) })).status,
  ).toBe(422);
  expect((await owner.fetch("/api/views/module/orders/reorder", { body: { views: [] } })).status).toBe(422);
  expect((await viewsOf(owner)).map(({ name }) => name)).toEqual(["Mine"]);
});
