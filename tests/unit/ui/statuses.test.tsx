import { createInstance } from "i18next";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { expect, test } from "vitest";
import { collectionStatuses, orderStatuses } from "#app/modules/orders/model/order.enums.ts";
import { latenessLevels, planStatuses, stopStates } from "#app/modules/planning/model/plan.enums.ts";
import { shipmentStatuses } from "#app/modules/shipments/model/shipment.enums.ts";
import { de } from "#app/platform/i18n/catalogues/de.ts";
import { en } from "#app/platform/i18n/catalogues/en.ts";
import { Status } from "#app/ui/status/status.tsx";
import { getAppearance, getStatusLabel, type StatusKind } from "#app/ui/status/statuses.ts";

const codes: Partial<Record<StatusKind, readonly (number | string)[]>> = {
  order: orderStatuses.codes,
  shipment: shipmentStatuses.codes,
  plan: planStatuses.codes,
  collection: collectionStatuses.codes,
  lateness: latenessLevels.codes,
  stop: stopStates,
  customer: [...new Set(orderStatuses.rows.map(({ customer }) => customer))],
};

const all = Object.entries(codes).flatMap(([kind, list]) => list.map((code) => [kind as StatusKind, code] as const));

function drawn(language: "en" | "de", kind: StatusKind, code: number | string): string {
  const i18n = createInstance();
  i18n.init({ resources: { en, de }, lng: language, defaultNS: "common", initAsync: false });
  return renderToStaticMarkup(createElement(I18nextProvider, { i18n }, createElement(Status, { kind, code } as never)));
}

test.each(all)("status %s %s has a shape, a color and a label in both languages", (kind, code) => {
  const { shape, family } = getAppearance(kind, code as never);
  expect(shape).toBeTruthy();
  const word = getStatusLabel(kind, code as never);
  for (const language of ["en", "de"] as const) {
    const html = drawn(language, kind, code);
    expect(html).toContain(`fam-${family}`);
    expect(html).toContain("<svg");
    expect(html).not.toContain(word.replace("common:", ""));
    expect(html.replace(/<[^>]+>/g, "").trim().length).toBeGreaterThan(1);
  }
});

test("no two statuses of a kind share look and label", () => {
  for (const [kind, list] of Object.entries(codes)) {
    const looks = list.map((code) => drawn("en", kind as StatusKind, code));
    expect(new Set(looks).size).toBe(looks.length);
  }
});

test("English labels of statuses, to the letter", () => {
  const words = orderStatuses.codes.map((code) => drawn("en", "order", code).replace(/<[^>]+>/g, ""));
  expect(words).toEqual([
    "Draft",
    "New",
    "Ready",
    "Processing",
    "Shipped",
    "In-transit",
    "Out for Delivery",
    "Delivered",
    "Delivery Attempted",
    "Cancelled",
    "Closed",
    "Dispatched for Return",
    "Return in Progress",
    "Return Completed",
    "Return Attempted",
    "Pending Return",
  ]);
});

test("drawings have no style attribute, which the content security policy forbids", () => {
  for (const [kind, code] of all) expect(drawn("en", kind, code)).not.toContain("style=");
});
