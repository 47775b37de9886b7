import { expect, test } from "vitest";
import { findScannedPackage } from "#app/modules/driver/model/scanned-package.ts";

const packages = [
  { id: "a", barcode: "4711", orderNumber: "WB-1" },
  { id: "b", barcode: null, orderNumber: "WB-1" },
  { id: "c", barcode: null, orderNumber: "WB-2" },
];

test.each([
  ["its own barcode", "4711", [], "a"],
  ["its own barcode again", "4711", ["a"], "a"],
  ["a finger's tick", "c", [], "c"],
  ["the order on the label", "WB-1", [], "a"],
  ["the same label on the next package", "WB-1", ["a"], "b"],
  ["the label's square code", "https://go.example/track/WB-2?t=nRfWQ1oYyGkXb0sTzL5cAw", [], "c"],
  ["another door's label", "WB-3", [], undefined],
])("%s", (_what, code, scanned, id) => {
  expect(findScannedPackage(packages, scanned, code)?.id).toBe(id);
});
