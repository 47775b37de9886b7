import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import { appContext, scopeContext } from "#app/platform/http/contexts.server.ts";
import { isBesideOthers, recordUse } from "#app/platform/http/recent-use.ts";
import { type RequestKind, requestTurns, runInTurn, yieldToRequests } from "#app/platform/http/request-turns.server.ts";
import { takeTurn } from "#app/platform/http/take-turn.server.ts";
import { routeTable } from "#app/route-table.ts";

const clock = { now: () => performance.now() };
/** A request of a person of an account. */
function ask<T>(
  accountId: string,
  actorId: string,
  work: () => Promise<T>,
  how: { kind?: RequestKind; isHeavy?: boolean } = {},
) {
  return runInTurn({ accountId, actorId }, { clock, kind: "call", isHeavy: false, ...how }, work);
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

test("an account's requests run a few at a time, in order, in parallel with other accounts'", async () => {
  const log: string[] = [];
  let [running, most] = [0, 0];
  const read = (account: string, name: string) =>
    ask(account, name, async () => {
      log.push(name);
      if (account === "busy") {
        running += 1;
        most = Math.max(most, running);
        await pause(30);
        running -= 1;
      }
      return name;
    });
  const busy = ["1", "2", "3", "4", "5", "6"].map((name) => read("busy", name));
  await read("quiet", "quiet");
  expect(await Promise.all(busy)).toEqual(["1", "2", "3", "4", "5", "6"]);
  expect(most).toBe(requestTurns.running);
  expect(log.indexOf("quiet")).toBeLessThan(requestTurns.running + 1);
  expect(log.filter((each) => each !== "quiet")).toEqual(["1", "2", "3", "4", "5", "6"]);
});

test("when too many requests of an account wait, an API call is rejected with a retry delay and a page still waits", async () => {
  let isOver = false;
  const hold = async () => {
    while (!isOver) await pause(5);
    return "done";
  };
  const most = requestTurns.running + requestTurns.waiting;
  const held = Array.from({ length: most }, (_, at) => ask("full", `person ${at}`, hold));
  const refused = await ask("full", "another", hold);
  expect(refused).toMatchObject({ code: "too_many_requests", params: { seconds: 5 } });
  const page = ask("full", "another", hold, { kind: "page" });
  isOver = true;
  expect(await page).toBe("done");
  expect(new Set(await Promise.all(held))).toEqual(new Set(["done"]));
});

test("a failed request frees its slot", async () => {
  const fail = () => ask("broken", "one", () => Promise.reject(new Error("broken")));
  for (let run = 0; run < 4; run += 1) await expect(fail()).rejects.toThrow("broken");
});

test("background work waits for requests of its own and other accounts, but not for long", async () => {
  recordUse("importing", 10_000, clock.now());
  let isOver = false;
  const hold = async () => {
    while (!isOver) await pause(5);
  };
  const other = ask("light", "one", hold, { kind: "page" });
  await pause(30);
  expect(isBesideOthers("importing", clock.now())).toBe(true);
  const began = clock.now();
  const waiting = yieldToRequests("importing", clock);
  await pause(50);
  isOver = true;
  await Promise.all([waiting, other]);
  expect(clock.now() - began).toBeGreaterThanOrEqual(45);
  // A request that never ends does not block it.
  isOver = false;
  const again = ask("light", "one", hold, { kind: "page" });
  await pause(30);
  await yieldToRequests("importing", clock);
  isOver = true;
  await again;
});

test("one person's requests neither fill the account nor keep a colleague waiting for all of them", async () => {
  const log: string[] = [];
  const read = (person: string) =>
    ask("shared", person, async () => {
      log.push(person);
      await pause(10);
    });
  const many = Array.from({ length: 12 }, () => read("busy"));
  await read("colleague");
  expect(log.length).toBeLessThanOrEqual(2 * requestTurns.running + 1);
  await Promise.all(many);

  let isOver = false;
  const hold = async () => {
    while (!isOver) await pause(5);
  };
  const most = requestTurns.running + requestTurns.waitingOfOne;
  const held = Array.from({ length: most }, () => ask("shared", "busy", hold));
  expect(await ask("shared", "busy", hold)).toMatchObject({ code: "too_many_requests", params: { seconds: 5 } });
  const page = ask("shared", "busy", hold, { kind: "page" });
  const colleague = ask("shared", "colleague", hold);
  isOver = true;
  expect(await Promise.all([page, colleague, ...held])).toHaveLength(most + 2);
});

test("an account with two requests running for minutes gets calls rejected until below the limit; pages still load", async () => {
  let now = 1_000_000;
  const at = { now: () => now };
  const last = async (minutes: number) => {
    now += minutes * 60_000;
  };
  const person = { accountId: "costly", actorId: "one" };
  const call = (kind: RequestKind, minutes = 0) =>
    runInTurn(person, { clock: at, kind, isHeavy: false }, () => last(minutes));
  for (let minute = 0; minute < 3; minute += 1) {
    await call("call", 0.5);
    now -= 30_000;
    await call("call", 0.5);
  }
  expect(await call("call")).toMatchObject({ code: "too_many_requests" });
  const colleague = { accountId: "costly", actorId: "two" };
  expect(await runInTurn(colleague, { clock: at, kind: "call", isHeavy: false }, async () => "served")).toBe("served");
  expect(await call("page")).toBe(undefined);
  const refused = await call("call");
  now += 1_000 * Number(refused && "params" in refused ? refused.params?.seconds : 0);
  expect(await call("call")).toBe(undefined);
});

test("of an account one heavy read runs at a time, and what is light passes it", async () => {
  const log: string[] = [];
  let [running, most] = [0, 0];
  const search = () =>
    ask(
      "searching",
      "one",
      async () => {
        running += 1;
        most = Math.max(most, running);
        await pause(30);
        running -= 1;
        log.push("heavy");
      },
      { isHeavy: true },
    );
  const heavy = [search(), search(), search()];
  await ask("searching", "one", async () => log.push("light"));
  await Promise.all(heavy);
  expect(most).toBe(1);
  expect(log.indexOf("light")).toBeLessThanOrEqual(1);
});

test("a search waits for the heavy reads of its account, like what its row or endpoint calls heavy; others pass", async () => {
  let later = 0;
  const order = async (accountId: string, urls: readonly string[], isHeavy: boolean) => {
    const log: string[] = [];
    const context = new RouterContextProvider();
    context.set(scopeContext, { account: { id: accountId }, actor: { id: "one" } } as never);
    // Long after other accounts asked for something.
    later += 100_000_000;
    const ports = { clock: { now: () => performance.now() + later } };
    context.set(appContext, { ports } as never);
    const read = (url: string, heavy: boolean) =>
      takeTurn(
        { request: new Request(`https://waybill.test${url}`), context },
        { kind: "page", isHeavy: heavy },
        async () => {
          await pause(20);
          log.push(url);
        },
      );
    await Promise.all([...urls.map((url) => read(url, isHeavy)), read("/orders?search=", false)]);
    return log.indexOf("/orders?search=");
  };
  const files = ["/orders/export?a", "/orders/export?b", "/orders/export?c"];
  const searches = ["/orders.data?search=a", "/orders.data?search=b", "/orders.data?search=c"];
  expect(await order("figures", files, true)).toBeLessThanOrEqual(1);
  expect(await order("search", searches, false)).toBeLessThanOrEqual(1);
  // Light ones before it are let in first.
  expect(await order("others", ["/orders?a", "/orders?b", "/orders?c"], false)).toBeGreaterThanOrEqual(2);
});

test("every file of a whole list is a heavy read", () => {
  const files = routeTable.filter(({ module }) => module.endsWith("-export.ts"));
  expect(files.length).toBeGreaterThan(30);
  expect(files.filter(({ isHeavy }) => !isHeavy).map(({ path }) => path)).toEqual([]);
});
