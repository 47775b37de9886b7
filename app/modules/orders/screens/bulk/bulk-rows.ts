import type { Issue } from "#app/platform/kernel/result.ts";
import { type GridRow, isBlankGridRow } from "#app/ui/bulk-grid/grid-model.ts";
import type { RowFaults } from "#app/ui/bulk-grid/grid-spec.ts";
import { type GridColumnKey, type GridContext, splitParts } from "../../model/grid/grid-context.ts";
import { type ParsedGridRow, parseGridRow } from "../../model/grid/parse-grid-row.ts";

/** What the server refused of a row, and the texts that it refused: a cell that was changed since is not refused any more. */
export interface RefusedRow {
  cells: GridRow["cells"];
  faults: RowFaults;
}

/** What of a row other rows of the grid have too. */
export interface RowDuplicates {
  reference: boolean;
  document: boolean;
}

interface ShownFaults {
  read: ParsedGridRow;
  reference: boolean;
  document: boolean;
  refused: RefusedRow | undefined;
  faults: RowFaults;
}

/**
 * Reads rows once and remembers: a row that did not change is not read again, but for one that waits for names. `asked`
 * counts the answers that have come.
 */
export function createRowReader(context: GridContext, sentence: (issue: Issue) => string, requested: () => number) {
  const reads = new WeakMap<GridRow, { read: ParsedGridRow; asked: number }>();
  const shown = new WeakMap<GridRow, ShownFaults>();
  const none: RowFaults = {};
  const read = (row: GridRow): ParsedGridRow => {
    const known = reads.get(row);
    if (known && (!known.read.pending || known.asked === requested())) return known.read;
    const made = parseGridRow(row.cells, context);
    reads.set(row, { read: made, asked: requested() });
    return made;
  };
  return {
    read,
    /** What is wrong with a row, by column; nothing with an empty one. */
    faults(row: GridRow, { reference, document }: RowDuplicates, refused: RefusedRow | undefined): RowFaults {
      if (isBlankGridRow(row)) return none;
      const made = read(row);
      const known = shown.get(row);
      const same = known && known.read === made && known.reference === reference && known.document === document;
      if (same && known.refused === refused) return known.faults;
      const own = Object.entries(made.faults).map(([column, issue]) => [column, sentence(issue)] as const);
      const theirs = Object.entries(refused?.faults ?? {}).filter(
        ([column]) => (refused?.cells[column] ?? "") === (row.cells[column] ?? ""),
      );
      const twice = [
        ...(reference ? [["external_id", sentence({ code: "reference_doubled" })] as const] : []),
        ...(document ? [["documents", sentence({ code: "document_doubled" })] as const] : []),
      ];
      const faults: RowFaults = Object.fromEntries([...theirs, ...twice, ...own]);
      shown.set(row, { read: made, reference, document, refused, faults });
      return faults;
    },
    /** What would be wrong with a cell that is being typed. */
    fault(row: GridRow, column: string, text: string): string | undefined {
      const issue = parseGridRow({ ...row.cells, [column]: text.trim() }, context).faults[column as GridColumnKey];
      return issue && sentence(issue);
    },
  };
}

export type RowReader = ReturnType<typeof createRowReader>;

interface Names {
  reference: string | null;
  documents: readonly string[];
}

const namesByRow = new WeakMap<GridRow, Names>();

/** What a row has that no other may: its reference, within its merchant, and its documents. */
function getNames(row: GridRow): Names {
  const known = namesByRow.get(row);
  if (known) return known;
  const { cells } = row;
  const reference = cells.external_id?.trim();
  const made = {
    reference: reference ? `${cells.merchant?.trim().toLowerCase() ?? ""}/${reference}` : null,
    documents: cells.documents ? splitParts(cells.documents.toLowerCase()) : [],
  };
  namesByRow.set(row, made);
  return made;
}

/** Says of a row what of it another row has too; the same answer while no reference or document changed. */
export function createDuplicateFinder(): (rows: readonly GridRow[]) => (row: GridRow) => RowDuplicates {
  let before: readonly GridRow[] = [];
  let found = findRowDuplicates(before);
  return (rows) => {
    if (rows.length !== before.length || rows.some((row, at) => row !== before[at] && !hasSameNames(row, before[at])))
      found = findRowDuplicates(rows);
    before = rows;
    return found;
  };
}

function hasSameNames(row: GridRow, other: GridRow | undefined): boolean {
  return other !== undefined && JSON.stringify(getNames(row)) === JSON.stringify(getNames(other));
}

/** Says of a row what of it another row has too. */
export function findRowDuplicates(rows: readonly GridRow[]): (row: GridRow) => RowDuplicates {
  const references = new Set<string>();
  const documents = new Set<string>();
  const doubled = new Set<string>();
  const note = (seen: Set<string>, name: string) => (seen.has(name) ? doubled.add(name) : seen.add(name));
  for (const row of rows) {
    const { reference, documents: own } = getNames(row);
    if (reference !== null) note(references, reference);
    for (const each of own) note(documents, each);
  }
  return (row) => {
    if (doubled.size === 0) return { reference: false, document: false };
    const { reference, documents: own } = getNames(row);
    return { reference: reference !== null && doubled.has(reference), document: own.some((each) => doubled.has(each)) };
  };
}
