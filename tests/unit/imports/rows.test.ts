import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { getPlannedOutcome, getRowState, type ImportConfiguration } from "#app/modules/imports/model/import.ts";
import { fieldDefinitions, type ImportField } from "#app/modules/imports/model/import-fields.ts";
import { inspectRows } from "#app/modules/imports/model/inspect-file.ts";
import { importIssueCodes } from "#app/modules/imports/model/issue-codes.ts";
import { matchHeaders, scoreHeader } from "#app/modules/imports/model/match-headers.ts";
import { checkRow } from "#app/modules/imports/model/row/check-row.ts";
import { fillFromOrder, mergeOrderValues } from "#app/modules/imports/model/row/order-rows.ts";
import { listRepairs, planColumns, readRowValues, repairValue } from "#app/modules/imports/model/row/row-values.ts";
import { buildTemplateRows } from "#app/modules/imports/model/template.ts";
import { parseCountry, parseCurrency, parsePackageType, parseYesNo } from "#app/platform/documents/cells/choices.ts";
import { moveToZone, parseCellTime } from "#app/platform/documents/cells/local-times.ts";
import { guessNumber, parseNumber } from "#app/platform/documents/cells/numbers.ts";
import { writeCsv } from "#app/platform/documents/tables/csv-writer.ts";
import { detectReading, readTableRows } from "#app/platform/documents/tables/open-table.ts";
import { writeWorkbook } from "#app/platform/documents/xlsx/workbook-writer.ts";
import { de } from "#app/platform/i18n/catalogues/de.ts";
import { en } from "#app/platform/i18n/catalogues/en.ts";
import { postalCodeRequired } from "#app/platform/money/countries.ts";
import { createCustomField } from "#tests/factories/custom-fields.ts";

const configuration: ImportConfiguration = {
  format: "csv",
  delimiter: ",",
  encoding: "utf-8",
  sheet: null,
  sheets: [],
  headerRow: 1,
  measurementSystem: "metric",
  dayFirst: true,
  decimalComma: false,
  measures: "row",
  duplicates: "skip",
  sourceLocationId: "0190a000-0000-7000-8000-0000000000dd",
  merchantId: null,
  date: "2026-03-17",
  defaultCountry: "DE",
  defaultCurrency: "EUR",
};
const usual = {
  first_name: "Svenja",
  last_name: "Petersen",
  phone: "+49 40 42828 0",
  address: "Hofweg 13",
  postal_code: "22085",
  latitude: "53.57",
  longitude: "10.01",
  package_count: "1",
} satisfies Partial<Record<ImportField, string>>;

const references = {
  plates: new Map([["875m523", "875-M-523"]]),
  agents: new Map([["oleblank", "0190a000-0000-7000-8000-00000000a001"]]),
  customFields: [],
};

function check(
  values: Partial<Record<ImportField, string>>,
  changes: Partial<ImportConfiguration> = {},
  formulas: string[] = [],
) {
  const all: Record<string, string> = { ...usual, ...values };
  return checkRow({
    values: all,
    formulas: new Set(formulas),
    configuration: { ...configuration, ...changes },
    mapped: new Set(fieldDefinitions.map(({ key }) => key).filter((key) => key in all)),
    units: new Map(),
    timezone: "Europe/Berlin",
    references,
  });
}

it("a priority is read by name, and a near miss suggests the closest one", () => {
  expect(check({ priority: "Dringend" }).draft?.priority).toBe("highest");
  expect(check({ priority: "niedrig" }).draft?.priority).toBe("low");
  expect(check({}).draft?.priority).toBe("medium");
  const { draft, issues } = check({ priority: "hihg" });
  expect(draft).toBeNull();
  expect(issues).toMatchObject([{ field: "priority", code: "priority_unknown", params: { text: "hihg" } }]);
});

it("metadata are pairs in a cell, and a key or text that does not fit is named at that cell", () => {
  expect(check({ metadata: "floor=2; gift=yes" }).draft?.metadata).toEqual({ floor: "2", gift: "yes" });
  expect(check({}).draft?.metadata).toEqual({});
  expect(check({ metadata: "second floor" }).issues).toMatchObject([
    { field: "metadata", code: "metadata_unreadable" },
  ]);
  expect(check({ metadata: "second floor=x" }).issues).toMatchObject([
    { field: "metadata", code: "metadata_unreadable" },
  ]);
});

