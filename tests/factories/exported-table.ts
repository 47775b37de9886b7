import { detectReading, readTableRows } from "#app/platform/documents/tables/open-table.ts";

/** An exported file as the importer's own reader sees it: its head, and each row by the head's words. */
export function readExportedTable(file: Uint8Array): { header: string[]; rows: Record<string, string>[] } {
  const [first, ...rest] = [...readTableRows(file, detectReading(file))];
  const header = first?.cells.map(String) ?? [];
  const rows = rest.map(({ cells }) => Object.fromEntries(header.map((name, at) => [name, cells[at] ?? ""])));
  return { header, rows };
}
