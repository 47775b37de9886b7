import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { computeTotpCode, formatSecret } from "#app/modules/identity/model/totp.ts";
import { hashSha256Hex } from "#app/platform/kernel/tokens.ts";
import { createNewcomer, readCode, readMailsTo, TestVisitor } from "../visitor.ts";
import { createTestWorkspace } from "../workspace.ts";

const email = "nina@example.test";
const password = "eine lange Reise";
const wrongOf = (code: string) => (code === "000000" ? "000001" : "000000");

/** The visible part of a response, without its unique id. */
async function shape(response: Response) {
  const cookies = response.headers.getSetCookie().map((line) => line.split("=")[0]);
  const { request_id: _, ...body } = await response.json<Record<string, unknown>>();
  return { status: response.status, cookies, body };
}

test("a code of six digits proves the address, once", async () => {
  const visitor = new TestVisitor();
  const registered = await visitor.call("auth/register", { first_name: "Nina", last_name: "Neu", email, password });
  expect(registered.status).toBe(200);
  expect((await visitor.call("auth/session", {}, "GET")).status).toBe(401);
  const code = await readCode(email);
  const held = visitor.cookie();
  const wrong = await visitor.call("auth/verify", { code: wrongOf(code) });
  expect(await wrong.json()).toMatchObject({ errors: { code: ["Incorrect verification code."] } });
  expect((await visitor.call("auth/verify", { code })).status).toBe(200);
  expect((await visitor.call("auth/session", {}, "GET")).status).toBe(200);
  const replay = new TestVisitor();
  for (const pair of held.split("; ")) replay.cookies.set(pair.split("=")[0] ?? "", pair.split("=")[1] ?? "");
  expect((await replay.call("auth/verify", { code })).status).toBe(422);
});

test("an unverified account gets a message and a new code", async () => {
  await new TestVisitor().call("auth/register", { first_name: "Nina", last_name: "Neu", email, password });
  const visitor = new TestVisitor();
  const refused = await visitor.call("auth/login", { email, password });
  expect(refused.status).toBe(403);
  expect(await refused.json()).toMatchObject({ message: "Your email address is not verified." });
  expect((await visitor.call("auth/verify/resend")).status).toBe(200);
  expect((await visitor.call("auth/verify", { code: await readCode(email) })).status).toBe(200);
  expect((await new TestVisitor().call("auth/login", { email, password })).status).toBe(200);
});

test("registering a known address looks the same, and its owner is notified", async () => {
  const fields = { first_name: "X", last_name: "Y", password: "somebody else's" };
  await createNewcomer(email, password);
  const known = await shape(await new TestVisitor().call("auth/register", { ...fields, email }));
  const unknown = await shape(await new TestVisitor().call("auth/register", { ...fields, email: "new@example.test" }));
  expect(known).toEqual(unknown);
  expect((await readMailsTo(email))[0]?.subject).toBe("You already have an account");
  expect((await new TestVisitor().call("auth/login", { email, password: fields.password })).status).toBe(401);
});

test("a code of one registration does not bring another one's password into force", async () => {
  const intruder = new TestVisitor();
  const owner = new TestVisitor();
  const fields = { first_name: "X", last_name: "Y", email };
  await intruder.call("auth/register", { ...fields, password: "the intruder's own" });
  await owner.call("auth/register", { ...fields, password });
  const code = await readCode(email);
  expect((await intruder.call("auth/verify", { code })).status).toBe(422);
  expect((await owner.call("auth/verify", { code })).status).toBe(200);
  expect((await new TestVisitor().call("auth/login", { email, password })).status).toBe(200);
  expect((await new TestVisitor().call("auth/login", { email, password: "the intruder's own" })).status).toBe(401);
});

