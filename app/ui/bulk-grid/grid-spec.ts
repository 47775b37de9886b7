import type { Choice } from "../primitives/combobox.tsx";

/** A column of a grid. Texts are already translated. */
export interface GridColumn {
  key: string;
  header: string;
  width: number;
  /** Choices for the cell's text while typing. */
  pick?: (search: string, signal: AbortSignal) => Promise<readonly Choice[]>;
  /** The separator of cells with several values. Only the part being typed is looked up and completed. */
  separator?: string;
  /** Lets a person choose and upload files; returns the texts for the cell. */
  upload?: { label: string; choose: () => Promise<readonly string[]> };
  /** An example, shown in an empty cell while it is edited. */
  example?: string;
}

/** Faults of a row's cells: sentences by column. The same object as long as nothing changed. */
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
