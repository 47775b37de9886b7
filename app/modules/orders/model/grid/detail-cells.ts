import {
  findNearestChoice,
  parsePriority,
  parseVehicleOption,
  parseVehicleType,
} from "#app/platform/documents/cells/choices.ts";
import { parseCellTime } from "#app/platform/documents/cells/local-times.ts";
import { parseNumber } from "#app/platform/documents/cells/numbers.ts";
import { documentLimits } from "../documents.ts";
import { type OrderKind, orderKinds, type Priority } from "../order.enums.ts";
import type { OrderDraftInput } from "../order.ts";
import { type CellResult, createCell, createFault, type GridContext, splitParts } from "./grid-context.ts";

type Requirements = NonNullable<OrderDraftInput["requirements"]>;

/** Tags, separated by commas or semicolons. */
export function parseTagsCell(text: string): CellResult<string[]> {
  const tags = [...new Set(splitParts(text, /[;,\n]/))];
  if (tags.some((tag) => tag.length > 50) || tags.length > 50) return createFault("tag_invalid");
  return createCell(tags.length > 0 ? tags : undefined);
}

/** Vehicle types and options, separated by commas, by their English or German names. */
export function parseRequirementsCell(text: string): CellResult<Requirements> {
  const types: number[] = [];
  const options: string[] = [];
  for (const word of splitParts(text, /[;,\n]/)) {
    const type = parseVehicleType(word);
    const option = parseVehicleOption(word);
    if (type !== null) types.push(type);
    else if (option !== null) options.push(option);
    else {
      const near = findNearestChoice("vehicle_types", word) ?? findNearestChoice("vehicle_options", word);
      return near
        ? createFault("requirement_near", { text: word, near: near.replaceAll("_", " ") })
        : createFault("requirement_unknown", { text: word });
    }
  }
  if (types.length + options.length === 0) return createCell<Requirements>(undefined);
  return createCell({ vehicle_types: types, vehicle_options: options } as Requirements);
}

/** A priority by its English or German name. */
export function parsePriorityCell(text: string): CellResult<Priority> {
  if (text.trim() === "") return createCell<Priority>(undefined);
  const priority = parsePriority(text);
  return priority ? createCell(priority) : createFault("priority_unknown", { text });
}

/** Drivers by name, separated by commas. */
export function parseDriversCell(text: string, context: GridContext): CellResult<string[]> {
  const ids: string[] = [];
  for (const name of splitParts(text, /[;,\n]/)) {
    const agent = context.lookUp("agents", name);
    if (agent === undefined) return { pending: true };
    if (!agent) return createFault("driver_unknown", { text: name });
    ids.push(agent.id);
  }
  return createCell(ids.length > 0 ? [...new Set(ids)] : undefined);
}

/** Documents that were uploaded before, by name. */
export function parseDocumentsCell(text: string, context: GridContext): CellResult<string[]> {
  const ids: string[] = [];
  for (const name of splitParts(text)) {
    const document = context.lookUp("documents", name);
    if (document === undefined) return { pending: true };
    if (!document) return createFault("document_unknown", { text: name });
    ids.push(document.id);
  }
  if (ids.length > documentLimits.perOrder) return createFault("documents_many", { limit: documentLimits.perOrder });
  return createCell(ids.length > 0 ? [...new Set(ids)] : undefined);
}

/** Minutes: `7`, `7 m`, `1 h`, `1 h 30`, `1:30`. */
export function parseDurationCell(text: string, { decimalComma }: GridContext): CellResult<number> {
  const words = text.trim().toLowerCase();
  if (words === "") return createCell<number>(undefined);
  const parts =
    /^(?:(\d+(?:[.,]\d+)?)\s*(?:h|hrs?|hours?|std\.?|stunden?)\s*)?(?:(\d+(?:[.,]\d+)?)\s*(?:m|mins?|minutes?|min\.|minuten?)?)?$/.exec(
      words,
    );
  const clock = /^(\d{1,2}):(\d{2})$/.exec(words);
  const number = (part: string | undefined) => (part === undefined ? 0 : parseNumber(part, decimalComma));
  const [hours, minutes] = clock ? [number(clock[1]), number(clock[2])] : [number(parts?.[1]), number(parts?.[2])];
  if ((!parts && !clock) || hours === null || minutes === null) return createFault("duration_unreadable");
  const total = Math.round(hours * 60 + minutes);
  return total > 1440 ? createFault("too_big_number", { limit: 1440 }) : createCell(total);
}

/** A local time, `YYYY-MM-DDTHH:MM`. A date alone starts in the morning and ends in the evening. */
export function parseTimeCell(text: string, end: "from" | "to", { dayFirst, year }: GridContext): CellResult<string> {
  if (text.trim() === "") return createCell<string>(undefined);
  const read = parseCellTime(text, dayFirst, year);
  if (typeof read === "string" || read.zone !== null) return createFault("date_unreadable");
  if (read.date === null) return createFault("date_unreadable");
  return createCell(`${read.date}T${read.time ?? (end === "from" ? "00:00" : "23:59")}`);
}

const kindByWord: Readonly<Record<string, OrderKind>> = {
  standard: "standard",
  return: "return",
  retoure: "return",
  internal: "internal",
  intern: "internal",
  "merchant standard": "merchant_standard",
  "händler standard": "merchant_standard",
  "merchant return": "merchant_return",
  "händler retoure": "merchant_return",
};

/** The kind of an order by its name or code. */
export function parseKindCell(text: string): CellResult<OrderKind> {
  const word = text.trim().toLowerCase().replaceAll(/[-_]/g, " ");
  if (word === "") return createCell<OrderKind>(undefined);
  const kind = kindByWord[word] ?? orderKinds.find((each) => each.replaceAll("_", " ") === word);
  return kind ? createCell(kind) : createFault("invalid_value");
}
