import { env, exports } from "cloudflare:workers";
import { expect, test } from "vitest";
import { endpoints } from "#app/endpoints.server.ts";
import { isApi } from "#app/find-route.ts";
import { getAccessRefusal } from "#app/modules/identity/http/access-refusals.server.ts";
import { checkoutKeys } from "#app/modules/slots/db/checkout-keys.tables.ts";
import { isSubscribed } from "#app/platform/access/can.ts";
import type { Guarded } from "#app/platform/access/guarded.ts";
import { permissions, type RequiredPermission, wildcardPermission } from "#app/platform/access/permissions.ts";
import { limitGrantsToKind } from "#app/platform/access/portal.ts";
import { type Command, listCommands } from "#app/platform/commands/command.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import type { Endpoint } from "#app/platform/http/endpoint.server.ts";
import { errorStatuses } from "#app/platform/kernel/error-codes.ts";
import { routeTable } from "#app/route-table.ts";
import { addressOf } from "#tests/api/calls.ts";
import { createAccessToken, createTestWorkspace, type TestWorkspace } from "#tests/worker/workspace.ts";
import { formatCommand, listNeeded } from "./lines.ts";

import.meta.glob("../../app/{modules,platform}/**/*.server.ts", { eager: true });

const commands = [...new Map(listCommands().map((each) => [formatCommand(each), each])).values()];

/** What has a guard: pages by their rows, and endpoints. */
const targets: readonly { name: string; guard: Guarded }[] = [
  ...routeTable.filter((row) => !isApi(row)).map((row) => ({ name: row.path, guard: row })),
  ...endpoints.map(({ method, url, guard }) => ({ name: `${method} ${url}`, guard })),
];

/** Whether these permissions open a path: all that it asks for, and one of those of which one is enough. */
function opens(guard: Guarded, held: readonly string[]): boolean {
  const one = guard.anyOf?.some((each) => held.includes(each)) ?? true;
  return one && listNeeded(guard).every((each) => held.includes(each));
}

/** What the guard answers an actor; null lets the request in. */
type Actor = {
  name: string;
  ask(endpoint: Endpoint, method: string): Promise<Response>;
  expected(guard: Guarded): string | null;
};

/** An address with values that name nothing. */
const nowhere = (endpoint: Endpoint) => addressOf(endpoint, () => "00000000-0000-7000-8000-000000000000");

async function actors(): Promise<Actor[]> {
  const full = await createTestWorkspace();
  const foreign = await createTestWorkspace();
  const limited = await createTestWorkspace({ permissions: [] });
  const cancelled = await createTestWorkspace();
  const unsubscribed = await createTestWorkspace();
  const featureless = await createTestWorkspace();
  const expired = await createTestWorkspace();
  const ended = await createTestWorkspace();
  const colleague = await createTestWorkspace({ member: full, permissions: [wildcardPermission] });
  await env.DB.prepare("update sessions set expires_at = 1 where user_id = ?").bind(expired.userId).run();
  await env.DB.prepare("delete from sessions where user_id = ?").bind(ended.userId).run();
  const set = (column: string, value: unknown, { account }: TestWorkspace) =>
    env.DB.prepare(`update accounts set ${column} = ? where id = ?`).bind(value, account.id).run();
  const merchant = await createTestWorkspace();
  await set("kind", "merchant", merchant);
  const portal = limitGrantsToKind("merchant", {
    features: merchant.account.features,
    permissions: [wildcardPermission],
  });
  const inPortal = (row: Guarded) => {
    if (!guarded(row)) return inside(row);
    if (row.feature && !portal.features.includes(row.feature)) return "feature_missing";
    // Equipment asks for the settings alone, and a merchant has no fleet; its carriers keep the books.
    if (row.accountKind === "carrier") return "forbidden";
    return opens(row, portal.permissions) ? null : "forbidden";
  };
  await set("cancelled_at", 1, cancelled);
  await set("plan", null, unsubscribed);
  await set("features", "[]", featureless);
  const guarded = ({ access }: Guarded) => access === "account";
  const signedIn = ({ access }: Guarded) => access === "anonymous" || access === "no_account";
  const requested =
    (who: TestWorkspace, headers: Record<string, string> = {}) =>
    (endpoint: Endpoint, method: string) =>
      who.fetch(nowhere(endpoint), { method, headers });
  const inside = (row: Guarded) => (signedIn(row) ? "already_done" : null);
  const outside = ({ access }: Guarded) => (access === "public" || access === "anonymous" ? null : "no_session");
  const token = (who: TestWorkspace, given: object) => createAccessToken(who, { name: "Program", ...given });
  const open = await token(full, { access: "full", manages_access: true });
  const narrow = await token(full, { access: "limited", permissions: ["orders"] });
  const [over, revoked] = [await token(full, { access: "full" }), await token(full, { access: "full" })];
  await full.fetch("/api/checkout-keys", { body: { name: "Shop", sites: ["https://shop.example.test"] } });
  const [made] = await full.scope.db.select().from(checkoutKeys);
  const checkout = made?.key ?? "";
  await env.DB.prepare("update access_token_secrets set ends_at = 1 where prefix = ?").bind(over.slice(0, 13)).run();
  await env.DB.prepare(
    "update access_tokens set active = 0 where id = (select token_id from access_token_secrets where prefix = ?)",
  )
    .bind(revoked.slice(0, 13))
    .run();
  /** A program sends nothing but its token: no cookie, no account, no origin. */
  const byToken = (secret: string) => (endpoint: Endpoint, method: string) =>
    exports.default.fetch(`https://waybill.test${nowhere(endpoint)}`, {
      method,
      headers: { authorization: `Bearer ${secret}` },
    });
  const byKey = (key: string) => (endpoint: Endpoint, method: string) =>
    exports.default.fetch(`https://waybill.test${nowhere(endpoint)}?key=${key}`, { method });
  const person = ({ access }: Guarded) => access !== "account";
  return [
    {
      name: "token with full access",
      ask: byToken(open),
      expected: (row) => (person(row) ? "token_no_person" : null),
    },
    {
      name: "token that may see orders",
      ask: byToken(narrow),
      expected: (row) => (person(row) ? "token_no_person" : opens(row, ["orders"]) ? null : "forbidden"),
    },
    { name: "checkout key as a token", ask: byToken(checkout), expected: () => "token_invalid" },
    { name: "checkout key in the address", ask: byKey(checkout), expected: outside },
    { name: "token that ended", ask: byToken(over), expected: () => "token_rotated" },
    { name: "revoked token", ask: byToken(revoked), expected: () => "token_revoked" },
    {
      name: "no session",
      ask: requested(full, { cookie: "" }),
      expected: outside,
    },
    { name: "expired session", ask: requested(expired), expected: outside },
    { name: "ended session", ask: requested(ended), expected: outside },
    {
      name: "foreign account",
      ask: requested(full, { account: foreign.account.id }),
      expected: () => "not_a_member",
    },
    {
      name: "limited without the permission",
      ask: requested(limited),
      expected: (row) => (guarded(row) && !opens(row, []) ? "forbidden" : inside(row)),
    },
    {
      name: "missing feature",
      ask: requested(featureless),
      expected: (row) => (guarded(row) && row.feature ? "feature_missing" : inside(row)),
    },
    {
      name: "no subscription",
      ask: requested(unsubscribed),
      expected: (row) => (guarded(row) && row.subscription ? "subscription_missing" : inside(row)),
    },
    {
      name: "cancelled",
      ask: requested(cancelled),
      expected: (row) => (guarded(row) ? "subscription_cancelled" : inside(row)),
    },
    { name: "owner", ask: requested(full), expected: inside },
    { name: "merchant", ask: requested(merchant), expected: inPortal },
    { name: "full member", ask: requested(colleague), expected: inside },
  ];
}

