import { expect, test } from "vitest";
import { toFailureResponse } from "#app/platform/http/failures.server.ts";
import { fail } from "#app/platform/kernel/result.ts";
import { isBusy } from "#workers/error-logging.ts";

test("a locked or overloaded database is distinguished from other errors, also behind an error of Drizzle", () => {
  const locked = new Error("D1_ERROR: database is locked: SQLITE_BUSY");
  for (const error of [locked, new Error("Failed query: select 1", { cause: locked })])
    expect(isBusy(error)).toBe(true);
  for (const error of [new Error("D1_ERROR: no such table: orders"), new TypeError("x"), "SQLITE_BUSY", null])
    expect(isBusy(error)).toBe(false);
});

test("its answer is 503 with the time to wait", async () => {
  const request = new Request("https://waybill.test/api/orders");
  const answer = toFailureResponse(request, fail("database_busy").failure);
  expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "1"]);
  expect(await answer.json()).toMatchObject({ code: "database_busy" });
});
