import {
  nearestChoice,
  parsePriority,
  parseVehicleOption,
  parseVehicleType,
} from "#app/platform/documents/cells/choices.ts";
import { parseCellTime } from "#app/platform/documents/cells/local-times.ts";
import { parseNumber } from "#app/platform/documents/cells/numbers.ts";
import { documentLimits } from "../documents.ts";
import { type OrderKind, orderKinds, type Priority } from "../order.enums.ts";
import type { OrderDraftInput } from "../order.ts";
import { type CellRead, fault, type GridContext, partsOf, value } from "./grid-context.ts";

type Requirements = NonNullable<OrderDraftInput["requirements"]>;

/** Tags between commas or semicolons. */
export function readTags(text: string): CellRead<string[]> {
  const tags = [...new Set(partsOf(text, /[;,\n]/))];
  if (tags.some((tag) => tag.length > 50) || tags.length > 50) return fault("tag_invalid");
  return value(tags.length > 0 ? tags : undefined);
}

/** Vehicle types and options between commas, by their words in English and German. */
export function readRequirements(text: string): CellRead<Requirements> {
  const types: number[] = [];
  const options: string[] = [];
  for (const word of partsOf(text, /[;,\n]/)) {
    const type = parseVehicleType(word);
    const option = parseVehicleOption(word);
    if (type !== null) types.push(type);
    else if (option !== null) options.push(option);
    else {
      const near = nearestChoice("vehicle_types", word) ?? nearestChoice("vehicle_options", word);
      return near
        ? fault("requirement_near", { text: word, near: near.replaceAll("_", " ") })
        : fault("requirement_unknown", { text: word });
    }
  }
  if (types.length + options.length === 0) return value<Requirements>(undefined);
  return value({ vehicle_types: types, vehicle_options: options } as Requirements);
}

/** A priority by its word in English and German. */
export function readPriority(text: string): CellRead<Priority> {
  if (text.trim() === "") return value<Priority>(undefined);
  const priority = parsePriority(text);
  return priority ? value(priority) : fault("priority_unknown", { text });
}

/** Drivers by their names, between commas. */
export function readDrivers(text: string, context: GridContext): CellRead<string[]> {
  const ids: string[] = [];
  for (const name of partsOf(text, /[;,\n]/)) {
    const agent = context.look("agents", name);
    if (agent === undefined) return { pending: true };
    if (!agent) return fault("driver_unknown", { text: name });
    ids.push(agent.id);
  }
  return value(ids.length > 0 ? [...new Set(ids)] : undefined);
}

/** Documents that were sent before, by their names. */
export function readDocuments(text: string, context: GridContext): CellRead<string[]> {
  const ids: string[] = [];
  for (const name of partsOf(text)) {
    const document = context.look("documents", name);
    if (document === undefined) return { pending: true };
    if (!document) return fault("document_unknown", { text: name });
    ids.push(document.id);
  }
  if (ids.length > documentLimits.perOrder) return fault("documents_many", { limit: documentLimits.perOrder });
  return value(ids.length > 0 ? [...new Set(ids)] : undefined);
}

/** Minutes: `7`, `7 m`, `1 h`, `1 h 30`, `1:30`. */
export function readDuration(text: string, { decimalComma }: GridContext): CellRead<number> {
  const words = text.trim().toLowerCase();
  if (words === "") return value<number>(undefined);
  const parts =
    /^(?:(\d+(?:[.,]\d+)?)\s*(?:h|hrs?|hours?|std\.?|stunden?)\s*)?(?:(\d+(?:[.,]\d+)?)\s*(?:m|mins?|minutes?|min\.|minuten?)?)?$/.exec(
      words,
    );
  const clock = /^(\d{1,2}):(\d{2})$/.exec(words);
  const number = (part: string | undefined) => (part === undefined ? 0 : parseNumber(part, decimalComma));
  const [hours, minutes] = clock ? [number(clock[1]), number(clock[2])] : [number(parts?.[1]), number(parts?.[2])];
  if ((!parts && !clock) || hours === null || minutes === null) return fault("duration_unreadable");
  const total = Math.round(hours * 60 + minutes);
  return total > 1440 ? fault("too_big_number", { limit: 1440 }) : value(total);
}

/** A local time, `YYYY-MM-DDTHH:MM`. A date alone begins in the morning and ends in the evening. */
export function readTime(text: string, end: "from" | "to", { dayFirst, year }: GridContext): CellRead<string> {
  if (text.trim() === "") return value<string>(undefined);
  const read = parseCellTime(text, dayFirst, year);
  if (typeof read === "string" || read.zone !== null) return fault("date_unreadable");
  if (read.date === null) return fault("date_unreadable");
  return value(`${read.date}T${read.time ?? (end === "from" ? "00:00" : "23:59")}`);
}

const kindWords: Readonly<Record<string, OrderKind>> = {
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

/** The kind of an order by its word or code. */
export function readKind(text: string): CellRead<OrderKind> {
  const word = text.trim().toLowerCase().replaceAll(/[-_]/g, " ");
  if (word === "") return value<OrderKind>(undefined);
  const kind = kindWords[word] ?? orderKinds.find((each) => each.replaceAll("_", " ") === word);
  return kind ? value(kind) : fault("invalid_value");
}