test("a forgotten password: code, new password, every device signed out, nothing works twice", async () => {
  const device = await createNewcomer(email, password);
  const visitor = new TestVisitor();
  await visitor.call("auth/password/forgot", { email });
  const code = await readCode(email);
  const stored = await env.DB.prepare("select hash from one_time_codes").all<{ hash: string }>();
  expect(stored.results.every(({ hash }) => /^[0-9a-f]{64}$/.test(hash))).toBe(true);
  expect((await visitor.call("auth/password/validate", { code: wrongOf(code) })).status).toBe(422);
  expect((await visitor.call("auth/password/reset", { password: "eine neue Reise" })).status).toBe(409);
  expect((await visitor.call("auth/password/validate", { code })).status).toBe(200);
  const held = new Map(visitor.cookies);
  expect((await visitor.call("auth/password/reset", { password: "kurz" })).status).toBe(422);
  expect((await visitor.call("auth/password/reset", { password: "eine neue Reise" })).status).toBe(200);
  const replay = new TestVisitor();
  for (const [name, value] of held) replay.cookies.set(name, value);
  const again = await replay.call("auth/password/reset", { password: "noch eine Reise" });
  expect(await again.json()).toMatchObject({ message: "The password reset session expired." });
  expect((await device.call("auth/session", {}, "GET")).status).toBe(401);
  expect((await new TestVisitor().call("auth/login", { email, password })).status).toBe(401);
  expect((await new TestVisitor().call("auth/login", { email, password: "eine neue Reise" })).status).toBe(200);
  expect((await readMailsTo(email))[0]?.subject).toBe("Your password was changed");
});

test("the link of the mail resets too, for its own address and once", async () => {
  await createNewcomer(email, password);
  await new TestVisitor().call("auth/password/forgot", { email });
  const link = /https?:\S+/.exec((await readMailsTo(email))[0]?.body ?? "")?.[0] ?? "";
  const secret = new URL(link).searchParams.get("secret");
  const reset = { secret, password: "eine neue Reise" };
  expect((await new TestVisitor().call("auth/password/reset", { ...reset, email: "other@example.test" })).status).toBe(
    409,
  );
  expect((await new TestVisitor().call("auth/password/reset", { ...reset, email })).status).toBe(200);
  expect((await new TestVisitor().call("auth/password/reset", { ...reset, email })).status).toBe(409);
});

test("an unknown address is answered as a known one at every step, and gets no mail", async () => {
  await createNewcomer(email, password);
  const walk = async (address: string) => {
    const visitor = new TestVisitor();
    const forgot = await shape(await visitor.call("auth/password/forgot", { email: address }));
    return [forgot, await shape(await visitor.call("auth/password/validate", { code: "123456" }))];
  };
  expect(await walk("nobody@example.test")).toEqual(await walk(email));
  expect(await readMailsTo("nobody@example.test")).toEqual([]);
});

test("a code burns after five tries and after ten minutes; anyone gets five an hour", async () => {
  await createNewcomer(email, password);
  const visitor = new TestVisitor();
  await visitor.call("auth/password/forgot", { email });
  const code = await readCode(email);
  for (let at = 0; at < 5; at += 1) await visitor.call("auth/password/validate", { code: wrongOf(code) });
  expect((await visitor.call("auth/password/validate", { code })).status).toBe(422);
  await visitor.call("auth/password/forgot", { email });
  const second = await readCode(email);
  await env.DB.prepare("update one_time_codes set expires_at = 1").run();
  expect((await visitor.call("auth/password/validate", { code: second })).status).toBe(422);
  for (let at = 0; at < 3; at += 1) await visitor.call("auth/password/forgot", { email });
  // A code that was never sent is rejected; other people's requests use up nobody's attempts.
  expect((await visitor.call("auth/password/forgot", { email })).status).toBe(429);
  const countResets = async () => (await readMailsTo(email)).filter(({ subject }) => subject.includes("resets")).length;
  expect(await countResets()).toBe(5);
  expect((await new TestVisitor().call("auth/password/forgot", { email })).status).toBe(200);
  expect(await countResets()).toBe(6);
});

