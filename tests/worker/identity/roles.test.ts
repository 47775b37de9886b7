import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { acceptWorkspace } from "#app/modules/identity/commands/accept-workspace.server.ts";
import { roleCatalogue } from "#app/modules/identity/commands/roles.server.ts";
import { startSession } from "#app/modules/identity/commands/sign-in-context.server.ts";
import { memberships } from "#app/modules/identity/db/members.tables.ts";
import { readSession } from "#app/modules/identity/db/session.reads.server.ts";
import { insertUser } from "#app/modules/identity/db/session.writes.server.ts";
import type { MemberView } from "#app/modules/identity/model/member.ts";
import { type RoleView, suggestedRoles } from "#app/modules/identity/model/role.ts";
import { mailOutbox } from "#app/modules/notifications/db/notifications.tables.ts";
import type { BulkOutcome } from "#app/platform/kernel/result.ts";
import { hashSha256Hex } from "#app/platform/kernel/tokens.ts";
import { createAccessToken, createTestWorkspace, type TestWorkspace } from "../workspace.ts";

const managing = ["settings", "settings.members", "settings.members.manage"];

async function createRole(by: TestWorkspace, name: string, permissions: readonly string[]): Promise<string> {
  const answer = await by.fetch("/api/roles", { body: { name, permissions } });
  expect(answer.status).toBe(201);
  const { data } = await answer.json<{ data: { id: string } }>();
  return data.id;
}

async function readRole(by: TestWorkspace, id: string): Promise<RoleView> {
  const { data } = await (await by.fetch(`/api/roles/${id}`)).json<{ data: { role: RoleView } }>();
  return data.role;
}

async function readMembers(by: TestWorkspace, query = ""): Promise<MemberView[]> {
  const { data } = await (await by.fetch(`/api/members${query}`)).json<{ data: { members: MemberView[] } }>();
  return data.members;
}

const giveRole = (by: TestWorkspace, ids: string[], roleId: string) =>
  by.fetch("/api/members/role", { body: { ids, role_id: roleId } });

async function readOutcome(answer: Response): Promise<BulkOutcome> {
  expect(answer.status).toBe(200);
  return (await answer.json<{ data: BulkOutcome }>()).data;
}

test("a role decides its members' permissions, and a change applies from their next request", async () => {
  const owner = await createTestWorkspace();
  const member = await createTestWorkspace({ member: owner, permissions: ["customers"] });
  const role = await createRole(owner, "Dispatch", ["orders.create"]);
  expect((await readRole(owner, role)).permissions, "what opens the module belongs to it").toEqual([
    "orders",
    "orders.create",
  ]);
  expect(await readOutcome(await giveRole(owner, [member.userId], role))).toEqual({
    succeeded: [member.userId],
    refused: [],
  });
  expect((await member.fetch("/api/orders")).status).toBe(200);
  expect((await member.fetch("/api/customers")).status).toBe(403);
  expect(await readMembers(owner, `?filters[role_id][]=${role}`)).toMatchObject([
    { id: member.userId, role_id: role, role: "Dispatch", access: "limited", permissions: ["orders", "orders.create"] },
  ]);

  const put = (body: object) => owner.fetch(`/api/roles/${role}`, { method: "PUT", body });
  expect((await put({ version: 1, name: "Customers", permissions: ["customers"] })).status).toBe(200);
  expect((await put({ version: 1, name: "Late", permissions: ["plans"] })).status, "somebody else was faster").toBe(
    409,
  );
  expect((await member.fetch("/api/orders")).status).toBe(403);
  expect((await member.fetch("/api/customers")).status).toBe(200);
  const [changed] = await readMembers(owner, `?filters[role_id][]=${role}`);
  expect(changed, "who edits the member sees that it changed").toMatchObject({ role: "Customers", version: 3 });

  const remove = () => owner.fetch(`/api/roles/${role}`, { method: "DELETE" });
  expect((await readOutcome(await remove())).refused).toMatchObject([{ id: role, code: "in_use_where" }]);
  const own = { version: 3, access: "limited", permissions: ["plans"] };
  expect((await owner.fetch(`/api/members/${member.userId}`, { method: "PUT", body: own })).status).toBe(200);
  expect(await readMembers(owner, `?search=${member.email}`)).toMatchObject([{ role: null, permissions: ["plans"] }]);
  expect((await readOutcome(await remove())).succeeded).toEqual([role]);
});