const refusals = new Set([
  "token_no_person",
  "token_expired",
  "token_revoked",
  "token_invalid",
  "no_session",
  "not_a_member",
  "forbidden",
  "feature_missing",
  "subscription_missing",
  "subscription_cancelled",
]);

/** Reads behind which each word of the path asks for more: a module's own permission, the feature of pickups. */
const wordsAskMore = new Set([
  "/lookups/:module",
  "/shipments/:type",
  "/shipments/:type/:action",
  ...["filters", "options", "orders"].map((each) => `/shipments/:type/${each}`),
  "/shipments/pickups",
  "/shipments/transfers",
]);

test("every endpoint returns the status and code of its rule to every actor", async () => {
  const guarded = endpoints.filter(({ guard }) => guard.access !== "public");
  const walked = await actors();
  const wrong: string[] = [];
  for (const endpoint of guarded) {
    for (const { name, ask, expected } of walked) {
      const wanted = expected(endpoint.guard);
      // Admitted callers change nothing here: a GET of the URL is admitted too, or is not one of its methods.
      const answer = await ask(endpoint, wanted ? endpoint.method : "GET");
      const text = await answer.text();
      const code: unknown = text.startsWith("{") ? JSON.parse(text).code : undefined;
      const right = wanted
        ? code === wanted && answer.status === errorStatuses[wanted as keyof typeof errorStatuses]
        : (wordsAskMore.has(endpoint.path) || !refusals.has(String(code))) && answer.status < 500;
      if (!right)
        wrong.push(`${endpoint.method} ${endpoint.url} as ${name}: ${answer.status} ${code}, wanted ${wanted ?? "in"}`);
    }
  }
  console.log(`${guarded.length} endpoints × ${walked.length} actors: ${wrong.length} open or wrong`);
  expect(wrong).toEqual([]);
}, 300_000);

