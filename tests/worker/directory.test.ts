import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { commit } from "#app/data/kernel/commit.server.ts";
import { accounts, auditLog } from "#app/data/schema/index.ts";
import { directoryPage, writeListing } from "#app/data/settings/directory.server.ts";
import { noListing } from "#app/domain/settings/directory-listing.ts";
import { viewDirectory } from "#app/features/tracking/view-directory.server.ts";
import { makeWorkspace, type TestWorkspace } from "./workspace.ts";

const path = "/api/settings/directory-listing";
/** Names of the carriers that anybody sees under an address. */
const seen = async ({ scope }: TestWorkspace, query = "") =>
  (await viewDirectory(scope.db, new URLSearchParams(query))).carriers.map(({ name }) => name);
const put = (who: TestWorkspace, body: object) => who.fetch(path, { method: "PUT", body });
const listing = (name: string) => ({
  ...{ listed: true, about: `${name} drives <everything>`, services: ["same_day"], countries: ["LI", "CH"] },
  ...{ areas: ["Rheintal"], email: `${name.toLowerCase()}@example.com`, website: "https://example.com/we" },
});

test("a carrier that wants to be found is, by anybody and by its words and countries; nobody else is", async () => {
  const [mine, other] = [await makeWorkspace(), await makeWorkspace()];
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
    ["?country=nowhere&after=%7C%7C%27", true],
  ] as const)
    expect([query, (await seen(mine, query)).includes("Alpenkurier")]).toEqual([query, found]);
  await mine.scope.db.update(accounts).set({ cancelledAt: 1 }).where(eq(accounts.id, mine.account.id));
  expect(await seen(mine)).not.toContain("Alpenkurier");
});

test("the directory goes on by name where a page ends", async () => {
  const all = await Promise.all(Array.from({ length: directoryPage + 2 }, () => makeWorkspace()));
  for (const [at, who] of all.entries()) {
    const organizationName = `Zz ${String(at).padStart(3, "0")}`;
    await who.scope.db.update(accounts).set({ organizationName }).where(eq(accounts.id, who.account.id));
    await commit(who.scope.db, [writeListing(who.scope, { ...noListing, listed: true, about: "We drive" }, 0)]);
  }
  const [first] = all;
  if (!first) throw new Error("nobody");
  const page = await viewDirectory(first.scope.db, new URLSearchParams({ q: "zz 0" }));
  expect(page.carriers).toHaveLength(directoryPage);
  const rest = await viewDirectory(first.scope.db, new URLSearchParams({ q: "zz 0", after: page.next ?? "" }));
  expect([rest.carriers.map(({ name }) => name), rest.next]).toEqual([["Zz 050", "Zz 051"], null]);
});

test("a listing is written over the version that was seen, says what is missing, and is noted", async () => {
  const mine = await makeWorkspace();
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
