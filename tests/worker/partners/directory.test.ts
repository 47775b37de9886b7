import { env } from "cloudflare:workers";
import { eq, sql } from "drizzle-orm";
import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import {
  DIRECTORY_PAGE_SIZE,
  MAX_CARRIERS_SCANNED,
  viewDirectory,
} from "#app/modules/tracking/commands/view-directory.server.ts";
import { loadDirectory } from "#app/modules/tracking/http/directory.server.ts";
import { accounts } from "#app/modules/workspace/db/workspace.tables.ts";
import { auditLog } from "#app/platform/db/audit.tables.ts";
import { openDatabase } from "#app/platform/db/database.server.ts";
import { appContext } from "#app/platform/http/contexts.server.ts";
import { countReads } from "#tests/bench/rows-read.ts";
import { createAppContext } from "#workers/environment.ts";
import { createTestWorkspace, type TestWorkspace } from "../workspace.ts";

const path = "/api/settings/directory-listing";
/** Names of the carriers that anybody sees under an address. */
const seen = async ({ scope }: TestWorkspace, query = "") =>
  (await viewDirectory(scope.db, "en", new URLSearchParams(query))).carriers.map(({ name }) => name);
const put = (who: TestWorkspace, body: object) => who.fetch(path, { method: "PUT", body });
const listing = (name: string) => ({
  ...{ listed: true, about: `${name} drives <everything>`, services: ["same_day"], countries: ["LI", "CH"] },
  ...{ areas: ["Rheintal"], email: `${name.toLowerCase()}@example.com`, website: "https://example.com/we" },
});

test("finds a listed carrier by its words and countries, for any account; unlisted ones are not found", async () => {
  const [mine, other] = [await createTestWorkspace(), await createTestWorkspace()];
  const called = (who: TestWorkspace, name: string) =>
    who.scope.db.update(accounts).set({ organizationName: name }).where(eq(accounts.id, who.account.id));
  await called(mine, "Alpenkurier");
  await called(other, "Bodenbote");
  expect(await (await mine.fetch(path)).json()).toMatchObject({ data: { listing: { listed: false }, version: 0 } });
  expect(await seen(mine)).not.toContain("Alpenkurier");
  expect((await put(mine, { ...listing("Alpenkurier"), version: 0 })).status).toBe(200);
  expect((await put(other, { ...listing("Bodenbote"), countries: ["DE"], listed: false, version: 0 })).status).toBe(
    200,
  );
  expect(await seen(mine)).toContain("Alpenkurier");
  expect(await seen(mine)).not.toContain("Bodenbote");
  for (const [query, found] of [
    ["?q=rheintal", true],
    ["?q=RHEINTAL&country=CH", true],
    ["?country=DE", false],
    ["?q=nothing%25", false],
    ["?country=LI&q=%20rhéintal%20%20SAME day", true],
    ["?country=nowhere&after=%7C%7C%27", true],
  ] as const)
    expect([query, (await seen(mine, query)).includes("Alpenkurier")]).toEqual([query, found]);
  await called(mine, "Österreich Kurier");
  expect(await seen(mine, "?q=österreich")).toContain("Österreich Kurier");
  await mine.scope.db.update(accounts).set({ cancelledAt: 1 }).where(eq(accounts.id, mine.account.id));
  expect(await seen(mine)).not.toContain("Alpenkurier");
});