test("every page redirects or admits every actor by its rule", async () => {
  const { account } = await createTestWorkspace();
  const user = { id: "u", firstName: "", lastName: "", email: "", photo: null, language: "en", timezone: null };
  const session = {
    tokenHash: "",
    lastSeenAt: 0,
    user: { ...user, theme: "system" as const, sharesUsage: null },
    accounts: [account],
  };
  const url = new URL("https://waybill.test/x");
  const cancelled = { ...account, subscription: { plan: "x", isTrial: false, isCancelled: true } };
  const codeOf = (row: Guarded, ...who: [typeof session | null, typeof account | null]) =>
    getAccessRefusal(row, who[0], who[1], url, {})?.code ?? null;
  for (const { name, guard: row } of targets) {
    const guarded = row.access === "account";
    const open = row.access === "public" || row.access === "anonymous";
    const inside = row.access === "anonymous" || row.access === "no_account" ? "already_done" : null;
    const needed = listNeeded(row);
    expect(codeOf(row, null, null), name).toBe(open ? null : "no_session");
    if (guarded) expect(codeOf(row, session, null), name).toBe("not_a_member");
    expect(codeOf(row, session, account), name).toBe(inside);
    expect(codeOf(row, session, cancelled), name).toBe(guarded ? "subscription_cancelled" : inside);
    if (row.subscription)
      expect(codeOf(row, session, { ...account, subscription: null }), name).toBe("subscription_missing");
    if (row.feature) expect(codeOf(row, session, { ...account, features: [] }), name).toBe("feature_missing");
    for (const word of Object.keys(row.paramFeatures?.needs ?? {})) {
      const without = getAccessRefusal(row, session, { ...account, features: [] }, url, {
        [row.paramFeatures?.param ?? ""]: word,
      });
      expect(without, `${name} as ${word}`).toEqual({ code: "feature_missing", to: row.paramFeatures?.fallback });
      const withIt = getAccessRefusal(row, session, account, url, { [row.paramFeatures?.param ?? ""]: word });
      expect(withIt, `${name} as ${word}`).toBe(null);
    }
    for (const missing of needed) {
      const rest = needed.filter((each) => each !== missing);
      expect(codeOf(row, session, { ...account, permissions: rest }), `${name} without ${missing}`).toBe("forbidden");
    }
    for (const one of row.anyOf ?? [undefined]) {
      const enough = [...needed, ...(one ? [one] : [])];
      if (guarded) expect(codeOf(row, session, { ...account, permissions: enough }), name).toBe(null);
    }
    if (row.anyOf) expect(codeOf(row, session, { ...account, permissions: needed }), name).toBe("forbidden");
  }
});

test("a single permission opens only what requires nothing else, on every path and for every command", async () => {
  const { account, scope } = await createTestWorkspace();
  const user = { id: "u", firstName: "", lastName: "", email: "", photo: null, language: "en", timezone: null };
  const session = {
    tokenHash: "",
    lastSeenAt: 0,
    user: { ...user, theme: "system" as const, sharesUsage: null },
    accounts: [account],
  };
  const url = new URL("https://waybill.test/x");
  const rows = targets.filter(({ guard }) => guard.access === "account");
  const wrong: string[] = [];
  for (const permission of permissions) {
    const limited = { ...account, permissions: [permission] };
    const alone = (needed: readonly RequiredPermission[]) => needed.every((each) => each === permission);
    for (const { name: path, guard: row } of rows) {
      const code = getAccessRefusal(row, session, limited, url, {})?.code ?? "in";
      if (code !== (opens(row, [permission]) ? "in" : "forbidden")) wrong.push(`${path} with ${permission}: ${code}`);
    }
    for (const { name, access, execute } of commands) {
      const result = await execute({ ...scope, account: { ...scope.account, permissions: [permission] } }, null);
      const code = result.ok ? "ok" : result.failure.code;
      if (code !== (alone(access.permissions) ? "invalid_fields" : "forbidden"))
        wrong.push(`${name} with ${permission}: ${code}`);
    }
  }
  console.log(
    `${permissions.length} permissions alone × ${rows.length} paths and ${commands.length} commands: ${wrong.length} open or wrong`,
  );
  expect(wrong).toEqual([]);
});

test("every command refuses callers without its permissions, subscription or feature", async () => {
  const { scope } = await createTestWorkspace();
  const as = (change: Partial<Scope["account"]>): Scope => ({ ...scope, account: { ...scope.account, ...change } });
  expect(isSubscribed(scope.account)).toBe(true);
  const wrong: string[] = [];
  const codeOf = async (command: Command, who: Scope) => {
    const result = await command.execute(who, null);
    return result.ok ? "ok" : result.failure.code;
  };
  for (const command of commands) {
    const { permissions, feature, subscription } = command.access;
    const check = async (who: string, scopeOf: Scope, wanted: string) => {
      const code = await codeOf(command, scopeOf);
      if (code !== wanted) wrong.push(`${command.name} as ${who}: ${code}, wanted ${wanted}`);
    };
    if (permissions.length > 0) await check("nobody", as({ permissions: [] }), "forbidden");
    for (const missing of permissions)
      await check(
        `without ${missing}`,
        as({ permissions: permissions.filter((each) => each !== missing) }),
        "forbidden",
      );
    await check("limited with all", as({ permissions }), "invalid_fields");
    await check("full", as({ permissions: [wildcardPermission] }), "invalid_fields");
    if (subscription) await check("no subscription", as({ subscription: null }), "subscription_missing");
    if (feature) await check("no feature", as({ features: [] }), "feature_missing");
  }
  console.log(`${commands.length} commands: ${wrong.length} open or wrong`);
  expect(wrong).toEqual([]);
});
