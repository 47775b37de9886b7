import { expect, test } from "vitest";
import { formatTrackingPath, parseTrackingNumber } from "#app/modules/orders/model/tracked/tracking-link.ts";

test("a link keeps the page's path and carries the token in its query", () => {
  const order = { number: "WB-1310042", trackingToken: "nRfWQ1oYyGkXb0sTzL5cAw" };
  expect(formatTrackingPath(order)).toBe("/track/WB-1310042?t=nRfWQ1oYyGkXb0sTzL5cAw");
  expect(formatTrackingPath(order, "de")).toBe("/track/WB-1310042?t=nRfWQ1oYyGkXb0sTzL5cAw&lang=de");
});

test("finds a number in typed, pasted and scanned text", () => {
  for (const typed of [
    "WB-1310042",
    " wb-1310042 ",
    "1310042",
    "WB- 131 0042",
    "https://waybill.example/track/WB-1310042?t=nRfWQ1oYyGkXb0sTzL5cAw&lang=de",
  ])
    expect(parseTrackingNumber(typed)).toBe("WB-1310042");
  expect(parseTrackingNumber("Paket 7/b")).toBe("PAKET7/B");
  expect(parseTrackingNumber("   ")).toBe("");
});
