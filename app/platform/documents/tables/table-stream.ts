import { beginWorkbook, type OutputCell, toSheetCell } from "../xlsx/workbook-writer.ts";
import { byteOrderMark, formatCsvRows } from "./csv-writer.ts";

/** The bytes of a CSV file, page by page; German files have semicolons and decimal commas. */
export async function* streamCsv(pages: AsyncIterable<OutputCell[][]>, language: string): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  const german = language === "de";
  const written = (value: OutputCell) => {
    const cell = toSheetCell(value);
    return typeof cell === "number" ? String(cell).replace(".", ",") : cell;
  };
  yield encoder.encode(byteOrderMark);
  for await (const rows of pages)
    yield encoder.encode(formatCsvRows(german ? ";" : ",", german ? rows.map((row) => row.map(written)) : rows));
}

/** The bytes of a workbook, as far as they are ready after each page of rows. */
export async function* streamXlsx(pages: AsyncIterable<OutputCell[][]>, title: string): AsyncGenerator<Uint8Array> {
  const ready: Uint8Array[] = [];
  const workbook = beginWorkbook(title, (part) => ready.push(part));
  for await (const rows of pages) {
    workbook.add(rows);
    yield* ready.splice(0);
  }
  workbook.end();
  yield* ready;
}

/** A stream that pulls the next piece when there is room for it. */
export function toReadableStream(pieces: AsyncGenerator<Uint8Array>): ReadableStream<Uint8Array> {
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await pieces.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    cancel: async () => void (await pieces.return(undefined)),
  });
}

/** Wraps existing rows as one page. */
export async function* toOnePage(rows: OutputCell[][]): AsyncGenerator<OutputCell[][]> {
  yield rows;
}
