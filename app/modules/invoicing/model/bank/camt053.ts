import { FileFault } from "#app/platform/documents/tables/file-fault.ts";
import { XmlReader } from "#app/platform/documents/xlsx/xml.ts";
import { readAttribute } from "#app/platform/documents/xlsx/xml-values.ts";
import { isCurrency, parseMoney } from "#app/platform/money/money.ts";
import { isLocalDate } from "#app/platform/time/local-time-text.ts";
import { CamtBalance } from "./bank-balance.ts";
import { type BankEntry, type BankStatement, statementLimits } from "./bank-entry.ts";

/** No element of a statement is nested deeper. */
const MAX_DEPTH = 32;
/** Most tags of a file; a line has about fifty. */
const MAX_TAGS = 1_000_000;

/** A part of a statement whose texts are collected by path. */
interface PartReading {
  depth: number;
  texts: Map<string, string>;
}

const parts = ["Stmt", "Bal", "Ntry", "TxDtls"] as const;

/** True for a text that looks like XML. */
export function isXml(text: string): boolean {
  return /^\uFEFF?\s{0,100}</.test(text);
}

/**
 * Parses the booked lines of a `camt.053` of any version. An entry with several transactions becomes one line per
 * transaction if each has an amount. Entries that are not booked (`PDNG`, `INFO`) are left out; a line without date, amount
 * or currency means a damaged file.
 */
export function parseCamt053(text: string): BankStatement {
  const reading = new CamtReading();
  const reader = new XmlReader(reading, MAX_TAGS);
  reader.push(text);
  return reading.result();
}

class CamtReading {
  private readonly path: string[] = [];
  private readonly opened: PartReading[] = [];
  private details: Map<string, string>[] = [];
  private words = "";
  private account = "";
  private statements = 0;
  private readonly entries: BankEntry[] = [];
  private readonly balances: BankStatement["balances"] = [];
  private balance = new CamtBalance(0);

  open(name: string, tag: string): void {
    this.path.push(name);
    if (this.path.length > MAX_DEPTH) throw new FileFault("file_damaged");
    this.words = "";
    if (parts.some((part) => part === name)) this.opened.push({ depth: this.path.length, texts: new Map() });
    if (name === "Stmt") this.balance = new CamtBalance(this.entries.length);
    if (name === "Stmt") this.statements += 1;
    if (name === "Ntry") this.details = [];
    const currency = name === "Amt" ? readAttribute(tag, "Ccy") : null;
    if (currency) this.storeText(`${this.below()}/@Ccy`, currency);
  }

  text(text: string): void {
    if (this.words.length < statementLimits.text) this.words += text;
  }

  close(name: string): void {
    const text = this.words.trim();
    this.words = "";
    const part = this.opened.at(-1);
    if (part && part.depth === this.path.length) {
      this.opened.pop();
      this.end(name, part.texts);
    } else if (text) this.storeText(this.below(), text);
    if (this.path.pop() !== name) throw new FileFault("file_damaged");
  }

  result(): BankStatement {
    if (this.statements === 0 || this.path.length > 0) throw new FileFault("file_damaged");
    return { account: this.account, entries: this.entries, unread: [], balances: this.balances };
  }

  private below(): string {
    return this.path.slice(this.opened.at(-1)?.depth ?? 0).join("/");
  }

  /** Joins texts of the same path: a purpose may have several lines. */
  private storeText(path: string, text: string): void {
    const texts = this.opened.at(-1)?.texts;
    if (!texts) return;
    const before = texts.get(path);
    texts.set(path, (before === undefined ? text : `${before} ${text}`).slice(0, statementLimits.text));
    if (path === "Acct/Id/IBAN" && this.account === "") this.account = text;
  }

  private end(name: string, texts: Map<string, string>): void {
    if (name === "TxDtls") this.details.push(texts);
    if (name === "Bal") this.balance.add(texts);
    if (name === "Stmt") this.balances.push(...this.balance.end(texts, this.entries));
    if (name !== "Ntry" || (texts.get("Sts/Cd") ?? texts.get("Sts") ?? "BOOK") !== "BOOK") return;
    const each = this.details.filter((detail) => findAmountPath(detail) !== null);
    const lines =
      this.details.length > 1 && each.length === this.details.length ? each : [this.details[0] ?? new Map()];
    for (const detail of lines) this.entries.push(toBankEntry(texts, detail, lines.length > 1));
    if (this.entries.length > statementLimits.entries)
      throw new FileFault("file_statement_long", { limit: statementLimits.entries });
  }
}

type Texts = ReadonlyMap<string, string>;

function findAmountPath(detail: Texts): string | null {
  return ["Amt", "AmtDtls/TxAmt/Amt"].find((path) => detail.has(path)) ?? null;
}

function toBankEntry(entry: Texts, detail: Texts, several: boolean): BankEntry {
  const path = several ? findAmountPath(detail) : null;
  const [amounts, at] = path ? [detail, path] : [entry, "Amt"];
  const currency = amounts.get(`${at}/@Ccy`) ?? "";
  const amount = isCurrency(currency) ? parseMoney(amounts.get(at) ?? "", currency) : null;
  const bookedOn = (entry.get("BookgDt/Dt") ?? entry.get("BookgDt/DtTm") ?? entry.get("ValDt/Dt") ?? "").slice(0, 10);
  if (amount === null || !isLocalDate(bookedOn)) throw new FileFault("file_damaged");
  const out = (detail.get("CdtDbtInd") ?? entry.get("CdtDbtInd")) === "DBIT";
  const party = out ? "Cdtr" : "Dbtr";
  const of = (...paths: string[]) => paths.map((each) => detail.get(each)).find((text) => text !== undefined) ?? "";
  const words = [
    "RmtInf/Strd/CdtrRefInf/Ref",
    "RmtInf/Strd/RfrdDocInf/Nb",
    "RmtInf/Ustrd",
    "Refs/EndToEndId",
    "AddtlTxInf",
  ].flatMap((each) => detail.get(each) ?? []);
  const own = of("Refs/AcctSvcrRef", "Refs/TxId");
  const text = [...words, entry.get("AddtlNtryInf")].filter((each) => each && each !== "NOTPROVIDED").join(" ");
  return {
    bookedOn,
    amount: out ? -Math.abs(amount) : Math.abs(amount),
    currency,
    name: of(`RltdPties/${party}/Nm`, `RltdPties/${party}/Pty/Nm`),
    iban: of(`RltdPties/${party}Acct/Id/IBAN`),
    text: text.slice(0, statementLimits.text),
    reference: several ? own || of("Refs/EndToEndId") : (entry.get("AcctSvcrRef") ?? own),
    file: [
      ...["Refs/MsgId", "Refs/PmtInfId"].flatMap((each) => detail.get(each) ?? []),
      ...["NtryDtls/Btch/MsgId", "NtryDtls/Btch/PmtInfId"].flatMap((each) => entry.get(each) ?? []),
    ]
      .join(" ")
      .slice(0, statementLimits.text),
  };
}