test("several people are invited at once with one role, and get its permissions when they accept", async () => {
  const owner = await createTestWorkspace();
  const { db, ports } = owner.scope;
  const known = await createTestWorkspace({ member: owner, permissions: ["orders"] });
  const emails = ["ann@example.test", "BEN@example.test", "ann@example.test", known.email];
  const invite = (body: object) => owner.fetch("/api/members/invitations", { body });
  const outcome = await readOutcome(await invite({ emails, access: "limited", role_id: "warehouse" }));
  expect(outcome.succeeded).toEqual(["ann@example.test", "ben@example.test"]);
  expect(outcome.refused).toMatchObject([{ id: known.email, code: "already_member" }]);
  const [created] = (await (await owner.fetch("/api/roles")).json<{ data: { roles: RoleView[] } }>()).data.roles;
  expect(created).toMatchObject({ name: "Warehouse", people: 2 });
  expect(created?.permissions.toSorted()).toEqual(suggestedRoles.warehouse.toSorted());
  const again = await readOutcome(
    await invite({ emails: ["cy@example.test"], access: "limited", role_id: "warehouse" }),
  );
  expect(again.succeeded, "the suggested role exists now").toHaveLength(1);
  expect(await readRole(owner, created?.id ?? "")).toMatchObject({ people: 3 });

  // The role changes between invitation and acceptance.
  const body = { version: 1, name: "Warehouse", permissions: ["items"] };
  expect((await owner.fetch(`/api/roles/${created?.id}`, { method: "PUT", body })).status).toBe(200);
  const [mail] = await db.select().from(mailOutbox).where(eq(mailOutbox.recipient, "ben@example.test"));
  const token = /token=([\w-]+)/.exec(mail?.body ?? "")?.[1] ?? "";
  const user = { id: crypto.randomUUID(), email: "ben@example.test", firstName: "Ben", lastName: "Test" };
  await insertUser(db, { ...user, createdAt: ports.clock.now() });
  const signedIn = await startSession({ db, ports, device: null }, user.id);
  const session = await readSession(db, await hashSha256Hex(signedIn.token), ports.clock.now());
  if (!session) throw new Error("no session");
  expect(await acceptWorkspace.execute({ db, ports, session }, { token })).toMatchObject({ ok: true });
  expect(await readMembers(owner, "?search=ben@")).toMatchObject([
    { status: "active", role: "Warehouse", permissions: ["items"] },
  ]);

  const faults = async (change: object) => {
    const answer = await invite({ emails: ["x@example.test"], access: "limited", ...change });
    return Object.keys((await answer.json<{ errors: object }>()).errors);
  };
  expect(await faults({ emails: ["x@example.test", "no address"], role_id: created?.id })).toEqual(["emails.1"]);
  expect(await faults({ emails: [], role_id: created?.id })).toEqual(["emails"]);
  expect(await faults({ role_id: crypto.randomUUID() })).toEqual(["role_id"]);
  expect(await faults({ role_id: created?.id, access: "full" })).toEqual(["role_id"]);
  expect(await faults({ role_id: created?.id, permissions: ["orders"] })).toEqual(["permissions"]);
});

test("nobody grants, changes or creates a role beyond their own permissions, or changes their own role", async () => {
  const owner = await createTestWorkspace();
  const manager = await createTestWorkspace({ member: owner, permissions: [...managing, "orders"] });
  const member = await createTestWorkspace({ member: owner, permissions: ["orders"] });
  const wide = await createRole(owner, "Wide", ["orders", "plans"]);
  const narrow = await createRole(manager, "Narrow", ["orders"]);
  const put = async (id: string, permissions: string[]) => {
    const { name, version } = await readRole(owner, id);
    return (await manager.fetch(`/api/roles/${id}`, { method: "PUT", body: { name, version, permissions } })).status;
  };
  expect(await put(wide, ["orders"]), "not even less of what they do not have").toBe(403);
  expect(await put(narrow, ["orders", "plans"])).toBe(403);
  expect(await put(narrow, ["orders"])).toBe(200);
  expect((await manager.fetch("/api/roles", { body: { name: "More", permissions: ["plans"] } })).status).toBe(403);
  const refusals = async (ids: string[], role: string) =>
    (await readOutcome(await giveRole(manager, ids, role))).refused;
  expect(await refusals([member.userId], wide)).toMatchObject([{ code: "beyond_own" }]);
  expect((await giveRole(manager, [member.userId], "dispatcher")).status).toBe(200);
  expect(await readMembers(owner, `?search=${member.email}`)).toMatchObject([{ role: null }]);
  expect(await refusals([owner.userId, manager.userId], narrow)).toMatchObject([
    { id: owner.userId, code: "owner_untouchable" },
    { id: manager.userId, code: "own_access" },
  ]);
  const bulk = (ids: string[]) => roleCatalogue.remove?.execute(manager.scope, { ids });
  expect(await bulk([wide, narrow])).toMatchObject({
    ok: true,
    value: { succeeded: [narrow], refused: [{ id: wide, code: "beyond_own" }] },
  });

  const mine = await createRole(owner, "Managers", [...managing, "orders"]);
  expect((await giveRole(owner, [manager.userId], mine)).status).toBe(200);
  expect(await put(mine, [...managing, "orders"]), "their own role").toBe(409);
  const stranger = await createTestWorkspace();
  expect((await stranger.fetch(`/api/roles/${mine}`)).status).toBe(404);
  const foreign = await giveRole(stranger, [manager.userId], mine);
  expect(foreign.status).toBe(422);
});