it("a column of one of the account's own fields is read by its kind, and an error stands at it", () => {
  const customFields = [
    createCustomField("number", { key: "cold", name: "Temperature", name_de: "Temperatur" }),
    createCustomField("yes_no", { key: "gift", name: "Gift" }),
    createCustomField("date", { key: "until", name: "Gift until" }),
  ];
  expect(matchHeaders(["Temperatur", "GIFT", "until", "Ort"], [], customFields).map((each) => each.field)).toEqual([
    "metadata.cold",
    "metadata.gift",
    "metadata.until",
    "city",
  ]);
  const read = (values: Record<string, string>) =>
    checkRow({
      ...{ values: { ...usual, ...values }, formulas: new Set(), configuration, units: new Map() },
      ...{ timezone: "Europe/Berlin", mapped: new Set(), references: { ...references, customFields } },
    });
  const cells = { metadata: "erp=7", "metadata.cold": "-4,5", "metadata.gift": "Ja", "metadata.until": "1.12.2026" };
  expect(read(cells).draft?.metadata).toEqual({ erp: "7", cold: "-4.5", gift: "yes", until: "2026-12-01" });
  expect(read({ ...cells, "metadata.cold": "cool" }).issues).toMatchObject([
    { severity: "error", field: "metadata.cold", code: "custom_field_number" },
  ]);
});

const faults = (values: Partial<Record<ImportField, string>>) =>
  check(values).issues.map(({ severity, field, code, suggestion }) =>
    [severity, field, code, suggestion].filter((each) => each !== undefined),
  );

describe("headers", () => {
  it("are matched as in the mock", () => {
    const headers =
      "Bestellnr.,Vorname,Nachname,Tel. mobil,Mail,Strasse + Nr,PLZ,Lieferdatum von,Lieferdatum bis,Nachnahme,Whg,Colli,Bemerkung,Kundenklasse".split(
        ",",
      );
    const samples = [
      "DW-88240",
      "Svenja",
      "Petersen",
      "0176 5550 4410",
      "s@x.de",
      "Hofweg 13",
      "22085",
      "17.03.2026 12:00",
      "17.03.2026 14:00",
      "84,90",
      "EUR",
      "2",
      "3. OG",
      "B",
    ];
    expect(
      matchHeaders(
        headers,
        samples.map((each) => [each]),
      ).map(({ field, confidence }) => [field, Math.round(confidence * 100)]),
    ).toEqual([
      ["external_id", 100],
      ["first_name", 100],
      ["last_name", 100],
      ["phone", 96],
      ["email", 94],
      ["address", 91],
      ["postal_code", 100],
      ["delivery_from", 88],
      ["delivery_to", 88],
      ["collection_amount", 72],
      ["collection_currency", 64],
      ["package_count", 58],
      ["notes", 83],
      [null, 0],
    ]);
  });

  it.each([
    ["Pakettyp", "package_type"],
    ["Paketart", "package_type"],
    ["Package type", "package_type"],
    ["Empfänger", "last_name"],
    ["Recipient", "last_name"],
    ["Kundenname", "last_name"],
    ["Straße", "address"],
    ["Straße und Hausnr.", "address"],
    ["Hausnummer", "house_number"],
    ["Hausnr.", "house_number"],
    ["House no.", "house_number"],
    ["PLZ", "postal_code"],
    ["Postleitzahl", "postal_code"],
    ["Postcode", "postal_code"],
    ["Ort", "city"],
    ["Stadt", "city"],
    ["Telefonnr.", "phone"],
    ["Handynr.", "phone"],
    ["Mobile no", "phone"],
    ["Gewicht", "package_weight"],
    ["Gewicht (kg)", "package_weight"],
    ["Anzahl", "package_count"],
    ["Stückzahl", "package_count"],
    ["Anzahl der Pakete", "package_count"],
    ["Nachnahme", "collection_amount"],
    ["Nachnahmebetrag", "collection_amount"],
    ["Zahlungsart", "collection_type"],
    ["Währung", "collection_currency"],
    ["Liefertermin", "delivery_date"],
    ["Zeitfenster von", "delivery_from"],
    ["Spätestens", "delivery_to"],
    ["Bemerkung", "notes"],
    ["Zustellhinweis", "notes"],
    ["Auftragsnr.", "external_id"],
    ["Kundenreferenz", "external_id"],
    ["Länge", "package_length"],
    ["Breite", "package_width"],
    ["Höhe", "package_height"],
  ])("%s means %s", (header, field) => {
    expect(matchHeaders([header], []).map((each) => each.field)).toEqual([field]);
  });

  it("of one field do not match another field with the same confidence", () => {
    for (const field of fieldDefinitions)
      for (const name of field.exact)
        for (const other of fieldDefinitions)
          if (other.key !== field.key) expect(other.exact.includes(name), `${name}: ${other.key}`).toBe(false);
  });

  it("are matched regardless of case, accents, units and order, each field once", () => {
    const found = matchHeaders(
      ["GEWICHT (g)", "Länge cm", "firstName", "Phone", "Mobile", "E-Mail-Adresse", "Straße"],
      [],
    );
    expect(found.map(({ field }) => field)).toEqual([
      "package_weight",
      "package_length",
      "first_name",
      "phone",
      null,
      "email",
      "address",
    ]);
    expect(planColumns(found).units.get("package_weight")).toBe("g");
  });

  it("without a meaning are ignored", () => {
    expect(matchHeaders(["Kundenklasse", "Xyz", "Internal remark id 2"], []).map(({ field }) => field)).toEqual([
      null,
      null,
      null,
    ]);
  });

  it.each([en, de])("in the interface's own labels match their fields", (catalogue) => {
    for (const field of fieldDefinitions) {
      const label = catalogue.imports.field[field.key];
      const found = matchHeaders([label], []);
      if (field.key === "import_order") continue;
      expect(found[0]?.field, label).toBe(field.key);
      expect(scoreHeader(label).get(field.key)?.confidence ?? 0, label).toBeGreaterThan(0.6);
    }
  });
});

