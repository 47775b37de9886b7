import type { SchemaElement } from "hyparquet";
import { ByteWriter } from "hyparquet-writer/src/bytewriter.js";
import { ParquetWriter } from "hyparquet-writer/src/parquet-writer.js";

/** What a column holds: a day is `2026-11-23`, a moment milliseconds UTC, a count or an amount of minor units whole. */
export type ParquetType = "text" | "day" | "moment" | "whole";

/** A column of a file; its values stand under its name in the rows. */
export interface ParquetColumn<Name extends string = string> {
  readonly name: Name;
  readonly type: ParquetType;
}

export type ParquetRow<Name extends string = string> = Readonly<Record<Name, string | number | null>>;

/** Rows that are compressed together: few enough for memory. */
const GROUP_ROWS = 20_000;

const elements: Readonly<Record<ParquetType, Omit<SchemaElement, "name">>> = {
  text: { type: "BYTE_ARRAY", converted_type: "UTF8" },
  day: { type: "INT32", converted_type: "DATE" },
  moment: {
    type: "INT64",
    converted_type: "TIMESTAMP_MILLIS",
    logical_type: { type: "TIMESTAMP", isAdjustedToUTC: true, unit: "MILLIS" },
  },
  whole: { type: "INT64" },
};

/** Writes rows as a Parquet file, piece by piece: only one group of rows is in memory. */
export async function* writeParquet<Name extends string>(
  columns: readonly ParquetColumn<Name>[],
  pages: AsyncIterable<readonly ParquetRow<Name>[]>,
): AsyncGenerator<Uint8Array> {
  const bytes = new ByteWriter();
  const writer = new ParquetWriter({
    writer: bytes,
    schema: [
      { name: "root", num_children: columns.length },
      ...columns.map(({ name, type }): SchemaElement => ({ ...elements[type], name, repetition_type: "OPTIONAL" })),
    ],
    createdBy: "Waybill",
  });
  let group: ParquetRow<Name>[] = [];
  const writeGroup = async () => {
    const columnData = columns.map(({ name, type }) => ({ name, data: group.map((row) => toValue(row[name], type)) }));
    await writer.write({ columnData, rowGroupSize: GROUP_ROWS });
    group = [];
    return take(bytes);
  };
  for await (const page of pages) {
    group.push(...page);
    if (group.length >= GROUP_ROWS) yield await writeGroup();
  }
  if (group.length > 0) yield await writeGroup();
  await writer.finish();
  yield take(bytes);
}

/** Takes what was written since; the writer goes on at the same place of the file. */
function take(bytes: ByteWriter): Uint8Array {
  const taken = bytes.getBytes().slice();
  bytes.index = 0;
  return taken;
}

function toValue(value: string | number | null, type: ParquetType): string | bigint | Date | undefined {
  if (value === null) return undefined;
  if (type === "text") return String(value);
  if (type === "whole") return BigInt(value);
  return new Date(type === "day" ? `${value}T00:00:00Z` : value);
}
