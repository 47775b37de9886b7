import { expect, test } from "vitest";
import { searchTerms } from "#app/platform/lists/search-terms.server.ts";

const account = "01900000-0000-7000-8000-000000000000";

test("a search consists of words, whatever characters were typed", () => {
  const plain = searchTerms(account, "anna becker");
  expect(plain).toContain('"anna" AND "becker"');
  expect(searchTerms(account, "anna\u0000 becker\u0007")).toBe(plain);
  expect(searchTerms(account, "%'\"\u0000")).not.toContain("\u0000");
  expect(searchTerms(account, "\u0000\u0001")).toBeNull();
  expect(searchTerms(account, "de l luca")).toContain('" de" AND "luca"');
});
