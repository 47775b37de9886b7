import { fc, test as property } from "@fast-check/vitest";
import { expect, test } from "vitest";
import { parseAddressText } from "#app/modules/orders/model/grid/customer-cells.ts";
import type { GridContext, LookupKind } from "#app/modules/orders/model/grid/grid-context.ts";
import { orderGridColumns } from "#app/modules/orders/model/grid/grid-context.ts";
import { getGridColumn, parseGridRow } from "#app/modules/orders/model/grid/parse-grid-row.ts";
import { findRowDuplicates } from "#app/modules/orders/screens/bulk/bulk-rows.ts";
import { postalCodeRequired } from "#app/platform/money/countries.ts";
import { createCustomField } from "#tests/factories/custom-fields.ts";

const known: Record<string, { id: string; data?: Record<string, unknown> }> = {
  "locations/depot": { id: "0190a000-0000-7000-8000-000000000001" },
  "merchants/flora": { id: "0190a000-0000-7000-8000-000000000002" },
  "shipping_methods/express": { id: "0190a000-0000-7000-8000-000000000003" },
  "agents/dino": { id: "0190a000-0000-7000-8000-000000000004" },
  "packages/box l": {
    id: "0190a000-0000-7000-8000-000000000005",
    data: { type: 1, length: 600, width: 400, height: 400, weight: 9000 },
  },
};
const context = (changes: Partial<GridContext> = {}): GridContext => ({
  country: "BA",
  currency: "BAM",
  account: "carrier",
  system: "metric",
  decimalComma: false,
  dayFirst: true,
  year: "2026",
  customFields: [],
  lookUp: (kind: LookupKind, text: string) => {
    const found = known[`${kind}/${text.trim().toLowerCase()}`];
    return found ? { label: text.trim(), ...found } : null;
  },
  ...changes,
});
const row = {
  source: "Depot",
  destination: "Kralja Tomislava 4, 88000 Mostar",
  customer: "Amra Kovač; +387 63 210 123; amra@example.com",
  packages: "2 x Box L; 30×20×10 cm 1.5 kg; pallet 80 kg",
};
const documentId = "0190a000-0000-7000-8000-000000000009";
const codes = (cells: Record<string, string>, changes: Partial<GridContext> = {}) => {
  const { faults, pending } = parseGridRow(cells, context(changes));
  return {
    ...Object.fromEntries(Object.entries(faults).map(([key, issue]) => [key, issue?.code])),
    ...(pending && { pending }),
  };
};

test("the account's own fields are cells, read by their kind; a required one must be filled in", () => {
  const customFields = [
    createCustomField("number", { key: "cold", name: "Temperature", required: true }),
    createCustomField("choice", { key: "access", name: "Access", choices: ["Lift", "Stairs"] }),
  ];
  const cells = { ...row, "metadata.cold": "-4,5", "metadata.access": "lift" };
  const { draft, faults } = parseGridRow(cells, context({ customFields, decimalComma: true }));
  expect([draft.metadata, faults]).toEqual([{ cold: "-4.5", access: "Lift" }, {}]);
  expect(codes({ ...row, "metadata.access": "Ladder" }, { customFields })).toEqual({
    "metadata.cold": "required",
    "metadata.access": "custom_field_choice",
  });
  expect(getGridColumn("metadata.cold")).toBe("metadata.cold");
});

