import { unescapeFormula } from "#app/platform/documents/tables/formula-escape.ts";
import { replacementCharacter } from "#app/platform/documents/tables/text-encoding.ts";
import type { ImportConfiguration, ImportIssue, RowValues } from "../import.ts";
import type { ImportField } from "../import-fields.ts";

/** What the account knows that rows may name. Keys are lower case without spaces and signs. */
export interface RowReferences {
  /** Plate numbers as they are written in the account. */
  plates: ReadonlyMap<string, string>;
  /** Ids of agents by name, phone number and external id. */
  agents: ReadonlyMap<string, string>;
}

/** One row to read: texts by field, and how they are to be understood. */
export interface RowInput {
  values: RowValues;
  /** Fields whose value a formula calculated. */
  formulas: ReadonlySet<string>;
  configuration: ImportConfiguration;
  /** Fields that a column of the file is mapped to. */
  mapped: ReadonlySet<ImportField>;
  /** Units that the headers name, by field: `package_weight` → `g`. */
  units: ReadonlyMap<ImportField, string>;
  timezone: string;
  references: RowReferences;
}

/** The longest that a field of an order may be is its notes. */
const MAX_VALUE_LENGTH = 5_000;

const spreadsheetErrorPattern = /^#(N\/A|REF!|VALUE!|DIV\/0!|NAME\?|NULL!|NUM!|SPILL!|CALC!)$/i;

/** Reads the fields of one row and gathers what is wrong with them; the first error of a field is the one shown. */
export class RowReading {
  readonly issues: ImportIssue[] = [];
  readonly input: RowInput;

  constructor(input: RowInput) {
    this.input = input;
  }

  /** The text of a field, trimmed; "" when the row has none, or when it cannot be used. */
  text(field: ImportField): string {
    const text = this.input.values[field]?.trim() ?? "";
    if (text === "") {
      if (this.input.formulas.has(field)) this.error(field, "formula_without_value");
      return "";
    }
    if (text.length > MAX_VALUE_LENGTH) this.error(field, "text_long", { limit: MAX_VALUE_LENGTH });
    else if (text.includes(replacementCharacter)) this.error(field, "text_unreadable");
    else if (spreadsheetErrorPattern.test(text)) this.error(field, "cell_error", { text });
    else if (text.startsWith("=")) this.error(field, "formula_cell");
    else {
      if (this.input.formulas.has(field)) this.warning(field, "formula_value");
      return unescapeFormula(text);
    }
    return "";
  }

  /** The parts of a cell with several values; empty parts keep their place. */
  parts(field: ImportField): string[] {
    const text = this.text(field);
    return text === "" ? [] : text.split(/[;|\n]/).map((each) => each.trim());
  }

  /** Parts of a list, without empty ones; commas part too. */
  list(field: ImportField): string[] {
    return this.text(field)
      .split(/[;|,\n]/)
      .map((each) => each.trim())
      .filter((each) => each !== "");
  }

  /** True once an error was found in the field. */
  failed(field: ImportField): boolean {
    return this.issues.some((each) => each.field === field && each.severity === "error");
  }

  error(field: string, code: string, params?: ImportIssue["params"], suggestion?: string | null): void {
    if (this.issues.some((each) => each.field === field && each.severity === "error")) return;
    this.issues.push(createIssue("error", field, code, params, suggestion));
  }

  warning(field: string, code: string, params?: ImportIssue["params"], suggestion?: string | null): void {
    const found = createIssue("warning", field, code, params, suggestion);
    if (this.issues.some((each) => JSON.stringify(each) === JSON.stringify(found))) return;
    this.issues.push(found);
  }
}

/** A finding without empty properties, as it is stored. */
export function createIssue(
  severity: ImportIssue["severity"],
  field: string,
  code: string,
  params?: ImportIssue["params"],
  suggestion?: string | null,
): ImportIssue {
  return { severity, field, code, ...(params && { params }), ...(suggestion && { suggestion }) };
}
