import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test, vi } from "vitest";
import { answerCutRequest } from "#workers/local/cut-requests.mjs";

/** Asks a server that cuts every request as a killed worker does. */
async function ask(path: string, accept: string) {
  const cut: RequestListener = (request, response) =>
    answerCutRequest(new Error("fetch failed at /a/path"), request, response, () => {});
  const server = createServer(cut).listen(0);
  try {
    const { port } = server.address() as AddressInfo;
    const answer = await fetch(`http://localhost:${port}${path}`, { headers: { Accept: accept } });
    return { status: answer.status, wait: answer.headers.get("Retry-After"), text: await answer.text() };
  } finally {
    server.close();
  }
}

test("a request that a killed worker cut is 503 with the wait: JSON for programs, a page for people, no trace", async () => {
  vi.spyOn(process.stderr, "write").mockReturnValue(true);
  const pages = "text/html,application/xhtml+xml,*/*;q=0.8";
  const person = await ask("/orders", pages);
  expect(person).toMatchObject({ status: 503, wait: "3" });
  expect(person.text).toContain("The server is starting again.");
  for (const [path, accept] of [
    ["/api/orders", "*/*"],
    ["/api/orders", pages],
    ["/orders.data", "*/*"],
    ["/mcp", "application/json, text/event-stream"],
  ] as const) {
    const program = await ask(path, accept);
    expect(program).toMatchObject({ status: 503, wait: "3" });
    expect(JSON.parse(program.text)).toMatchObject({ code: "database_busy", errors: {} });
    expect(program.text + person.text).not.toContain("/a/path");
  }
  vi.restoreAllMocks();
});
