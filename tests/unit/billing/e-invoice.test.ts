import { readFileSync } from "node:fs";
import { Schema } from "node-schematron";
import { expect, test } from "vitest";
import { billedLines } from "#app/domain/billing/billed-lines.ts";
import type { TaxTreatment } from "#app/domain/billing/billing.enums.ts";
import { ciiInvoice } from "#app/domain/billing/cii.ts";
import { cancelled, type ElectronicInvoice, unfit } from "#app/domain/billing/e-invoice.ts";
import { invoiceSums } from "#app/domain/billing/invoice-sums.ts";
import { ublInvoice } from "#app/domain/billing/ubl.ts";
import type { FeeType } from "#app/domain/fees/fee.enums.ts";
import { sharedData } from "../../shared-data.ts";

// Every XML that is made passes the official rules of EN 16931, where they lie beside the checkout.

const rules = sharedData("en16931");
const writers = { UBL: ublInvoice, CII: ciiInvoice } as const;

interface Kind {
  name: string;
  currency: string;
  lines: readonly [FeeType, number, string?][];
  discount: { rate: number | null; amount: number };
  treatment: TaxTreatment;
  taxRate: number;
}

const week: Kind["lines"] = [
  ...Array.from({ length: 100 }, (): [FeeType, number] => ["shipping", 750]),
  ...Array.from({ length: 38 }, (): [FeeType, number] => ["shipping", 625]),
  ["weight_surcharge", 125],
  ["rto_fee", 450],
  ["custom", 3500, "Two pallets to Malbun & back <quickly>"],
  ["custom", -1000, "Goodwill"],
];

/** The engine of the rules counts in doubles: the sums are such as doubles hold, quarters. */
const kinds: readonly Kind[] = [
  {
    name: "reverse charge",
    currency: "EUR",
    lines: week,
    discount: { rate: null, amount: 1225 },
    treatment: "reverse_charge",
    taxRate: 0,
  },
  {
    name: "standard",
    currency: "CHF",
    lines: week,
    discount: { rate: null, amount: 0 },
    treatment: "standard",
    taxRate: 810,
  },
];

function invoiceOf({ currency, lines, discount, treatment, taxRate }: Kind): ElectronicInvoice {
  const stored = lines.map(([type, amount, description = ""]) => ({ type, amount, currency, description }));
  const sums = invoiceSums(stored, discount, { treatment, rate: taxRate });
  return {
    ...{ number: "R-2026-00306", type: 380, preceding: null, currency, issuedOn: "2026-11-02", dueOn: "2026-12-02" },
    ...{ periodFrom: "2026-10-01", periodTo: "2026-10-31", discountReason: "Agreed", treatment, taxRate },
    seller: {
      ...{ name: "Rheinkurier AG", line1: "Zollstrasse 23", postalCode: "9490", city: "Vaduz", country: "LI" },
      ...{ vatId: "LI58214", iban: "LI21088100002324013AA", email: "post@rheinkurier.example" },
    },
    buyer: {
      name: "Talrösterei AG",
      line1: "Bahnweg 4",
      postalCode: "80331",
      city: "München",
      country: "DE",
      vatId: "DE123456789",
      email: "a@b.example",
    },
    lines: billedLines(stored).map((line) => ({ ...line, name: line.description || line.type })),
    ...{ discount: sums.discount, tax: sums.tax, total: sums.total },
  };
}

test.skipIf(!rules)(
  `every e-invoice passes the official rules of EN 16931${rules ? "" : ": skipped, the rules are not here"}`,
  { timeout: 240_000 },
  () => {
    const broken: string[] = [];
    let checked = 0;
    for (const [syntax, write] of Object.entries(writers)) {
      const schema = Schema.fromString(readFileSync(`${rules}/EN16931-${syntax}.sch`, "utf8"));
      for (const kind of kinds) {
        const invoice = invoiceOf(kind);
        const back = cancelled(invoice, "ST-2026-00001", "2026-11-03");
        for (const each of kind.treatment === "standard" ? [invoice, back] : [invoice]) {
          checked += 1;
          for (const { assertId, message } of schema.validateString(write(each)))
            broken.push(`${syntax} ${kind.name} ${each.type}: ${assertId} ${message}`);
        }
      }
    }
    console.log(`${checked} documents, ${broken.length} rules broken`);
    expect([...new Set(broken)]).toEqual([]);
  },
);

test("what cannot be an e-invoice is said by what is missing", () => {
  const [kind] = kinds;
  if (!kind) throw new Error("there are kinds");
  const invoice = invoiceOf(kind);
  expect(unfit(invoice)).toBeNull();
  expect(unfit({ ...invoice, currency: "KWD" })).toBe("currency");
  expect(unfit({ ...invoice, seller: { ...invoice.seller, vatId: undefined } })).toBe("seller");
  expect(unfit({ ...invoice, treatment: "reverse_charge", buyer: { ...invoice.buyer, vatId: undefined } })).toBe(
    "buyer",
  );
});

test("lines add up to the total to the last unit, 100,000 of them, in yen and dinars too", () => {
  for (const rate of [810, 1900, 333]) {
    const lines = Array.from({ length: 100_000 }, (_, at) => ({ type: "shipping" as const, amount: 1 + (at % 997) }));
    const sums = invoiceSums(lines, { rate: 333, amount: 0 }, { treatment: "standard", rate });
    const gross = lines.reduce((sum, { amount }) => sum + amount, 0);
    expect(sums.subtotal).toBe(gross);
    expect(sums.total).toBe(gross - sums.discount + sums.tax);
    expect(Math.abs(sums.tax - ((gross - sums.discount) * rate) / 10_000)).toBeLessThanOrEqual(0.5);
    const billed = billedLines(lines.map((line) => ({ ...line, currency: "KWD", description: "" })));
    expect(billed.reduce((sum, { amount }) => sum + amount, 0)).toBe(gross);
  }
});
