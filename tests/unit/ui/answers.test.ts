import fc from "fast-check";
import { createMemoryRouter, type DataStrategyResult, UNSAFE_ErrorResponseImpl as ErrorResponse } from "react-router";
import { expect, test, vi } from "vitest";
import type { ActionResult } from "#app/platform/kernel/action-result.ts";
import { callerField, deliverResults, subscribeToResults } from "#app/ui/client/action-results.ts";

/** A page whose action returns its input, like those of screens, with the real middleware. */
function page() {
  const isGoing: Promise<unknown>[] = [];
  const router = createMemoryRouter([
    {
      id: "page",
      path: "/",
      middleware: [
        ({ request }, next) => deliverResults(request, next as () => Promise<Record<string, DataStrategyResult>>),
      ],
      loader: async () => "page",
      action: async ({ request }) => {
        const { intent, at } = Object(await request.json());
        return { data: { ok: true, intent, value: at }, init: { status: 200 } };
      },
    },
  ]);
  const submit = (asker: string, intent: string, at: number) =>
    isGoing.push(
      router.fetch(asker, "page", "/", {
        formMethod: "POST",
        formEncType: "application/json",
        body: JSON.stringify({ intent, at, [callerField]: asker }),
      }),
    );
  return { submit, news: () => isGoing.push(router.revalidate()), quiet: () => Promise.all(isGoing) };
}

const step = fc.oneof(
  fc.record({ kind: fc.constant("news" as const) }),
  fc.record({ kind: fc.constant("rest" as const) }),
  fc.record({ kind: fc.constant("ask" as const), asker: fc.constantFrom("a", "b") }),
);

test("a caller receives its own results once each, the newest last, whatever else loads", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
      const received: Record<string, ActionResult[]> = { a: [], b: [] };
      const ignore = Object.keys(received).map((asker) =>
        subscribeToResults(asker, (answer) => received[asker]?.push(answer)),
      );
      const { submit, news, quiet } = page();
      const requested: Record<string, number[]> = { a: [], b: [] };
      for (const [at, each] of steps.entries()) {
        if (each.kind === "news") news();
        else if (each.kind === "rest") await quiet();
        else {
          submit(each.asker, `${each.asker}.act`, at);
          requested[each.asker]?.push(at);
        }
      }
      await quiet();
      for (const forget of ignore) forget();
      for (const asker of ["a", "b"]) {
        const values = (received[asker] ?? []).map((answer) => answer.ok && answer.value);
        expect(received[asker]?.every(({ intent }) => intent === `${asker}.act`)).toBe(true);
        expect(values.at(-1)).toBe(requested[asker]?.at(-1));
        expect(values).toEqual([...new Set(values)].sort((one, other) => Number(one) - Number(other)));
      }
    }),
    { numRuns: 100 },
  );
});

test("a form's result is received like JSON's; an error and a redirect are not results", async () => {
  const received: ActionResult[] = [];
  const ignore = subscribeToResults("x", (answer) => received.push(answer));
  const answer: ActionResult = { ok: false, intent: "i", message: "no", code: "malformed", errors: {} };
  const ask = (result: unknown, type: "data" | "error") => {
    const body = new URLSearchParams({ intent: "i", [callerField]: "x" });
    return deliverResults(new Request("http://localhost/", { method: "POST", body }), async () => ({
      r: { type, result },
    }));
  };
  await ask({ data: answer, init: { status: 422 } }, "data");
  await ask(answer, "error");
  await ask(new Response(null, { status: 302 }), "data");
  ignore();
  await ask(answer, "data");
  expect(received).toEqual([answer]);
});

test("a request from a page of another account receives the refusal and stays; other errors show an error page", async () => {
  const heard: ActionResult[] = [];
  const ignore = subscribeToResults("a", (answer) => heard.push(answer));
  const ask = async (code: string) => {
    const body = JSON.stringify({ intent: "a.act", [callerField]: "a" });
    const headers = { "Content-Type": "application/json" };
    const request = new Request("https://waybill.test/", { method: "POST", headers, body });
    const fault = new ErrorResponse(403, "", { code, message: "No access.", errors: {} });
    const { page } = await deliverResults(request, async () => ({ page: { type: "error", result: fault } }));
    return page?.type;
  };
  expect(await ask("not_a_member")).toBe("data");
  // The server's sentence, and how what was typed is sent after all.
  const message = expect.stringMatching(/^No access\. /);
  expect(heard).toEqual([{ ok: false, intent: "a.act", code: "not_a_member", message, errors: {} }]);
  expect(await ask("forbidden")).toBe("error");
  expect(heard).toHaveLength(1);
  ignore();
});

test("a command that fails on the network is rejected, and its page stays", async () => {
  vi.stubGlobal("fetch", async () => new Response(null));
  const received: ActionResult[] = [];
  const ignore = subscribeToResults("x", (answer) => received.push(answer));
  const body = JSON.stringify({ intent: "orders.create", [callerField]: "x" });
  const headers = { "content-type": "application/json" };
  const lost = { data: new TypeError("Failed to fetch"), init: null };
  const results = await deliverResults(
    new Request("http://localhost/", { method: "POST", body, headers }),
    async () => ({
      r: { type: "error", result: lost },
    }),
  );
  ignore();
  vi.unstubAllGlobals();
  expect(received).toMatchObject([{ ok: false, intent: "orders.create", code: "unreachable", errors: {} }]);
  expect(results.r).toMatchObject({ type: "data", result: { data: received[0], init: { status: 503 } } });
});
