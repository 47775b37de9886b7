import { env, exports } from "cloudflare:workers";
import { expect, test } from "vitest";
import { requestTurns } from "#app/platform/http/request-turns.server.ts";
import { createNewcomer } from "../visitor.ts";
import { createTestWorkspace, readWithoutRequestId } from "../workspace.ts";

const person = {
  first_name: "Katharina",
  last_name: "Vogt",
  email: "kv@example.test",
  password: "correct horse battery",
};

function post(path: string, body: unknown, headers: Record<string, string> = {}): Promise<Response> {
  return exports.default.fetch(`https://waybill.test${path}`, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });
}

test("an unauthenticated session call gets 401 in the API's shape", async () => {
  const response = await exports.default.fetch("https://waybill.test/api/auth/session");
  expect(response.status).toBe(401);
  expect(await response.json()).toMatchObject({ code: "no_session", errors: {} });
});

test("register, verify, session, log out, log in; a wrong password and an unknown address read the same", async () => {
  const { email, password } = person;
  const visitor = await createNewcomer(email, password);
  expect(visitor.cookies.get("__Host-session")).toMatch(/^[\w-]{43}$/);
  const session = await visitor.call("auth/session", {}, "GET");
  expect(await session.json()).toMatchObject({ data: { user: { email }, accounts: [], active_account: null } });
  await visitor.call("auth/logout");
  expect((await visitor.call("auth/session", {}, "GET")).status).toBe(401);
  const login = await post("/api/auth/login", { email: "KV@example.test ", password });
  expect(login.headers.get("set-cookie")).toMatch(
    /^__Host-session=[\w-]{43}; Path=\/; .*Secure; HttpOnly; SameSite=Lax/,
  );
  const wrong = await post("/api/auth/login", { email, password: "wrong" });
  const unknown = await post("/api/auth/login", { email: "nobody@example.test", password: "wrong" });
  expect(wrong.status).toBe(401);
  expect(await readWithoutRequestId(wrong)).toEqual(await readWithoutRequestId(unknown));
});

test("bad input is answered with fields, malformed JSON with 400", async () => {
  const fields = await post("/api/auth/register", { ...person, email: "no", password: "short", first_name: undefined });
  expect(fields.status).toBe(422);
  expect(await fields.json()).toMatchObject({
    errors: { email: ["Invalid email address."], password: ["At least 10 characters"], first_name: ["Required"] },
  });
  expect((await post("/api/auth/register", "{")).status).toBe(400);
  expect((await post("/api/auth/nothing", {})).status).toBe(404);
});

test("a change that another site sends is refused", async () => {
  const { cookie } = await createTestWorkspace();
  const response = await post("/api/auth/logout", {}, { cookie, origin: "https://elsewhere.test" });
  expect(response.status).toBe(403);
  expect(await response.json()).toMatchObject({ code: "foreign_origin" });
});

test("a single account is active by itself; another account's header is refused", async () => {
  const mine = await createTestWorkspace();
  const other = await createTestWorkspace();
  expect(await (await mine.fetch("/api/auth/session")).json()).toMatchObject({
    data: { active_account: mine.account.id },
  });
  const refused = await mine.fetch("/api/auth/session", { headers: { account: other.account.id } });
  expect(refused.status).toBe(403);
});

test("a limited member holds the given permissions and no others", async () => {
  const limited = await createTestWorkspace({ permissions: ["orders"] });
  expect(limited.account).toMatchObject({ permissions: ["orders"], locations: "all", isOwner: false });
  const session = await limited.fetch("/api/auth/session");
  expect(session.status).toBe(200);
});

test("an invitation is an account of the session that cannot be made the active one", async () => {
  const host = await createTestWorkspace();
  const guest = await createTestWorkspace();
  const { data }: { data: { user: { email: string } } } = await (await guest.fetch("/api/auth/session")).json();
  await host.fetch("/api/members", { body: { email: data.user.email, access: "full" } });
  expect(await (await guest.fetch("/api/auth/session")).json()).toMatchObject({
    data: {
      active_account: guest.account.id,
      accounts: [
        { uuid: guest.account.id, is_invitation: false },
        { uuid: host.account.id, is_invitation: true, permissions: [] },
      ],
    },
  });
  const refused = await guest.fetch("/api/orders", { headers: { account: host.account.id } });
  expect(refused.status).toBe(403);
});

test("logging out clears the device even if the session cannot be ended, and reports it", async () => {
  const { cookie } = await createTestWorkspace();
  await env.DB.exec("create trigger stuck before delete on sessions begin select raise(abort, 'stuck'); end");
  const call = await post("/api/auth/logout", {}, { cookie, origin: "https://waybill.test" });
  expect(call.status).toBe(500);
  expect(await call.json()).toMatchObject({ code: "logout_failed", message: "Could not log out" });
  expect(call.headers.getSetCookie().join()).toMatch(/__Host-session=;.*__Host-account=;/);
  await env.DB.exec("drop trigger stuck");
  const again = await post("/api/auth/logout", {}, { cookie, origin: "https://waybill.test" });
  expect(again.status).toBe(200);
});

test("a person over the rate limit gets a retry delay, and a colleague is still served", async () => {
  const owner = await createTestWorkspace();
  const colleague = await createTestWorkspace({ member: owner, permissions: ["customers"] });
  const most = requestTurns.running + requestTurns.waitingOfOne;
  const asked = Array.from({ length: most + 8 }, () => owner.fetch("/api/customers?limit=1"));
  const served = colleague.fetch("/api/customers?limit=1");
  const answers = await Promise.all(asked);
  const refused = answers.filter(({ status }) => status === 429);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(most);
  expect(refused.map((each) => each.headers.get("Retry-After"))).toEqual(refused.map(() => "5"));
  expect(await refused[0]?.json()).toMatchObject({ code: "too_many_requests" });
  expect((await served).status).toBe(200);
});
