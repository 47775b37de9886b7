import { exports } from "cloudflare:workers";
import { expect, test } from "vitest";

test("a stranger's session call is answered 401 with the API's shape", async () => {
  const response = await exports.default.fetch("https://waybill.test/api/auth/session");
  expect(response.status).toBe(401);
  expect(await response.json()).toMatchObject({ code: "no_session", errors: {} });
});
