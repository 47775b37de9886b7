import { reset } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { afterEach, beforeEach, expect, vi } from "vitest";
import { isIdle } from "#workers/after-answer.ts";
import { findAccountScans } from "./query-plans.ts";

/** The schema in statements as long as D1 takes them (100 KB): seven hundred short ones take twice the time. */
const schema: string[] = Reflect.get(env, "TEST_SCHEMA");

// Every test starts with an empty database.
beforeEach(async () => {
  await env.DB.batch(schema.map((statements) => env.DB.prepare(statements)));
});

afterEach(async () => {
  // What goes on after an answer would find the database gone.
  await vi.waitUntil(isIdle, { timeout: 5_000, interval: 1 });
  const scans = await findAccountScans();
  await reset();
  expect(scans, "queries that read all rows of an account").toEqual([]);
});
