import type { Issue } from "#app/platform/kernel/result.ts";
import { type GridRow, isBlankRow } from "#app/ui/bulk-grid/grid-model.ts";
import type { RowFaults } from "#app/ui/bulk-grid/grid-spec.ts";
import { type GridColumnKey, type GridContext, partsOf } from "../../model/grid/grid-context.ts";
import { type ReadRow, readRow } from "../../model/grid/read-row.ts";

/** What the server refused of a row, and the texts that it refused: a cell that was changed since is not refused any more. */
export interface Refused {
  cells: GridRow["cells"];
  faults: RowFaults;
}

/** What of a row other rows of the grid have too. */
export interface Doubled {
  reference: boolean;
  document: boolean;
}

interface Shown {
  read: ReadRow;
  reference: boolean;
  document: boolean;
  refused: Refused | undefined;
  faults: RowFaults;
}

/**
 * Reads rows once and remembers: a row that did not change is not read again, but for one that waits for names. `asked`
 * counts the answers that have come.
 */
export function rowReader(context: GridContext, sentence: (issue: Issue) => string, asked: () => number) {
  const reads = new WeakMap<GridRow, { read: ReadRow; asked: number }>();
  const shown = new WeakMap<GridRow, Shown>();
  const none: RowFaults = {};
  const read = (row: GridRow): ReadRow => {
    const known = reads.get(row);
    if (known && (!known.read.pending || known.asked === asked())) return known.read;
    const made = readRow(row.cells, context);
    reads.set(row, { read: made, asked: asked() });
    return made;
  };
  return {
    read,
    /** What is wrong with a row, by column; nothing with an empty one. */
    faults(row: GridRow, { reference, document }: Doubled, refused: Refused | undefined): RowFaults {
      if (isBlankRow(row)) return none;
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
      const issue = readRow({ ...row.cells, [column]: text.trim() }, context).faults[column as GridColumnKey];
      return issue && sentence(issue);
    },
  };
}

export type RowReader = ReturnType<typeof rowReader>;

interface Names {
  reference: string | null;
  documents: readonly string[];
}

const names = new WeakMap<GridRow, Names>();

/** What a row has that no other may: its reference, within its merchant, and its documents. */
function namesOf(row: GridRow): Names {
  const known = names.get(row);
  if (known) return known;
  const { cells } = row;
  const reference = cells.external_id?.trim();
  const made = {
    reference: reference ? `${cells.merchant?.trim().toLowerCase() ?? ""}/${reference}` : null,
    documents: cells.documents ? partsOf(cells.documents.toLowerCase()) : [],
  };
  names.set(row, made);
  return made;
}

/** Says of a row what of it another row has too; the same answer while no reference or document changed. */
export function doublesFinder(): (rows: readonly GridRow[]) => (row: GridRow) => Doubled {
  let before: readonly GridRow[] = [];
  let found = doublesIn(before);
  return (rows) => {
    if (rows.length !== before.length || rows.some((row, at) => row !== before[at] && !isNamedAlike(row, before[at])))
      found = doublesIn(rows);
    before = rows;
    return found;
  };
}

function isNamedAlike(row: GridRow, other: GridRow | undefined): boolean {
  return other !== undefined && JSON.stringify(namesOf(row)) === JSON.stringify(namesOf(other));
}

/** Says of a row what of it another row has too. */
export function doublesIn(rows: readonly GridRow[]): (row: GridRow) => Doubled {
  const references = new Set<string>();
  const documents = new Set<string>();
  const doubled = new Set<string>();
  const note = (seen: Set<string>, name: string) => (seen.has(name) ? doubled.add(name) : seen.add(name));
  for (const row of rows) {
    const { reference, documents: own } = namesOf(row);
    if (reference !== null) note(references, reference);
    for (const each of own) note(documents, each);
  }
  return (row) => {
    if (doubled.size === 0) return { reference: false, document: false };
    const { reference, documents: own } = namesOf(row);
    return { reference: reference !== null && doubled.has(reference), document: own.some((each) => doubled.has(each)) };
  };
}
