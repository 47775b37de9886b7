import type { Choice } from "../primitives/combobox.tsx";

/** A column of a grid. Words are sentences already: a grid does not know what its columns mean. */
export interface GridColumn {
  key: string;
  header: string;
  width: number;
  /** What the cell's text may be, while somebody types. */
  pick?: (search: string, signal: AbortSignal) => Promise<readonly Choice[]>;
  /** Cells that hold several: what stands between them. Only the part that is typed is looked up and completed. */
  separator?: string;
  /** Lets somebody choose files and sends them; answers the texts that name them in the cell. */
  upload?: { label: string; choose: () => Promise<readonly string[]> };
  /** An example, shown in an empty cell while it is edited. */
  example?: string;
}

/** What is wrong with the cells of a row: sentences by column. The same object as long as nothing changed. */
export type RowFaults = Readonly<Record<string, string>>;

/** The part of a cell's text that is being typed, and the text with that part replaced. */
export function splitLastPart(
  text: string,
  separator: string | undefined,
): { typed: string; complete: (part: string) => string } {
  const at = separator ? text.lastIndexOf(separator) : -1;
  const head = at < 0 ? "" : `${text.slice(0, at + 1)} `;
  return { typed: text.slice(at + 1).trim(), complete: (part) => head + part };
}
