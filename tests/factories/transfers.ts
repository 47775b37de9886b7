import fc from "fast-check";
import { normalizeIban } from "#app/platform/money/iban.ts";

/** IBANs whose check digits are right, as people write them. */
export const validIbans = [
  ...[
    "DE89 3704 0044 0532 0130 00",
    "LI21 0881 0000 2324 013A A",
    "CH93 0076 2011 6238 5295 7",
    "AT61 1904 3002 3457 3201",
  ],
  ...["GB29 NWBK 6016 1331 9268 19", "FR14 2004 1010 0505 0001 3M02 606", "NO93 8601 1117 947", "nl91abna0417164300"],
];

/** A transfer of a payment file: any name and text, up to an amount. */
export const createTransferArbitrary = (limit: number) =>
  fc.record({
    endToEndId: fc.string({ unit: "grapheme", minLength: 1 }),
    name: fc.string({ unit: "grapheme" }),
    iban: fc.constantFrom(...validIbans).map(normalizeIban),
    amount: fc.integer({ min: 1, max: limit }),
    remittance: fc.string({ unit: "grapheme", maxLength: 300 }),
  });
