import { fieldDefinitions, type ImportField } from "./import-fields.ts";

/** What stands in the one row of the template, and in what country and currency that would be usual. */
const example: Partial<Record<ImportField, string>> = {
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
  package_count: "2",
  package_type: "parcel",
  package_weight: "3.4",
  package_length: "40",
  package_width: "30",
  package_height: "20",
  vehicle_types: "van",
  vehicle_options: "lift",
  collection_amount: "84.90",
  collection_currency: "EUR",
  collection_type: "cash",
  pod_signature: "yes",
  pod_image: "no",
  notes: "Third floor, bell on the left",
};

/** Fields that the template leaves out: they are told by others, or come from a result file. */
const omitted: readonly string[] = ["delivery_date", "pickup_date", "import_order"];

/** Head and example row of an empty order file; `labelOf` gives the headers, which map back to the fields by themselves. */
export function templateRows(labelOf: (field: ImportField) => string): string[][] {
  const fields = fieldDefinitions.map(({ key }) => key).filter((key) => !omitted.includes(key));
  return [fields.map(labelOf), fields.map((key) => example[key] ?? "")];
}
