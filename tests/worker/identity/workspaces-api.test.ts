import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { inviteToPortal } from "#app/modules/partners/commands/portal-invitations.server.ts";
import { createMerchant } from "../merchants.ts";
import { createNewcomer } from "../visitor.ts";
import { createTestWorkspace } from "../workspace.ts";

interface Listed {
  uuid: string;
  name: string;
  is_invitation: boolean;
  merchant: string | null;
  invitation?: string;
}

const linden = { name: "Linden", country: "BA", timezone: "Europe/Sarajevo" };

async function listed(answer: Response): Promise<Listed[]> {
  expect(answer.status).toBe(200);
  const { data } = await answer.json<{ data: { workspaces: Listed[] } }>();
  return data.workspaces;
}

async function actions(accountId: string): Promise<string[]> {
  const { results } = await env.DB.prepare("select action from audit_log where account_id = ? order by at, id")
    .bind(accountId)
    .all<{ action: string }>();
  return results.map(({ action }) => action);
}

test("a person without a workspace makes one, sees it, and every step is in its audit log", async () => {
  const person = await createNewcomer("lin@example.test", "correct horse battery");
  expect(await listed(await person.call("workspaces", {}, "GET"))).toEqual([]);
  const wrong = await person.call("workspaces", { ...linden, timezone: "Mars/Base" });
  expect(wrong.status).toBe(422);
  expect(await wrong.json()).toMatchObject({ errors: { timezone: ["Unknown time zone"] } });
  const made = await person.call("workspaces", linden);
  expect(made.status).toBe(201);
  const { data } = await made.json<{ data: { uuid: string } }>();
  expect(await listed(await person.call("workspaces", {}, "GET"))).toMatchObject([
    { uuid: data.uuid, name: "Linden", is_invitation: false },
  ]);
  expect(await actions(data.uuid)).toEqual(["account.create"]);
  expect((await person.call(`workspaces/${data.uuid}/leave`)).status).toBe(409);
});

test("an invitation is listed, accepted once, left; a declined one is closed; others see nothing", async () => {
  const host = await createTestWorkspace();
  const guest = await createTestWorkspace();
  const stranger = await createTestWorkspace();
  const invite = () => host.fetch("/api/members", { body: { email: guest.email, access: "full" } });
  const act = (who: typeof guest, action: string, body = {}) =>
    who.fetch(`/api/workspaces/${host.account.id}/${action}`, { body });
  await invite();
  expect(await listed(await guest.fetch("/api/workspaces"))).toMatchObject([
    { uuid: guest.account.id, is_invitation: false },
    { uuid: host.account.id, is_invitation: true, merchant: null },
  ]);
  for (const action of ["accept", "decline", "leave"]) expect((await act(stranger, action)).status).toBe(404);
  expect((await act(guest, "decline")).status).toBe(200);
  expect((await act(guest, "accept")).status).toBe(404);
  await invite();
  const accepted = await act(guest, "accept");
  expect(await accepted.json()).toEqual({ data: { uuid: host.account.id } });
  expect((await act(guest, "accept")).status).toBe(404);
  expect((await act(guest, "leave")).status).toBe(200);
  expect((await act(guest, "leave")).status).toBe(404);
  expect(await actions(host.account.id)).toEqual([
    "settings.members.invite",
    "members.decline",
    "settings.members.invite",
    "members.accept",
    "members.leave",
  ]);
  expect((await guest.fetch("/api/workspaces", { headers: { cookie: "" } })).status).toBe(401);
});

test("a portal's invitation names its merchant; two of one carrier are distinguished; the same key runs once", async () => {
  const carrier = await createTestWorkspace();
  const shop = await createTestWorkspace({ kind: "merchant" });
  const ids = [await createMerchant(carrier), await createMerchant(carrier, { name: "Kahnwolle" })];
  for (const id of ids) await inviteToPortal.execute(carrier.scope, { id, email: shop.email });
  const open = (await listed(await shop.fetch("/api/workspaces"))).filter((each) => each.is_invitation);
  expect(open.map(({ merchant }) => merchant).sort()).toEqual(["Deichwolle", "Kahnwolle"]);
  const path = `/api/workspaces/${carrier.account.id}`;
  const unnamed = await shop.fetch(`${path}/accept`, { body: {} });
  expect(await unnamed.json()).toMatchObject({ code: "invalid_fields", errors: { invitation: ["Required"] } });
  const [first, second] = open;
  const body = { invitation: first?.invitation, account: shop.account.id };
  const headers = { "Idempotency-Key": "join" };
  const joined = await shop.fetch(`${path}/accept`, { body, headers });
  expect(await joined.json()).toEqual({ data: { uuid: shop.account.id } });
  const again = await shop.fetch(`${path}/accept`, { body, headers });
  expect(again.headers.get("Idempotent-Replayed")).toBe("true");
  expect((await shop.fetch(`${path}/decline`, { body: { invitation: second?.invitation } })).status).toBe(200);
  expect(await actions(carrier.account.id)).toEqual([
    "settings.merchants.create",
    "settings.merchants.create",
    "settings.merchants.invite",
    "settings.merchants.invite",
    "carriers.accept",
    "carriers.decline",
  ]);
});
