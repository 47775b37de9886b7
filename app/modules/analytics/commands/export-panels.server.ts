import { fillDimensions } from "#app/modules/planning/model/route.enums.ts";
import type { OutputCell } from "#app/platform/documents/xlsx/workbook-writer.ts";
import type { createTranslator } from "#app/platform/i18n/translate.server.ts";
import { type Calibration, getShareInside } from "../model/calibration.ts";
import { fairComparisons } from "../model/compared-agents.ts";
import type { ComparedAgent } from "../model/dashboard-view.ts";
import type { VehicleFill } from "../model/fill-view.ts";
import { nameWindowCell } from "../model/list-names.ts";
import type { WorkView } from "../model/work-spans.ts";

export type Words = ReturnType<typeof createTranslator>;

const write = (value: number | null): OutputCell => (value === null ? "" : Number(value.toFixed(2)));

/** Four cells a comparison: done, expected, index, and the visits behind them. */
export function writeAgents(agents: readonly ComparedAgent[], t: Words): OutputCell[][] {
  const columns = fairComparisons.flatMap(({ measure, index }) => [
    ...[t(`analytics:measure.${measure}`), t("analytics:agents.expected")],
    ...[t(`analytics:measure.${index}`), t("analytics:agents.visits")],
  ]);
  return [
    [],
    [t("analytics:agents.title"), ...columns],
    ...agents.map(({ name, numbers }): OutputCell[] => [
      name ?? t("analytics:deleted"),
      ...numbers.flatMap(({ value, expected, index, visits }) => [...[value, expected, index].map(write), visits]),
    ]),
  ];
}

/** A row an agent and span in which it drove. */
export function writeWork({ agents }: WorkView, t: Words): OutputCell[][] {
  const columns = (["driven_hours", "planned_hours", "over_plan", "routes"] as const).map((each) =>
    t(`analytics:measure.${each}`),
  );
  return [
    [],
    [t("analytics:work.title"), t("analytics:from"), t("analytics:to"), ...columns],
    ...agents.flatMap(({ name, spans }) =>
      spans
        .filter(({ routes }) => routes > 0)
        .map(({ days, driven, planned, over, routes }): OutputCell[] => [
          ...[name ?? t("analytics:deleted"), { local: days.from }, { local: days.to }],
          ...[...[driven, planned, over].map(write), routes],
        ]),
    ),
  ];
}

/** A row a vehicle; a limit that it does not have is left empty. */
export function writeFills(fills: readonly VehicleFill[], t: Words): OutputCell[][] {
  return [
    [],
    [
      t("analytics:fill.title"),
      ...fillDimensions.map((by) => t(`analytics:fill.${by}`)),
      t("analytics:measure.routes"),
    ],
    ...fills.map(({ name, routes, limits }): OutputCell[] => [
      name ?? t("analytics:deleted"),
      ...fillDimensions.map((by) => write(limits.find((each) => each.by === by)?.percent ?? null)),
      routes,
    ]),
  ];
}

/** A row a band, and below it one for each of its hours in which a driver came. */
export function writeCalibration({ rows }: Calibration, t: Words): OutputCell[][] {
  const columns = [
    t("analytics:calibration.sent"),
    t("analytics:count.window_missed"),
    t("analytics:calibration.inside"),
    t("analytics:calibration.aim"),
  ];
  return [
    [],
    [t("analytics:calibration.title"), ...columns],
    ...rows.flatMap(({ aim, all, byHour }) =>
      [all, ...byHour.filter(({ sent }) => sent > 0)].map((cell): OutputCell[] => [
        ...[nameWindowCell(cell, t), cell.sent, cell.missed, write(getShareInside(cell)), aim],
      ]),
    ),
  ];
}