describe("numbers", () => {
  it.each([
    ["84,90", true, 84.9],
    ["1.249,00", true, 1249],
    ["1,249.00", false, 1249],
    ["1.249", true, 1249],
    ["1.249", false, 1.249],
    ["84,90", false, 84.9],
    ["0,125", false, 0.125],
    ["€ 84,90", true, 84.9],
    ["84.90 EUR", false, 84.9],
    ["14,2 kg", true, 14.2],
    ["1 249,5", true, 1249.5],
    ["12'000", false, 12000],
    ["-3", false, -3],
    ["4.9E+2", false, 490],
    ["1,2,3", false, null],
    ["zwei", true, null],
    ["", false, null],
    ["1.2.3,4", true, null],
  ])("%s (decimal comma %s) is %s", (text, comma, value) => {
    expect(parseNumber(text, comma)).toBe(value);
  });
  it("guess the decimal mark from words", () => {
    expect([guessNumber("zwei"), guessNumber("2 Stück"), guessNumber("many")]).toEqual(["2", "2", null]);
  });
});

describe("dates and times", () => {
  it.each([
    ["17.03.2026 12:00", "2026-03-17", "12:00"],
    ["2026-03-17T12:00", "2026-03-17", "12:00"],
    ["2026-03-17", "2026-03-17", null],
    ["08:00", null, "08:00"],
    ["8 Uhr", null, "08:00"],
    ["08.30 Uhr", null, "08:30"],
    ["2 pm", null, "14:00"],
    ["12:15 AM", null, "00:15"],
    ["17/03/26 9:05", "2026-03-17", "09:05"],
    ["17. März 2026 10:00", "2026-03-17", "10:00"],
    ["Mar 17, 2026", "2026-03-17", null],
    ["17.03.", "2026-03-17", null],
    ["24:00", null, "23:59"],
    ["2026-03-17 12:00:30", "2026-03-17", "12:00"],
  ])("%s", (text, date, time) => {
    const found = parseCellTime(text, true, "2026");
    expect(found).toMatchObject({ date, time });
  });
  it.each([
    ["31.02.2026 12:00", "no_such_date"],
    ["2026-13-01", "no_such_date"],
    ["25:00", "no_such_time"],
    ["13:75", "no_such_time"],
    ["soon", "time_unreadable"],
    ["12", "time_unreadable"],
    ["2026-03-17 12:00 Europe/Atlantis", "zone_unknown"],
  ])("%s is rejected as %s", (text, fault) => {
    expect(parseCellTime(text, true, "2026")).toBe(fault);
  });
  it("put the month first where the account uses that order", () => {
    expect(parseCellTime("3/4/2026", false, "2026")).toMatchObject({ date: "2026-03-04" });
    expect(parseCellTime("3/4/2026", true, "2026")).toMatchObject({ date: "2026-04-03" });
  });
  it("of another zone are converted to the account's", () => {
    expect(moveToZone("2026-07-01T12:00", "Z", "Europe/Berlin")).toBe("2026-07-01T14:00");
    expect(moveToZone("2026-07-01T12:00", "+05:30", "Europe/Berlin")).toBe("2026-07-01T08:30");
    expect(moveToZone("2026-07-01T12:00", "America/New_York", "Europe/Berlin")).toBe("2026-07-01T18:00");
  });
});

