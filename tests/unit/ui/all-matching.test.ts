import { expect, test } from "vitest";
import { toListSearch } from "#app/ui/resource/bulk/all-matching.ts";

test("selecting all matching rows uses the list's filters only, without ignored or screen-only parameters", () => {
  const url = new URLSearchParams(
    "filters[status][]=ready&filters[colour][]=blue&sort=-created_at&search=Anna&columns=number&before=x&tab=all",
  );
  expect(decodeURIComponent(`${toListSearch(url, ["colour"])}`)).toBe(
    "filters[status][]=ready&sort=-created_at&search=Anna",
  );
  expect(`${toListSearch(new URLSearchParams("sort=-colour"), ["colour"])}`).toBe("");
});
