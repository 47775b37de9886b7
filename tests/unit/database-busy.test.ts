import type { ServerBuild } from "react-router";
import { expect, test } from "vitest";
import { isBusy } from "#app/platform/http/failures.server.ts";
import { withErrorLogging } from "#workers/error-logging.ts";

const locked = new Error("D1_ERROR: database is locked: SQLITE_BUSY");
const overloaded = new Error("D1_ERROR: D1 DB is overloaded. Requests queued for too long.");
const slow = new Error("D1_ERROR: D1 DB storage operation exceeded timeout which caused object to be reset.");
const hidden = new Error("D1_ERROR: Failed to get session commit token: internal error; reference = 6ephh3lf4r2p");

test("a locked, overloaded or slow database is distinguished from other errors, also behind an error of Drizzle", () => {
  for (const error of [locked, overloaded, slow, hidden, new Error("Failed query: select 1", { cause: locked })])
    expect(isBusy(error)).toBe(true);
  for (const error of [new Error("D1_ERROR: no such table: orders"), new TypeError("x"), "SQLITE_BUSY", null])
    expect(isBusy(error)).toBe(false);
});

test("an internal error of the platform that may last is an error, not a busy database", async () => {
  const lasting = new Error("D1_ERROR: internal error; reference = 6ephh3lf4r2p");
  expect(isBusy(lasting)).toBe(false);
  const answer = await createBuild(lasting)?.loader?.(request("/api/orders"));
  expect(answer).toMatchObject({ status: 500 });
});

/** A build whose only route throws, in a loader or already in the guard. */
function createBuild(thrown: unknown) {
  const fails = () => Promise.reject(thrown);
  const routes = { one: { id: "one", path: "", module: { default: () => null, loader: fails, middleware: [fails] } } };
  return withErrorLogging({ routes } as unknown as ServerBuild).routes.one?.module;
}

const request = (path: string) => ({ request: new Request(`https://waybill.test${path}`) }) as never;

test("a program gets 503 with a retry delay wherever the database was busy", async () => {
  const route = createBuild(overloaded);
  const answers = [
    await route?.loader?.(request("/api/orders")),
    await route?.middleware?.[0]?.(request("/api/orders"), async () => new Response()),
  ];
  for (const answer of answers) {
    if (!(answer instanceof Response)) throw new Error("no response");
    expect([answer.status, answer.headers.get("Retry-After")]).toEqual([503, "1"]);
    expect(await answer.json()).toMatchObject({ code: "database_busy" });
  }
});

test("a page shows that the server is busy", async () => {
  const thrown = await Promise.resolve(createBuild(slow)?.loader?.(request("/orders"))).catch((error) => error);
  expect(thrown).toMatchObject({
    data: { message: "The server is busy. Try again in a moment." },
    init: { status: 503 },
  });
  const broken = await Promise.resolve(createBuild(new Error("x"))?.loader?.(request("/orders"))).catch(
    (error) => error,
  );
  expect(broken).toMatchObject({ data: { code: "unexpected" }, init: { status: 500 } });
});
