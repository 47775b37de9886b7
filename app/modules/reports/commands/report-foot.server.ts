import type { OutputCell } from "#app/platform/documents/xlsx/workbook-writer.ts";
import type { ExportContext } from "#app/platform/lists/export-list.server.ts";
import { toLocalTime } from "#app/platform/time/local-time.ts";
import type { ReportRun } from "../db/report-runs.server.ts";
import { type ControlCounts, OTHER_GROUPS, type Totals } from "../model/control-totals.ts";
import type { OpenSource } from "./open-source.server.ts";

interface FootParts {
  source: OpenSource;
  filters: string;
  /** Rows of the list after the last one was read; null when there are more than are counted. */
  listed: number | null;
}

/** The foot of a file: sums by group and in all, and what tells whether the file is whole. */
export function writeFoot(
  { scope, t }: ExportContext,
  run: Pick<ReportRun, "counts" | "readFrom" | "readUntil">,
  { source, filters, listed }: FootParts,
): OutputCell[][] {
  const { counts, readFrom, readUntil } = run;
  const at = (moment: number | null) => toLocalTime(moment ?? 0, scope.account.timezone).replace("T", " ");
  const check =
    listed === null || listed === counts.rows
      ? t("reports:foot.whole", { count: String(counts.rows) })
      : t("reports:foot.changed", { count: String(counts.rows), listed: String(listed) });
  return [
    [""],
    ...writeGroups(source, counts, t),
    ...writeSums(source, t("reports:foot.total"), counts),
    [""],
    [check],
    [t("reports:foot.filters", { filters })],
    [t("reports:foot.data", { from: at(readFrom), until: at(readUntil), zone: scope.account.timezone })],
  ];
}

function writeGroups(source: OpenSource, { groups }: ControlCounts, t: ExportContext["t"]): OutputCell[][] {
  const named = Object.entries(groups).sort(([a], [b]) => a.localeCompare(b));
  return named.flatMap(([name, sums]) =>
    writeSums(source, name === OTHER_GROUPS ? t("reports:foot.other_groups") : name || t("reports:foot.none"), sums),
  );
}

/** Sums under their own columns, a line for each currency; the name stands in the first column that has no sum. */
function writeSums(
  { header, summed }: OpenSource,
  name: string,
  { rows, totals }: { rows: number; totals: Totals },
): OutputCell[][] {
  const keys = Object.keys(totals).map((key) => ({
    key,
    at: Number(key.split(" ")[0]),
    currency: key.split(" ")[1] ?? "",
  }));
  const currencies = [...new Set(keys.map(({ currency }) => currency).filter(Boolean))].sort();
  const free = header.findIndex((_, at) => !keys.some((key) => key.at === at));
  const lines = currencies.length === 0 ? [""] : currencies;
  return lines.map((currency, line) => {
    const cells: OutputCell[] = header.map(() => "");
    for (const { key, at, currency: of } of keys) {
      const isHere = of === currency || (of === "" && line === 0);
      if (isHere && summed.has(at)) cells[at] = of ? { amount: totals[key] ?? "0" } : Number(totals[key]);
    }
    const label = [`${name} (${rows})`, currency].filter(Boolean).join(", ");
    if (free >= 0) cells[free] = label;
    return free >= 0 ? cells : [label, ...cells];
  });
}
