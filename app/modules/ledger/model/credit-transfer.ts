import { formatDecimal } from "#app/platform/money/money.ts";

/** A payment: payee, purpose, and a positive amount in minor units. */
export interface CreditTransfer {
  /** The payer's reference: the number of the document. */
  endToEndId: string;
  name: string;
  iban: string;
  amount: number;
  remittance: string;
}

/** Transfers of one currency out of one account on one day. */
export interface TransferBatch {
  /** Message id, unique for the payer and stable for the same file. */
  id: string;
  /** `YYYY-MM-DDTHH:MM:SS` UTC. */
  createdAt: string;
  /** Local date of execution by the bank. */
  executionDate: string;
  currency: string;
  debtor: { name: string; iban: string };
  transfers: readonly CreditTransfer[];
}

/** Most transfers of a file. */
export const MAX_TRANSFERS = 500;

const bankCharacters: Readonly<Record<string, string>> = {
  ...{ ä: "ae", ö: "oe", ü: "ue", Ä: "Ae", Ö: "Oe", Ü: "Ue", ß: "ss", æ: "ae", Æ: "Ae", ø: "o", Ø: "O" },
  ...{ ł: "l", Ł: "L", đ: "d", Đ: "D", "&": "+", "–": "-", "·": "-" },
};

/** Converts a text to the characters that every bank accepts (EPC 217-08) and shortens it; an empty result becomes "NOTPROVIDED". */
export function toBankText(text: string, longest: number): string {
  const latin = [...text.replace(/[^\u0020-\u007e]|&/g, (sign) => bankCharacters[sign] ?? sign)]
    .join("")
    .normalize("NFD")
    .replace(/[\u0300-\u036f]/g, "")
    .replace(/[^A-Za-z0-9/\-?:().,'+ ]/g, " ")
    .replace(/ +/g, " ")
    .trim();
  return latin.slice(0, longest).trim() || "NOTPROVIDED";
}

const xmlEscapes: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  "'": "&apos;",
  '"': "&quot;",
};

type XmlNode = readonly [name: string, content: string | readonly XmlNode[], attributes?: string];

function renderXmlNode([name, content, attributes = ""]: XmlNode): string {
  const inner =
    typeof content === "string"
      ? content.replace(/[&<>'"]/g, (sign) => xmlEscapes[sign] ?? "")
      : content.map(renderXmlNode).join("");
  return `<${name}${attributes}>${inner}</${name}>`;
}

/**
 * Renders the payment file (`pain.001.001.09`) of a batch. Names only, without unstructured addresses, which the schemes
 * no longer accept since November 2026. Transfers in euros use SEPA, others the bank's own scheme.
 */
export function renderCreditTransfer(batch: TransferBatch): string {
  const { id, createdAt, executionDate, currency, debtor, transfers } = batch;
  const sum = transfers.reduce((total, { amount }) => total + amount, 0);
  const counted: XmlNode[] = [
    ["NbOfTxs", String(transfers.length)],
    ["CtrlSum", formatDecimal({ amount: sum, currency })],
  ];
  const payment: XmlNode[] = [
    ["PmtInfId", toBankText(id, 35)],
    ["PmtMtd", "TRF"],
    ["BtchBookg", "true"],
    ...counted,
    ...(currency === "EUR" ? ([["PmtTpInf", [["SvcLvl", [["Cd", "SEPA"]]]]]] as const) : []),
    ["ReqdExctnDt", [["Dt", executionDate]]],
    ["Dbtr", [["Nm", toBankText(debtor.name, 70)]]],
    ["DbtrAcct", [["Id", [["IBAN", debtor.iban]]]]],
    ["DbtrAgt", [["FinInstnId", [["Othr", [["Id", "NOTPROVIDED"]]]]]]],
    ["ChrgBr", "SLEV"],
    ...transfers.map((transfer) => toTransactionNode(transfer, currency)),
  ];
  const header: XmlNode = [
    "GrpHdr",
    [
      ["MsgId", toBankText(id, 35)],
      ["CreDtTm", createdAt],
      ...counted,
      ["InitgPty", [["Nm", toBankText(debtor.name, 70)]]],
    ],
  ];
  const document: XmlNode = [
    "Document",
    [["CstmrCdtTrfInitn", [header, ["PmtInf", payment]]]],
    ' xmlns="urn:iso:std:iso:20022:tech:xsd:pain.001.001.09"',
  ];
  return `<?xml version="1.0" encoding="UTF-8"?>\n${renderXmlNode(document)}\n`;
}

function toTransactionNode({ endToEndId, name, iban, amount, remittance }: CreditTransfer, currency: string): XmlNode {
  return [
    "CdtTrfTxInf",
    [
      ["PmtId", [["EndToEndId", toBankText(endToEndId, 35)]]],
      ["Amt", [["InstdAmt", formatDecimal({ amount, currency }), ` Ccy="${currency}"`]]],
      ["Cdtr", [["Nm", toBankText(name, 70)]]],
      ["CdtrAcct", [["Id", [["IBAN", iban]]]]],
      ["RmtInf", [["Ustrd", toBankText(remittance, 140)]]],
    ],
  ];
}
