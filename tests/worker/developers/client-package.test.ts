import { exports } from "cloudflare:workers";
import { expect, test } from "vitest";
import "../server-build.ts";

const get = (path: string) => exports.default.fetch(`https://waybill.test${path}`, { redirect: "manual" });

test("the client's package has its calls, the types of the description and the listener", async () => {
  const answer = await get("/developers/waybill-client.tgz");
  expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "application/gzip"]);
  const archive = await new Response(answer.body?.pipeThrough(new DecompressionStream("gzip"))).text();
  for (const name of ["package.json", "README.md", "index.js", "index.d.ts", "listen.js"])
    expect(archive).toContain(`package/${name}\0`);
  expect(archive).toMatch(/"version": "\d{4}\.\d+\.\d+"/);
  expect(archive).toContain(`"/api/orders/{number}": {`);
  expect(archive).toContain("export function verifyWebhook");
  expect(archive).not.toContain("{{origin}}");
});

test("the changelog stands under its own address, and the tools for agents have a page with what they cost", async () => {
  const moved = await get("/changelog");
  expect(moved.headers.get("location")).toBe("/developers/changelog/all");
  expect(await (await get("/developers/changelog/all.md")).text()).toContain("Nothing breaks a program.");
  const tools = await (await get("/developers/guides/tools-for-agents.md")).text();
  expect(tools).toContain("`summarize_plan`");
  expect(tools).not.toContain("{{tools}}");
});
