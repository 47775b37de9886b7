import { env } from "cloudflare:workers";
import type { ActionFunction, RouterContextProvider } from "react-router";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { writeConfiguration } from "#app/modules/identity/db/configuration.server.ts";
import { memberships } from "#app/modules/identity/db/members.tables.ts";
import { accounts } from "#app/modules/workspace/db/workspace.tables.ts";
import { accountFeatures } from "#app/platform/access/permissions.ts";
import { nameAccount } from "#app/platform/http/account-parameter.ts";
import { scopeContext } from "#app/platform/http/contexts.server.ts";
import { type PageRoute, routeTable } from "#app/route-table.ts";
import { createDepot, createOrderDraft } from "#tests/factories/orders.ts";
import { createPlanWorld, createTestPlan } from "#tests/factories/plans.ts";
import { handleRequest } from "#workers/handle-request.ts";
import { routes } from "../server-build.ts";
import { createTestWorkspace, type TestWorkspace } from "../workspace.ts";

/** The account in which each action of a page ran, in order; null for one that a person runs for himself. */
const ran: (string | null)[] = [];

const pages = import.meta.glob<{ action?: ActionFunction }>("../../../app/modules/*/pages/*.{ts,tsx}");

/** The pages of the route table that save something. */
const saving: PageRoute[] = [];

function readAccount(context: Readonly<RouterContextProvider>): string | null {
  try {
    return context.get(scopeContext).account.id;
  } catch {
    return null;
  }
}

