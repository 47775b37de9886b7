import type { OutputCell } from "#app/platform/documents/xlsx/workbook-writer.ts";
import { curveScales, type WidthsView } from "../model/window-widths.ts";
import type { Words } from "./export-panels.server.ts";

const write = (value: number | null | undefined): OutputCell =>
  typeof value === "number" ? Number(value.toFixed(2)) : "";

/** The curve by width, widths by hour, and what the aims would take. */
export function writeWidths({ curve, byHour, causes, wider }: WidthsView, t: Words): OutputCell[][] {
  const band = (key: WidthsView["wider"][number]["band"]) => t(`analytics:calibration.band.${key}`);
  return [
    [],
    [t("analytics:widths.scale"), t("analytics:widths.now"), t("analytics:widths.before")],
    ...curveScales.map((scale, at) => [scale, write(curve.now[at]), write(curve.before[at])]),
    [],
    [t("analytics:widths.by_hour"), ...byHour.lines.map((line) => band(line.band))],
    ...byHour.hours.map((hour, at) => [
      ...[t("analytics:calibration.hour", { hour }), ...byHour.lines.map(({ minutes }) => write(minutes[at]))],
    ]),
    [],
    [t("analytics:widths.aims"), t("analytics:widths.missed"), t("analytics:widths.gain")],
    ...causes.map(({ count, rows, points }) => [t(`analytics:count.${count}`), rows, write(points)]),
    ...wider.map(({ band: of, width, neededWidth, aim, inside }): OutputCell[] => {
      const widths = { from: Math.round(width), to: Math.round(neededWidth) };
      return [t("analytics:widths.wider_band", { what: band(of), ...widths }), "", write(aim - inside)];
    }),
  ];
}