describe("choices", () => {
  it("are read in both languages", () => {
    expect([
      parseCountry("Deutschland"),
      parseCountry("Germany"),
      parseCountry("de"),
      parseCountry("BIH"),
      parseCountry("Narnia"),
    ]).toEqual(["DE", "DE", "DE", "BA", null]);
    expect([parseCurrency("€"), parseCurrency("eur"), parseCurrency("Euro"), parseCurrency("Taler")]).toEqual([
      "EUR",
      "EUR",
      "EUR",
      null,
    ]);
    expect([
      parsePackageType("Palette"),
      parsePackageType("Parcel"),
      parsePackageType("2"),
      parsePackageType("sofa"),
    ]).toEqual([2, 1, 2, null]);
    expect([parseYesNo("Ja"), parseYesNo("0"), parseYesNo("x"), parseYesNo("perhaps")]).toEqual([
      true,
      false,
      true,
      null,
    ]);
  });
});

describe("a row", () => {
  it("keeps the house number of its own column with the street", () => {
    const line = (values: Partial<Record<ImportField, string>>) => check(values).draft?.destination.address?.line1;
    expect(line({ address: "Hofweg", house_number: "13 a" })).toBe("Hofweg 13 a");
    expect(line({ address: "Hofweg 13", house_number: "13" })).toBe("Hofweg 13");
    expect(line({ address: "Hofweg 13" })).toBe("Hofweg 13");
  });

  it("of a file with a single name column gets first and last name", () => {
    const names = (last_name: string) => {
      const { first_name: _, ...others } = usual;
      const values = { ...others, last_name };
      const mapped = new Set(fieldDefinitions.map(({ key }) => key).filter((key) => key in values));
      const base = { values, formulas: new Set<string>(), configuration, mapped, units: new Map(), references };
      const { draft, issues } = checkRow({ ...base, timezone: "Europe/Berlin" });
      return draft?.customer ? [draft.customer.first_name, draft.customer.last_name] : issues.map(({ field }) => field);
    };
    expect(names("Svenja Petersen")).toEqual(["Svenja", "Petersen"]);
    expect(names("Petersen, Svenja Maria")).toEqual(["Svenja Maria", "Petersen"]);
    expect(names("Anna Lena von Petersen")).toEqual(["Anna Lena von", "Petersen"]);
    expect(names("Petersen")).toEqual(["first_name"]);
  });

  it("with enough data becomes an order draft", () => {
    const { draft, issues } = check({
      external_id: "A-1",
      collection_amount: "84,90",
      collection_currency: "€",
      delivery_from: "12:00",
      delivery_to: "14:00",
      service_minutes: "19.94",
      prohibited_vehicles: "875-M-523; 875 m 523",
      allowed_agents: "Ole Blank",
      tags: "fragile, gift",
      pod_signature: "yes",
      pod_image: "ja",
      notes: "Bell",
    });
    expect(issues).toEqual([]);
    expect(draft).toMatchObject({
      external_id: "A-1",
      collections: [{ amount: 84.9, currency: "EUR", method: 1 }],
      delivery_schedule: { from: "2026-03-17T12:00", to: "2026-03-17T14:00" },
      service_minutes: 19.94,
      proof_of_delivery: 3,
      requirements: {
        prohibited_vehicles: ["875-M-523", "875-M-523"],
        allowed_agents: ["0190a000-0000-7000-8000-00000000a001"],
      },
      tags: ["fragile", "gift"],
      destination: { point: { latitude: 53.57, longitude: 10.01 } },
    });
  });

  it.each([...postalCodeRequired])("without the zip code that %s needs", (country) => {
    const elsewhere = { country, phone: "", email: "a@b.de" };
    expect(faults({ ...elsewhere, postal_code: "" })).toEqual([["error", "postal_code", "postal_code_required"]]);
    expect(faults({ ...elsewhere, postal_code: "12345" })).toEqual([]);
    expect(faults({ ...elsewhere, country: "AT", postal_code: "" })).toEqual([]);
  });

  it.each<[string, Partial<Record<ImportField, string>>, unknown[][]]>([
    ["without a last name", { last_name: " " }, [["error", "last_name", "required"]]],
    ["without phone and e-mail", { phone: "" }, [["error", "phone", "phone_or_email_required"]]],
    ["with an e-mail alone", { phone: "", email: "a@b.de" }, []],
    [
      "with two phones in a cell",
      { phone: "061 234 567 / 061 765 432", country: "BA", postal_code: "" },
      [["error", "phone", "phone_invalid", "+38761234567"]],
    ],
    ["with a phone too short", { phone: "0176 5550" }, [["error", "phone", "phone_invalid"]]],
    ["with a mistyped e-mail", { email: "a(at)b,de" }, [["error", "email", "invalid_email", "a@b.de"]]],
    ["without an address", { address: "" }, [["error", "address", "required"]]],
    [
      "without the zip code that Germany needs",
      { postal_code: "" },
      [["error", "postal_code", "postal_code_required"]],
    ],
    ["in an unknown country", { country: "Germny" }, [["error", "country", "country_unknown", "DE"]]],
    [
      "with an amount and no currency",
      { collection_amount: "49.00" },
      [["error", "collection_currency", "currency_required", "EUR"]],
    ],
    [
      "with an unknown currency",
      { collection_amount: "49", collection_currency: "XQX" },
      [["error", "collection_currency", "currency_unknown", "EUR"]],
    ],
    [
      "with an amount and an empty type",
      { collection_amount: "49", collection_currency: "EUR", collection_type: "" },
      [["error", "collection_type", "collection_type_required", "cash"]],
    ],
    ["with a currency and no amount", { collection_currency: "EUR" }, []],
    [
      "with a negative amount",
      { collection_amount: "-4", collection_currency: "EUR" },
      [["error", "collection_amount", "amount_negative"]],
    ],
    ["with a word for a count", { package_count: "zwei" }, [["error", "package_count", "not_a_number", "2"]]],
    ["with half a package", { package_count: "1.5" }, [["error", "package_count", "not_whole"]]],
    ["with no package", { package_count: "0" }, [["error", "package_count", "too_small_number"]]],
    [
      "with an unknown package type",
      { package_type: "pallett" },
      [["error", "package_type", "package_type_unknown", "pallet"]],
    ],
    ["on a day that is not", { delivery_from: "31.02.2026 12:00" }, [["error", "delivery_from", "no_such_date"]]],
    [
      "with an impossible window",
      { delivery_from: "14:00", delivery_to: "12:00" },
      [["error", "delivery_to", "window_impossible"]],
    ],
    ["in an unknown zone", { timezone: "Europe/Atlantis" }, [["error", "timezone", "zone_unknown", "Europe/Berlin"]]],
    ["with half a point", { longitude: "" }, [["error", "longitude", "coordinate_missing"]]],
    ["off the globe", { latitude: "91" }, [["error", "latitude", "coordinate_range"]]],
    ["with a formula in a text file", { notes: "=HYPERLINK(1)" }, [["error", "notes", "formula_cell"]]],
    ["with a spreadsheet's error", { city: "#N/A" }, [["error", "city", "cell_error"]]],
    ["with unreadable characters", { address: "Gro\uFFFDer Weg" }, [["error", "address", "text_unreadable"]]],
    [
      "with an unknown plate",
      { prohibited_vehicles: "HH-XX 1" },
      [["warning", "prohibited_vehicles", "plate_unknown"]],
    ],
    ["with an unknown driver", { allowed_agents: "Nobody" }, [["error", "allowed_agents", "agent_unknown"]]],
    ["with a service time of two days", { service_minutes: "2880" }, [["error", "service_minutes", "too_big_number"]]],
  ])("%s", (_, values, expected) => {
    expect(faults(values)).toEqual(expected);
  });

  it("uses the value that a formula calculated, and reports it", () => {
    expect(check({}, {}, ["last_name"]).issues).toEqual([
      { severity: "warning", field: "last_name", code: "formula_value" },
    ]);
    expect(check({ notes: "" }, {}, ["notes"]).issues).toEqual([
      { severity: "error", field: "notes", code: "formula_without_value" },
    ]);
  });

  it("with lists creates a line for each package", () => {
    const { draft } = check({
      package_count: "2;1",
      package_type: "parcel;pallet",
      package_weight: "3;200",
      package_barcode: "X1;X2",
    });
    expect(draft?.packages).toMatchObject([
      { type: 1, quantity: 2, weight: 1500, barcode: "X1" },
      { type: 2, quantity: 1, weight: 200_000, barcode: "X2" },
    ]);
    expect(check({ package_count: "2", package_weight: "3" }, { measures: "package" }).draft?.packages).toMatchObject([
      { quantity: 2, weight: 3000 },
    ]);
    expect(faults({ package_count: "3", package_barcode: "X1;X2" })).toEqual([
      ["error", "package_count", "list_lengths", "2"],
    ]);
  });

  it("keeps the original value of a repaired cell until it is restored", () => {
    const once = repairValue({ phone: "1" }, "phone", "2");
    expect(listRepairs(repairValue(once, "phone", "3"))).toEqual([["phone", "3"]]);
    expect(repairValue(once, "phone", "1")).toEqual({ phone: "1" });
  });
});

