import type { OutputCell } from "#app/platform/documents/xlsx/workbook-writer.ts";
import type { Address } from "#app/platform/geo/place.ts";
import { formatDecimal } from "#app/platform/money/money.ts";
import { displayUnits, fromCubicCentimeters, fromGrams } from "#app/platform/money/units.ts";
import { toLocalTime } from "#app/platform/time/local-time.ts";
import type { ExportColumn, ExportContext } from "./export-list.server.ts";

interface Goods {
  weight: number;
  volume: number;
  codAmount: number | null;
  codCurrency: string | null;
}

const getMeasurementSystem = ({ scope }: ExportContext) => scope.account.preferences.weight_measurement_system;

/** A moment as a local time of the account. */
export function toMomentCell(at: number | null, { scope }: ExportContext): OutputCell {
  return at === null ? "" : { local: toLocalTime(at, scope.account.timezone) };
}

/** A local day or time as it is stored, written like a moment. */
export function toLocalTimeCell(text: string | null): OutputCell {
  return text ? { local: text.slice(0, 16) } : "";
}

/** Two local times in one cell, or the one that is there. */
export function toLocalSpanCell(from: string | null, to: string | null): OutputCell {
  return from && to ? { local: from.slice(0, 16), to: to.slice(0, 16) } : toLocalTimeCell(from ?? to);
}

/** A column whose header is a translation. */
export function createColumn<Row>(of: string, word: string, cell: ExportColumn<Row>["cell"]): ExportColumn<Row> {
  return { listColumn: of, header: ({ t }) => t(word), cell };
}

/** An address in four columns. */
export function createAddressColumns<Row>(of: string, address: (row: Row) => Address): ExportColumn<Row>[] {
  return [
    createColumn(of, "common:field.address.line1", (row) => address(row).line1),
    createColumn(of, "common:field.address.postal_code", (row) => address(row).postalCode ?? ""),
    createColumn(of, "common:field.address.city", (row) => address(row).city ?? ""),
    createColumn(of, "common:field.address.country", (row) => address(row).country),
  ];
}

/** Weight and volume in the account's units, named in the header. */
export function createWeightColumn<Row extends Goods>(of: string): ExportColumn<Row> {
  return {
    listColumn: of,
    header: (writing) => `${writing.t("orders:column.weight")} (${displayUnits[getMeasurementSystem(writing)].weight})`,
    cell: (row, writing) => roundTo(fromGrams(row.weight, displayUnits[getMeasurementSystem(writing)].weight), 3),
  };
}

export function createVolumeColumn<Row extends Goods>(of: string): ExportColumn<Row> {
  return {
    listColumn: of,
    header: (writing) =>
      `${writing.t("orders:column.volume")} (${getMeasurementSystem(writing) === "metric" ? "m³" : "ft³"})`,
    cell: (row, writing) => roundTo(fromCubicCentimeters(row.volume, getMeasurementSystem(writing)), 4),
  };
}

/** The amount to collect: a number and its currency; empty when there are several currencies. */
export function createCollectionColumns<Row extends Goods>(of: string, word: string): ExportColumn<Row>[] {
  return [
    createColumn(of, word, ({ codAmount, codCurrency }) =>
      codAmount === null || !codCurrency ? "" : { amount: formatDecimal({ amount: codAmount, currency: codCurrency }) },
    ),
    createColumn(of, "common:field.currency", ({ codCurrency }) => codCurrency ?? ""),
  ];
}

function roundTo(value: number, decimals: number): number {
  return Number(value.toFixed(decimals));
}

/** From and to in one cell. */
export function formatFromTo(from?: string, to?: string): string {
  return from ? `${from} – ${to ?? ""}` : "";
}
