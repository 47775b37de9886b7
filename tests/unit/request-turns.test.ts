import { expect, test } from "vitest";
import {
  isBesideOthers,
  letRequestsGoFirst,
  recordUse,
  requestTurns,
  runInTurn,
} from "#app/platform/http/request-turns.server.ts";

const clock = { now: () => performance.now() };
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

test("an account's requests run a few at a time, in order, and another account's beside them", async () => {
  const log: string[] = [];
  let [running, most] = [0, 0];
  const ask = (account: string, name: string) =>
    runInTurn(account, { clock, isPage: false }, async () => {
      log.push(name);
      if (account === "busy") {
        running += 1;
        most = Math.max(most, running);
        await pause(30);
        running -= 1;
      }
      return name;
    });
  const busy = ["1", "2", "3", "4", "5", "6"].map((name) => ask("busy", name));
  await ask("quiet", "quiet");
  expect(await Promise.all(busy)).toEqual(["1", "2", "3", "4", "5", "6"]);
  expect(most).toBe(requestTurns.running);
  expect(log.indexOf("quiet")).toBeLessThan(requestTurns.running + 1);
  expect(log.filter((each) => each !== "quiet")).toEqual(["1", "2", "3", "4", "5", "6"]);
});

test("when too many of an account wait, a call is refused with the seconds to wait and a page still waits", async () => {
  let isOver = false;
  const hold = async () => {
    while (!isOver) await pause(5);
    return "done";
  };
  const most = requestTurns.running + requestTurns.waiting;
  const held = Array.from({ length: most }, () => runInTurn("full", { clock, isPage: false }, hold));
  const refused = await runInTurn("full", { clock, isPage: false }, hold);
  expect(refused).toMatchObject({ code: "too_many_requests", params: { seconds: 5 } });
  const page = runInTurn("full", { clock, isPage: true }, hold);
  isOver = true;
  expect(await page).toBe("done");
  expect(new Set(await Promise.all(held))).toEqual(new Set(["done"]));
});

test("a request that failed gives its place away", async () => {
  const fail = () => runInTurn("broken", { clock, isPage: false }, () => Promise.reject(new Error("broken")));
  for (let run = 0; run < 4; run += 1) await expect(fail()).rejects.toThrow("broken");
});

test("work that is no request waits for requests, of others and of its own account, but not for long", async () => {
  recordUse("importing", 10_000, clock.now());
  let isOver = false;
  const hold = async () => {
    while (!isOver) await pause(5);
  };
  const other = runInTurn("light", { clock, isPage: true }, hold);
  await pause(30);
  expect(isBesideOthers("importing", clock.now())).toBe(true);
  const began = clock.now();
  const waiting = letRequestsGoFirst("importing", clock);
  await pause(50);
  isOver = true;
  await Promise.all([waiting, other]);
  expect(clock.now() - began).toBeGreaterThanOrEqual(45);
  // A request that never ends does not stop it.
  isOver = false;
  const again = runInTurn("light", { clock, isPage: true }, hold);
  await pause(30);
  await letRequestsGoFirst("importing", clock);
  isOver = true;
  await again;
});
