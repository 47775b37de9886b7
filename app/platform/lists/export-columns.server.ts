import type { OutputCell } from "#app/platform/documents/xlsx/writer.ts";
import type { Address } from "#app/platform/geo/place.ts";
import { decimalOf } from "#app/platform/money/money.ts";
import { displayUnits, volumeIn, weightIn } from "#app/platform/money/units.ts";
import { localTimeOf } from "#app/platform/time/local-time.ts";
import type { ExportColumn, Writing } from "./export-list.server.ts";

interface Goods {
  weight: number;
  volume: number;
  codAmount: number | null;
  codCurrency: string | null;
}

const systemOf = ({ scope }: Writing) => scope.account.preferences.weight_measurement_system;

/** A moment as a local time of the account. */
export function moment(at: number | null, { scope }: Writing): OutputCell {
  return at === null ? "" : { local: localTimeOf(at, scope.account.timezone) };
}

/** A local day or time as it is stored, written like a moment. */
export function localTime(text: string | null): OutputCell {
  return text ? { local: text.slice(0, 16) } : "";
}

/** Two local times in one cell, or the one that is there. */
export function localSpan(from: string | null, to: string | null): OutputCell {
  return from && to ? { local: from.slice(0, 16), to: to.slice(0, 16) } : localTime(from ?? to);
}

/** A column whose head is a word of the catalogue. */
export function worded<Row>(of: string, word: string, cell: ExportColumn<Row>["cell"]): ExportColumn<Row> {
  return { of, header: ({ t }) => t(word), cell };
}

/** An address in four columns. */
export function addressColumns<Row>(of: string, address: (row: Row) => Address): ExportColumn<Row>[] {
  return [
    worded(of, "common:field.address.line1", (row) => address(row).line1),
    worded(of, "common:field.address.postal_code", (row) => address(row).postalCode ?? ""),
    worded(of, "common:field.address.city", (row) => address(row).city ?? ""),
    worded(of, "common:field.address.country", (row) => address(row).country),
  ];
}

/** Weight and volume in the account's units, named in the head. */
export function weightColumn<Row extends Goods>(of: string): ExportColumn<Row> {
  return {
    of,
    header: (writing) => `${writing.t("orders:column.weight")} (${displayUnits[systemOf(writing)].weight})`,
    cell: (row, writing) => rounded(weightIn(row.weight, displayUnits[systemOf(writing)].weight), 3),
  };
}

export function volumeColumn<Row extends Goods>(of: string): ExportColumn<Row> {
  return {
    of,
    header: (writing) => `${writing.t("orders:column.volume")} (${systemOf(writing) === "metric" ? "m³" : "ft³"})`,
    cell: (row, writing) => rounded(volumeIn(row.volume, systemOf(writing)), 4),
  };
}

/** What is to be collected: a number and its currency; empty when there are several currencies. */
export function collectionColumns<Row extends Goods>(of: string, word: string): ExportColumn<Row>[] {
  return [
    worded(of, word, ({ codAmount, codCurrency }) =>
      codAmount === null || !codCurrency ? "" : { amount: decimalOf({ amount: codAmount, currency: codCurrency }) },
    ),
    worded(of, "common:field.currency", ({ codCurrency }) => codCurrency ?? ""),
  ];
}

function rounded(value: number, decimals: number): number {
  return Number(value.toFixed(decimals));
}

/** From and to in one cell. */
export function spanned(from?: string, to?: string): string {
  return from ? `${from} – ${to ?? ""}` : "";
}
