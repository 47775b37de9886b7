import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";

test("what a shop's checkout loads is 2 KB at most", () => {
  const size = gzipSync(readFileSync("public/widget/slots.js"), { level: 9 }).length;
  console.log(`/widget/slots.js: ${size} bytes compressed`);
  expect(size).toBeLessThanOrEqual(2048);
});
