import { formatDecimal } from "#app/platform/money/money.ts";
import { extfColumns, formatExtfLine, quoteExtf } from "./extf-columns.ts";

/** Most postings that a file may have. */
export const MAX_EXTF_LINES = 99_999;

/** What stands in the first line. Dates are local days. */
export interface ExtfHeader {
  /** Milliseconds UTC; the same for each export of a closed month. */
  createdAt: number;
  adviser: number;
  client: number;
  /** First day of the fiscal year that the month lies in. */
  yearStart: string;
  /** Digits of general ledger accounts. */
  digits: number;
  from: string;
  to: string;
  title: string;
  locked: boolean;
  currency: string;
  /** SKR 03 or 04. */
  chart: string;
}

const plainDay = (day: string): string => day.replaceAll("-", "");

/** The header: 31 fields. Empty ones are empty or two quotes, as the format has it. */
export function formatExtfHeader(header: ExtfHeader): string {
  const { createdAt, adviser, client, yearStart, digits, from, to, title, locked, currency, chart } = header;
  const created = new Date(createdAt).toISOString().replace(/\D/g, "").slice(0, 17);
  return [
    ...['"EXTF"', "700", "21", '"Buchungsstapel"', "13", created, "", '"WB"', '""', '""'],
    ...[adviser, client, plainDay(yearStart), digits, plainDay(from), plainDay(to)],
    ...[quoteExtf(title.replace(/[^\w./ -]/g, " "), 30), '""', "1", "0", locked ? "1" : "0", `"${currency}"`],
    ...["", '""', "", "", `"${chart}"`, "", "", '""', '""'],
  ].join(";");
}

/** The line of the columns' names. */
export const extfColumnLine: string = extfColumns.join(";");

/** A transfer with the account numbers of the tax adviser. The debit account stands first. */
export interface ExtfPosting {
  amount: number;
  currency: string;
  debit: string;
  credit: string;
  /** Posting key (BU), such as 40, which switches an automatic account's VAT off; empty for none. */
  key: string;
  happenedOn: string;
  postedOn: string;
  /** Number of the document or order. */
  reference: string;
  text: string;
  /** The journal's number and the transfer's id, which stay the same in every export. */
  number: number;
  id: string;
  locked: boolean;
}

/** `0105` of 2026-05-01: the year is the fiscal year's of the header. */
const shortDay = (day: string): string => day.slice(8, 10) + day.slice(5, 7);
const longDay = (day: string): string => shortDay(day) + day.slice(0, 4);

/** Two decimals after a comma, also for currencies that have none. */
function formatExtfAmount(money: { amount: number; currency: string }): string {
  const [whole, decimals = ""] = formatDecimal(money).split(".");
  return `${whole},${decimals.padEnd(2, "0")}`;
}

/** A posting as a line. Amounts are positive; what happened in another month has its own day of performance. */
export function formatExtfPosting(posting: ExtfPosting): string {
  const { amount, currency, debit, credit, key, happenedOn, postedOn, reference, text, number, id, locked } = posting;
  return formatExtfLine({
    "Umsatz (ohne Soll/Haben-Kz)": formatExtfAmount({ amount, currency }),
    "Soll/Haben-Kennzeichen": '"S"',
    Konto: debit,
    "Gegenkonto (ohne BU-Schlüssel)": credit,
    "BU-Schlüssel": `"${key}"`,
    Belegdatum: shortDay(postedOn),
    "Belegfeld 1": quoteExtf(reference.replace(/[^\w$&%*+/-]/g, "-"), 36),
    Buchungstext: quoteExtf(text, 60),
    "Beleginfo - Art 1": '"Journal"',
    "Beleginfo - Inhalt 1": quoteExtf(String(number), 210),
    "Beleginfo - Art 2": '"Transfer"',
    "Beleginfo - Inhalt 2": quoteExtf(id, 210),
    Festschreibung: locked ? "1" : "0",
    Leistungsdatum: happenedOn === postedOn ? "" : longDay(happenedOn),
  });
}

const beyondLatin: Readonly<Record<string, number>> = {
  ...{ "€": 0x80, "‚": 0x82, ƒ: 0x83, "„": 0x84, "…": 0x85, "†": 0x86, "‡": 0x87, ˆ: 0x88, "‰": 0x89, Š: 0x8a },
  ...{ "‹": 0x8b, Œ: 0x8c, Ž: 0x8e, "‘": 0x91, "’": 0x92, "“": 0x93, "”": 0x94, "•": 0x95, "–": 0x96, "—": 0x97 },
  ...{ "˜": 0x98, "™": 0x99, š: 0x9a, "›": 0x9b, œ: 0x9c, ž: 0x9e, Ÿ: 0x9f },
  // Letters whose stroke is no accent.
  ...{ Ł: 0x4c, ł: 0x6c, Đ: 0x44, đ: 0x64 },
};

/** Encodes as Windows-1252. A letter that it lacks loses its accent, any other character becomes a question mark. */
export function encodeWindows1252(text: string): Uint8Array {
  const encode = (sign: string): number | null => {
    const code = sign.codePointAt(0) ?? 0;
    if (code < 0x80 || (code >= 0xa0 && code <= 0xff)) return code;
    return beyondLatin[sign] ?? null;
  };
  const bytes: number[] = [];
  for (const sign of text.normalize("NFC")) bytes.push(encode(sign) ?? encode(sign.normalize("NFD").charAt(0)) ?? 0x3f);
  return Uint8Array.from(bytes);
}