describe("the outcome of a row", () => {
  it.each([
    ["valid", true, null, "skip", "create"],
    ["warning", true, null, "skip", "create"],
    ["warning", false, null, "skip", "draft"],
    ["warning", false, "skip", "skip", "skip"],
    ["error", true, null, "update", "reject"],
    ["duplicate", true, null, "skip", "skip"],
    ["duplicate", true, null, "update", "update"],
    ["duplicate", true, "reject", "update", "reject"],
    ["duplicate", true, "update", "skip", "update"],
  ] as const)("%s, located %s, decided %s, duplicates %s: %s", (state, located, decision, duplicates, fate) => {
    expect(getPlannedOutcome(state, located, decision, duplicates)).toBe(fate);
  });
  it("is decided by its most severe problem", () => {
    const finding = (severity: "error" | "warning" | "duplicate") => ({ severity, field: "notes", code: "required" });
    expect(getRowState([finding("warning"), finding("duplicate"), finding("error")])).toBe("error");
    expect(getRowState([finding("warning"), finding("duplicate")])).toBe("duplicate");
    expect(getRowState([])).toBe("valid");
  });
});

it("every problem has its message in both languages", () => {
  for (const code of importIssueCodes)
    for (const catalogue of [en, de]) expect(catalogue.imports.issue[code], code).toBeTruthy();
});

