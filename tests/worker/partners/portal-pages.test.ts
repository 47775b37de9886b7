import { exports } from "cloudflare:workers";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { statusHours } from "#app/modules/developers/db/developers.tables.ts";
import { recordMinute } from "#app/modules/developers/db/status.server.ts";
import { apiDocumentSchema, listCalls } from "#app/modules/developers/model/api-document.ts";
import { parseMarkdown } from "#app/modules/developers/model/markdown-blocks.ts";
import { getPagePath, listPortalPages, searchPortalPages } from "#app/modules/developers/model/portal-pages.ts";
import { outbox } from "#app/platform/db/messages.tables.ts";
import { eventTypes } from "#app/platform/events/event-catalogue.ts";
import { minute } from "#app/platform/kernel/milliseconds.ts";
import { createTestWorkspace } from "../workspace.ts";

const asked = async (path: string) => {
  const answer = await exports.default.fetch(`https://waybill.test${path}`);
  return { status: answer.status, type: answer.headers.get("Content-Type") ?? "", text: await answer.text() };
};

const document = async () => apiDocumentSchema.parse(JSON.parse((await asked("/api/openapi.json")).text));

test("every API operation and event has a page at its own URL with a description", async () => {
  const described = await document();
  const pages = listPortalPages(described, "https://waybill.test");
  const paths = pages.map(getPagePath);
  expect(new Set(paths).size).toBe(paths.length);
  const received = pages.flatMap(({ call }) => (call ? [`${call.method} ${call.path}`] : []));
  expect(received.sort()).toEqual(
    listCalls(described)
      .map(({ method, path }) => `${method} ${path}`)
      .sort(),
  );
  expect(pages.filter(({ section }) => section === "webhooks").map(({ page }) => page)).toEqual(eventTypes);
  for (const { text, title } of pages) expect(parseMarkdown(text).length, title).toBeGreaterThan(0);
  for (const { call } of pages)
    if (call) expect(call.samples.map(({ language }) => language)).toEqual(["curl", "TypeScript", "Python", "PHP"]);
  const uploads = pages.filter(({ call }) => call?.uploads);
  expect(uploads.length).toBeGreaterThan(3);
  for (const { call, text } of uploads) {
    expect(text).toMatch(/\| `file` \*\*required\*\* \| file \|/);
    for (const sample of call?.samples ?? []) expect(sample.text).toMatch(/file\.(csv|pdf|png)/);
  }
  const file = pages.find(({ call }) => call?.path === "/api/billing/invoices/{number}/file");
  for (const sample of file?.call?.samples ?? []) expect(sample.text).toContain("answer.pdf");
});

test("operation names describe the action and are unique per area; request fields in the guides are explained", async () => {
  const described = await document();
  const titles = listCalls(described).map(({ tags, summary, path }) => `${tags[0]}: ${summary} ${twins(path)}`);
  expect(titles.filter((each, at) => titles.indexOf(each) !== at)).toEqual([]);
  expect(titles.filter((each) => !/^[A-Z][^:]*: [A-Z][^:/]{3,80}$/.test(each))).toEqual([]);
  const order = listPortalPages(described, "https://waybill.test").find(({ page }) => page === "create-order");
  const [, sent = ""] = /## What you send\n([\s\S]*?)\n## /.exec(order?.text ?? "") ?? [];
  const silent = sent.split("\n").filter((line) => line.startsWith("| `") && / \| *\|$/.test(line));
  expect(silent.length).toBeLessThan(6);
});

/** The same action under two paths: a customer's address is one of their locations. */
const twins = (path: string) => (path.endsWith("/locations") ? "as locations" : "");

