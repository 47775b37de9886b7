import { fc, test } from "@fast-check/vitest";
import { describe, expect } from "vitest";
import { renderCreditTransfer, toBankText } from "#app/modules/ledger/model/credit-transfer.ts";
import { isIban, normalizeIban } from "#app/platform/money/iban.ts";
import { createTransferArbitrary, validIbans } from "#tests/factories/transfers.ts";

describe("an IBAN", () => {
  test("is valid by its country's length and its check digits", () => {
    for (const iban of validIbans) expect(isIban(iban), iban).toBe(true);
    for (const wrong of [
      "",
      "DE",
      "DE89370400440532013001",
      "DE8937040044053201300",
      "LI21088100002324013AB",
      "12345",
      "<x>",
    ])
      expect(isIban(wrong), wrong).toBe(false);
  });

  test.prop([fc.constantFrom(...validIbans), fc.nat(), fc.integer({ min: 1, max: 9 })])(
    "with one digit changed is invalid",
    (iban, at, by) => {
      const plain = normalizeIban(iban);
      const digits = [...plain].flatMap((sign, place) => (/\d/.test(sign) ? [place] : []));
      const place = digits[at % digits.length] ?? 2;
      const other = String((Number(plain[place]) + by) % 10);
      expect(isIban(plain.slice(0, place) + other + plain.slice(place + 1))).toBe(false);
    },
  );
});

/** The elements of `pain.001.001.09` that a file has, in schema order, with how often each may occur in its parent. */
const order: Readonly<Record<string, readonly [name: string, min: number, max: number][]>> = {
  Document: [["CstmrCdtTrfInitn", 1, 1]],
  CstmrCdtTrfInitn: [
    ["GrpHdr", 1, 1],
    ["PmtInf", 1, 1],
  ],
  GrpHdr: [
    ["MsgId", 1, 1],
    ["CreDtTm", 1, 1],
    ["NbOfTxs", 1, 1],
    ["CtrlSum", 0, 1],
    ["InitgPty", 1, 1],
  ],
  InitgPty: [["Nm", 0, 1]],
  PmtInf: [
    ...([
      ["PmtInfId", 1, 1],
      ["PmtMtd", 1, 1],
      ["BtchBookg", 0, 1],
      ["NbOfTxs", 0, 1],
      ["CtrlSum", 0, 1],
    ] as const),
    ...([
      ["PmtTpInf", 0, 1],
      ["ReqdExctnDt", 1, 1],
      ["Dbtr", 1, 1],
      ["DbtrAcct", 1, 1],
      ["DbtrAgt", 1, 1],
    ] as const),
    ...([
      ["ChrgBr", 0, 1],
      ["CdtTrfTxInf", 1, 500],
    ] as const),
  ].map(([name, min, max]): [string, number, number] => [name, min, max]),
  PmtTpInf: [["SvcLvl", 1, 1]],
  SvcLvl: [["Cd", 1, 1]],
  ReqdExctnDt: [["Dt", 1, 1]],
  Dbtr: [["Nm", 1, 1]],
  DbtrAcct: [["Id", 1, 1]],
  DbtrAgt: [["FinInstnId", 1, 1]],
  FinInstnId: [["Othr", 1, 1]],
  Othr: [["Id", 1, 1]],
  CdtTrfTxInf: [
    ["PmtId", 1, 1],
    ["Amt", 1, 1],
    ["Cdtr", 1, 1],
    ["CdtrAcct", 1, 1],
    ["RmtInf", 0, 1],
  ],
  PmtId: [["EndToEndId", 1, 1]],
  Amt: [["InstdAmt", 1, 1]],
  Cdtr: [["Nm", 1, 1]],
  CdtrAcct: [["Id", 1, 1]],
  RmtInf: [["Ustrd", 1, 1]],
};