test("a typed row becomes an order", () => {
  const { draft, faults } = parseGridRow(
    {
      ...row,
      external_id: "A-1",
      carrier: "Express",
      merchant: "Flora",
      collections: "29.90; 10 EUR cheque prepaid",
      proof: "Signature and photo",
      tags: "fragile, urgent, fragile",
      requirements: "van, freezer",
      service_time: "1 h 30",
      notes: "ring\ntwice",
      delivery_from: "23.11.2026 08:00",
      delivery_to: "23.11.2026",
      allowed_drivers: "Dino",
    },
    context(),
  );
  expect(faults).toEqual({});
  expect(draft).toMatchObject({
    kind: "standard",
    external_id: "A-1",
    source: { location_id: known["locations/depot"]?.id },
    destination: { address: { line1: "Kralja Tomislava 4", postal_code: "88000", city: "Mostar", country: "BA" } },
    shipping_method_id: known["shipping_methods/express"]?.id,
    merchant_id: known["merchants/flora"]?.id,
    customer: { type: 1, first_name: "Amra", last_name: "Kovač", phone: "+38763210123", email: "amra@example.com" },
    units: "base",
    packages: [
      { quantity: 2, name: "Box L", length: 600, weight: 9000 },
      { quantity: 1, type: 1, length: 300, width: 200, height: 100, weight: 1500 },
      { quantity: 1, type: 2, weight: 80_000 },
    ],
    collections: [
      { amount: "29.90", currency: "BAM", method: 1, prepayment_required: false },
      { amount: "10.00", currency: "EUR", method: 2, prepayment_required: true },
    ],
    proof_of_delivery: 3,
    tags: ["fragile", "urgent"],
    requirements: { vehicle_types: [3], vehicle_options: ["freezer"], allowed_agents: [known["agents/dino"]?.id] },
    service_minutes: 90,
    delivery_schedule: { from: "2026-11-23T08:00", to: "2026-11-23T23:59" },
  });
});

test("errors are shown at their cell", () => {
  expect(codes({})).toEqual({
    source: "required",
    destination: "required",
    customer: "customer_required",
    packages: "required",
  });
  expect(codes({ ...row, customer: "Amra Kovač; 12345" })).toEqual({ customer: "phone_invalid" });
  expect(codes({ ...row, customer: "Amra Kovač" })).toEqual({ customer: "phone_or_email_required" });
  expect(codes({ ...row, kind: "Merchant standard" })).toEqual({ source: "merchant_required_for_locations" });
  expect(codes({ ...row, kind: "merchant_standard", merchant: "Flora" })).toEqual({});
  expect(codes({ ...row, kind: "internal", customer: "" })).toEqual({});
  expect(codes({ ...row, merchant: "Nobody", carrier: "Nothing", allowed_drivers: "Nobody" })).toEqual({
    merchant: "not_found_named",
    carrier: "not_found_named",
    allowed_drivers: "driver_unknown",
  });
  expect(codes({ ...row, collections: "29.999" })).toEqual({ collections: "amount_invalid" });
  expect(codes({ ...row, collections: "-5" })).toEqual({ collections: "amount_invalid" });
  expect(codes({ ...row, collections: "5 XXQ" })).toEqual({ collections: "currency_unknown" });
  expect(codes({ ...row, packages: "2 x Nothing" })).toEqual({ packages: "package_unreadable" });
  expect(codes({ ...row, packages: "99999 x Box L" })).toEqual({ packages: "too_big_number" });
  expect(codes({ ...row, requirements: "freezr" })).toEqual({ requirements: "requirement_near" });
  expect(codes({ ...row, requirements: "submarine" })).toEqual({ requirements: "requirement_unknown" });
  expect(codes({ ...row, service_time: "soon" })).toEqual({ service_time: "duration_unreadable" });
  expect(codes({ ...row, delivery_from: "31.02.2026" })).toEqual({ delivery_from: "date_unreadable" });
  expect(codes({ ...row, delivery_from: "24.11.2026", delivery_to: "23.11.2026" })).toEqual({
    delivery_to: "window_impossible",
  });
  expect(codes({ ...row, destination: "Mühlenkamp 44, Hamburg, Germany" })).toEqual({
    destination: "postal_code_required",
  });
  expect(codes({ ...row, destination: "Somewhere" })).toEqual({ destination: "place_unknown" });
  expect(codes({ ...row, merchant: "Flora" }, { lookUp: () => undefined })).toMatchObject({ pending: true });
});

