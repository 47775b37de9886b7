import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { acceptWorkspace } from "#app/modules/identity/commands/accept-workspace.server.ts";
import { declineWorkspace } from "#app/modules/identity/commands/decline-workspace.server.ts";
import { startSession } from "#app/modules/identity/commands/sign-in-context.server.ts";
import { invitations } from "#app/modules/identity/db/identity.tables.ts";
import { readSession } from "#app/modules/identity/db/session.reads.server.ts";
import { insertUser } from "#app/modules/identity/db/session.writes.server.ts";
import { mailOutbox } from "#app/modules/notifications/db/notifications.tables.ts";
import { hashSha256Hex } from "#app/platform/kernel/tokens.ts";
import { readExportedTable } from "#tests/factories/exported-table.ts";
import { createTestWorkspace, readWithoutRequestId, type TestWorkspace } from "../workspace.ts";

interface Listed {
  data: {
    members: {
      id: string;
      email: string;
      status: string;
      is_owner: boolean;
      is_self: boolean;
      permissions: string[];
    }[];
    pagination: { total: number; next: string | null };
  };
}

const limited = { access: "limited", permissions: ["orders.create"] };
const reading = ["settings", "settings.members"];
const managing = [...reading, "settings.members.manage"];

async function invite(by: TestWorkspace, body: object) {
  const answer = await by.fetch("/api/members", { body });
  const { data, errors }: { data?: { id: string }; errors?: Record<string, string[]> } = await answer.json();
  return { status: answer.status, id: data?.id ?? "", fields: Object.keys(errors ?? {}) };
}

/** The token of the newest mail to an address. */
async function tokenFor({ scope }: TestWorkspace, recipient: string): Promise<string> {
  const mails = await scope.db.select().from(mailOutbox).where(eq(mailOutbox.recipient, recipient));
  const bodies = mails.map((mail) => mail.body).sort();
  expect(mails.every((mail) => mail.confidential)).toBe(true);
  return bodies.map((body) => /\/workspaces\/load\?token=([\w-]+)/.exec(body)?.[1] ?? "").at(-1) ?? "";
}

async function personOf({ scope }: TestWorkspace, email: string) {
  const { db, ports } = scope;
  const id = crypto.randomUUID();
  const user = await insertUser(db, { id, email, firstName: "New", lastName: "Person", createdAt: ports.clock.now() });
  if (!user) throw new Error("the person exists already");
  const { token } = await startSession({ db, ports, device: null }, id);
  const session = await readSession(db, await hashSha256Hex(token), ports.clock.now());
  if (!session) throw new Error("no session");
  return { db, ports, session };
}

const list = async (by: TestWorkspace, query = ""): Promise<Listed["data"]> => {
  const answer: Listed = await (await by.fetch(`/api/members${query}`)).json();
  return answer.data;
};

test("an invitation is mailed with an unstored secret, listed, accepted once, and grants its permissions", async () => {
  const owner = await createTestWorkspace();
  const made = await invite(owner, { email: " Ada@Example.test ", ...limited });
  expect(made.status).toBe(201);
  const token = await tokenFor(owner, "ada@example.test");
  const [row] = await owner.scope.db.select().from(invitations);
  expect(row?.tokenHash).toBe(await hashSha256Hex(token));
  expect(JSON.stringify(row)).not.toContain(token);
  expect(Math.round(((row?.expiresAt ?? 0) - (row?.createdAt ?? 0)) / 86_400_000)).toBe(7);
  expect(row?.permissions).toEqual(["orders", "orders.create"]);
  const before = await list(owner);
  expect(before.members.map(({ email, status, is_owner }) => [email, status, is_owner])).toContainEqual([
    "ada@example.test",
    "pending",
    false,
  ]);
  expect((await invite(owner, { email: "ada@example.test", access: "full" })).fields).toEqual(["email"]);

  const person = await personOf(owner, "ada@example.test");
  expect(await acceptWorkspace.execute(person, { token })).toEqual({ ok: true, value: { uuid: owner.account.id } });
  expect(await acceptWorkspace.execute(person, { token })).toMatchObject({
    ok: false,
    failure: { code: "invitation_invalid" },
  });
  const after = await list(owner, "?search=ada@");
  expect(after.members).toMatchObject([{ status: "active", permissions: ["orders", "orders.create"] }]);
  expect((await invite(owner, { email: "ada@example.test", access: "full" })).fields).toEqual(["email"]);
});

