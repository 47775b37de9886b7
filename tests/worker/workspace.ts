import { env, exports } from "cloudflare:workers";
import { and, eq } from "drizzle-orm";
import { createWorkspace } from "#app/modules/identity/commands/create-workspace.server.ts";
import { startSession } from "#app/modules/identity/commands/sign-in-context.server.ts";
import { memberships } from "#app/modules/identity/db/members.tables.ts";
import { readSession, type SessionAccount } from "#app/modules/identity/db/session.reads.server.ts";
import { insertUser } from "#app/modules/identity/db/session.writes.server.ts";
import { wildcardPermission } from "#app/platform/access/permissions.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { hashSha256Hex } from "#app/platform/kernel/tokens.ts";
import { findResponseFault } from "#tests/api/calls.ts";
import { createAppContext } from "#workers/environment.ts";
// Loaded with the test: parallel first requests that wait for one import may hang (`handle-request.ts`).
import "./server-build.ts";

export interface TestWorkspace {
  scope: Scope;
  account: SessionAccount;
  userId: string;
  email: string;
  cookie: string;
  /** Sends a request as this person; `body` is sent as JSON by POST unless `method` differs. */
  fetch(
    path: string,
    options?: { method?: string; body?: unknown; headers?: Record<string, string> },
  ): Promise<Response>;
  /** Asks the Worker as this person with a body as it is: a form, a file. */
  send(path: string, init: { method: string; body: BodyInit; headers?: Record<string, string> }): Promise<Response>;
}

interface WorkspaceOptions {
  /** Limited access with these permissions; without it the person is the owner. */
  permissions?: string[];
  timezone?: string;
  country?: string;
  kind?: "carrier" | "merchant";
  /** Joins the account of another workspace instead of having its own. */
  member?: TestWorkspace;
}

let people = 0;

/** A person with a session and a workspace, made by the product's own commands. */
export async function createTestWorkspace(options: WorkspaceOptions = {}): Promise<TestWorkspace> {
  const { db, ports } = createAppContext(env, () => {});
  people += 1;
  const user = await insertUser(db, {
    id: crypto.randomUUID(),
    email: `person-${people}@example.test`,
    firstName: "Test",
    lastName: `Person ${people}`,
    createdAt: ports.clock.now(),
  });
  if (!user) throw new Error("the test's user exists already");
  const accountId = options.member?.account.id ?? (await ownAccount(user.id, options));
  if (options.member) await join(accountId, user.id, options.permissions ?? []);
  else if (options.permissions) await limit(accountId, user.id, options.permissions);
  const { token } = await startSession({ db, ports, device: null }, user.id);
  const session = await readSession(db, await hashSha256Hex(token), ports.clock.now());
  const account = session?.accounts[0];
  if (!account) throw new Error("the test's account was not made");
  const cookie = `__Host-session=${token}`;
  const actor = { id: user.id, name: `Test Person ${people}`, language: "en" };
  return {
    scope: { account, actor, locations: account.locations, db, ports },
    account,
    userId: user.id,
    email: user.email,
    cookie,
    send: (path, { headers, ...init }) =>
      exports.default.fetch(`https://waybill.test${path}`, {
        ...init,
        headers: { cookie, origin: "https://waybill.test", account: account.id, ...headers },
      }),
    fetch: async (path, init = {}) => {
      const method = init.method ?? (init.body === undefined ? "GET" : "POST");
      const answer = await exports.default.fetch(`https://waybill.test${path}`, {
        method,
        headers: {
          cookie,
          origin: "https://waybill.test",
          account: account.id,
          ...(init.body === undefined ? {} : { "content-type": "application/json" }),
          ...init.headers,
        },
        ...(init.body === undefined
          ? {}
          : { body: typeof init.body === "string" ? init.body : JSON.stringify(init.body) }),
      });
      const wrong = await findResponseFault(method, path, answer);
      if (wrong) throw new Error(wrong);
      return answer;
    },
  };
}

/** A token of a workspace, as its program has it. */
export async function createAccessToken(who: TestWorkspace, given: object): Promise<string> {
  const answer = await who.fetch("/api/access-tokens", { body: given });
  const { data } = await answer.json<{ data: { token: string } }>();
  return data.token;
}

/** A response without its request id, which is unique. */
export async function readWithoutRequestId(answer: Response): Promise<string> {
  return (await answer.text()).replace(/"request_id":"[^"]*"/, "");
}

async function ownAccount(userId: string, options: WorkspaceOptions): Promise<string> {
  const app = createAppContext(env, () => {});
  const made = await createWorkspace(app, userId, {
    name: `Workspace ${people}`,
    kind: options.kind ?? "carrier",
    postal_code: "10115",
    country: options.country ?? "BA",
    timezone: options.timezone ?? "Europe/Sarajevo",
  });
  if (!made.ok) throw new Error(JSON.stringify(made.failure));
  return made.value.accountId;
}

async function join(accountId: string, userId: string, permissions: string[]): Promise<void> {
  const { db } = createAppContext(env, () => {});
  const fullAccess = permissions.includes(wildcardPermission);
  await db
    .insert(memberships)
    .values({ accountId, userId, isOwner: false, fullAccess, permissions, createdAt: Date.now() });
}

async function limit(accountId: string, userId: string, permissions: string[]): Promise<void> {
  const { db } = createAppContext(env, () => {});
  await db
    .update(memberships)
    .set({ isOwner: false, fullAccess: false, permissions })
    .where(and(eq(memberships.accountId, accountId), eq(memberships.userId, userId)));
}
