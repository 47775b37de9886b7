import type { EntryContext, RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import handleRequest from "#app/entry.server.tsx";

test("a form that came too often is answered with a sentence and the wait, without rendering a page", async () => {
  const request = new Request("https://waybill.test/login", {
    method: "POST",
    headers: { "Sec-Fetch-Dest": "document", "Accept-Language": "de" },
  });
  // Neither a page's data nor a request's context is there to render with.
  const [page, context] = [{} as EntryContext, {} as RouterContextProvider];
  const answer = await handleRequest(request, 429, new Headers(), page, context);
  expect([answer.status, answer.headers.get("Retry-After")]).toEqual([429, "5"]);
  expect(await answer.text()).toBe("Zu viele Versuche. Warten Sie einen Moment und versuchen Sie es erneut.");
});
