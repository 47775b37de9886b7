import { FileFault } from "#app/platform/documents/tables/file-fault.ts";
import { isIban, normalizeIban } from "#app/platform/money/iban.ts";
import { isCurrency, parseMoney } from "#app/platform/money/money.ts";
import { isLocalDate } from "#app/platform/time/local-time-text.ts";
import { parseSequence, type SaidBalance, toBankBalance } from "./bank-balance.ts";
import { type BankEntry, type BankStatement, statementLimits } from "./bank-entry.ts";

/** A field of the file: `:61:` with its lines. */
interface Field {
  tag: string;
  text: string;
  row: number;
}

/** True for a text with the fields of SWIFT's customer statement. */
export function isMt940(text: string): boolean {
  return /(^|\n|\uFEFF):20:/.test(text.slice(0, 400)) && text.includes("\n:61:");
}

/**
 * Parses the booked lines of an MT940 file: of the German banks with their subfields (`?20`, `SVWZ+`), or with plain remittance
 * texts. A line without date or amount is reported.
 */
export function parseMt940(text: string): BankStatement {
  const statement: BankStatement = { account: "", entries: [], unread: [], balances: [] };
  let currency = "";
  let iban = "";
  let sequence: number | null = null;
  let opening: { said: SaidBalance | null; at: number } | null = null;
  const fields = readFields(text);
  for (const [at, { tag, text: content, row }] of fields.entries()) {
    if (tag === "25") iban = parseAccount(content);
    statement.account ||= iban;
    if (tag === "28C") sequence = parseSequence(content);
    if (tag.startsWith("60")) currency = content.slice(7, 10);
    // The pages of one statement end and begin with balances of their own (60M, 62M).
    if (tag === "60F") opening = { said: parseBalance(content), at: statement.entries.length };
    if (tag === "62F" && opening) {
      const [said, entries] = [[opening.said, parseBalance(content)], statement.entries.slice(opening.at)];
      statement.balances.push(...toBankBalance({ iban, sequence }, said, entries));
      opening = null;
    }
    if (tag !== "61") continue;
    if (!isCurrency(currency)) throw new FileFault("file_damaged");
    const next = fields[at + 1];
    const entry = parseEntry(content, next?.tag === "86" ? next.text : "", currency);
    if (typeof entry === "string") statement.unread.push({ row, field: entry });
    else statement.entries.push(entry);
    if (statement.entries.length > statementLimits.entries)
      throw new FileFault("file_statement_long", { limit: statementLimits.entries });
  }
  return statement;
}

function readFields(text: string): Field[] {
  const fields: Field[] = [];
  for (const [at, line] of text.split(/\r?\n/).entries()) {
    const [whole = "", tag] = /^:(\d\d[A-Z]?):/.exec(line) ?? [];
    const open = fields.at(-1);
    if (tag) fields.push({ tag, text: line.slice(whole.length), row: at + 1 });
    else if (open && !line.startsWith("-")) open.text += `\n${line}`;
  }
  return fields;
}

/** A balance: `C261130CHF5523,94`. */
function parseBalance(text: string): SaidBalance | null {
  const [, mark, day = "", currency = "", amount = ""] =
    /^([CD])(\d{6})([A-Z]{3})(\d{1,15}(?:,\d{0,4})?)/.exec(text) ?? [];
  const on = parseDay(day, undefined);
  const value = isCurrency(currency) ? parseMoney(amount.replace(/,$/, "").replace(",", "."), currency) : null;
  return value === null || !isLocalDate(on) ? null : { on, currency, amount: mark === "D" ? -value : value };
}

/** The account's IBAN; of the German form `bank code/account` the one that these make. */
function parseAccount(text: string): string {
  const [plain = ""] = text.split("\n");
  if (isIban(plain)) return normalizeIban(plain);
  const [, bank, account] = /^(\d{8})\/(\d{1,10})/.exec(plain) ?? [];
  if (!bank || !account) return "";
  const basic = bank + account.padStart(10, "0");
  // ISO 7064 MOD 97-10, with DE as 13 14 and 00 for the check digits.
  return `DE${String(98n - (BigInt(`${basic}131400`) % 97n)).padStart(2, "0")}${basic}`;
}

const entryPattern = /^(\d{6})(\d{4})?(RC|RD|C|D)[A-Z]?(\d{1,15}(?:,\d{0,4})?)[A-Z][A-Z0-9]{3}([^\n]*)/;

/** An entry, or the field that could not be read. Reversals go the other way: RD came in, RC left. */
function parseEntry(content: string, details: string, currency: string): BankEntry | "date" | "amount" {
  const [, valued = "", booked, mark, amountText = "", references = ""] = entryPattern.exec(content) ?? [];
  if (mark === undefined) return "amount";
  const bookedOn = parseDay(valued, booked);
  const amount = parseMoney(amountText.replace(/,$/, "").replace(",", "."), currency);
  if (!isLocalDate(bookedOn)) return "date";
  if (amount === null || amount === 0) return "amount";
  const [own = "", bank = ""] = references.split("//");
  const { text, name, iban, file } = parseDetails(details);
  return {
    ...{ bookedOn, amount: mark === "D" || mark === "RC" ? -amount : amount, currency, name, iban },
    text: [text, own === "NONREF" ? "" : own].filter(Boolean).join(" ").slice(0, statementLimits.text),
    ...{ reference: bank.trim().slice(0, 100), file },
  };
}

/** The booking day, which has no year: the one that is nearest to the value day. */
function parseDay(valued: string, booked: string | undefined): string {
  const year = 2000 + Number(valued.slice(0, 2));
  const [month, day] = [valued.slice(2, 4), valued.slice(4, 6)];
  if (!booked) return `${year}-${month}-${day}`;
  const apart = Number(booked.slice(0, 2)) - Number(month);
  return `${year + (apart > 6 ? -1 : apart < -6 ? 1 : 0)}-${booked.slice(0, 2)}-${booked.slice(2, 4)}`;
}

/** Remittance text, the other party, and the number of the file (`KREF+`) by which the line was ordered. */
function parseDetails(details: string): Pick<BankEntry, "text" | "name" | "iban" | "file"> {
  const joined = details.replaceAll("\n", "");
  const found = [...joined.matchAll(/\?(\d\d)([^?]*)/g)];
  const of = (from: number, to: number) =>
    found.flatMap(([, code, text = ""]) => (Number(code) >= from && Number(code) <= to ? [text] : [])).join("");
  const purpose = found.length > 0 ? of(20, 29) + of(60, 63) : details.replaceAll("\n", " ");
  const [, file = ""] = /KREF\+(.{0,100}?)(?=[A-Z]{4}\+|$)/.exec(purpose) ?? [];
  return {
    text: purpose
      .replace(/[A-Z]{4}\+/g, " ")
      .trim()
      .slice(0, statementLimits.text),
    name: of(32, 33).trim().slice(0, statementLimits.text),
    iban: isIban(of(31, 31)) ? normalizeIban(of(31, 31)) : "",
    file: file.trim().slice(0, statementLimits.text),
  };
}