/** Order data that rows with the same reference share. */
function sameOrder(read: readonly { values: Record<string, string> }[], reference = ""): Record<string, string> {
  return reference === ""
    ? {}
    : mergeOrderValues(read.flatMap(({ values }) => (values.external_id === reference ? [values] : [])));
}

/** Reads a whole file as the wizard does, without user decisions. */
function readAll(bytes: Uint8Array, changes: Partial<ImportConfiguration> = {}) {
  const reading = detectReading(bytes);
  const found = inspectRows(bytes, reading, null);
  const mapping = matchHeaders(found.headers, found.samples);
  const plan = planColumns(mapping);
  const full = {
    ...configuration,
    ...reading,
    headerRow: found.headerRow,
    decimalComma: found.decimalComma ?? false,
    ...changes,
  };
  const rows = [...readTableRows(bytes, reading)].filter(({ row }) => row > found.headerRow);
  const read = rows.map((row) => readRowValues(row, plan));
  const checked = read.map(({ values, formulas }) =>
    checkRow({
      values: fillFromOrder(values, sameOrder(read, values.external_id)),
      formulas,
      configuration: full,
      mapped: plan.mapped,
      units: plan.units,
      timezone: "Europe/Sarajevo",
      references: { plates: new Map(), agents: new Map(), customFields: [] },
    }),
  );
  return { mapping, checked };
}

