import { parseYesNo } from "#app/platform/documents/cells/choices.ts";
import { parseCellTime } from "#app/platform/documents/cells/local-times.ts";
import { parseNumber } from "#app/platform/documents/cells/numbers.ts";
import type { CustomField } from "./custom-field.ts";

/** How the cells of a file are written. */
export interface CellHabits {
  decimalComma: boolean;
  dayFirst: boolean;
  /** Of days without one. */
  year: string;
}

/**
 * The text of a cell as its field writes it: `12,5` is `12.5`, `1.12.2026` is `2026-12-01`, `Ja` is `yes`. What cannot
 * be read stays as it is, and is refused by `checkCustomFields`.
 */
export function readFieldText({ kind, choices }: CustomField, text: string, habits: CellHabits): string {
  switch (kind) {
    case "number": {
      const value = parseNumber(text, habits.decimalComma);
      return value === null ? text : String(value);
    }
    case "date": {
      const found = parseCellTime(text, habits.dayFirst, habits.year);
      return typeof found === "string" ? text : (found.date ?? text);
    }
    case "yes_no": {
      const answer = parseYesNo(text);
      return answer === null ? text : answer ? "yes" : "no";
    }
    case "choice":
      return choices.find((choice) => choice.toLowerCase() === text.toLowerCase()) ?? text;
    default:
      return text;
  }
}
