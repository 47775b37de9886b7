import { runDurableObjectAlarm } from "cloudflare:test";
import { env, exports } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import fc from "fast-check";
import { expect, test } from "vitest";
import { sessions } from "#app/modules/identity/db/identity.tables.ts";
import { getSafeReturnPath } from "#app/modules/identity/http/sign-in-context.server.ts";
import { orderDocuments } from "#app/modules/orders/db/orders.tables.ts";
import { documentLimits } from "#app/modules/orders/model/documents.ts";
import { sessionEndedCode } from "#app/platform/kernel/room-visit.ts";
import { hashSha256Hex } from "#app/platform/kernel/tokens.ts";
import { seedTestOrders } from "#tests/factories/orders.ts";
import { createPlanWorld, createTestPlan } from "#tests/factories/plans.ts";
import { createTestWorkspace, type TestWorkspace } from "../workspace.ts";

const home = "https://waybill.test";
const ask = new Request(`${home}/login`);

/** Spellings of a return address, and where each leads; those of other sites lead home. */
const spellings: readonly [to: unknown, leads: string][] = [
  ["/", "/"],
  ["/orders", "/orders"],
  ["/orders?filters%5Bstatus%5D=2&sort=-created_at", "/orders?filters%5Bstatus%5D=2&sort=-created_at"],
  ["/orders#top", "/orders#top"],
  ["/orders/10001?a=b&c=%0d%0aSet-Cookie:x", "/orders/10001?a=b&c=%0d%0aSet-Cookie:x"],
  ["/plans/ä", "/plans/%C3%A4"],
  [`${home}/orders`, "/orders"],
  ["orders", "/orders"],
  ["?status=1", "/?status=1"],
  ["/orders/../plans", "/plans"],
  ["/%09/evil.example", "/%09/evil.example"],
  ["/%2f/evil.example", "/%2f/evil.example"],
  ["/%5cevil.example", "/%5cevil.example"],
  ["/orders\r\nSet-Cookie: a=b", "/ordersSet-Cookie:%20a=b"],
  ["/orders\nLocation: //evil.example", "/ordersLocation:%20//evil.example"],
  ["/\u2028/evil.example", "/%E2%80%A8/evil.example"],
  ["/\u00a0/evil.example", "/%C2%A0/evil.example"],
  ["\uff0f\uff0fevil.example", "/%EF%BC%8F%EF%BC%8Fevil.example"],
  ["//evil.example", "/"],
  ["///evil.example", "/"],
  ["////evil.example", "/"],
  ["/\\evil.example", "/"],
  ["\\\\evil.example", "/"],
  ["\\/evil.example", "/"],
  ["/\\/evil.example", "/"],
  ["/\t/evil.example", "/"],
  ["\t//evil.example", "/"],
  ["/\n/evil.example", "/"],
  ["/\r/evil.example", "/"],
  ["/\r\n\t\\evil.example", "/"],
  [" //evil.example", "/"],
  ["/.//evil.example", "/"],
  ["/./\\evil.example", "/"],
  ["/..//evil.example", "/"],
  ["/a/../..//evil.example", "/"],
  ["/%2e//evil.example", "/"],
  ["https://evil.example", "/"],
  ["https:evil.example", "/evil.example"],
  ["https:/evil.example", "/evil.example"],
  ["http://waybill.test/orders", "/"],
  ["https://waybill.test:8443/orders", "/"],
  ["https://waybill.test@evil.example/", "/"],
  ["https://waybill.test.evil.example/", "/"],
  ["//waybill.test@evil.example", "/"],
  ["javascript:alert(1)", "/"],
  ["data:text/html,x", "/"],
  ["blob:https://waybill.test/1", "/"],
  ["http://[", "/"],
  ["", "/"],
  [undefined, "/"],
  [["/orders"], "/"],
];

test.each(spellings)("a return to %j redirects to %s", (to, leads) => {
  expect(getSafeReturnPath(ask, to)).toBe(leads);
});

test("a return URL never leaves the site, and fits into a header, for any input", () => {
  const piece = fc.constantFrom(
    "/",
    "\\",
    "\t",
    "\n",
    "\r",
    ".",
    "..",
    "%09",
    "%2f",
    "@",
    ":",
    "evil.example",
    "https",
    "?",
    "#",
    "\u2028",
    "ä",
    " ",
  );
  fc.assert(
    fc.property(
      fc.oneof(
        fc.array(piece, { maxLength: 8 }).map((each) => each.join("")),
        fc.string(),
      ),
      (to) => {
        const leads = getSafeReturnPath(ask, to);
        expect(new URL(leads, home).origin).toBe(home);
        expect(leads).toMatch(/^\/(?![/\\])[\x21-\x7e]*$/);
      },
    ),
    { numRuns: 2_000 },
  );
});

