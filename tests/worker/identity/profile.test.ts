import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { acceptWorkspace } from "#app/modules/identity/commands/accept-workspace.server.ts";
import {
  changePassword,
  confirmEmailChange,
  requestEmailChange,
} from "#app/modules/identity/commands/change-credentials.server.ts";
import { declineWorkspace } from "#app/modules/identity/commands/decline-workspace.server.ts";
import {
  endOtherSessionsOfPerson,
  endSessionById,
  updatePhoto,
} from "#app/modules/identity/commands/edit-profile.server.ts";
import { leaveWorkspace } from "#app/modules/identity/commands/leave-workspace.server.ts";
import { beginTwoStep, confirmTwoStep, endTwoStep } from "#app/modules/identity/commands/manage-two-step.server.ts";
import type { SignedInContext } from "#app/modules/identity/commands/signed-in-context.server.ts";
import { readSession } from "#app/modules/identity/db/session.reads.server.ts";
import { computeTotpCode } from "#app/modules/identity/model/totp.ts";
import { MAX_PHOTO_BYTES } from "#app/platform/files/image-type.ts";
import { hashSha256Hex } from "#app/platform/kernel/tokens.ts";
import { createOnePixelPng } from "#tests/factories/pictures.ts";
import { createNewcomer, createTestApp, readCode, readMailsTo, TestVisitor } from "../visitor.ts";
import { createTestWorkspace } from "../workspace.ts";

const email = "nina@example.test";
const password = "eine lange Reise";

async function personOf(visitor: TestVisitor): Promise<SignedInContext> {
  const context = createTestApp();
  const token = visitor.cookies.get("__Host-session") ?? "";
  const session = await readSession(context.db, await hashSha256Hex(token), Date.now());
  if (!session) throw new Error("no session");
  return { ...context, session, address: "test", device: null, deviceToken: null, place: null, language: "en" };
}

const alive = async (visitor: TestVisitor) => (await visitor.call("auth/session", {}, "GET")).status === 200;

async function another(): Promise<TestVisitor> {
  const visitor = new TestVisitor();
  await visitor.call("auth/login", { email, password });
  return visitor;
}

test("changing the password needs the current one and ends the other sessions", async () => {
  const here = await createNewcomer(email, password);
  const there = await another();
  const person = await personOf(here);
  const wrong = await changePassword.execute(person, { current_password: "not it", password: "ganz was anderes" });
  expect(wrong).toMatchObject({ failure: { fields: { current_password: [{ code: "password_wrong" }] } } });
  expect(await alive(there)).toBe(true);
  expect((await changePassword.execute(person, { current_password: password, password: "ganz was anderes" })).ok).toBe(
    true,
  );
  expect([await alive(here), await alive(there)]).toEqual([true, false]);
  expect((await new TestVisitor().call("auth/login", { email, password: "ganz was anderes" })).status).toBe(200);
});

test("sessions end one by one or all others; another person's are out of reach", async () => {
  const here = await createNewcomer(email, password);
  const [there, elsewhere] = [await another(), await another()];
  const stranger = await createNewcomer("other@example.test", password);
  const person = await personOf(here);
  const idOf = async (visitor: TestVisitor) => (await personOf(visitor)).session.tokenHash.slice(0, 16);
  await endSessionById.execute(person, { session: await idOf(stranger) });
  await endSessionById.execute(person, { session: await idOf(there) });
  expect([await alive(there), await alive(elsewhere), await alive(stranger)]).toEqual([false, true, true]);
  await endOtherSessionsOfPerson.execute(person, {});
  expect([await alive(here), await alive(elsewhere), await alive(stranger)]).toEqual([true, false, true]);
});

test("a new address counts once its code was given, by the same person; a taken one never", async () => {
  const here = await createNewcomer(email, password);
  const stranger = await personOf(await createNewcomer("other@example.test", password));
  const person = await personOf(here);
  const requested = await requestEmailChange.execute(person, { email: "new@example.test", current_password: password });
  if (!requested.ok) throw new Error("not asked");
  const answer = { ...requested.value, code: await readCode("new@example.test") };
  expect((await confirmEmailChange.execute(stranger, answer)).ok).toBe(false);
  expect((await confirmEmailChange.execute(person, answer)).ok).toBe(true);
  expect((await confirmEmailChange.execute(person, answer)).ok).toBe(false);
  expect((await new TestVisitor().call("auth/login", { email: "new@example.test", password })).status).toBe(200);
  const moved = await personOf(here);
  const taken = await requestEmailChange.execute(moved, { email: "other@example.test", current_password: password });
  if (!taken.ok) throw new Error("a taken address must look the same");
  const code = await readCode("other@example.test");
  expect((await confirmEmailChange.execute(moved, { ...taken.value, code })).ok).toBe(false);
  const received = (await readMailsTo(email)).filter(
    ({ subject }) => subject === "The email address of your account was changed",
  );
  expect(received.map(({ body }) => body.includes("new@example.test"))).toEqual([true]);
  expect((await readMailsTo("new@example.test")).map(({ subject }) => subject)).not.toContain(received[0]?.subject);
});

