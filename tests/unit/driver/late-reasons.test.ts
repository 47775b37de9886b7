import { expect, test, vi } from "vitest";

vi.mock("#app/modules/driver/phone/i18n.ts", () => ({ getLanguage: () => "en" }));
const { callApi } = await import("#app/modules/driver/phone/api-client.ts");

test.each([
  { errors: { code: ["The code is wrong."] }, says: "The code is wrong." },
  { errors: {}, says: "Some fields need attention." },
])("shows the driver the error of a field: $says", async ({ errors, says }) => {
  const message = "Some fields need attention.";
  vi.stubGlobal("fetch", async () => Response.json({ message, code: "invalid_fields", errors }, { status: 422 }));
  expect(await callApi("POST", "sign-in/session", {})).toMatchObject({ kind: "refused", message: says });
  vi.unstubAllGlobals();
});