test("broken cookies and line ends cause no server error", async () => {
  for (const cookie of [
    "__Host-session=%zz",
    "__Host-preferences=%E0%A4%A",
    "__Host-account=%; __Host-held=%u0",
    "=;;%=%",
  ]) {
    const answer = await exports.default.fetch(`${home}/api/auth/session`, { headers: { cookie } });
    expect(answer.status, cookie).toBe(401);
  }
  const broken = await exports.default.fetch(`${home}/api/orders?search=%zz&filters[status]=%E0%A4%A`, {
    headers: { cookie: "a=%" },
  });
  expect(broken.status).toBe(401);
});

test("every response forbids caching and content sniffing", async () => {
  const owner = await createTestWorkspace();
  const [order] = await seedTestOrders(owner.scope, 1);
  const plain: [path: string, init?: RequestInit][] = [
    ["/api/auth/session"],
    ["/api/nothing"],
    ["/nothing/at/all"],
    ["/api/openapi.json"],
    ["/api/orders", { method: "POST", body: "{" }],
    [`/api/track/${order?.number}/send-code`, { method: "POST", body: "{}" }],
    ["/track/none"],
  ];
  const answers = [
    ...(await Promise.all(
      plain.map(([path, init]) => exports.default.fetch(home + path, { redirect: "manual", ...init })),
    )),
    await owner.fetch("/api/orders"),
    await owner.fetch(`/api/orders/${order?.number}`),
    await owner.fetch("/api/orders/none"),
    await owner.fetch("/api/orders", { body: {} }),
    await owner.fetch("/api/orders", { method: "DELETE" }),
    await owner.send("/orders/export", { method: "GET", body: null as never }),
  ];
  for (const answer of answers) {
    expect(answer.headers.get("cache-control"), answer.url).toMatch(/no-store|^public, max-age=\d+/);
    expect(answer.headers.get("x-content-type-options"), answer.url).toBe("nosniff");
    await answer.body?.cancel();
  }
});

async function socketOf(who: TestWorkspace, path: string, headers: Record<string, string> = {}) {
  const { webSocket, status } = await who.fetch(path, { headers: { Upgrade: "websocket", ...headers } });
  if (!webSocket) return { status, heard: [] as string[], closed: Promise.resolve(0), socket: null };
  const received: string[] = [];
  webSocket.addEventListener("message", ({ data }) => received.push(String(data)));
  const closed = new Promise<number>((resolve) => webSocket.addEventListener("close", ({ code }) => resolve(code)));
  webSocket.accept();
  return { status, heard: received, closed, socket: webSocket };
}

test("a socket is only for pages of this site", async () => {
  const owner = await createTestWorkspace();
  const planId = await createTestPlan(owner.scope, await createPlanWorld(owner.scope, { shipments: 2, agents: 1 }));
  for (const path of ["/api/orders/live", `/api/plans/${planId}/live`]) {
    expect((await socketOf(owner, path, { origin: "https://evil.example" })).status, path).toBe(403);
    const bare = await exports.default.fetch(home + path, { headers: { cookie: owner.cookie, Upgrade: "websocket" } });
    expect(bare.status, path).toBe(403);
    expect((await socketOf(owner, path)).status, path).toBe(101);
  }
});

test("sockets of both rooms end with their session, active or idle", async () => {
  const owner = await createTestWorkspace();
  const planId = await createTestPlan(owner.scope, await createPlanWorld(owner.scope, { shipments: 2, agents: 1 }));
  const paths = ["/api/orders/live", `/api/plans/${planId}/live`];
  const rooms = [
    env.LIVE_ROOM.get(env.LIVE_ROOM.idFromName(owner.account.id)),
    env.PLAN_ROOM.get(env.PLAN_ROOM.idFromName(planId)),
  ] as const;
  const opened = await Promise.all(paths.map((path) => socketOf(owner, path)));
  for (const room of rooms)
    expect(await runDurableObjectAlarm(room as never), "the room looks again by itself").toBe(true);
  expect(opened.map(({ socket }) => socket?.readyState)).toEqual([WebSocket.OPEN, WebSocket.OPEN]);
  const token = owner.cookie.split("=")[1] ?? "";
  await owner.scope.db.delete(sessions).where(eq(sessions.tokenHash, await hashSha256Hex(token)));
  for (const room of rooms) await runDurableObjectAlarm(room as never);
  expect(await Promise.all(opened.map(({ closed }) => closed))).toEqual([sessionEndedCode, sessionEndedCode]);
});