/** The content of a leaf, by the types of the schema and the characters that banks accept. */
const leaf: Readonly<Record<string, RegExp>> = {
  MsgId: /^[\w/\-?:().,'+ ]{1,35}$/,
  PmtInfId: /^[\w/\-?:().,'+ ]{1,35}$/,
  EndToEndId: /^[\w/\-?:().,'+ ]{1,35}$/,
  CreDtTm: /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/,
  NbOfTxs: /^\d{1,15}$/,
  CtrlSum: /^\d{1,17}(\.\d{1,3})?$/,
  Nm: /^[A-Za-z0-9/\-?:().,'+ ]{1,70}$/,
  PmtMtd: /^TRF$/,
  BtchBookg: /^true$/,
  Cd: /^SEPA$/,
  Dt: /^\d{4}-\d\d-\d\d$/,
  IBAN: /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/,
  Id: /^NOTPROVIDED$/,
  ChrgBr: /^SLEV$/,
  InstdAmt: /^\d{1,15}(\.\d{1,3})?$/,
  Ustrd: /^[A-Za-z0-9/\-?:().,'+ ]{1,140}$/,
};

interface Element {
  name: string;
  attributes: string;
  children: Element[];
  text: string;
}

/** The one element of a well-formed text without comments. */
function parse(text: string): Element {
  const root: Element = { name: "", attributes: "", children: [], text: "" };
  const open = [root];
  for (const [, end, name = "", attributes = "", between] of text
    .replace(/^<\?xml[^>]*\?>/, "")
    .matchAll(/<(\/?)([A-Za-z]+)([^<>]*)>|([^<>]+)/g)) {
    const top = open.at(-1) ?? root;
    if (between !== undefined) top.text += between.trim();
    else if (end) expect(open.pop()?.name).toBe(name);
    else {
      const made: Element = { name, attributes, children: [], text: "" };
      top.children.push(made);
      open.push(made);
    }
  }
  expect(open).toHaveLength(1);
  return root.children[0] ?? root;
}

const plain = (text: string) =>
  text.replace(
    /&(amp|lt|gt|apos|quot);/g,
    (_, name: string) => ({ amp: "&", lt: "<", gt: ">", apos: "'", quot: '"' })[name] ?? "",
  );

/** Checks that every element has its schema's children, in order and number, and every leaf matches its type. */
function expectValid(element: Element): void {
  const below =
    element.name === "Id" && element.children.length > 0 ? ([["IBAN", 1, 1]] as const) : order[element.name];
  if (!below) {
    expect(plain(element.text), element.name).toMatch(leaf[element.name] ?? /^$/);
    return;
  }
  const names = below.map(([name]) => name);
  const places = element.children.map(({ name }) => names.indexOf(name));
  expect(places, element.name).toEqual(places.toSorted((one, other) => one - other));
  expect(places).not.toContain(-1);
  for (const [name, min, max] of below) {
    const count = element.children.filter((each) => each.name === name).length;
    expect(count, `${element.name}/${name}`).toBeGreaterThanOrEqual(min);
    expect(count, `${element.name}/${name}`).toBeLessThanOrEqual(max);
  }
  for (const each of element.children) expectValid(each);
}

test.prop([
  fc.array(createTransferArbitrary(99_999_999_999), { minLength: 1, maxLength: 20 }),
  fc.constantFrom("EUR", "CHF", "JPY", "KWD"),
])("a payment file keeps the structure of pain.001.001.09 for any names and texts", (transfers, currency) => {
  const xml = renderCreditTransfer({
    ...{ id: "AR-2026-0001", createdAt: "2026-11-22T22:00:00", executionDate: "2026-11-23", currency, transfers },
    debtor: { name: "Rätikon & Söhne <Kurier>", iban: normalizeIban("LI21 0881 0000 2324 013A A") },
  });
  const document = parse(xml);
  expect(document.attributes).toBe(' xmlns="urn:iso:std:iso:20022:tech:xsd:pain.001.001.09"');
  expectValid(document);
  expect(xml.match(/<CdtTrfTxInf>/g)).toHaveLength(transfers.length);
  expect(xml.includes("<SvcLvl><Cd>SEPA</Cd></SvcLvl>")).toBe(currency === "EUR");
});

test("names keep the characters that banks accept", () => {
  expect(toBankText("Müller & Söhne GmbH – Zürich", 70)).toBe("Mueller + Soehne GmbH - Zuerich");
  expect(toBankText("Łukasz Đorđević", 70)).toBe("Lukasz Dordevic");
  expect(toBankText("日本", 70)).toBe("NOTPROVIDED");
});
