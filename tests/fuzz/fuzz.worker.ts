import { runInDurableObject } from "cloudflare:test";
import { env, exports } from "cloudflare:workers";
import { expect, test } from "vitest";
import { endpoints } from "#app/endpoints.server.ts";
import { createMalformedInput, createRandomSource, type RandomSource } from "#tests/api/malformed.ts";
import { createAccessToken, createTestWorkspace, type TestWorkspace } from "#tests/worker/workspace.ts";

// `npm run test:fuzz`: 10,000 malformed requests over the whole API, the same for the same seed.

const requests = 10_000;
const seed = Number(process.env.FUZZ_SEED ?? 20261121);
/**
 * How many times as long as a plain request of the same moment an answer may take: minutes of a busy machine make both
 * slow. What seems slow is repeated, and its best time counts; below `MIN_MS` nothing is slow.
 */
const MAX_SLOW_RATIO = 40;
const MIN_MS = 200;

/** All but what would end the session, and what answers by itself without a form or a file. */
const calls = endpoints.filter(
  ({ kind, form, file, path }) => !path.startsWith("/auth/") && (kind !== "handler" || form || file),
);

interface Sent {
  method: string;
  path: string;
  body?: string;
  headers?: Record<string, string>;
}

const pathJunk = [
  "00000000-0000-7000-8000-000000000000",
  "1",
  "-1",
  "WB-0",
  "%00",
  "%ff%fe",
  "..%2f..",
  "x".repeat(900),
  "%F0%9F%9A%9A",
  "null",
  "'%20or%201=1",
  "constructor",
];

const queryJunk = [
  "?limit=-1&sort=--created_at&cursor=%00",
  "?limit=999999999999999999999&cursor=eyJ4IjoxfQ",
  "?sort=constructor&search=%25%27%22%00",
  "?filters[status][]=999&filters[status][]=abc&filters[nobody][]=1",
  "?filters[created_at]=between,0000-01-01,9999-12-31",
  "?filters[created_at][]=between&filters[created_at][]=2026-99-99",
  "?filters[amount][]=EUR&filters[amount][]=abc&filters[amount][]=-1",
  "?filters[__proto__][]=1&filters[status]=1&fields=,,,__proto__",
  `?search=${"%22".repeat(2000)}`,
  "?search=*&sort=number&filters[tags][not][]=%F0%9F%9A%9A",
  "?cursor=AAAA&limit=1e3&date=2026-02-31",
  "?limit[]=3&search[a]=b&q=%E0%A4%A",
];

const bodyJunk = [
  "{",
  "[]",
  "null",
  '"text"',
  "\u0000",
  "{}{}",
  '{"a":1,}',
  `{"a":${"[".repeat(5000)}`,
  `{"${"k".repeat(70_000)}":1}`,
  "<xml/>",
];

/** One request that no schema accepts. */
function malformedRequest(chance: RandomSource): Sent {
  const call = chance.pick(calls);
  const path = call.url.replace(/\{(\w+)\}/g, (_, name: string) => {
    const words = call.words[name];
    return words && chance.next() < 0.7 ? chance.pick(words) : chance.pick(pathJunk);
  });
  if (call.method === "GET" || chance.next() < 0.05)
    return { method: "GET", path: `${path}${chance.next() < 0.85 ? chance.pick(queryJunk) : ""}` };
  const headers: Record<string, string> = {};
  if (chance.next() < 0.1)
    headers["content-type"] = chance.pick(["text/plain", "application/xml", "multipart/form-data"]);
  if (chance.next() < 0.1) headers["idempotency-key"] = chance.pick(["", "k", "x".repeat(4000)]);
  if (chance.next() < 0.05) headers.account = chance.pick(["", "nobody", "%00"]);
  const raw = chance.next() < 0.1 || !call.input;
  const body = raw ? chance.pick(bodyJunk) : JSON.stringify(createMalformedInput(call.input as never, chance));
  return { method: call.method, path, body: body ?? "null", headers };
}

