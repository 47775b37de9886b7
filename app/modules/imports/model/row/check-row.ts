import type { z } from "zod";
import { type OrderDraft, type OrderDraftInput, orderDraftSchema } from "#app/modules/orders/model/order.ts";
import { findNearestChoice, parseCountry, parseYesNo } from "#app/platform/documents/cells/choices.ts";
import { guessNumber, parseNumber } from "#app/platform/documents/cells/numbers.ts";
import { toIssue } from "#app/platform/kernel/issues.ts";
import { isZone } from "#app/platform/time/time-zone.ts";
import type { ImportIssue } from "../import.ts";
import type { ImportField } from "../import-fields.ts";
import { readRowCollections } from "./read-collections.ts";
import { readRowCustomer } from "./read-customer.ts";
import { findFaultyField, readRowMetadata } from "./read-metadata.ts";
import { readRowPackages } from "./read-packages.ts";
import { readRowPriority, readRowRequirements } from "./read-requirements.ts";
import { deliveryFields, pickupFields, readWindow } from "./read-window.ts";
import { type RowInput, RowReading } from "./row-reading.ts";

/** A checked row: its issues, and the input of its order when it has no error. */
export interface CheckedRow {
  draft: OrderDraft | null;
  issues: ImportIssue[];
}

/**
 * Parses a row's texts and checks the result by the rules that every new order has to pass (`orderDraftSchema`). Pure:
 * duplicates and geocoding need the database and come later.
 */
export function checkRow(input: RowInput): CheckedRow {
  const reading = new RowReading(input);
  const parsed = orderDraftSchema.safeParse(readDraft(reading), { reportInput: true });
  if (!parsed.success) for (const found of parsed.error.issues) addIssue(reading, found);
  const { issues } = reading;
  const failed = issues.some((each) => each.severity === "error");
  return { draft: parsed.success && !failed ? parsed.data : null, issues };
}

function readDraft(reading: RowReading): OrderDraftInput {
  const { configuration } = reading.input;
  const country = readCountry(reading);
  const zone = readZone(reading);
  return {
    external_id: reading.text("external_id"),
    merchant_id: configuration.merchantId ?? undefined,
    source: { location_id: configuration.sourceLocationId ?? "" },
    destination: { address: readAddress(reading, country), point: readPoint(reading) },
    customer: readRowCustomer(reading, country),
    units: "base",
    packages: readRowPackages(reading),
    collections: readRowCollections(reading),
    pickup_schedule: readWindow(reading, pickupFields, zone),
    delivery_schedule: readWindow(reading, deliveryFields, zone),
    service_minutes: readNumber(reading, "service_minutes"),
    priority: readRowPriority(reading),
    proof_of_delivery: readProof(reading),
    requirements: readRowRequirements(reading),
    tags: reading.list("tags"),
    notes: reading.text("notes"),
    metadata: readRowMetadata(reading),
  };
}

function readAddress(reading: RowReading, country: string): NonNullable<OrderDraftInput["destination"]["address"]> {
  const street = reading.text("address");
  // A file may have the house number in a column of its own; a street that ends with it already contains it.
  const number = reading.text("house_number");
  const line1 = street === "" || street.endsWith(` ${number}`) ? street : `${street} ${number}`.trim();
  if (line1 === "") reading.error("address", "required");
  return {
    line1: line1 || "–",
    line2: reading.text("address_line2"),
    city: reading.text("city"),
    region: reading.text("region"),
    country,
    postal_code: reading.text("postal_code"),
    directions: reading.text("directions"),
  };
}

function readCountry(reading: RowReading): string {
  const { defaultCountry } = reading.input.configuration;
  const text = reading.text("country");
  if (text === "") return defaultCountry;
  const country = parseCountry(text);
  if (country === null)
    reading.error("country", "country_unknown", { text }, findNearestChoice("country", text) ?? defaultCountry);
  return country ?? defaultCountry;
}

function readZone(reading: RowReading): string | null {
  const text = reading.text("timezone");
  if (text === "" || isZone(text)) return text || null;
  reading.error("timezone", "zone_unknown", { text }, reading.input.timezone);
  return null;
}

/** A point needs both numbers; without a point the address is geocoded. */
function readPoint(reading: RowReading): OrderDraftInput["destination"]["point"] {
  const latitude = readCoordinate(reading, "latitude", 90);
  const longitude = readCoordinate(reading, "longitude", 180);
  if (latitude === undefined && longitude === undefined) return undefined;
  if (latitude !== undefined && longitude !== undefined) return { latitude, longitude };
  const missing = latitude === undefined ? "latitude" : "longitude";
  if (!reading.failed("latitude") && !reading.failed("longitude")) reading.error(missing, "coordinate_missing");
  return undefined;
}

function readCoordinate(reading: RowReading, field: "latitude" | "longitude", limit: number): number | undefined {
  const text = reading.text(field);
  if (text === "") return undefined;
  const value = /^-?\d{1,3}([.,]\d+)?°?$/.test(text) ? Number(text.replace(",", ".").replace("°", "")) : null;
  if (value === null) reading.error(field, "not_a_number", { text });
  else if (Math.abs(value) > limit) reading.error(field, "coordinate_range", { limit });
  else return value;
  return undefined;
}

/** Fractions are kept: 19.94 minutes stay 19.94. */
function readNumber(reading: RowReading, field: ImportField): number | undefined {
  const text = reading.text(field);
  if (text === "") return undefined;
  const value = parseNumber(text, reading.input.configuration.decimalComma);
  if (value === null) reading.error(field, "not_a_number", { text }, guessNumber(text));
  return value ?? undefined;
}

/** Proof of delivery: 1 signature, 2 image, 3 both. */
function readProof(reading: RowReading): 0 | 1 | 2 | 3 {
  const isRequired = (field: "pod_signature" | "pod_image") => {
    const text = reading.text(field);
    const answer = text === "" ? false : parseYesNo(text);
    if (answer === null) reading.error(field, "yes_no_unknown", { text });
    return answer === true;
  };
  const signature = isRequired("pod_signature");
  const image = isRequired("pod_image");
  if (signature && image) return 3;
  return signature ? 1 : image ? 2 : 0;
}

/** An error of the order rules at the field that caused it, unless that field already has an issue. */
function addIssue(reading: RowReading, found: z.core.$ZodIssue): void {
  const path = found.path.filter((each) => typeof each === "string").join(".");
  const field = findFaultyField(reading, path);
  const { code, params } = toIssue(found);
  if (field === "postal_code" && code === "required") {
    const country = parseCountry(reading.input.values.country ?? "") ?? reading.input.configuration.defaultCountry;
    reading.error(field, "postal_code_required", { country });
  } else if (field === "phone" && code === "phone_or_email_required") {
    if (!reading.failed("email") && !reading.failed("phone")) reading.error(field, code);
  } else reading.error(field, code, params);
}