/** A wrong password, from somewhere else unless the browser is said. */
const guess = (visitor = new TestVisitor()) => visitor.call("auth/login", { email, password: "wrong password" });

/** Many wrong passwords in a row: the first and the last are given, what lies between is counted without a hash. */
async function guessTen(of: () => TestVisitor = () => new TestVisitor()): Promise<Response> {
  await guess(of());
  await env.DB.prepare("update rate_limits set attempts = 9 where name in ('sign_in_network', 'sign_in_device')").run();
  await env.DB.prepare("update rate_limits set attempts = 19 where name = 'sign_in_stranger'").run();
  return guess(of());
}

const until = (milliseconds: number) =>
  env.DB.prepare("update rate_limits set window_ends_at = window_ends_at - ?").bind(milliseconds).run();

test("ten wrong passwords of one network shut it out, in the database; the right one then reads the same", async () => {
  await createNewcomer(email, password);
  const network = "2001:db8:feed:7::1";
  const wrong = await guessTen(() => new TestVisitor(network));
  const locked = await shape(await new TestVisitor(network).call("auth/login", { email, password }));
  expect(locked).toEqual(await shape(wrong));
  expect(locked.body).toMatchObject({ message: "Incorrect email or password." });
  await env.DB.prepare("delete from rate_limits where name = 'sign_in_stranger'").run();
  await until(16 * 60_000);
  expect((await new TestVisitor(network).call("auth/login", { email, password })).status).toBe(200);
});

test("during a guessing attack the owner signs in on a new device with a mailed code, and it becomes known", async () => {
  const owner = await createNewcomer(email, password);
  await owner.call("auth/logout");
  await guessTen();
  const device = new TestVisitor();
  expect((await device.call("auth/login", { email, password: "wrong password" })).status).toBe(401);
  const asked = await device.call("auth/login", { email, password });
  expect([asked.status, await asked.json()]).toEqual([200, { data: { next: "code" } }]);
  expect((await device.call("auth/session", {}, "GET")).status).toBe(401);
  expect((await readMailsTo(email))[0]?.subject).toMatch(/^\d{6} is your code to sign in$/);
  // Sent again, it is the same kind of code, and the former one still counts for its own attempt alone.
  const first = await readCode(email);
  expect((await device.call("auth/verify/resend")).status).toBe(200);
  const second = await readCode(email);
  expect((await readMailsTo(email))[0]?.subject).toBe(`${second} is your code to sign in`);
  if (first !== second) expect((await device.call("auth/verify", { code: first })).status).toBe(422);
  expect((await device.call("auth/verify", { code: second })).status).toBe(200);
  expect((await device.call("auth/session", {}, "GET")).status).toBe(200);
  await device.call("auth/logout");
  await guessTen();
  expect(await (await device.call("auth/login", { email, password })).json()).toEqual({ data: {} });
  // A new password ends it.
  const other = new TestVisitor();
  await other.call("auth/password/forgot", { email });
  await other.call("auth/password/validate", { code: await readCode(email) });
  await other.call("auth/password/reset", { password: "eine neue Reise" });
  const fresh = await new TestVisitor().call("auth/login", { email, password: "eine neue Reise" });
  expect(await fresh.json()).toEqual({ data: {} });
});

test("wrong passwords from unknown devices lock no known device, and the owner is notified once per burst", async () => {
  const owner = await createNewcomer(email, password);
  await owner.call("auth/logout");
  await guessTen();
  const letters = async () =>
    (await readMailsTo(email)).filter(({ subject }) => subject === "Someone is trying to sign in to your account");
  expect(await letters()).toHaveLength(1);
  expect((await letters())[0]?.body).toContain("/password/forgot");
  expect(await (await owner.call("auth/login", { email, password })).json()).toEqual({ data: {} });
  // Signing in on a known device does not unblock unknown ones.
  const next = await new TestVisitor().call("auth/login", { email, password });
  expect(await next.json()).toEqual({ data: { next: "code" } });
  await guessTen();
  expect(await letters()).toHaveLength(1);
  await env.DB.prepare("update rate_limits set window_ends_at = 1").run();
  await guessTen();
  expect(await letters()).toHaveLength(2);
});

