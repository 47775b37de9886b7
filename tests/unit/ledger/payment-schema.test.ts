import { readdirSync, readFileSync } from "node:fs";
import fc from "fast-check";
import { XmlDocument, XsdValidator } from "libxml2-wasm";
import { expect, test } from "vitest";
import { renderCreditTransfer } from "#app/modules/ledger/model/credit-transfer.ts";
import { normalizeIban } from "#app/platform/money/iban.ts";
import { createTransferArbitrary } from "#tests/factories/transfers.ts";
import { findSharedData } from "../../shared-data.ts";

// Payment files are validated against the published schema (ISO 20022's, or the European Payments Council's narrower one for
// customers) where it is available beside the checkout; against its table of elements always (credit-transfer.test.ts).

const folder = findSharedData("iso20022");
const schemas = (folder ? readdirSync(folder) : [])
  .filter((name) => /^pain\.001\.001\.09.*\.xsd$/.test(name))
  .map((name) => [name, readFileSync(`${folder}/${name}`, "utf8")] as const);

const debtor = { name: "Rätikon & Söhne <Kurier>", iban: normalizeIban("LI21 0881 0000 2324 013A A") };
const one = { endToEndId: "AR-2026-0001", name: "日本", iban: "CH9300762011623852957", amount: 1, remittance: "" };

function fileOf(currency: string, transfers: Parameters<typeof renderCreditTransfer>[0]["transfers"]): string {
  const days = { createdAt: "2026-11-22T22:00:00", executionDate: "2026-11-23" };
  return renderCreditTransfer({ id: "AR-2026-0001", ...days, currency, transfers, debtor });
}

/** Throws if a file does not match the schema. */
function checkerOf(schema: string) {
  const read = XmlDocument.fromString(schema);
  const validator = XsdValidator.fromDoc(read);
  const check = (xml: string) => {
    const document = XmlDocument.fromString(xml);
    try {
      validator.validate(document);
    } finally {
      document.dispose();
    }
  };
  const dispose = () => {
    validator.dispose();
    read.dispose();
  };
  return { check, dispose };
}

test.skipIf(schemas.length === 0)(
  `payment files match the published schema${schemas.length > 0 ? "" : ": skipped, it is not here"}`,
  () => {
    for (const [name, schema] of schemas) {
      const { check, dispose } = checkerOf(schema);
      const good = fileOf("EUR", [one]);
      expect(() => check(good.replace("<PmtMtd>TRF</PmtMtd>", "")), name).toThrow();
      expect(() => check(good.replace(one.iban, "no account")), name).toThrow();
      // Three decimals are ISO's alone.
      const currencies = schema.includes("_EPC") ? ["EUR", "CHF", "JPY"] : ["EUR", "CHF", "JPY", "KWD"];
      const files = fc.tuple(
        fc.constantFrom(...currencies),
        fc.array(createTransferArbitrary(999_999_999), { minLength: 1, maxLength: 20 }),
      );
      fc.assert(fc.property(files, ([currency, transfers]) => check(fileOf(currency, transfers))));
      dispose();
    }
  },
);