/** Adds the screens, whose own actions tell the account that they run in. */
beforeAll(async () => {
  for (const row of routeTable) {
    if (row.path === "/api/*") continue;
    const { action } = (await pages[`../../../app/modules/${row.module}`]?.()) ?? {};
    if (!action) continue;
    saving.push(row);
    const recordAction: ActionFunction = (args, handlerCtx) => {
      ran.push(readAccount(args.context));
      return action(args, handlerCtx);
    };
    const path = row.path.replace(/^\//, "");
    const withoutScreen = routes[row.name]?.module ?? { default: () => null };
    routes[row.name] = {
      id: row.name,
      parentId: "root",
      ...(path === "" ? { index: true } : { path }),
      module: { ...withoutScreen, action: recordAction },
    };
  }
}, 120_000);

/** One person of two workspaces, whose device remembers the second, and a workspace of somebody else. */
let shown: TestWorkspace;
let remembered: TestWorkspace;
let foreign: TestWorkspace;
let cookie: string;
let depot: string;

beforeEach(async () => {
  ran.length = 0;
  shown = await createTestWorkspace();
  remembered = await createTestWorkspace();
  foreign = await createTestWorkspace();
  const { db } = shown.scope;
  await writeConfiguration(db, crypto.randomUUID(), null, 0);
  await db.update(accounts).set({ features: [...accountFeatures] });
  const member = { userId: shown.userId, isOwner: false, fullAccess: true, permissions: [], createdAt: 0 };
  await db.insert(memberships).values({ accountId: remembered.account.id, ...member });
  depot = await createDepot(shown.scope);
  cookie = `${shown.cookie}; __Host-account=${remembered.account.id}`;
});

interface Save {
  body?: object;
  header?: string;
  parameter?: string;
}

/** Saves on a page: by the scripts' request where it names its account in the header, otherwise as a plain form. */
function save(path: string, { body = {}, header, parameter }: Save): Promise<Response> {
  // The home's own action is asked for beside the root's, which has none.
  const data = path === "/" ? "/_.data?index" : `${path}.data`;
  const asked = header === undefined ? path.replace(/^\/$/, "/?index") : data;
  const url = `https://waybill.test${parameter === undefined ? asked : nameAccount(asked, parameter)}`;
  const headers = {
    cookie,
    origin: "https://waybill.test",
    "content-type": "application/json",
    ...(header === undefined ? {} : { account: header }),
  };
  const request = new Request(url, { method: "POST", headers, body: JSON.stringify(body), redirect: "manual" });
  return handleRequest(request, { env, waitUntil: () => {} });
}

const pathOf = ({ path }: PageRoute) =>
  path.replace(/:type\b/, "deliveries").replace(/:\w+\??/g, "01a2184c-0db9-70c1-ad42-31977995a50a");

/** How many rows each table has. */
async function countRows(): Promise<Record<string, number>> {
  const { results } = await env.DB.prepare(
    "select name from sqlite_master where type = 'table' and name not like '%\\_%fts%' escape '\\' and name not like 'sqlite%' and name not like '\\_cf%' escape '\\'",
  ).all<{ name: string }>();
  const counts = await env.DB.batch<{ n: number }>(
    results.map(({ name }) => env.DB.prepare(`select count(*) as n from "${name}"`)),
  );
  return Object.fromEntries(results.map(({ name }, index) => [name, counts[index]?.results[0]?.n ?? -1]));
}

/** Forms as a person fills them, each time something else. */
const forms = [
  {
    path: "/settings/members",
    table: "invitations",
    fill: (time: number) => ({
      intent: "settings.members.invite_many",
      emails: [`house-${time}@example.test`],
      access: "full",
    }),
  },
  {
    path: "/orders/create",
    table: "orders",
    fill: (time: number) => ({
      intent: "orders.create",
      ...createOrderDraft(time, { source: { location_id: depot } }),
    }),
  },
  {
    path: "/settings/packages",
    table: "package_templates",
    fill: (time: number) => ({ intent: "settings.packages.create", name: `Box ${time}`, type: 1, units: "metric" }),
  },
];

async function countIn(table: string, { account }: TestWorkspace): Promise<number | null> {
  const count = env.DB.prepare(`select count(*) as n from ${table} where account_id = ?`).bind(account.id);
  return count.first<number>("n");
}

test("every form of every page is saved in the account that it names, and in none if the person does not belong to it", async () => {
  const ofAccount = saving.filter(({ access }) => access === "account");
  expect(ofAccount.length).toBeGreaterThan(60);
  const wrong: Record<string, unknown> = {};
  for (const row of ofAccount) {
    const path = pathOf(row);
    const tell = async (asked: Save) => {
      ran.length = 0;
      const { status } = await save(path, asked);
      return ran[0] ?? status;
    };
    const { id } = shown.account;
    const got = [
      await tell({ header: id }),
      await tell({ parameter: id }),
      await tell({ header: id, parameter: id }),
      await tell({ header: id, parameter: remembered.account.id }),
      await tell({ header: foreign.account.id }),
      await tell({ parameter: foreign.account.id }),
      await tell({}),
    ];
    const expected = [id, id, id, 403, 403, 403, remembered.account.id];
    if (JSON.stringify(got) !== JSON.stringify(expected)) wrong[row.path] = got;
  }
  expect(wrong).toEqual({});
});

test.each(forms)(
  "$path writes in the account of its page, whichever the device remembers",
  async ({ path, table, ...form }) => {
    const { id } = shown.account;
    for (const [index, named] of [{ header: id }, { parameter: id }].entries()) {
      await save(path, { ...named, body: form.fill(index) });
      expect([await countIn(table, shown), await countIn(table, remembered)]).toEqual([index + 1, 0]);
    }
  },
);

test("a foreign account and one that does not exist are refused alike, and nothing is written anywhere", async () => {
  const filled = forms.map(({ path, fill }) => ({ path, body: fill(1) }));
  const before = await countRows();
  for (const { path, body } of filled)
    for (const account of [foreign.account.id, crypto.randomUUID(), `${shown.account.id}, ${remembered.account.id}`])
      for (const named of [{ header: account }, { parameter: account }]) {
        const answer = await save(path, { ...named, body });
        expect(answer.status).toBe(403);
        expect(await answer.text()).toContain("header" in named ? "You have no access to this workspace." : "");
      }
  expect(await countRows()).toEqual(before);
  expect(ran).toEqual([]);
});

test("a page request without the header keeps its account through redirects; a program's comes from its token", async () => {
  const ask = (path: string, headers: Record<string, string> = { cookie }) =>
    handleRequest(new Request(`https://waybill.test${path}`, { headers, redirect: "manual" }), {
      env,
      waitUntil: () => {},
    });
  const { id } = shown.account;
  expect((await ask(`/workspaces/switch?account=${id}`)).headers.get("location")).toBe(
    `/workspaces?choose=&account=${id}`,
  );
  const signedOut = await ask(`/settings/packages?page=2&account=${id}`, {});
  expect(signedOut.headers.get("location")).toBe(
    `/login?to=${encodeURIComponent(`/settings/packages?page=2&account=${id}`)}`,
  );
  const session = await ask(`/api/auth/session?account=${id}`);
  expect(await session.json()).toMatchObject({ data: { active_account: id } });
  const file = await ask(`/settings/packages/export?format=csv&account=${foreign.account.id}`);
  expect(file.status).toBe(403);
  expect((await ask(`/settings/packages/export?format=csv&account=${id}`)).status).toBe(200);
});

test("choosing, creating or leaving a workspace restarts its tab", async () => {
  const { id } = shown.account;
  const choose = async (path: string, body: Record<string, string>, account: string) => {
    const headers = { cookie, origin: "https://waybill.test", account };
    const form = new URLSearchParams(body);
    const request = new Request(`https://waybill.test${path}`, {
      method: "POST",
      headers,
      body: form,
      redirect: "manual",
    });
    const { headers: answered } = await handleRequest(request, { env, waitUntil: () => {} });
    return [
      answered.get("location"),
      answered.get("x-remix-reload-document"),
      answered.getSetCookie().join().split(";")[0],
    ];
  };
  expect(await choose("/workspaces/switch", { account: id }, remembered.account.id)).toEqual([
    `/?account=${id}`,
    "true",
    `__Host-account=${id}`,
  ]);
  // Also from the page of an account that the person no longer belongs to.
  expect((await choose("/workspaces/switch", { account: id }, foreign.account.id))[0]).toBe(`/?account=${id}`);
  const leave = { intent: "leave", account: remembered.account.id, to: "/profile" };
  expect(await choose("/workspaces/answer", leave, remembered.account.id)).toEqual([
    "/profile?account=",
    "true",
    "__Host-account=",
  ]);
});

test("a socket names its account by parameter; anonymous users, other sites and other accounts are rejected", async () => {
  const join = async (path: string, account: string, change: Record<string, string | undefined> = {}) => {
    const named = { cookie, origin: "https://waybill.test", Upgrade: "websocket", ...change };
    const headers = Object.entries(named).filter((each): each is [string, string] => each[1] !== undefined);
    const request = new Request(`https://waybill.test${nameAccount(path, account)}`, { headers });
    const { status, webSocket } = await handleRequest(request, { env, waitUntil: () => {} });
    webSocket?.accept();
    webSocket?.close();
    return status;
  };
  const { id } = shown.account;
  const theirs = await createTestPlan(foreign.scope, await createPlanWorld(foreign.scope, { shipments: 1, agents: 1 }));
  expect([await join("/api/orders/live", id), await join("/api/routes/live", id)]).toEqual([101, 101]);
  expect(await join(`/api/plans/${theirs}/live`, id)).toBe(404);
  for (const path of ["/api/orders/live", "/api/routes/live", `/api/plans/${theirs}/live`])
    expect([
      await join(path, foreign.account.id),
      await join(path, id, { cookie: undefined, origin: "https://waybill.test" }),
      await join(path, id, { origin: "https://elsewhere.test" }),
      await join(path, id, { origin: "null" }),
      await join(path, id, { origin: undefined }),
    ]).toEqual([403, 401, 403, 403, 403]);
});