test("sockets of an account's rooms end at log-out, without waiting for the next check", async () => {
  const owner = await createTestWorkspace();
  const opened = [await socketOf(owner, "/api/orders/live"), await socketOf(owner, "/api/routes/live")];
  expect(opened.map(({ status }) => status)).toEqual([101, 101]);
  expect((await owner.fetch("/api/auth/logout", { body: {} })).status).toBe(200);
  expect(await Promise.all(opened.map(({ closed }) => closed))).toEqual([sessionEndedCode, sessionEndedCode]);
});

test("a document is served with its real type, and a type not allowed for orders is not stored", async () => {
  const owner = await createTestWorkspace();
  const [order] = await seedTestOrders(owner.scope, 1);
  const pdf = new TextEncoder().encode("%PDF-1.7 a note");
  const upload = (name: string) => {
    const form = new FormData();
    form.set("file", new File([pdf], name));
    return owner.send(`/api/orders/${order?.number}/documents`, { method: "POST", body: form });
  };
  const names = [
    "x.html",
    "note.PDF",
    "../a\\b.svg",
    "Lieferung 12.11.2026",
    ".htaccess",
    "x.pdf.exe",
    `${"ä".repeat(300)}.htm`,
    "😀".repeat(140),
  ];
  const kept: string[] = [];
  for (const name of names) {
    const { data } = (await (await upload(name)).json()) as { data: { name: string } };
    kept.push(data.name);
  }
  expect(kept).toEqual([
    "x.pdf",
    "note.PDF",
    "b.pdf",
    "Lieferung 12.11.2026.pdf",
    ".htaccess.pdf",
    "x.pdf.pdf",
    `${"ä".repeat(140)}.pdf`,
    `${"😀".repeat(140)}.pdf`,
  ]);
  const statuses: number[] = [];
  for (let at = names.length; at < documentLimits.perOrder + 2; at += 1)
    statuses.push((await upload(`${at}.pdf`)).status);
  expect(statuses.slice(-3)).toEqual([201, 409, 409]);
  await Promise.all(Array.from({ length: 4 }, () => upload("more.pdf")));
  const rows = await owner.scope.db.select({ id: orderDocuments.id }).from(orderDocuments);
  const { objects } = await env.FILES.list({ prefix: `documents/${owner.account.id}/` });
  expect(objects.map(({ key }) => key.split("/").at(-1)).sort()).toEqual(rows.map(({ id }) => id).sort());
  expect(rows).toHaveLength(documentLimits.perOrder);
});

test("a too large file is rejected in JSON, whatever its headers or transfer encoding", async () => {
  const owner = await createTestWorkspace();
  const [order] = await seedTestOrders(owner.scope, 1);
  const headers = { cookie: owner.cookie, origin: home, account: owner.account.id };
  for (const path of [
    "/api/imports",
    `/api/orders/${order?.number}/documents`,
    "/api/orders",
    "/api/customers/import",
  ]) {
    const piece = new Uint8Array(1024 * 1024);
    let sent = 0;
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        sent += 1;
        if (sent > 9) controller.close();
        else controller.enqueue(piece);
      },
    });
    const streamed = await exports.default.fetch(home + path, {
      method: "POST",
      headers: { ...headers, "content-type": "multipart/form-data; boundary=x" },
      body,
    });
    expect(streamed.status, path).toBe(413);
    expect(await streamed.json(), path).toMatchObject({
      code: expect.stringMatching(/^file_/),
      message: expect.any(String),
    });
    const whole = await exports.default.fetch(home + path, {
      method: "POST",
      headers,
      body: new Uint8Array(9 * 1024 * 1024),
    });
    expect(whole.status, path).toBe(413);
    expect(await whole.json(), path).toMatchObject({ code: expect.stringMatching(/^file_/) });
  }
});

test("JSON is parsed only to the depth our input needs", async () => {
  const owner = await createTestWorkspace();
  const deep = `{"customer":${'{"a":'.repeat(200_000)}1${"}".repeat(200_000)}}`;
  expect((await owner.fetch("/api/orders", { body: deep })).status).toBe(400);
  expect((await owner.fetch("/api/orders", { body: `{"a":"${"[".repeat(100)}"}` })).status).toBe(422);
});