test("a revoked, a replaced and an expired link are all an invalid request", async () => {
  const owner = await createTestWorkspace();
  const { db } = owner.scope;
  const person = await personOf(owner, "bob@example.test");
  const { id } = await invite(owner, { email: "bob@example.test", ...limited });
  const first = await tokenFor(owner, "bob@example.test");
  expect((await owner.fetch(`/api/members/${id}/resend`, { method: "POST" })).status).toBe(429);
  await db.update(invitations).set({ expiresAt: 1 }).where(eq(invitations.id, id));
  expect(await acceptWorkspace.execute(person, { token: first })).toMatchObject({
    ok: false,
    failure: { code: "invitation_invalid" },
  });
  expect((await list(owner, "?filters[status][]=expired")).members.map((each) => each.id)).toEqual([id]);

  await db.delete(mailOutbox);
  expect((await owner.fetch(`/api/members/${id}/resend`, { method: "POST" })).status).toBe(200);
  const second = await tokenFor(owner, "bob@example.test");
  expect(second).not.toBe(first);
  expect(await acceptWorkspace.execute(person, { token: first })).toMatchObject({
    ok: false,
    failure: { code: "invitation_invalid" },
  });
  expect((await owner.fetch(`/api/members/${id}/revoke`, { method: "POST" })).status).toBe(200);
  expect(await acceptWorkspace.execute(person, { token: second })).toMatchObject({
    ok: false,
    failure: { code: "invitation_invalid" },
  });
  expect(await declineWorkspace.execute(person, { token: second })).toMatchObject({ ok: false });
  expect((await owner.fetch(`/api/members/${id}/revoke`, { method: "POST" })).status).toBe(404);
});

test("the owner and oneself cannot be changed; another account's member looks unknown", async () => {
  const owner = await createTestWorkspace();
  const admin = await createTestWorkspace({ member: owner, permissions: ["*"] });
  const stranger = await createTestWorkspace();
  const put = (by: TestWorkspace, id: string) =>
    by.fetch(`/api/members/${id}`, { method: "PUT", body: { version: 1, access: "limited", permissions: ["orders"] } });
  for (const id of [owner.userId, admin.userId]) {
    expect((await put(admin, id)).status).toBe(409);
    expect((await admin.fetch(`/api/members/${id}`, { method: "DELETE" })).status).toBe(409);
    expect((await admin.fetch(`/api/members/${id}/deactivate`, { method: "POST" })).status).toBe(409);
  }
  const foreign = await put(stranger, admin.userId);
  const missing = await put(stranger, crypto.randomUUID());
  expect([foreign.status, await readWithoutRequestId(foreign)]).toEqual([404, await readWithoutRequestId(missing)]);
  expect((await stranger.fetch(`/api/members/${admin.userId}`)).status).toBe(404);
  expect((await stranger.fetch(`/api/members/${admin.userId}`, { method: "DELETE" })).status).toBe(404);
  const marks = (await list(admin)).members.map((each) => [each.id, each.is_owner, each.is_self]);
  expect(marks.sort()).toEqual(
    [
      [owner.userId, true, false],
      [admin.userId, false, true],
    ].sort(),
  );
});

