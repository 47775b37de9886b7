import { expect, test } from "vitest";
import { isKnownTag } from "#app/platform/http/known-tag.ts";

const knows = (header: string | null, tag: string) =>
  isKnownTag(
    new Request("https://waybill.test/", { headers: header === null ? {} : { "If-None-Match": header } }),
    tag,
  );

test.each([
  [null, '"a"', false],
  ['"a"', '"a"', true],
  ['W/"a"', '"a"', true],
  ['"a"', 'W/"a"', true],
  ['"b", W/"a"', '"a"', true],
  ['"b","c"', '"a"', false],
  ["*", '"a"', true],
  [" * ", 'W/"a"', true],
  ['"a,b"', '"a,b"', true],
  ['"a,b"', '"a"', false],
  ["a", '"a"', false],
  ['"region/1/2/3"', '"region/1/2/3"', true],
])("If-None-Match %s and the tag %s: known is %s", (header, tag, known) => {
  expect(knows(header, tag)).toBe(known);
});