test("a directory page reads only the rows it shows, and a text search scans a bounded number", async () => {
  const { scope } = await createTestWorkspace();
  const count = 2 * MAX_CARRIERS_SCANNED + 20;
  const numbers = sql`with recursive n(i) as (select 0 union all select i + 1 from n where i + 1 < ${count})`;
  const like = sql`select * from accounts where id = ${scope.account.id}`;
  await scope.db.run(sql`insert into accounts (id, kind, name, country, timezone, features, preferences, routing, billing, created_at)
    ${numbers} select printf('00000000-0000-4000-8000-%012d', i), a.kind, printf('Zz %04d', i), 'AD', a.timezone, a.features, a.preferences, a.routing, a.billing, 0
    from n, (${like}) a`);
  await scope.db.run(sql`insert into directory_listings (account_id, listed, about, services, countries, areas, changed_at)
    ${numbers} select printf('00000000-0000-4000-8000-%012d', i), 1, iif(i = ${count - 1}, 'We ski', 'We drive'), '[]', '[]', '[]', 0 from n`);
  const counted = countReads(env.DB);
  const ask = async (query: Record<string, string>) => {
    const view = await viewDirectory(openDatabase(counted.binding), "en", new URLSearchParams(query));
    return { ...view, names: view.carriers.map(({ name }) => name), ...counted.take() };
  };
  const names: string[] = [];
  let after = "";
  for (let pages = 0; pages === 0 || after; pages += 1) {
    const page = await ask({ country: "AD", ...(after ? { after } : {}) });
    expect(page.rowsRead).toBeLessThanOrEqual(4 * (DIRECTORY_PAGE_SIZE + 1));
    names.push(...page.names);
    after = page.next ?? "";
  }
  expect(names).toEqual(Array.from({ length: count }, (_, at) => `Zz ${String(at).padStart(4, "0")}`));
  const searched = [await ask({ country: "AD", q: "SKI" })];
  for (let next = searched[0]?.next; next; next = searched.at(-1)?.next)
    searched.push(await ask({ country: "AD", q: "SKI", after: next }));
  expect(searched.map((page) => page.names)).toEqual([[], [], [`Zz ${count - 1}`.replace(/ (\d{3})$/, " 0$1")]]);
  for (const { rowsRead } of searched) expect(rowsRead).toBeLessThanOrEqual(4 * (MAX_CARRIERS_SCANNED + 1));
  const odd = await ask({ q: "x".repeat(61), country: "nowhere", after: "x" });
  expect(odd.faults).toEqual(["search", "country", "page"]);
});

test("limits an anonymous caller's directory requests per minute, with the time to retry", async () => {
  const context = new RouterContextProvider();
  let allowed = true;
  const app = createAppContext(env, () => {});
  context.set(appContext, { ...app, ports: { ...app.ports, isAllowed: async () => allowed } });
  const ask = (path: string) => loadDirectory({ context, request: new Request(`https://waybill.test${path}`) });
  expect(await ask("/directory?country=nowhere")).toMatchObject({ country: "", faults: ["country"] });
  allowed = false;
  const refused = await ask("/directory").catch((thrown: unknown) => thrown);
  expect(refused).toMatchObject({ data: { code: "too_many_requests" }, init: { status: 429 } });
  expect(Object(refused).init.headers).toEqual({ "Retry-After": "60", "Cache-Control": "private, no-store" });
});

test("saving a listing requires the current version, reports missing fields, and is logged", async () => {
  const mine = await createTestWorkspace();
  const refused = async (body: object) => {
    const answer = await put(mine, body);
    return [answer.status, Object.keys((await answer.json<{ errors: object }>()).errors)];
  };
  const { about: _, email: __, website: ___, ...bare } = listing("Neretva");
  expect(await refused({ ...bare, version: 0 })).toEqual([422, ["about", "email"]]);
  for (const [field, value] of [
    ["website", "http://example.com"],
    ["website", "javascript:alert(1)"],
    ["website", "https://10.0.0.1/"],
    ["services", ["flying"]],
    ["countries", ["XX"]],
    ["about", "x".repeat(601)],
  ] as const)
    expect((await refused({ ...listing("Neretva"), [field]: value, version: 0 }))[0], field).toBe(422);
  expect((await put(mine, { ...listing("Neretva"), version: 0 })).status).toBe(200);
  expect((await put(mine, { ...listing("Neretva"), version: 0 })).status).toBe(409);
  expect((await put(mine, { ...listing("Neretva"), listed: false, version: 1 })).status).toBe(200);
  const stands = await (await mine.fetch(path)).json();
  expect(stands).toMatchObject({ data: { listing: { listed: false, areas: ["Rheintal"] }, version: 2 } });
  const noted = await mine.scope.db.select().from(auditLog).where(eq(auditLog.action, "settings.directory.update"));
  expect(noted).toHaveLength(2);
});

test("the first save has version 0, and a client cannot choose another", async () => {
  const who = await createTestWorkspace();
  const save = (version: number) => put(who, { ...listing("Alpina"), version });
  expect((await save(-9_007_199_254_740_991)).status).toBe(422);
  expect((await save(-1)).status).toBe(422);
  const saved = await save(0);
  expect([saved.status, await saved.json()]).toMatchObject([200, { data: { version: 1 } }]);
});
