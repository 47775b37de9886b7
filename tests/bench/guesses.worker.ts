import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { seedTestOrders } from "#tests/factories/orders.ts";
import { SeededRandom } from "#tests/fakes/seeded-random.ts";
import { createTestWorkspace } from "#tests/worker/workspace.ts";
import { handleRequest } from "#workers/handle-request.ts";

const guesses = 100_000;
/** Of each kind in turn, so that whatever else the machine does is the same for all. */
const turn = 50;

const digits = "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ-_";

/** Only who comes by the link sees who sells. */
const ofLink = '"seller":';

/** What strangers try of an order's link, and what answers tell them apart by: none opens it, and none takes longer. */
test("guessed numbers and tokens", async () => {
  const { scope } = await createTestWorkspace();
  const seeded = await seedTestOrders(scope, 200);
  const random = new SeededRandom(11);
  const pick = (text: string) => text[Math.floor(random.next() * text.length)] ?? "";
  const guessToken = (length: number) => Array.from({ length }, () => pick(digits)).join("");
  const pickOrder = () => seeded[Math.floor(random.next() * seeded.length)] ?? { number: "", trackingToken: "" };
  const numbers = new Set(seeded.map(({ number }) => number));
  const last = Math.max(...seeded.map(({ number }) => Number(number.slice(3))));
  const kinds = {
    "number of nobody": () => `WB-${last + 1 + Math.floor(random.next() * 1e9)}`,
    "no token": () => pickOrder().number,
    "guessed token": () => `${pickOrder().number}?t=${guessToken(32)}`,
    "token of another order": () =>
      `${seeded[0]?.number}?t=${seeded[1 + Math.floor(random.next() * 199)]?.trackingToken}`,
    "all but the last letter": () => {
      const { number, trackingToken } = pickOrder();
      const [kept, end] = [trackingToken.slice(0, -1), trackingToken.slice(-1)];
      return `${number}?t=${kept}${[...digits].find((each) => each !== end)}`;
    },
  };
  const seen = Object.entries(kinds).map(([kind, guess]) => ({ kind, guess, tried: 0, opened: 0, shown: 0, took: 0 }));
  const opensLink = async (path: string) => {
    const response = await handleRequest(new Request(`https://waybill.test/api/track/${path}`), {
      ...{ env, waitUntil: () => {}, meter: "allowed" },
    });
    return { status: response.status, text: await response.text() };
  };
  const known = await opensLink(`${seeded[0]?.number}?t=${seeded[0]?.trackingToken}`);
  expect(known.text).toContain(ofLink);
  while (seen.reduce((sum, { tried }) => sum + tried, 0) < guesses)
    for (const each of seen) {
      const paths = Array.from({ length: turn }, each.guess);
      const from = performance.now();
      const answers = [];
      for (const path of paths) answers.push(await opensLink(path));
      each.took += performance.now() - from;
      each.tried += turn;
      each.opened += answers.filter(({ text }) => text.includes(ofLink)).length;
      each.shown += answers.filter(({ status }) => status === 200).length;
    }
  console.log(
    seen
      .map(({ kind, tried, opened, shown, took }) =>
        [
          ...[kind.padEnd(24), `${tried} guesses`, `${opened} opened`, `${shown} shown as by number alone`],
          `${((1000 * took) / tried).toFixed(0)} µs each`,
        ].join("  "),
      )
      .join("\n"),
  );
  expect(numbers.size).toBe(200);
  expect(seen.map(({ opened }) => opened)).toEqual(seen.map(() => 0));
  expect(seen[0]?.shown).toBe(0);
}, 3_600_000);
