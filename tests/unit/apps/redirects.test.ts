import { expect, test } from "vitest";
import { addAnswer, readDoor } from "#app/modules/apps/model/authorization-request.ts";
import { isPlainDocumentAddress, readClientDocument } from "#app/modules/apps/model/client-metadata.ts";
import { isRedirectAddress, matchesRedirect } from "#app/modules/apps/model/redirect-address.ts";

test.for([
  ["https://sync.coffee.example/back?from=waybill", true],
  ["http://127.0.0.1:8123/back", true],
  ["http://localhost/back", true],
  ["http://[::1]:9/back", true],
  ["example.coffee.app:/back", true],
  ["cursor://anysphere.cursor/callback", true],
  ["http://sync.coffee.example/back", false],
  ["http://127.0.0.1.evil.example/back", false],
  ["https://name@sync.coffee.example/back", false],
  ["https://sync.coffee.example/back#part", false],
  ["https://sync.coffee.example\\@evil.example/", false],
  ["javascript:alert(1)", false],
  ["JAVASCRIPT:alert(1)", false],
  ["data:text/html,x", false],
  ["blob:https://sync.coffee.example/1", false],
  ["/back", false],
  ["", false],
] as const)("%s as an address to go back to: %s", ([address, allowed]) => {
  expect(isRedirectAddress(address)).toBe(allowed);
});

test.for([
  ["https://a.example/back", "https://a.example/back", true],
  ["https://a.example/back", "https://a.example/back/", false],
  ["https://a.example/back", "https://A.example/back", false],
  ["https://a.example/back", "https://a.example:443/back", false],
  ["https://a.example/back", "https://a.example/back?x=1", false],
  ["http://127.0.0.1/back", "http://127.0.0.1:50123/back", true],
  ["http://127.0.0.1:1/back", "http://127.0.0.1:2/back", true],
  ["http://127.0.0.1/back", "http://localhost:2/back", false],
  ["http://127.0.0.1/back", "http://127.0.0.1:2/other", false],
] as const)("registered %s, given %s: %s", ([registered, given, matches]) => {
  expect(matchesRedirect([registered], given)).toBe(matches);
});

test("an answer is added to what the address has already", () => {
  expect(addAnswer("https://a.example/back?from=us", { code: "c d", state: null })).toBe(
    "https://a.example/back?from=us&code=c+d",
  );
  expect(addAnswer("app.example:/back", { code: "1" })).toBe("app.example:/back?code=1");
});

test("resources name a door of ours, both, or nothing of ours", () => {
  const origin = "https://waybill.test";
  expect(readDoor([], origin)).toBe(null);
  expect(readDoor([`${origin}/mcp`], origin)).toBe("mcp");
  expect(readDoor([`${origin}/api`, `${origin}/mcp/`], origin)).toBe(null);
  for (const wrong of [`${origin}/api/orders`, `${origin}.evil.example/api`, "https://else.example"])
    expect(readDoor([wrong], origin), wrong).toBe(undefined);
});

const address = "https://agent.example/client.json";
const described = { client_id: address, client_name: "Agent", redirect_uris: ["http://127.0.0.1/back"] };

test("a document is believed of its own address alone, and only of apps without a secret", () => {
  expect(readClientDocument(address, JSON.stringify(described))).toMatchObject({ client_name: "Agent" });
  for (const wrong of [
    { client_id: "https://other.example/client.json" },
    { redirect_uris: [] },
    { redirect_uris: ["javascript:alert(1)"] },
    { client_secret: "s" },
    { token_endpoint_auth_method: "private_key_jwt" },
  ])
    expect(readClientDocument(address, JSON.stringify({ ...described, ...wrong })), JSON.stringify(wrong)).toBe(null);
  expect(readClientDocument(address, "<html>")).toBe(null);
});

test.for([
  [address, true],
  ["https://agent.example/", false],
  ["https://agent.example/a/../client.json", false],
  ["https://agent.example/client.json#x", false],
  ["https://AGENT.example/client.json", false],
] as const)("%s may be a document's address: %s", ([id, allowed]) => {
  expect(isPlainDocumentAddress(id)).toBe(allowed);
});
