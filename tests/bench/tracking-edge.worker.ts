import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { seedTestOrders } from "#tests/factories/orders.ts";
import { SeededRandom } from "#tests/fakes/seeded-random.ts";
import { createTestWorkspace } from "#tests/worker/workspace.ts";
import { handleRequest } from "#workers/handle-request.ts";
import { toPublicResponse } from "#workers/tracking.ts";
import { countReads } from "./rows-read.ts";

const views = 200_000;
const orders = 20_000;
/** Share of the visitors of each edge location. */
const edges = [0.34, 0.24, 0.16, 0.12, 0.09, 0.05];
const second = 1_000;
const minute = 60 * second;
const day = 24 * 60 * minute;
/** An open page asks again (`public/track.js`), while somebody looks at it: two minutes on average. */
const pollMs = 30 * second;
const meanLookMs = 2 * minute;
/** Statuses and new windows of an order in its day. */
const changesOfOrder = 8;

interface Lifetimes {
  freshMs: number;
  staleMs: number;
}

/** How long a shared cache keeps an answer, as its header says (RFC 9111, RFC 5861). */
function readLifetimes(header: string): Lifetimes {
  const read = (name: string) => second * Number(new RegExp(`(?:^|[ ,])${name}=(\\d+)`).exec(header)?.[1] ?? 0);
  return { freshMs: read("max-age"), staleMs: read("stale-while-revalidate") };
}

/** A cache in front of another: what it has is served while it is fresh, and once more while it is fetched again. */
class EdgeCache {
  readonly #made = new Map<number, number>();
  readonly lifetimes: Lifetimes;
  readonly upstream: (key: number, at: number) => number;

  constructor(lifetimes: Lifetimes, upstream: (key: number, at: number) => number) {
    this.lifetimes = lifetimes;
    this.upstream = upstream;
  }

  /** When the answer was made, and whether somebody had to wait for the upstream. */
  get(key: number, at: number): { made: number; waited: boolean } {
    const made = this.#made.get(key);
    const age = made === undefined ? Number.POSITIVE_INFINITY : at - made;
    if (made !== undefined && age <= this.lifetimes.freshMs) return { made, waited: false };
    const next = this.upstream(key, at);
    this.#made.set(key, next);
    const isServed = made !== undefined && age <= this.lifetimes.freshMs + this.lifetimes.staleMs;
    return isServed ? { made, waited: false } : { made: next, waited: true };
  }
}

/** When somebody asks for the page of an order at an edge. */
interface Asked {
  at: number;
  order: number;
  edge: number;
  isView: boolean;
}

function pickEdge(random: SeededRandom): number {
  const chance = random.next();
  const upTo = edges.map((_, at) => edges.slice(0, at + 1).reduce((sum, share) => sum + share, 0));
  return Math.max(
    0,
    upTo.findIndex((share) => chance < share),
  );
}

/** A day of visitors: most look right after a message, several times, from where they live; open pages ask again. */
function listRequests(random: SeededRandom, changes: readonly (readonly number[])[]): Asked[] {
  const home = changes.map(() => pickEdge(random));
  return Array.from({ length: views }, (_, view) => view % orders)
    .flatMap((order): Asked[] => {
      const own = changes[order] ?? [];
      const message = own[Math.floor(random.next() * own.length)] ?? 0;
      const begins = random.next() < 0.8 ? message - 10 * minute * Math.log(1 - random.next()) : random.next() * day;
      const edge = random.next() < 0.9 ? (home[order] ?? 0) : pickEdge(random);
      const looks = -meanLookMs * Math.log(1 - random.next());
      return Array.from({ length: 1 + Math.floor(looks / pollMs) }, (_, turn) => ({
        ...{ at: begins + turn * pollMs, order, edge },
        isView: turn === 0,
      }));
    })
    .toSorted((a, b) => a.at - b.at);
}

/** Six edge locations with one cache behind them, with the lifetimes that the Worker states, and what they ask of it. */
test("a day of tracking pages at six edge locations", async () => {
  const { scope } = await createTestWorkspace();
  const [order] = await seedTestOrders(scope, 1);
  const counted = countReads(env.DB);
  const address = `https://waybill.test/api/track/${order?.number}?lang=de`;
  const fetched = await handleRequest(new Request(address), {
    ...{ env: { ...env, DB: counted.binding }, waitUntil: () => {}, meter: "allowed" },
  });
  const answer = await toPublicResponse(fetched, "bench");
  expect(answer.status).toBe(200);
  const rows = counted.take().rowsRead;
  const lifetimes = readLifetimes(answer.headers.get("Cache-Control") ?? "");

  const random = new SeededRandom(7);
  const changes = Array.from({ length: orders }, () =>
    Array.from({ length: changesOfOrder }, () => 6 * 60 * minute + random.next() * 14 * 60 * minute).toSorted(
      (a, b) => a - b,
    ),
  );
  let made = 0;
  const origin = (_key: number, at: number) => {
    made += 1;
    return at;
  };
  const upper = new EdgeCache(lifetimes, origin);
  const lower = edges.map(() => new EdgeCache(lifetimes, (key, at) => upper.get(key, at).made));
  const requests = listRequests(random, changes);
  let [served, servedViews, oldest] = [0, 0, 0];
  for (const { at, order: key, edge, isView } of requests) {
    const got = lower[edge]?.get(key, at);
    if (!got) throw new Error("no such edge");
    if (!got.waited) served += 1;
    if (!got.waited && isView) servedViews += 1;
    // How long what is shown has no longer been so.
    const missed = changes[key]?.find((change) => change > got.made && change <= at);
    if (missed !== undefined) oldest = Math.max(oldest, at - missed);
  }
  const share = (part: number, whole: number) => `${((100 * part) / whole).toFixed(1)} %`;
  console.log(
    [
      `${views} views of ${orders} orders, ${requests.length} requests, ${edges.length} edges: ${answer.headers.get("Cache-Control")}`,
      `served without waiting: ${share(served, requests.length)} of requests, ${share(servedViews, views)} of views`,
      `oldest content shown: ${(oldest / second).toFixed(1)} s out of date (target 60)`,
      `pages made by the Worker: ${(made / views).toFixed(2)} for each view, ${rows} rows read for each`,
    ].join("\n"),
  );
  expect(oldest).toBeLessThanOrEqual(60 * second);
});
