import type { CustomField } from "#app/modules/custom-fields/model/custom-field.ts";
import { unescapeFormula } from "#app/platform/documents/tables/csv-writer.ts";
import { replacementCharacter } from "#app/platform/documents/tables/text-encoding.ts";
import type { ImportConfiguration, ImportIssue, RowValues } from "../import.ts";
import type { MappedField } from "../import-fields.ts";

/** What rows may refer to within the account. Keys are lower case without spaces and punctuation. */
export interface RowReferences {
  /** Plate numbers as the account writes them. */
  plates: ReadonlyMap<string, string>;
  /** Ids of agents by name, phone number and external id. */
  agents: ReadonlyMap<string, string>;
  /** The account's own fields of orders. */
  customFields: readonly CustomField[];
}

/** A row to parse: texts by field, and how to interpret them. */
export interface RowInput {
  values: RowValues;
  /** Fields whose value a formula calculated. */
  formulas: ReadonlySet<string>;
  configuration: ImportConfiguration;
  /** Fields that have a column in the file. */
  mapped: ReadonlySet<MappedField>;
  /** Units in headers, by field: `package_weight` → `g`. */
  units: ReadonlyMap<MappedField, string>;
  timezone: string;
  references: RowReferences;
}

/** The longest field of an order is its notes. */
const MAX_VALUE_LENGTH = 5_000;

const spreadsheetErrorPattern = /^#(N\/A|REF!|VALUE!|DIV\/0!|NAME\?|NULL!|NUM!|SPILL!|CALC!)$/i;

/** Parses the fields of one row and collects its issues; only the first error of a field is reported. */
export class RowReading {
  readonly issues: ImportIssue[] = [];
  readonly input: RowInput;

  constructor(input: RowInput) {
    this.input = input;
  }

  /** The text of a field, trimmed; "" when the row has none or it cannot be used. */
  text(field: MappedField): string {
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

  /** The parts of a cell with several values; empty parts keep their position. */
  parts(field: MappedField): string[] {
    const text = this.text(field);
    return text === "" ? [] : text.split(/[;|\n]/).map((each) => each.trim());
  }

  /** Parts of a list without empty ones; commas separate too. */
  list(field: MappedField): string[] {
    return this.text(field)
      .split(/[;|,\n]/)
      .map((each) => each.trim())
      .filter((each) => each !== "");
  }

  /** True once the field has an error. */
  failed(field: MappedField): boolean {
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

/** An issue without empty properties, as it is stored. */
export function createIssue(
  severity: ImportIssue["severity"],
  field: string,
  code: string,
  params?: ImportIssue["params"],
  suggestion?: string | null,
): ImportIssue {
  return { severity, field, code, ...(params && { params }), ...(suggestion && { suggestion }) };
}
