import { expect, test } from "vitest";
import { preferenceCookie } from "#app/platform/http/cookies.server.ts";
import { getRequestLanguage } from "#app/platform/http/device-preferences.server.ts";

const asking = (accepted: string) => new Request("https://waybill.test/", { headers: { "Accept-Language": accepted } });

test.each([
  ["de", "de"],
  ["de-AT,de;q=0.9,en;q=0.8", "de"],
  ["fr-FR,fr;q=0.9,en;q=0.5,de;q=0.8", "de"],
  ["de;q=0,en;q=0.1", "en"],
  ["de;q=nonsense,en", "en"],
  ["", "en"],
  ["fr", "en"],
])("a browser that accepts %j gets %s", (accepted, language) => {
  expect(getRequestLanguage(asking(accepted))).toBe(language);
});

test("the language stored on the device wins over the browser's", () => {
  const request = asking("en");
  request.headers.set("Cookie", `${preferenceCookie}=language=de`);
  expect(getRequestLanguage(request)).toBe("de");
});
