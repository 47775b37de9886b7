import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { permissions } from "#app/platform/access/permissions.ts";
import { createAccessToken, createTestWorkspace } from "#tests/worker/workspace.ts";
import { handleRequest } from "#workers/handle-request.ts";
import { countReads } from "./rows-read.ts";

// What a request costs before its own read begins: session, account, membership and rights of one of 500 members.

const members = 500;

const pages = [
  "/api/auth/session",
  "/api/inbox/count",
  "/api/orders",
  "/api/shipments/deliveries",
  "/api/plans",
  "/api/routes",
  "/api/customers",
  "/api/agents",
  "/api/shipping-methods",
  "/api/settings/account",
];

test("guards, session and account cost two statements in one round trip, for every caller", async () => {
  const owner = await createTestWorkspace();
  await env.DB.prepare("insert or ignore into configuration (id, uuid, created_at) values (1, 'bench', 1)").run();
  const { results } = await env.DB.prepare("select name from pragma_table_info('memberships')").all<{ name: string }>();
  const columns = results.map(({ name }) => name).filter((name) => name !== "user_id");
  await env.DB.prepare(
    `insert into memberships (user_id, ${columns.join()})
     select 'member-' || value, ${columns.join()} from memberships, json_each(?2) where account_id = ?1`,
  )
    .bind(owner.account.id, JSON.stringify(Array.from({ length: members }, (_, at) => at)))
    .run();
  const member = await createTestWorkspace({ member: owner, permissions: [...permissions] });
  const counter = countReads(env.DB);
  const requested = async (path: string) => {
    const headers = { cookie: member.cookie, account: owner.account.id };
    const request = new Request(`https://waybill.test${path}`, { headers });
    const response = await handleRequest(request, { env: { ...env, DB: counter.binding }, waitUntil: () => {} });
    await response.text();
    return { ...counter.take(), status: response.status };
  };
  // A path without reads, so that only the guard counts. One call before: whether setup is done is cached.
  await requested("/api/views");
  const guard = await requested("/api/views");
  for (const path of pages) {
    const { queries, rowsRead, status } = await requested(path);
    console.log(
      `${path}: ${status}, ${queries} statements, ${rowsRead} rows read; of these the guard ${guard.queries} and ${guard.rowsRead}`,
    );
    expect(status).toBe(200);
  }
  expect(guard.queries).toBeLessThanOrEqual(2);
  expect(guard.rowsRead).toBeLessThanOrEqual(20);
  const token = await createAccessToken(owner, { name: "Bench", access: "full" });
  const byToken = async (path: string) => {
    const request = new Request(`https://waybill.test${path}`, { headers: { authorization: `Bearer ${token}` } });
    const response = await handleRequest(request, { env: { ...env, DB: counter.binding }, waitUntil: () => {} });
    await response.text();
    return { ...counter.take(), status: response.status };
  };
  const first = await byToken("/api/views");
  const program = await byToken("/api/views");
  const orders = await byToken("/api/orders");
  console.log(
    `GET /api/orders by a token: ${orders.queries} statements; of these the guard ${program.queries} (${first.queries} once a minute, "last used"), ${program.rowsRead} rows read`,
  );
  expect([orders.status, program.queries]).toEqual([200, 1]);
  expect(first.queries).toBeLessThanOrEqual(2);
});