test("links of the guides resolve", async () => {
  const pages = listPortalPages(await document(), "https://waybill.test");
  const paths = new Set([
    "/api/openapi.json",
    "/llms.txt",
    "/llms-full.txt",
    "/developers/changelog",
    "/status",
    ...pages.map(getPagePath),
  ]);
  const links = pages.flatMap(({ text }) => [...text.matchAll(/\]\((\/[^)]*)\)/g)].map(([, to = ""]) => to));
  expect(links.filter((to) => !paths.has(to))).toEqual([]);
  const calls = new Set(pages.flatMap(({ call }) => (call ? [call.path.replace(/\{\w+\}/g, "{}")] : [])));
  const named = pages
    .filter(({ section }) => section === "guides")
    .flatMap(({ text }) =>
      [...text.matchAll(/`(?:GET|POST|PUT|DELETE) (\/api\/[\w/{}-]+)/g)].map(([, path = ""]) => path),
    );
  expect(named.filter((path) => !calls.has(path.replace(/\{\w+\}/g, "{}")))).toEqual([]);
});

test("crawlers get the public pages; programs can read the whole developer portal at once", async () => {
  const robots = await asked("/robots.txt");
  expect(robots.text).toMatch(/^User-agent: \*\n[\s\S]*^Disallow: \/\n\nSitemap: https?:\S+\/sitemap\.xml$/m);
  const sitemap = await asked("/sitemap.xml");
  const paths = [...sitemap.text.matchAll(/<loc>https?:\/\/[^/]+(\/[^<]*)<\/loc>/g)].map(([, path = ""]) => path);
  expect(new Set(paths).size).toBe(paths.length);
  const allowed = [...robots.text.matchAll(/^Allow: (.+)$/gm)].map(([, path = ""]) => path);
  expect(paths.filter((path) => !allowed.some((each) => path.startsWith(each)))).toEqual([]);
  expect((await asked(`${paths.find((path) => path.includes("/reference/"))}.md`)).status).toBe(200);
  const whole = await asked("/llms-full.txt");
  console.log(`llms-full.txt ${whole.text.length} characters, sitemap ${paths.length} pages`);
  for (const title of ["## Failures on demand", "# Create an order", "# Shop plug-ins of your own"])
    expect(whole.text).toContain(title);
});

test("serves the pages as Markdown, llms.txt and types, for anyone; an unknown URL is not found", async () => {
  const guide = await asked("/developers/guides/first-order.md");
  expect(guide).toMatchObject({ status: 200, type: "text/markdown; charset=utf-8" });
  expect(guide.text).toMatch(/^# First order in five minutes\n/);
  const llms = await asked("/llms.txt");
  const [first = ""] = /https?:\S+\/developers\/reference\/\S+\.md/.exec(llms.text) ?? [];
  expect((await asked(new URL(first).pathname)).text).toContain("## What you get");
  const types = (await asked("/developers/waybill.d.ts")).text;
  expect(types).toContain('"/api/orders": {');
  expect(types.split("{").length).toBe(types.split("}").length);
  expect((await asked("/developers/guides/nothing.md")).status).toBe(404);
  expect((await asked("/developers/nothing")).status).toBe(404);
});

test("a search finds calls by path, fields by name, and titles first", async () => {
  const pages = listPortalPages(await document(), "https://waybill.test");
  expect(searchPortalPages(pages, "order.assigned")[0]?.page).toBe("order.assigned");
  expect(searchPortalPages(pages, "/api/orders/bulk")[0]?.call?.path).toBe("/api/orders/bulk");
  expect(searchPortalPages(pages, "Idempotency").length).toBeGreaterThan(3);
  expect(searchPortalPages(pages, "  ")).toEqual([]);
  expect(searchPortalPages(pages, "xyzzy")).toEqual([]);
});

test("the status page shows each minute's counts once: messages pending, attempts, durations", async () => {
  const { scope } = await createTestWorkspace();
  expect((await asked("/developers/guides/status.md")).text).toContain("No data yet");
  const at = Math.floor(Date.now() / minute) * minute + 20_000;
  const ports = { ...scope.ports, clock: { now: () => at } };
  await scope.db.insert(outbox).values({
    ...{ id: crypto.randomUUID(), accountId: scope.account.id, topic: "order.created", payload: {} },
    ...{ createdAt: at - 3 * minute, dueAt: at - 3 * minute },
  });
  const endpoint = crypto.randomUUID();
  await scope.db.run(sql`insert into webhook_endpoints (id, account_id, name, url, events, size, payload_version, secret, active, created_at)
    values (${endpoint}, ${scope.account.id}, 'ERP', 'https://erp.test', '[]', 'fat', '2026-12-01', '', 1, 0)`);
  const times = sql`with recursive n(i) as (select 1 union all select i + 1 from n where i < 20)`;
  await scope.db.run(sql`insert into webhook_deliveries (seq, account_id, endpoint_id, event_id, type, number, state, attempt_count, created_at)
    ${times} select i, ${scope.account.id}, ${endpoint}, i, 'order.created', '', 'delivered', 1, ${at - minute} from n`);
  await scope.db.run(sql`insert into webhook_attempts (account_id, delivery, try, at, status, duration_ms)
    ${times} select ${scope.account.id}, i, 1, ${at - minute} + 10 * i, iif(i = 20, 500, 200), 5 from n`);
  for (const _ of [1, 2]) await recordMinute({ db: scope.db, ports });
  const [hour] = await scope.db.select().from(statusHours);
  expect(hour).toMatchObject({ minutes: 1, tries: 20, arrived: 19, lagMs: 3 * minute, latencyMs: 190 });
  const { text } = await asked("/developers/guides/status.md");
  expect(text).toContain("Everything due is being processed");
  expect(text).toMatch(/\| 20 \| 95\.0\s% \| 190\sms \| 3\smin \|/);
  expect(text).toMatch(/an event waited 3\smin/);
});
