import { expect, test } from "vitest";
import type { z } from "zod";
import { planListSchema, planVersionListSchema } from "#app/modules/plans/api/plans.outputs.ts";
import { endpoint } from "#app/platform/http/endpoint.server.ts";
import { createTestWorkspace } from "#tests/worker/workspace.ts";
import { calls } from "./calls.ts";
import { findNamingFault, listShapeFaults } from "./naming-rules.ts";

interface Schema {
  type?: string | string[];
  properties?: Record<string, Schema>;
  [more: string]: unknown;
}

/** Every name of a field below a part of the description, with the path to it. */
function namesIn(value: unknown, path: string): { name: string; path: string }[] {
  if (typeof value !== "object" || value === null) return [];
  const { properties = {} }: Schema = { ...value };
  const own = Object.keys(properties).map((name) => ({ name, path }));
  return [...own, ...Object.entries(value).flatMap(([key, inner]) => namesIn(inner, `${path}/${key}`))];
}

async function described() {
  const { fetch } = await createTestWorkspace();
  const document = await (await fetch("/api/openapi.json")).json<{ paths: Record<string, Record<string, object>> }>();
  return document.paths;
}

test("every name of inputs, responses and parameters in the description is snake_case", async () => {
  const paths = await described();
  const wrong = namesIn(paths, "").flatMap(({ name, path }) => (findNamingFault(name) ? [`${path} ${name}`] : []));
  const parameters = Object.keys(paths).flatMap((path) =>
    [...path.matchAll(/\{(\w+)\}/g)].flatMap(([, name = ""]) => (findNamingFault(name) ? [`${path} ${name}`] : [])),
  );
  expect([...wrong, ...parameters]).toEqual([]);
  expect(namesIn(paths, "").length).toBeGreaterThan(1500);
});

test("a list is returned under its noun with a pagination", () => {
  const bare = calls.flatMap(({ method, url, output }) => {
    const shape = Object(output && "shape" in output ? output.shape : {});
    const lists = Object.keys(shape).filter((key) => shape[key]?.def?.type === "array");
    if (method !== "GET" || "pagination" in shape || lists.length !== 1 || url.includes("{plan_id}")) return [];
    return [`${url}: ${lists}`];
  });
  // What a pick list offers is no list of its own: it ends with what is shown; the lines of one bill to be are parts of it; a week has all who work in it; a token has all of its permissions; a phone keeps its day whole, and a stop has its offers; slots have every day that they are offered on; books have all of their months; tills come whole.
  expect(
    bare.filter(
      (each) =>
        !/lookups|options|views\/audiences|\/\{type\}\/\{action\}|coverage|picklists\/|candidates|pending-lines|fleet\/shifts|\/me:|drive\/(day|map)|\/moves|\/slots|books\/periods|\/tills:/.test(
          each,
        ),
    ),
  ).toEqual([]);
});

/** A success, as an endpoint with this output writes it. */
function respond(output: z.ZodType, value: unknown): Promise<Response> {
  const written = endpoint({
    ...{ method: "GET", path: "/x", access: "public", summary: "X", output },
    handler: ({ respond: write }) => write(value),
  });
  return written.handle({ params: {}, request: new Request("https://waybill.test/api/x"), context: {} as never });
}

test("times, money and people have one format regardless of storage; undescribed fields are omitted", async () => {
  const page = {
    plans: [
      {
        id: "p",
        number: "PL-1",
        accountId: "somebody's",
        createdAt: Date.UTC(2026, 10, 22, 8),
        currency: "JPY",
        summary: { cost: 1250, atRisk: 1 },
      },
    ],
    pagination: { previous: null, next: null, total: 1, total_is_exact: true, limit: 20 },
  };
  const { data } = await (await respond(planListSchema, page)).json<{ data: { plans: object[] } }>();
  expect(data.plans).toEqual([
    {
      id: "p",
      number: "PL-1",
      created_at: "2026-11-22T08:00:00.000Z",
      currency: "JPY",
      summary: { cost: "1250", currency: "JPY", at_risk: 1 },
    },
  ]);
  const versions = { currency: "EUR", versions: [{ version: 1, authorName: "Ada", summary: { cost: 1250 }, at: 0 }] };
  const received = await (await respond(planVersionListSchema, versions)).json<{ data: object }>();
  expect(received.data).toMatchObject({
    versions: [{ author: { id: null, name: "Ada" }, summary: { cost: "12.50", currency: "EUR" } }],
    pagination: { total: 1, total_is_exact: true, next: null },
  });
  expect(listShapeFaults(received)).toEqual([]);
});

test("a request body uses the same names; internal names are unknown", async () => {
  const { fetch } = await createTestWorkspace();
  const inner = await fetch("/api/plans", { body: { name: "Monday", locationId: crypto.randomUUID() } });
  expect(inner.status).toBe(422);
  const refused = await inner.json<{ errors: Record<string, string[]> }>();
  expect(refused.errors).toHaveProperty("locationId");
  const spoken = await fetch("/api/plans", { body: { name: "Monday", location_id: "nowhere" } });
  const { errors } = await spoken.json<{ errors: Record<string, string[]> }>();
  expect(Object.keys(errors).sort()).toEqual(
    expect.arrayContaining(["end_at", "location_id", "shipment_type", "start_at"]),
  );
  expect(
    Object.keys(errors)
      .flatMap((path) => path.split("."))
      .filter(findNamingFault),
  ).toEqual([]);
});

const refusals: readonly [asked: string, init: { method?: string; body?: unknown }, status: number, code: string][] = [
  ["/api/nothing-here", {}, 404, "not_found"],
  ["/api/orders/WB-1", {}, 404, "order_not_found"],
  ["/api/orders/bulk", {}, 405, "method_not_allowed"],
  ["/api/orders", { method: "PATCH", body: {} }, 405, "method_not_allowed"],
  ["/api/orders", { body: "{" }, 400, "malformed"],
  ["/api/orders", { body: { customer: "x".repeat(4_100_000) } }, 413, "file_too_large"],
  ["/api/imports", { body: {} }, 400, "malformed"],
  ["/api/track/WB-1", {}, 404, "order_not_found"],
];

test.each(refusals)("%s %o is rejected in JSON with code and request id", async (requested, init, status, code) => {
  const { fetch } = await createTestWorkspace();
  const answer = await fetch(requested, init);
  expect(answer.headers.get("content-type")).toContain("application/json");
  const body = await answer.json<Record<string, unknown>>();
  expect([answer.status, body.code]).toEqual([status, code]);
  expect(Object.keys(body).sort()).toEqual(["code", "errors", "message", "request_id"]);
  expect(body.request_id).toBe(answer.headers.get("x-request-id"));
  expect(body.request_id).toMatch(/^[0-9a-f-]{36}$/);
});

test("an exception is a 500 in JSON that reveals only its id", async () => {
  const who = await createTestWorkspace();
  await who.scope.db.run("drop table package_templates");
  const answer = await who.fetch("/api/packages", { headers: { "X-Request-Id": "mine" } });
  const body = await answer.json<Record<string, unknown>>();
  expect([answer.status, body.code]).toEqual([500, "unexpected"]);
  expect(JSON.stringify(body)).not.toMatch(/package_templates|SQLITE|mine/);
  expect(body.request_id).toBe(answer.headers.get("x-request-id"));
});
