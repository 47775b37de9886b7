import { env, exports } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { embedCatalogue } from "#app/modules/analytics/commands/embeds.server.ts";
import { type OpenEmbed, openEmbed } from "#app/modules/analytics/commands/open-embed.server.ts";
import { memberships } from "#app/modules/identity/db/members.tables.ts";
import { runMoves } from "#app/modules/shipments/db/move.writes.server.ts";
import { sendOut } from "#tests/factories/collections.ts";
import { createAgent, createDepot } from "#tests/factories/orders.ts";
import { createAppContext } from "#workers/environment.ts";
import { setTimeTo } from "../test-clock.ts";
import { createAccessToken, createTestWorkspace, type TestWorkspace } from "../workspace.ts";

// Dashboards in pages of others: who may see what through an address, and when it stops.

const stranger = (path: string) => exports.default.fetch(new Request(`https://waybill.test${path}`));

/** A new address and its path. */
async function embed(who: TestWorkspace, given: object = {}): Promise<{ id: string; version: number; path: string }> {
  const sites = ["https://intranet.example.test"];
  const made = await who.fetch("/api/embeds", { body: { name: "Intranet", dashboard: "all", sites, ...given } });
  expect(made.status, await made.clone().text()).toBe(201);
  const { data } = await (await who.fetch("/api/embeds")).json<{ data: { embeds: never[] } }>();
  const rows: { id: string; version: number; path: string }[] = data.embeds;
  const [row] = rows;
  if (!row) throw new Error("no address");
  return row;
}

const november = "from=2026-11-01&to=2026-11-30";

/** What an address opens. */
async function open(path: string): Promise<OpenEmbed | null> {
  const opened = await openEmbed(
    createAppContext(env, () => {}),
    path.replace("/embed/", ""),
  );
  return opened.ok ? opened.value : null;
}

async function work(who: TestWorkspace): Promise<void> {
  setTimeTo("2026-11-23T07:00:00Z");
  const agentId = await createAgent(who.scope);
  const out = await sendOut(who.scope, agentId, [[], []]);
  await runMoves(who.scope, [{ id: out[0]?.shipmentId ?? "", action: "dropoff" }]);
}

test("an address gives strangers the file of its dashboards and rows, with the rights of its author", async () => {
  const who = await createTestWorkspace();
  await work(who);
  const { path } = await embed(who);
  const file = await stranger(`${path}/overview/export?format=csv`);
  expect(file.status).toBe(200);
  expect(file.headers.get("Cache-Control")).toBe("private, no-store");
  expect(file.headers.get("Set-Cookie")).toBeNull();
  const rows = await stranger(`${path}/rows/export?format=csv&subject=order&count=orders&${november}`);
  expect((await rows.text()).trim().split("\n")).toHaveLength(4);
  expect((await stranger(`${path}/rows/export?format=csv&subject=nothing`)).status).toBe(422);
  const opened = await open(path);
  expect(opened?.shown).toEqual(["overview", "orders", "shipments", "fleet", "otif", "windows"]);
  expect(opened?.scope.account.id).toBe(who.account.id);
});

test("an address that is changed by a letter, deactivated, ended or another dashboard's opens nothing", async () => {
  const who = await createTestWorkspace();
  await work(who);
  const { id, path } = await embed(who, { dashboard: "orders", ends_on: "2026-11-24" });
  const changed = `${path.slice(0, -1)}${path.endsWith("A") ? "B" : "A"}`;
  const file = "export?format=csv";
  const refused = [
    `${changed}/orders/${file}`,
    `/embed/-/orders/${file}`,
    `/embed/%00/orders/${file}`,
    ...["overview", "arriving_otif", "unknown", "all"].map((name) => `${path}/${name}/${file}`),
  ];
  for (const each of refused) expect((await stranger(each)).status, each).toBe(404);
  const status = async () => (await stranger(`${path}/orders/${file}`)).status;
  expect(await status()).toBe(200);
  setTimeTo("2026-11-25T12:00:00Z");
  expect(await status()).toBe(404);
  setTimeTo("2026-11-23T12:00:00Z");
  expect(await status()).toBe(200);
  expect((await embedCatalogue.deactivate.execute(who.scope, { ids: [id] })).ok).toBe(true);
  expect(await status()).toBe(404);
});

test("what an address fixes cannot be widened by its query", async () => {
  const who = await createTestWorkspace();
  await work(who);
  const elsewhere = await createDepot(who.scope);
  const { path } = await embed(who, { location_id: elsewhere });
  const countRows = async (query: string) => {
    const rows = await stranger(`${path}/rows/export?format=csv&subject=order&count=orders&${november}${query}`);
    return (await rows.text()).trim().split("\n").length - 2;
  };
  const other = who.scope.account.id;
  for (const query of ["", "&location=", `&location=${other}`, `&location=${other}&location=`])
    expect(await countRows(query), query).toBe(0);
});

test("an address stops when its author may no longer read analytics; a program and a foreign account make none", async () => {
  const owner = await createTestWorkspace();
  await work(owner);
  const permissions = ["settings", "settings.access_tokens", "settings.access_tokens.manage", "analytics"];
  const member = await createTestWorkspace({ member: owner, permissions });
  const { path, id, version } = await embed(member);
  expect(await open(path)).not.toBeNull();
  const foreign = await createTestWorkspace();
  const stolen = { name: "Mine", dashboard: "all", sites: ["https://a.example.test"], version };
  expect((await foreign.fetch(`/api/embeds/${id}`, { method: "PUT", body: stolen })).status).toBe(404);
  const token = await createAccessToken(owner, { name: "ERP", access: "limited", permissions });
  const made = await exports.default.fetch(
    new Request("https://waybill.test/api/embeds", {
      method: "POST",
      headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
      body: JSON.stringify({ name: "By a program", dashboard: "all", sites: ["https://a.example.test"] }),
    }),
  );
  expect(await made.json()).toMatchObject({ code: "token_no_person" });
  await owner.scope.db
    .update(memberships)
    .set({ permissions: ["settings"] })
    .where(eq(memberships.userId, member.userId));
  expect(await open(path)).toBeNull();
});

test.each([
  ["http://intranet.example.test", false],
  ["https://intranet.example.test/page", false],
  ["https://a.example.test; script-src *", false],
  ["https://user:secret@a.example.test", false],
  ["*", false],
  ["javascript:alert(1)", false],
  ["HTTPS://Intranet.Example.test", true],
  ["http://localhost:3000", true],
])("the site %s is allowed: %s", async (site, isAllowed) => {
  const who = await createTestWorkspace();
  const body = { name: "Site", dashboard: "all", sites: [site] };
  const made = await who.fetch("/api/embeds", { body });
  expect(made.status).toBe(isAllowed ? 201 : 422);
  if (!isAllowed) expect(await made.text()).toContain("sites");
});