test.each([...postalCodeRequired])("an address in %s requires its postal code", (country) => {
  const destination = `High Street 1, Town, ${country}`;
  const name = new Intl.DisplayNames("en", { type: "region" }).of(country) ?? country;
  expect(codes({ ...row, customer: "A B; a@b.de", destination })).toEqual({ destination: "postal_code_required" });
  expect(codes({ ...row, customer: "A B; a@b.de", destination: `High Street 1, Town, ${name}` })).toEqual({
    destination: "postal_code_required",
  });
});

test("documents keep the names they were sent with, and each belongs to one order", () => {
  const look: GridContext["lookUp"] = (kind, text) =>
    kind === "documents" && text === "note.pdf" ? { id: documentId, label: text } : context().lookUp(kind, text);
  expect(parseGridRow({ ...row, documents: "note.pdf" }, context({ lookUp: look })).draft).toMatchObject({
    documents: [documentId],
  });
  expect(codes({ ...row, documents: "note.pdf; other.pdf" }, { lookUp: look })).toEqual({
    documents: "document_unknown",
  });
  const [one, two, three] = ["note.pdf", "Note.pdf; x.pdf", "y.pdf"].map((documents, id) => ({
    id,
    cells: { documents },
  }));
  const doubles = findRowDuplicates([one, two, three].filter((each) => each !== undefined));
  expect([one, two, three].map((each) => each && doubles(each).document)).toEqual([true, true, false]);
});

test("numbers and dates are read in the reader's format", () => {
  const german = context({ decimalComma: true });
  expect(
    parseGridRow({ ...row, collections: "1.234,50 €", packages: "30×20×10 cm 1,5 kg" }, german).draft,
  ).toMatchObject({
    collections: [{ amount: "1234.50", currency: "EUR" }],
    packages: [{ weight: 1500 }],
  });
  expect(parseGridRow({ ...row, packages: "12x8x4 in 10 oz" }, context({ system: "imperial" })).draft).toMatchObject({
    packages: [{ length: 305, weight: 283 }],
  });
  expect(
    parseGridRow({ ...row, delivery_from: "11/23/2026 8:00 am" }, context({ dayFirst: false })).draft,
  ).toMatchObject({
    delivery_schedule: { from: "2026-11-23T08:00" },
  });
});

test.each([
  [
    "Mühlenkamp 44, 22303 Hamburg",
    "DE",
    { line1: "Mühlenkamp 44", postal_code: "22303", city: "Hamburg", country: "DE" },
  ],
  ["10 Downing Street, London SW1A 2AA", "GB", { postal_code: "SW1A 2AA", city: "London" }],
  [
    "500 Congress Ave, Austin, TX 78701, United States",
    "DE",
    { city: "Austin", region: "TX", postal_code: "78701", country: "US" },
  ],
  [
    "Rathausplatz 1\n2. Stock\nA-1010 Wien\nÖsterreich",
    "DE",
    { line2: "2. Stock", postal_code: "1010", city: "Wien", country: "AT" },
  ],
  ["Damrak 1, 1012 LG Amsterdam", "NL", { postal_code: "1012 LG", city: "Amsterdam" }],
])("%s", (text, home, expected) => {
  expect(parseAddressText(text, home)).toMatchObject(expected);
});

property.prop([fc.dictionary(fc.constantFrom(...orderGridColumns), fc.string({ unit: "binary", maxLength: 40 }))])(
  "no text makes a row fail to be read",
  (cells) => {
    expect(
      Object.keys(parseGridRow(cells, context()).faults).every(
        (key) => key in Object.fromEntries(orderGridColumns.map((each) => [each, 1])),
      ),
    ).toBe(true);
  },
);

test("a field's error is shown in its column", () => {
  expect(getGridColumn("customer.phone")).toBe("customer");
  expect(getGridColumn("packages.0.weight")).toBe("packages");
  expect(getGridColumn("requirements.allowed_agents")).toBe("allowed_drivers");
  expect(getGridColumn("delivery_schedule.to")).toBe("delivery_to");
});
