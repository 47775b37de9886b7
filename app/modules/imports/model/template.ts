import type { MeasurementSystem } from "#app/platform/money/units.ts";
import { fieldDefinitions, type ImportField } from "./import-fields.ts";

type ExampleRow = Partial<Record<ImportField, string>>;

/** What a template depends on: the units in its headers, and the language and number format of its examples. */
export interface TemplateOptions {
  system: MeasurementSystem;
  language: "en" | "de";
}

const exampleOrder: ExampleRow = {
  external_id: "EXAMPLE-1",
  first_name: "Svenja",
  last_name: "Petersen",
  phone: "+49 40 42828 0",
  email: "svenja.petersen@example.com",
  address: "Hofweg 13",
  postal_code: "22085",
  city: "Hamburg",
  country: "DE",
  latitude: "53.5748",
  longitude: "10.0172",
  delivery_from: "2030-03-18 12:00",
  delivery_to: "2030-03-18 14:00",
  service_minutes: "5",
  collection_currency: "EUR",
};

/** The texts of the examples. */
const examplesByLanguage: Readonly<Record<TemplateOptions["language"], { first: ExampleRow; second: ExampleRow }>> = {
  en: {
    first: {
      package_type: "parcel",
      package_name: "Box",
      vehicle_types: "van",
      vehicle_options: "lift",
      priority: "high",
      collection_type: "cash",
      collection_amount: "84.90",
      pod_signature: "yes",
      pod_image: "no",
      notes: "Third floor, bell on the left",
    },
    second: { package_type: "pallet", package_name: "Display" },
  },
  de: {
    first: {
      package_type: "Paket",
      package_name: "Karton",
      vehicle_types: "Transporter",
      vehicle_options: "Hebebühne",
      priority: "hoch",
      collection_type: "bar",
      collection_amount: "84,90",
      pod_signature: "ja",
      pod_image: "nein",
      notes: "Dritter Stock, Klingel links",
    },
    second: { package_type: "Palette", package_name: "Aufsteller" },
  },
};

const examplesBySystem: Readonly<Record<MeasurementSystem, { first: ExampleRow; second: ExampleRow }>> = {
  metric: {
    first: toExampleRow("2", "3.4", "40", "30", "20"),
    second: toExampleRow("1", "62.5", "120", "80", "110"),
  },
  imperial: {
    first: toExampleRow("2", "120", "16", "12", "8"),
    second: toExampleRow("1", "2200", "48", "40", "43.5"),
  },
};

function toExampleRow(count: string, weight: string, length: string, width: string, height: string): ExampleRow {
  return {
    package_count: count,
    package_weight: weight,
    package_length: length,
    package_width: width,
    package_height: height,
  };
}

/** The unit in a header. */
const unitsBySystem: Readonly<Record<MeasurementSystem, ExampleRow>> = {
  metric: {
    package_weight: "kg",
    package_length: "cm",
    package_width: "cm",
    package_height: "cm",
    package_volume: "m³",
  },
  imperial: {
    package_weight: "oz",
    package_length: "in",
    package_width: "in",
    package_height: "in",
    package_volume: "m³",
  },
};

/** Fields without a column in the template: other fields determine them, or only result files have them. */
const omittedFields: readonly string[] = ["delivery_date", "pickup_date", "import_order"];

/**
 * Header and example rows of an empty order file, one order of two rows; `labelOf` gives the headers, which map back to
 * their fields automatically.
 */
export function buildTemplateRows(
  getLabel: (field: ImportField) => string,
  { system, language }: TemplateOptions,
): string[][] {
  const fields = fieldDefinitions.map(({ key }) => key).filter((key) => !omittedFields.includes(key));
  const written = (text: string) => (language === "de" && /^\d+\.\d+$/.test(text) ? text.replace(".", ",") : text);
  const head = fields.map((key) =>
    [getLabel(key), unitsBySystem[system][key] && `(${unitsBySystem[system][key]})`].filter(Boolean).join(" "),
  );
  const first: ExampleRow = {
    ...exampleOrder,
    ...examplesBySystem[system].first,
    ...examplesByLanguage[language].first,
  };
  const second: ExampleRow = {
    external_id: exampleOrder.external_id,
    ...examplesBySystem[system].second,
    ...examplesByLanguage[language].second,
  };
  return [head, ...[first, second].map((row) => fields.map((key) => written(row[key] ?? "")))];
}
