import { createInstance } from "i18next";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { expect, test } from "vitest";
import type { PlanInputs } from "#app/modules/planning/model/plan-inputs.ts";
import { PlanChecklist } from "#app/modules/plans/screens/inspector/inspector-plan.tsx";
import { de } from "#app/platform/i18n/catalogues/de.ts";
import { en } from "#app/platform/i18n/catalogues/en.ts";
import { createPlanInputs, createPlanShipment } from "#tests/factories/plan-inputs.ts";

/** Deliveries to this many locations, the depot not counted; `more` share a location with another one. */
const deliveries = (places: number, more = 0): PlanInputs =>
  createPlanInputs({
    shipments: Array.from({ length: places + more }, (_, at) => createPlanShipment(`s${at}`, 1 + (at % places))),
  });

function drawn(language: "en" | "de", inputs: PlanInputs): string {
  const i18n = createInstance();
  i18n.init({ resources: { en, de }, lng: language, defaultNS: "common", initAsync: false });
  return renderToStaticMarkup(createElement(I18nextProvider, { i18n }, createElement(PlanChecklist, { inputs })));
}

test("a plan with too many locations warns before optimizing, in both languages", () => {
  expect(drawn("en", deliveries(2_500))).toContain(
    "This plan has 2501 different places. At most 2500 can be planned together; please divide it.",
  );
  expect(drawn("de", deliveries(2_500))).toContain(
    "Dieser Plan hat 2501 verschiedene Orte. Zusammen lassen sich höchstens 2500 planen; bitte teilen Sie ihn auf.",
  );
});

test("does not warn at the maximum number of locations, for any number of shipments, or for an empty plan", () => {
  const empty = createPlanInputs({ crews: [], depot: { ...createPlanInputs().depot, point: null } });
  for (const inputs of [deliveries(2_499, 100), empty]) expect(drawn("en", inputs)).not.toContain("different places");
});