test("a manager of some locations gives roles there, and makes none", async () => {
  const owner = await createTestWorkspace();
  const where = await owner.fetch("/api/locations", {
    body: { name: "Hub", longitude: 17.8, latitude: 43.3, address: { line1: "Weg 1", city: "Mostar", country: "BA" } },
  });
  const { data } = await where.json<{ data: { id: string } }>();
  const role = await createRole(owner, "Orders", ["orders"]);
  const manager = await createTestWorkspace({ member: owner, permissions: [...managing, "orders"] });
  const access = { version: 1, access: "limited", permissions: [...managing, "orders"], locations: [data.id] };
  expect((await owner.fetch(`/api/members/${manager.userId}`, { method: "PUT", body: access })).status).toBe(200);
  const invite = async (change: object) =>
    (
      await manager.fetch("/api/members", {
        body: { email: "at@example.test", access: "limited", role_id: role, ...change },
      })
    ).status;
  expect(await invite({}), "at all locations").toBe(403);
  expect(await invite({ locations: [data.id] })).toBe(201);
  expect((await manager.fetch("/api/roles", { body: { name: "Mine", permissions: ["orders"] } })).status).toBe(403);
  const change = { version: 1, name: "Orders", permissions: ["orders"] };
  expect((await manager.fetch(`/api/roles/${role}`, { method: "PUT", body: change })).status).toBe(403);
});

test("an inactive role stays with its members and cannot be assigned to others", async () => {
  const owner = await createTestWorkspace();
  const [first, second] = [
    await createTestWorkspace({ member: owner, permissions: ["orders"] }),
    await createTestWorkspace({ member: owner, permissions: ["orders"] }),
  ];
  const role = await createRole(owner, "Old", ["plans"]);
  await giveRole(owner, [first.userId], role);
  expect(await roleCatalogue.deactivate.execute(owner.scope, { ids: [role] })).toMatchObject({ ok: true });
  expect((await giveRole(owner, [second.userId], role)).status).toBe(422);
  const body = { version: 2, access: "limited", role_id: role };
  expect((await owner.fetch(`/api/members/${first.userId}`, { method: "PUT", body })).status).toBe(200);
});

test("deleting a role while it is being assigned leaves nobody without permissions", async () => {
  const owner = await createTestWorkspace();
  const { db } = owner.scope;
  const member = await createTestWorkspace({ member: owner, permissions: ["orders"] });
  const role = await createRole(owner, "Gone", ["plans"]);
  await giveRole(owner, [member.userId], role);
  // Between the check of its use and its deletion somebody gave it to a member.
  await db.$client.prepare("delete from roles where id = ?").bind(role).run();
  const [row] = await db.select().from(memberships).where(eq(memberships.userId, member.userId));
  expect(row).toMatchObject({ roleId: null, permissions: ["plans"] });
});

test("a token without access management creates no roles, and one with it stays within its permissions", async () => {
  const owner = await createTestWorkspace();
  const role = await createRole(owner, "Plans", ["plans"]);
  const member = await createTestWorkspace({ member: owner, permissions: ["orders"] });
  const call = async (token: string, path: string, body: object, method = "POST") =>
    (
      await owner.fetch(path, {
        ...{ method, body },
        headers: { authorization: `Bearer ${token}`, cookie: "", account: "" },
      })
    ).status;
  const full = await createAccessToken(owner, { name: "Full", access: "full" });
  const limited = await createAccessToken(owner, {
    ...{ name: "Limited", access: "limited", permissions: [...managing, "orders"] },
  });
  const wanted = { name: "Made", permissions: ["orders"] };
  expect(await call(full, "/api/roles", wanted)).toBe(403);
  expect(await call(full, "/api/members/role", { ids: [member.userId], role_id: role })).toBe(403);
  expect(await call(limited, "/api/roles", wanted)).toBe(201);
  expect(await call(limited, "/api/roles", { name: "More", permissions: ["plans"] })).toBe(403);
  expect(await call(limited, `/api/roles/${role}`, { version: 1, ...wanted }, "PUT")).toBe(403);
});
