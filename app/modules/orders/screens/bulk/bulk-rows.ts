import type { Issue } from "#app/platform/kernel/result.ts";
import { type GridRow, isBlankGridRow } from "#app/ui/bulk-grid/grid-model.ts";
import type { RowFaults } from "#app/ui/bulk-grid/grid-spec.ts";
import { type GridCellKey, type GridContext, splitParts } from "../../model/grid/grid-context.ts";
import { type ParsedGridRow, parseGridRow } from "../../model/grid/parse-grid-row.ts";

/** The server's errors of a row, and the texts that they refer to: a cell that was changed since is no longer wrong. */
export interface RefusedRow {
  cells: GridRow["cells"];
  faults: RowFaults;
}

/** Values that other rows of the grid have too. */
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
 * Parses rows and caches the results: an unchanged row is not parsed again unless it waits for a lookup.
 * `countResponses` counts the lookups that have arrived.
 */
export function createRowReader(
  context: GridContext,
  formatIssue: (issue: Issue) => string,
  countResponses: () => number,
) {
  const reads = new WeakMap<GridRow, { read: ParsedGridRow; responses: number }>();
  const shown = new WeakMap<GridRow, ShownFaults>();
  const none: RowFaults = {};
  const read = (row: GridRow): ParsedGridRow => {
    const known = reads.get(row);
    if (known && (!known.read.pending || known.responses === countResponses())) return known.read;
    const parsed = parseGridRow(row.cells, context);
    reads.set(row, { read: parsed, responses: countResponses() });
    return parsed;
  };
  return {
    read,
    /** The errors of a row by column; none for an empty row. */
    faults(row: GridRow, { reference, document }: RowDuplicates, refused: RefusedRow | undefined): RowFaults {
      if (isBlankGridRow(row)) return none;
      const parsed = read(row);
      const known = shown.get(row);
      const same = known && known.read === parsed && known.reference === reference && known.document === document;
      if (same && known.refused === refused) return known.faults;
      const own = Object.entries(parsed.faults).flatMap(([column, issue]) =>
        issue ? [[column, formatIssue(issue)] as const] : [],
      );
      const serverFaults = Object.entries(refused?.faults ?? {}).filter(
        ([column]) => (refused?.cells[column] ?? "") === (row.cells[column] ?? ""),
      );
      const duplicateFaults = [
        ...(reference ? [["external_id", formatIssue({ code: "reference_doubled" })] as const] : []),
        ...(document ? [["documents", formatIssue({ code: "document_doubled" })] as const] : []),
      ];
      const faults: RowFaults = Object.fromEntries([...serverFaults, ...duplicateFaults, ...own]);
      shown.set(row, { read: parsed, reference, document, refused, faults });
      return faults;
    },
    /** The errors of a cell that is being edited. */
    fault(row: GridRow, column: string, text: string): string | undefined {
      const issue = parseGridRow({ ...row.cells, [column]: text.trim() }, context).faults[column as GridCellKey];
      return issue && formatIssue(issue);
    },
  };
}

export type RowReader = ReturnType<typeof createRowReader>;

interface Names {
  reference: string | null;
  documents: readonly string[];
}

const namesByRow = new WeakMap<GridRow, Names>();

/** The values of a row that must be unique: its reference, within its merchant, and its documents. */
function getNames(row: GridRow): Names {
  const known = namesByRow.get(row);
  if (known) return known;
  const { cells } = row;
  const reference = cells.external_id?.trim();
  const parsed = {
    reference: reference ? `${cells.merchant?.trim().toLowerCase() ?? ""}/${reference}` : null,
    documents: cells.documents ? splitParts(cells.documents.toLowerCase()) : [],
  };
  namesByRow.set(row, parsed);
  return parsed;
}

/** Returns the duplicates of a row; the result is stable while no reference or document changes. */
export function createDuplicateFinder(): (rows: readonly GridRow[]) => (row: GridRow) => RowDuplicates {
  let before: readonly GridRow[] = [];
  let found = findRowDuplicates(before);
  return (rows) => {
    if (
      rows.length !== before.length ||
      rows.some((row, index) => row !== before[index] && !hasSameNames(row, before[index]))
    )
      found = findRowDuplicates(rows);
    before = rows;
    return found;
  };
}

function hasSameNames(row: GridRow, other: GridRow | undefined): boolean {
  return other !== undefined && JSON.stringify(getNames(row)) === JSON.stringify(getNames(other));
}

/** Returns which values of a row another row has too. */
export function findRowDuplicates(rows: readonly GridRow[]): (row: GridRow) => RowDuplicates {
  const references = new Set<string>();
  const documents = new Set<string>();
  const duplicates = new Set<string>();
  const noteName = (seen: Set<string>, name: string) => (seen.has(name) ? duplicates.add(name) : seen.add(name));
  for (const row of rows) {
    const { reference, documents: own } = getNames(row);
    if (reference !== null) noteName(references, reference);
    for (const each of own) noteName(documents, each);
  }
  return (row) => {
    if (duplicates.size === 0) return { reference: false, document: false };
    const { reference, documents: own } = getNames(row);
    return {
      reference: reference !== null && duplicates.has(reference),
      document: own.some((each) => duplicates.has(each)),
    };
  };
}
