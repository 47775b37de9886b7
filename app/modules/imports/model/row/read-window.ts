import type { CellTime } from "#app/platform/documents/cells/local-times.ts";
import { moveToZone, parseCellTime } from "#app/platform/documents/cells/local-times.ts";
import type { ImportField } from "../import-fields.ts";
import type { RowReading } from "./row-reading.ts";

interface WindowFields {
  date: ImportField;
  from: ImportField;
  to: ImportField;
}

export const deliveryFields: WindowFields = { date: "delivery_date", from: "delivery_from", to: "delivery_to" };
export const pickupFields: WindowFields = { date: "pickup_date", from: "pickup_from", to: "pickup_to" };

/**
 * A window of local times in the account's time zone. A cell with only a time belongs to the row's date, otherwise to
 * the configured date; a date alone means the whole day.
 */
export function readWindow(reading: RowReading, fields: WindowFields, zone: string | null) {
  const { configuration } = reading.input;
  const day = readCellTime(reading, fields.date);
  const from = readCellTime(reading, fields.from);
  const to = readCellTime(reading, fields.to);
  const rowDate = day?.date ?? from?.date ?? configuration.date;
  const start = from ?? (day ? { ...day, time: day.time ?? "00:00" } : null);
  const end = to ?? (endsWithDay(day, from) ? { date: rowDate, time: "23:59", zone: start?.zone ?? null } : null);
  return {
    from: start ? toLocalTime(reading, start, rowDate, "00:00", zone) : undefined,
    to: end ? toLocalTime(reading, end, rowDate, "23:59", zone) : undefined,
  };
}

function endsWithDay(day: CellTime | null, from: CellTime | null): boolean {
  return from ? from.time === null : day !== null;
}

function readCellTime(reading: RowReading, field: ImportField): CellTime | null {
  const text = reading.text(field);
  if (text === "") return null;
  const { configuration } = reading.input;
  const found = parseCellTime(text, configuration.dayFirst, configuration.date.slice(0, 4));
  if (typeof found !== "string") return found;
  reading.error(field, found, found === "zone_unknown" ? { text } : undefined);
  return null;
}

function toLocalTime(reading: RowReading, cell: CellTime, date: string, time: string, rowZone: string | null): string {
  const local = `${cell.date ?? date}T${cell.time ?? time}`;
  const zone = cell.zone ?? rowZone;
  return zone === null ? local : moveToZone(local, zone, reading.input.timezone);
}