describe.each([
  { language: "en", catalogue: en, delimiter: ",", system: "metric", weight: 3400, length: 400 },
  { language: "en", catalogue: en, delimiter: ",", system: "imperial", weight: 3402, length: 406.4 },
  { language: "de", catalogue: de, delimiter: ";", system: "metric", weight: 3400, length: 400 },
  { language: "de", catalogue: de, delimiter: ";", system: "imperial", weight: 3402, length: 406.4 },
] as const)("the $system template in $language", ({ catalogue, delimiter, weight, length, ...reader }) => {
  const rows = buildTemplateRows((field) => catalogue.imports.field[field], reader);
  it.each([
    ["CSV", new TextEncoder().encode(writeCsv(delimiter, rows))],
    ["XLSX", writeWorkbook("Orders", rows)],
  ])("imports cleanly as %s", (_, bytes) => {
    const { mapping, checked } = readAll(bytes);
    expect(mapping.filter(({ confidence }) => confidence < 1)).toEqual([]);
    expect(checked.map(({ issues }) => issues)).toEqual([[], []]);
    const [order, further] = checked.map(({ draft }) => draft);
    expect(order).toMatchObject({ collections: [{ amount: 84.9, currency: "EUR", method: 1 }], proof_of_delivery: 1 });
    expect(order?.requirements).toMatchObject({ vehicle_types: [3], vehicle_options: ["lift"] });
    const [first] = order?.packages ?? [];
    expect([first?.type, first?.quantity, (first?.weight ?? 0) * (first?.quantity ?? 0)]).toEqual([1, 2, weight]);
    expect(first?.length).toBeCloseTo(length);
    expect(further?.packages).toMatchObject([{ type: 2, quantity: 1 }]);
  });
});

const distributor = new URL("../../../../shared/data/distributor/", import.meta.url);

describe.skipIf(!existsSync(distributor))(
  "a distributor's own files (../shared/data; skipped where it is missing)",
  () => {
    it.each(["2946091", "2970877", "2990001"])("%s maps automatically and every row is an order", (day) => {
      const { mapping, checked } = readAll(new Uint8Array(readFileSync(new URL(`${day}/orders.csv`, distributor))));
      expect(mapping.map(({ field }) => field)).toEqual([
        "external_id",
        "first_name",
        "last_name",
        "phone",
        "address",
        "city",
        "country",
        "latitude",
        "longitude",
        "delivery_from",
        "delivery_to",
        "service_minutes",
        "package_count",
        "package_type",
        "package_weight",
        "package_volume",
        "collection_amount",
        "collection_currency",
        "prohibited_vehicles",
        "notes",
      ]);
      expect(checked.length).toBeGreaterThan(50);
      expect(checked.flatMap(({ issues }) => issues).filter(({ code }) => code !== "plate_unknown")).toEqual([]);
      expect(checked.every(({ draft }) => draft !== null)).toBe(true);
    });
    it("keeps minutes, totals and windows as written", () => {
      const { checked } = readAll(new Uint8Array(readFileSync(new URL("2946091/orders.csv", distributor))), {
        date: "2026-11-23",
      });
      const draft = checked[0]?.draft;
      expect(draft).toMatchObject({
        service_minutes: 19.94,
        delivery_schedule: { from: "2026-11-23T08:00", to: "2026-11-23T15:00" },
        destination: { point: { latitude: 43.41305, longitude: 17.87588 } },
      });
      const total = (of: "weight" | "volume") =>
        draft?.packages.reduce((sum, each) => sum + each.quantity * (each[of] ?? 0), 0);
      expect([total("weight"), total("volume")]).toEqual([64_318, 320_000]);
    });
  },
);