test("a known device has its own rate limit, which only its own wrong passwords exhaust", async () => {
  const owner = await createNewcomer(email, password);
  await owner.call("auth/logout");
  await guessTen(() => owner);
  expect((await owner.call("auth/login", { email, password })).status).toBe(401);
  expect(await (await new TestVisitor().call("auth/login", { email, password })).json()).toEqual({ data: {} });
  const forged = new TestVisitor();
  forged.cookies.set("__Host-device", "A".repeat(43));
  await guessTen();
  expect(await (await forged.call("auth/login", { email, password })).json()).toEqual({ data: { next: "code" } });
});

test("a device is known only for the people who signed in with it", async () => {
  const owner = await createNewcomer(email, password);
  const stranger = await createNewcomer("stranger@example.test", password);
  await stranger.call("auth/logout");
  await guessTen(() => stranger);
  expect((await stranger.call("auth/login", { email, password })).status).toBe(401);
  await owner.call("auth/logout");
  expect((await owner.call("auth/login", { email, password })).status).toBe(200);
});

test("an unknown address stores nothing and sends no mail", async () => {
  await guessTen();
  for (const table of ["rate_limits", "known_devices", "mail_outbox"])
    expect(await env.DB.prepare(`select count(*) as count from ${table}`).first("count")).toBe(0);
});

test("one network is turned away before any hash, whatever addresses it tries; a /64 is one network", async () => {
  const from = (at: number) => new TestVisitor(`2001:db8:feed:1::${at.toString(16)}`);
  for (let at = 0; at < 20; at += 1)
    expect((await from(at).call("auth/password/forgot", { email: `p${at}@example.test` })).status).toBe(200);
  const statuses: number[] = [];
  for (let at = 20; at < 24; at += 1)
    statuses.push((await from(at).call("auth/login", { email: `p${at}@example.test`, password })).status);
  expect(statuses).toEqual([429, 429, 429, 429]);
  expect((await new TestVisitor("2001:db8:feed:2::1").call("auth/login", { email, password })).status).toBe(401);
});

test("a known device signs in while its network is turned away", async () => {
  const owner = await createNewcomer(email, password);
  await owner.call("auth/logout");
  for (let at = 0; at < 21; at += 1)
    await new TestVisitor(owner.address).call("auth/password/forgot", { email: `p${at}@example.test` });
  expect((await new TestVisitor(owner.address).call("auth/login", { email, password })).status).toBe(429);
  expect((await owner.call("auth/login", { email, password })).status).toBe(200);
});

test("hashes wait in a short line: many at once are turned away, those with a known device go first", async () => {
  const owner = await createNewcomer(email, password);
  await owner.call("auth/logout");
  const strangers = Array.from({ length: 30 }, (_, at) =>
    new TestVisitor().call("auth/login", { email: `p${at}@example.test`, password: "wrong password" }),
  );
  const mine = owner.call("auth/login", { email, password });
  const statuses = (await Promise.all(strangers)).map(({ status }) => status);
  expect((await mine).status).toBe(200);
  expect(statuses.filter((each) => each === 401).length).toBeLessThanOrEqual(12);
  expect(statuses.filter((each) => each === 429).length).toBeGreaterThanOrEqual(18);
  expect((await new TestVisitor().call("auth/login", { email, password })).status).toBe(200);
});

