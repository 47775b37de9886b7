import { expect, test } from "vitest";
import { getEmptyChoicesText, loadChoices } from "#app/ui/primitives/use-choices.ts";

test("choices that could not be loaded are not taken for none", async () => {
  const { signal } = new AbortController();
  const none = await loadChoices(async () => [], "ada", signal);
  const lost = await loadChoices(() => Promise.reject(new Error("503")), "ada", signal);
  expect(none).toEqual({ search: "ada", found: [], failed: false });
  expect(lost).toEqual({ search: "ada", found: [], failed: true });
  const texts = [
    { busy: true, failed: false },
    { busy: false, ...none },
    { busy: false, ...lost },
  ].map(getEmptyChoicesText);
  expect(texts).toEqual(["common:field.loading", "common:field.no_matches", "common:shell.search_failed"]);
});
