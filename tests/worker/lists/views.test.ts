import { expect, test } from "vitest";
import type { StoredView } from "#app/modules/lists/db/view.reads.server.ts";
import { MAX_VIEWS, viewModules } from "#app/modules/lists/model/view.ts";
import { createTestWorkspace, type TestWorkspace } from "../workspace.ts";

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
  const { data } = (await answer.json()) as { data: { views: StoredView[] } };
  return data.views;
}

test("a view is created, changed, moved and deleted; every module with a list has views", async () => {
  const person = await createTestWorkspace();
  const ids: string[] = [];
  for (const name of ["One", "Two", "Three"]) {
    const made = await person.fetch("/api/views", { body: draft(name) });
    expect(made.status).toBe(201);
    ids.push(((await made.json()) as { data: { view_id: string } }).data.view_id);
  }
  const [first = "", second = "", third = ""] = ids;
  const mine = { audience: "me", roles: [], owner: null, can_edit: true };
  expect(await viewsOf(person)).toEqual(
    [first, second, third].map((id, at) => ({ id, ...mine, ...draft(["One", "Two", "Three"][at] ?? "") })),
  );

  const changed = draft("Deux", { filters: [{ field: "status", values: ["7"] }], columns: [], sort: "" });
  expect((await person.fetch(`/api/views/${second}`, { method: "PUT", body: changed })).status).toBe(200);
  const moved = await person.fetch("/api/views/module/orders/reorder", { body: { views: [second, third, first] } });
  expect(moved.status).toBe(200);
  expect((await person.fetch(`/api/views/${third}`, { method: "DELETE" })).status).toBe(200);
  expect(await viewsOf(person)).toEqual([
    { id: second, ...mine, ...changed },
    { id: first, ...mine, ...draft("One") },
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

const made = async (person: TestWorkspace, changes: object): Promise<string> => {
  const answer = await person.fetch("/api/views", { body: draft("Shared", changes) });
  expect(answer.status).toBe(201);
  return (await answer.json<{ data: { view_id: string } }>()).data.view_id;
};
const seen = async (person: TestWorkspace) => (await viewsOf(person)).map(({ id }) => id);

test("a view is shared with everyone or with roles, and changed by its creator or a member manager", async () => {
  const owner = await createTestWorkspace();
  const dispatcher = await createTestWorkspace({ member: owner, permissions: ["orders"] });
  const clerk = await createTestWorkspace({ member: owner, permissions: ["orders"] });
  const driver = await createTestWorkspace({ member: owner, permissions: ["plans"] });
  const role = async (name: string) => {
    const answer = await owner.fetch("/api/roles", { body: { name, permissions: ["orders"] } });
    return (await answer.json<{ data: { id: string } }>()).data.id;
  };
  const dispatch = await role("Dispatch");
  expect(
    (await owner.fetch("/api/members/role", { body: { ids: [dispatcher.userId], role_id: dispatch } })).status,
  ).toBe(200);

  const all = await made(clerk, { audience: "everyone" });
  const some = await made(clerk, { audience: "roles", roles: [dispatch] });
  const own = await made(clerk, {});
  expect((await seen(clerk)).sort()).toEqual([all, some, own].sort());
  expect((await seen(dispatcher)).sort()).toEqual([all, some].sort());
  expect((await seen(owner)).sort(), "who manages members sees what is shared").toEqual([all, some].sort());
  expect((await driver.fetch("/api/views/module/orders")).status, "the list itself is not shared").toBe(403);
  expect(await seen(await createTestWorkspace())).toEqual([]);
  expect((await viewsOf(dispatcher))[0]).toMatchObject({
    owner: expect.stringMatching(/^Test Person/),
    can_edit: false,
  });

  const put = async (person: TestWorkspace, id: string, changes: object) =>
    (await person.fetch(`/api/views/${id}`, { method: "PUT", body: draft("Shared", changes) })).status;
  expect(await put(dispatcher, all, {}), "seen, but another's").toBe(403);
  expect((await dispatcher.fetch(`/api/views/${all}`, { method: "DELETE" })).status).toBe(403);
  expect(await put(dispatcher, own, {}), "not seen").toBe(404);
  expect(await put(owner, own, {}), "private, also for who manages members").toBe(404);
  expect(await put(owner, all, { columns: ["number"] })).toBe(200);
  expect(
    (await viewsOf(clerk)).find(({ id }) => id === all),
    "stays shared",
  ).toMatchObject({
    audience: "everyone",
    columns: ["number"],
  });
  const copy = await made(dispatcher, { name: "Mine" });
  const order = await dispatcher.fetch("/api/views/module/orders/reorder", { body: { views: [all, copy, some] } });
  expect((await order.json<{ data: { views: string[] } }>()).data.views[0], "what others share stands behind").toBe(
    copy,
  );

  expect(await put(clerk, some, { audience: "me" })).toBe(200);
  expect((await seen(dispatcher)).sort()).toEqual([all, copy].sort());
  expect((await owner.fetch(`/api/views/${all}`, { method: "DELETE" })).status).toBe(200);
  expect(await seen(dispatcher)).toEqual([copy]);
  expect(await (await clerk.fetch("/api/views/audiences")).json()).toEqual({
    data: { everyone: 4, roles: [{ id: dispatch, name: "Dispatch", people: 1 }] },
  });
});

test("an audience of roles names roles of the account, and no more views are shared than a row of tabs holds", async () => {
  const owner = await createTestWorkspace();
  const stranger = await createTestWorkspace();
  const foreign = await stranger.fetch("/api/roles", { body: { name: "Theirs", permissions: ["orders"] } });
  const { id } = (await foreign.json<{ data: { id: string } }>()).data;
  const faults = async (changes: object) => {
    const answer = await owner.fetch("/api/views", { body: draft("x", changes) });
    return Object.keys((await answer.json<{ errors?: object }>()).errors ?? {});
  };
  expect(await faults({ audience: "roles" })).toEqual(["roles"]);
  expect(await faults({ audience: "roles", roles: [id] })).toEqual(["roles"]);
  expect(await faults({ audience: "everyone", roles: [id] })).toEqual(["roles"]);
  expect(await faults({ audience: "nobody" })).toEqual(["audience"]);
  const member = await createTestWorkspace({ member: owner, permissions: ["orders"] });
  for (let at = 0; at < MAX_VIEWS; at += 1) await made(member, { audience: "everyone" });
  expect(await faults({ audience: "everyone" })).toEqual(["audience"]);
  expect(await faults({})).toEqual([]);
});