test("two-step verification: a challenge after the password, a code once, a recovery code once, tries limited", async () => {
  await createNewcomer(email, password);
  const user = await env.DB.prepare("select id from users where email = ?").bind(email).first<{ id: string }>();
  const secret = formatSecret(crypto.getRandomValues(new Uint8Array(20)));
  await env.DB.prepare("insert into totp (user_id, secret, confirmed_at, created_at) values (?, ?, 1, 1)")
    .bind(user?.id, secret)
    .run();
  await env.DB.prepare("insert into recovery_codes (user_id, hash) values (?, ?)")
    .bind(user?.id, await hashSha256Hex(`${user?.id}:ABCDEFGHIJ`))
    .run();
  const challenged = async () => {
    const visitor = new TestVisitor();
    expect(await (await visitor.call("auth/login", { email, password })).json()).toEqual({
      data: { next: "two_step" },
    });
    expect((await visitor.call("auth/session", {}, "GET")).status).toBe(401);
    return visitor;
  };
  const code = computeTotpCode(secret, Date.now());
  expect((await (await challenged()).call("auth/two-step", { code: wrongOf(code) })).status).toBe(422);
  expect((await (await challenged()).call("auth/two-step", { code })).status).toBe(200);
  expect((await (await challenged()).call("auth/two-step", { code })).status).toBe(422);
  const recovered = await challenged();
  expect((await recovered.call("auth/two-step", { code: "abcde-fghij" })).status).toBe(200);
  expect((await recovered.call("auth/session", {}, "GET")).status).toBe(200);
  expect((await (await challenged()).call("auth/two-step", { code: "ABCDE-FGHIJ" })).status).toBe(422);
  const guessing = await challenged();
  for (let at = 0; at < 5; at += 1) await guessing.call("auth/two-step", { code: "AAAAA-AAAAA" });
  expect((await guessing.call("auth/two-step", { code: "AAAAA-AAAAA" })).status).toBe(422);
  await env.DB.prepare("update totp set failed_tries = 0, locked_until = ?")
    .bind(Date.now() + 60_000)
    .run();
  const next = computeTotpCode(secret, Date.now() + 30_000);
  expect((await (await challenged()).call("auth/two-step", { code: next })).status).toBe(422);
});

async function invite(address: string, change: Record<string, unknown> = {}) {
  const host = await createTestWorkspace();
  const token = crypto.randomUUID();
  const row = { revoked_at: null, expires_at: Date.now() + 60_000, ...change };
  await env.DB.prepare(
    `insert into invitations (id, account_id, email, token_hash, invited_by, full_access, permissions, locations, created_at, expires_at, revoked_at)
     values (?, ?, ?, ?, ?, 0, '["orders"]', '["L1"]', 1, ?, ?)`,
  )
    .bind(
      crypto.randomUUID(),
      host.account.id,
      address,
      await hashSha256Hex(token),
      host.userId,
      row.expires_at,
      row.revoked_at,
    )
    .run();
  return { host, token };
}

test("registering with an invitation joins its workspace with exactly its rights; stale ones are an invalid request", async () => {
  const { host, token } = await invite(email);
  const visitor = new TestVisitor();
  const fields = { first_name: "Nina", last_name: "Neu", email, password, invitation: token };
  const other = await visitor.call("auth/register", { ...fields, email: "other@example.test" });
  expect(await other.json()).toMatchObject({ message: "Invalid request" });
  expect((await visitor.call("auth/register", fields)).status).toBe(200);
  const session = await (await visitor.call("auth/session", {}, "GET")).json();
  expect(session).toMatchObject({ data: { accounts: [{ uuid: host.account.id, permissions: ["orders"] }] } });
  const places = await env.DB.prepare("select location_id from membership_locations").all();
  expect(places.results).toEqual([{ location_id: "L1" }]);
  expect((await new TestVisitor().call("auth/register", { ...fields, email })).status).toBe(404);
  for (const stale of [{ expires_at: 1 }, { revoked_at: 1 }]) {
    const { token: old } = await invite("late@example.test", stale);
    const refused = await new TestVisitor().call("auth/register", {
      ...fields,
      email: "late@example.test",
      invitation: old,
    });
    expect(await refused.json()).toMatchObject({ message: "Invalid request" });
  }
});