test("reading does not allow managing, and nobody grants or changes more than they have", async () => {
  const owner = await createTestWorkspace();
  const reader = await createTestWorkspace({ member: owner, permissions: reading });
  expect((await reader.fetch("/api/members")).status).toBe(200);
  expect((await invite(reader, { email: "x@example.test", ...limited })).status).toBe(403);
  expect((await reader.fetch(`/api/members/${owner.userId}`, { method: "DELETE" })).status).toBe(403);
  const manager = await createTestWorkspace({ member: owner, permissions: [...managing, "orders"] });
  const code = async (body: object) => (await invite(manager, { email: "y@example.test", ...body })).status;
  expect(await code({ access: "full" })).toBe(403);
  expect(await code({ access: "limited", permissions: ["shipments"] })).toBe(403);
  expect(await code({ access: "limited", permissions: [] })).toBe(422);
  expect(await code({ access: "limited", permissions: ["orders"], locations: [crypto.randomUUID()] })).toBe(422);
  expect(await code({ access: "limited", permissions: ["orders"] })).toBe(201);
  const admin = await createTestWorkspace({ member: owner, permissions: ["*"] });
  expect((await manager.fetch(`/api/members/${admin.userId}`, { method: "DELETE" })).status).toBe(403);
});

test("a deactivated member loses access at once and regains it when activated; removal is permanent", async () => {
  const owner = await createTestWorkspace();
  const member = await createTestWorkspace({ member: owner, permissions: ["orders"] });
  const act = (action: string) => owner.fetch(`/api/members/${member.userId}/${action}`, { method: "POST" });
  expect((await member.fetch("/api/orders")).status).toBe(200);
  expect((await act("deactivate")).status).toBe(200);
  expect((await member.fetch("/api/orders")).status).toBe(403);
  expect((await act("activate")).status).toBe(200);
  expect((await member.fetch("/api/orders")).status).toBe(200);
  const put = async (change: object) =>
    (await owner.fetch(`/api/members/${member.userId}`, { method: "PUT", body: change })).status;
  const shipments = { access: "limited", permissions: ["shipments"] };
  expect(await put(shipments), "a change needs the version that was read").toBe(422);
  expect(await put({ ...shipments, version: 1 })).toBe(200);
  expect(await put({ ...shipments, access: "full", version: 1 }), "somebody else was faster").toBe(409);
  expect((await member.fetch("/api/orders")).status).toBe(403);
  expect((await owner.fetch(`/api/members/${member.userId}`, { method: "DELETE" })).status).toBe(200);
  expect((await list(owner)).members.map((each) => each.id)).toEqual([owner.userId]);
});

test("pages of the list contain everyone once, forwards and backwards", async () => {
  const owner = await createTestWorkspace();
  for (let at = 0; at < 7; at += 1) await createTestWorkspace({ member: owner, permissions: ["orders"] });
  const walked: string[] = [];
  let cursor: string | null = null;
  do {
    const page: Listed["data"] = await list(owner, `?limit=3${cursor ? `&cursor=${cursor}` : ""}`);
    expect(page.pagination.total).toBe(8);
    walked.push(...page.members.map((each) => each.id));
    cursor = page.pagination.next;
  } while (cursor);
  expect(walked.length).toBe(8);
  expect(new Set(walked).size).toBe(8);
});

test("the list exports to a file with permission to see it", async () => {
  const owner = await createTestWorkspace();
  const file = await owner.fetch("/settings/members/export?format=csv");
  expect(file.status).toBe(200);
  const { header, rows } = readExportedTable(new Uint8Array(await file.arrayBuffer()));
  expect(header).toEqual(["Name", "Email", "Access", "Locations", "Status", "Added"]);
  expect(rows).toHaveLength(1);
  expect(rows[0]).toMatchObject({ Access: "Full", Locations: "All", Status: "Active" });
  const limited = await createTestWorkspace({ member: owner, permissions: ["settings"] });
  expect((await limited.fetch("/settings/members/export?format=csv")).status).not.toBe(200);
});
