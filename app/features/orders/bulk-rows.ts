import type { Issue } from "#app/domain/kernel/result.ts";
import type { GridColumnKey, GridContext } from "#app/domain/orders/grid/grid-context.ts";
import { type ReadRow, readRow } from "#app/domain/orders/grid/read-row.ts";
import { type GridRow, isBlankRow } from "#app/ui/bulk-grid/grid-model.ts";
import type { RowFaults } from "#app/ui/bulk-grid/grid-spec.ts";

/** What the server refused of a row, and the texts that it refused: a cell that was changed since is not refused any more. */
export interface Refused {
  cells: GridRow["cells"];
  faults: RowFaults;
}

/** Reads rows once and remembers: a row that did not change is not read again. */
export function rowReader(context: GridContext, sentence: (issue: Issue) => string) {
  const reads = new WeakMap<GridRow, ReadRow>();
  const shown = new WeakMap<GridRow, { doubled: boolean; refused: Refused | undefined; faults: RowFaults }>();
  const none: RowFaults = {};
  const read = (row: GridRow): ReadRow => {
    const known = reads.get(row);
    if (known) return known;
    const made = readRow(row.cells, context);
    reads.set(row, made);
    return made;
  };
  return {
    read,
    /** What is wrong with a row, by column; nothing with an empty one. */
    faults(row: GridRow, doubled: boolean, refused: Refused | undefined): RowFaults {
      if (isBlankRow(row)) return none;
      const known = shown.get(row);
      if (known && known.doubled === doubled && known.refused === refused) return known.faults;
      const own = Object.entries(read(row).faults).map(([column, issue]) => [column, sentence(issue)] as const);
      const theirs = Object.entries(refused?.faults ?? {}).filter(
        ([column]) => (refused?.cells[column] ?? "") === (row.cells[column] ?? ""),
      );
      const twice = doubled ? [["external_id", sentence({ code: "reference_doubled" })] as const] : [];
      const faults: RowFaults = Object.fromEntries([...theirs, ...twice, ...own]);
      shown.set(row, { doubled, refused, faults });
      return faults;
    },
    /** What would be wrong with a cell that is being typed. */
    fault(row: GridRow, column: string, text: string): string | undefined {
      const issue = readRow({ ...row.cells, [column]: text.trim() }, context).faults[column as GridColumnKey];
      return issue && sentence(issue);
    },
  };
}

export type RowReader = ReturnType<typeof rowReader>;

/** Merchant and reference of the rows that have one. */
export function referenceOf({ cells }: GridRow): string | null {
  const reference = cells.external_id?.trim();
  return reference ? `${cells.merchant?.trim().toLowerCase() ?? ""}/${reference}` : null;
}

/** References that several rows have. */
export function doubledReferences(rows: readonly GridRow[]): ReadonlySet<string> {
  const seen = new Set<string>();
  const doubled = new Set<string>();
  for (const row of rows) {
    const reference = referenceOf(row);
    if (reference === null) continue;
    if (seen.has(reference)) doubled.add(reference);
    seen.add(reference);
  }
  return doubled;
}