test("two-step verification is in force after its first code, and off with the password alone", async () => {
  const person = await personOf(await createNewcomer(email, password));
  expect((await beginTwoStep.execute(person, { current_password: "not it" })).ok).toBe(false);
  const begun = await beginTwoStep.execute(person, { current_password: password });
  if (!begun.ok) throw new Error("not begun");
  expect(begun.value.path).toMatch(/^M\d+ \d+h1v1h-1z/);
  expect(await (await new TestVisitor().call("auth/login", { email, password })).json()).toEqual({ data: {} });
  const code = computeTotpCode(begun.value.secret, Date.now());
  expect((await confirmTwoStep.execute(person, { code: code === "000000" ? "000001" : "000000" })).ok).toBe(false);
  const confirmed = await confirmTwoStep.execute(person, { code });
  if (!confirmed.ok) throw new Error("not confirmed");
  expect(new Set(confirmed.value.codes).size).toBe(10);
  const visitor = new TestVisitor();
  await visitor.call("auth/login", { email, password });
  expect((await visitor.call("auth/two-step", { code: confirmed.value.codes[0] })).status).toBe(200);
  expect((await beginTwoStep.execute(person, { current_password: password })).ok).toBe(false);
  expect((await endTwoStep.execute(person, { current_password: password })).ok).toBe(true);
  expect(await (await new TestVisitor().call("auth/login", { email, password })).json()).toEqual({ data: {} });
});

test("a photo is an image by its bytes, at most 1 MB, and seen by colleagues alone", async () => {
  const owner = await createTestWorkspace();
  const colleague = await createTestWorkspace({ member: owner, permissions: [] });
  const stranger = await createTestWorkspace();
  const context = createTestApp();
  const session = await readSession(context.db, await hashSha256Hex(owner.cookie.split("=")[1] ?? ""), Date.now());
  if (!session) throw new Error("no session");
  const person = { ...context, session, address: "test", device: null, deviceToken: null, place: null, language: "en" };
  const png = createOnePixelPng();
  const script = new File(["<script>alert(1)</script>"], "photo.png", { type: "image/png" });
  expect(await updatePhoto.execute(person, { photo: script })).toMatchObject({
    failure: { code: "image_unsupported" },
  });
  const large = new File([png, new Uint8Array(MAX_PHOTO_BYTES)], "photo.png");
  expect(await updatePhoto.execute(person, { photo: large })).toMatchObject({ failure: { code: "image_too_large" } });
  const half = new File([png.slice(0, -8)], "photo.png");
  expect(await updatePhoto.execute(person, { photo: half })).toMatchObject({ failure: { code: "image_incomplete" } });
  expect((await updatePhoto.execute(person, { photo: new File([png], "photo.exe") })).ok).toBe(true);
  const row = await env.DB.prepare("select photo from users where id = ?")
    .bind(owner.userId)
    .first<{ photo: string }>();
  const path = `/people/${owner.userId}/photo/${row?.photo}`;
  const seen = await colleague.fetch(path);
  expect(seen.status).toBe(200);
  expect(seen.headers.get("content-type")).toBe("image/png");
  expect(seen.headers.get("cache-control")).toBe("private, max-age=86400");
  expect(new Uint8Array(await seen.arrayBuffer())).toEqual(png);
  expect((await stranger.fetch(path)).status).toBe(404);
});

test("invitations are answered by their own person, once; a member leaves, an owner stays", async () => {
  const host = await createTestWorkspace();
  const person = await personOf(await createNewcomer(email, password));
  const invite = async (address: string) => {
    const id = crypto.randomUUID();
    await env.DB.prepare(
      `insert into invitations (id, account_id, email, token_hash, invited_by, full_access, permissions, created_at, expires_at)
       values (?, ?, ?, ?, ?, 0, '["orders"]', 1, ?)`,
    )
      .bind(id, host.account.id, address, await hashSha256Hex(id), host.userId, Date.now() + 60_000)
      .run();
    return id;
  };
  const foreign = await invite("somebody@example.test");
  expect(await acceptWorkspace.execute(person, { invitation: foreign })).toMatchObject({
    failure: { code: "invitation_invalid" },
  });
  expect(await acceptWorkspace.execute(person, { token: foreign })).toMatchObject({
    failure: { code: "invitation_not_yours" },
  });
  const declined = await invite(email);
  expect((await declineWorkspace.execute(person, { invitation: declined })).ok).toBe(true);
  expect((await acceptWorkspace.execute(person, { invitation: declined })).ok).toBe(false);
  const id = await invite(email);
  expect(await acceptWorkspace.execute(person, { token: id })).toMatchObject({ value: { uuid: host.account.id } });
  expect((await acceptWorkspace.execute(person, { token: id })).ok).toBe(false);
  const reread = async () => readSession(person.db, person.session.tokenHash, Date.now());
  const joined = await reread();
  expect(joined?.accounts).toMatchObject([{ id: host.account.id, permissions: ["orders"], isOwner: false }]);
  if (!joined) throw new Error("no session");
  expect((await leaveWorkspace.execute({ ...person, session: joined }, { uuid: host.account.id })).ok).toBe(true);
  expect((await reread())?.accounts).toEqual([]);
  const own = await readSession(person.db, await hashSha256Hex(host.cookie.split("=")[1] ?? ""), Date.now());
  if (!own) throw new Error("no session");
  expect(await leaveWorkspace.execute({ ...person, session: own }, { uuid: host.account.id })).toMatchObject({
    failure: { code: "owner_stays" },
  });
  const log = await env.DB.prepare("select action from audit_log order by at, id").all<{ action: string }>();
  expect(log.results.map(({ action }) => action)).toEqual(["members.decline", "members.accept", "members.leave"]);
});