/** Rows of every table but those that keep requests themselves. */
async function rowsWritten(): Promise<Record<string, number>> {
  const { results: tables } = await env.DB.prepare(
    "select name from sqlite_master where type = 'table' and name not like 'sqlite%' and name not like '%\\_%fts%' escape '\\' and name not like '\\_%' escape '\\' and name not like 'd1%'",
  ).all<{ name: string }>();
  const counted: Record<string, number> = {};
  for (const { name } of tables) {
    if (/^(idempotency_keys|sessions|rate_limits|orders_search)/.test(name)) continue;
    counted[name] = (await env.DB.prepare(`select count(*) as n from "${name}"`).first<number>("n")) ?? 0;
  }
  return counted;
}

const callers = { "a person": asPerson, "a token": withToken } as const;

/** Sends a request as a signed-in person. */
async function asPerson(who: TestWorkspace): Promise<TestWorkspace["fetch"]> {
  return who.fetch;
}

/** Sends a request as a program: with its token only. Its count restarts before the limit of a minute is reached. */
async function withToken(who: TestWorkspace): Promise<TestWorkspace["fetch"]> {
  const token = await createAccessToken(who, { name: "Fuzz", access: "full" });
  const meter = env.TOKEN_METER.get(env.TOKEN_METER.idFromName(await readTokenId()));
  let requested = 0;
  return async (path, { method = "GET", body, headers } = {}) => {
    requested += 1;
    if (requested % 500 === 0) await runInDurableObject(meter, (_, { storage }) => storage.deleteAll());
    return exports.default.fetch(`https://waybill.test${path}`, {
      method,
      headers: { "content-type": "application/json", ...headers, authorization: `Bearer ${token}` },
      ...(body === undefined ? {} : { body: String(body) }),
    });
  };
}

async function readTokenId(): Promise<string> {
  return (await env.DB.prepare("select id from access_tokens").first<string>("id")) ?? "";
}

/** The best time of some tries, milliseconds. */
async function measureBest(tries: number, ask: () => Promise<Response>): Promise<number> {
  let best = Number.POSITIVE_INFINITY;
  for (let count = 0; count < tries; count += 1) {
    const began = performance.now();
    await (await ask()).text();
    best = Math.min(best, performance.now() - began);
  }
  return best;
}

test.each(Object.entries(callers))(
  `${requests} malformed requests by %s: no 500, none much slower than a valid one, nothing written`,
  async (_, askAs) => {
    const who = await createTestWorkspace();
    const ask = await askAs(who);
    const before = await rowsWritten();
    const chance = createRandomSource(seed);
    const byStatus = new Map<number, number>();
    const wrong: string[] = [];
    let slowest = 0;
    const plain = () => ask("/api/orders?limit=1");
    const floor = await measureBest(20, plain);
    for (let count = 0; count < requests; count += 1) {
      const { method, path, body, headers } = malformedRequest(chance);
      const send = () => ask(path, { method, headers: { ...headers }, ...(body === undefined ? {} : { body }) });
      const began = performance.now();
      const answer = await send();
      const text = await answer.text();
      const took = performance.now() - began;
      slowest = Math.max(slowest, took);
      byStatus.set(answer.status, (byStatus.get(answer.status) ?? 0) + 1);
      const changed = answer.ok && method !== "GET" && !text.includes('"succeeded":[]') && text !== '{"data":{}}';
      const suspect = took > Math.max(MIN_MS, MAX_SLOW_RATIO * floor);
      const isSlow =
        suspect && (await measureBest(3, send)) > Math.max(MIN_MS, MAX_SLOW_RATIO * (await measureBest(3, plain)));
      if (answer.status >= 500 || isSlow || changed)
        wrong.push(
          `${answer.status} after ${Math.round(took)} ms: ${method} ${path.slice(0, 120)} ${body?.slice(0, 300) ?? ""} → ${text.slice(0, 200)}`,
        );
    }
    const statuses = [...byStatus].sort(([a], [b]) => a - b).map(([status, count]) => `${status}: ${count}`);
    console.log(
      `seed ${seed}, ${calls.length} calls, ${requests} requests; ${statuses.join(", ")}; slowest ${Math.round(slowest)} ms, a plain one ${floor.toFixed(1)} ms`,
    );
    expect(wrong.slice(0, 12)).toEqual([]);
    expect(await rowsWritten()).toEqual(before);
  },
);
