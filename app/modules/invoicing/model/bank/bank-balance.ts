import type { BankBalance } from "#app/modules/ledger/model/bank-chain.ts";
import { normalizeIban } from "#app/platform/money/iban.ts";
import { isCurrency, parseMoney } from "#app/platform/money/money.ts";
import { isLocalDate } from "#app/platform/time/local-time-text.ts";
import type { BankEntry } from "./bank-entry.ts";

/** A balance, minor units, with its local date. */
export interface SaidBalance {
  on: string;
  currency: string;
  amount: number;
}

/** The number of a statement (`236/1` without the page); null where the bank counts none. */
export function parseSequence(text: string): number | null {
  return Number(/^\d{1,15}/.exec(text)?.[0] ?? 0) || null;
}

/** The balance of an account by what a statement says at its beginning and end, and by its lines. */
export function toBankBalance(
  { iban, sequence }: Pick<BankBalance, "iban" | "sequence">,
  [opening, closing]: readonly (SaidBalance | null | undefined)[],
  entries: readonly BankEntry[],
): BankBalance[] {
  if (iban === "" || !opening || !closing || opening.currency !== closing.currency) return [];
  const fromOn = entries.reduce((first, { bookedOn }) => (bookedOn < first ? bookedOn : first), closing.on);
  const { currency, on: throughOn } = closing;
  return [{ iban, currency, fromOn, throughOn, opening: opening.amount, closing: closing.amount, sequence }];
}

type Texts = ReadonlyMap<string, string>;

/** The balances of one statement of a `camt.053`, by their codes. */
export class CamtBalance {
  readonly #begin: number;
  readonly #said = new Map<string, SaidBalance | null>();

  /** @param begin where the lines of the statement begin */
  constructor(begin: number) {
    this.#begin = begin;
  }

  add(texts: Texts): void {
    this.#said.set(texts.get("Tp/CdOrPrtry/Cd") ?? "", toBalance(texts));
  }

  /** Opening as booked, or what the statement before ended with, and closing as booked. */
  end(texts: Texts, entries: readonly BankEntry[]): BankBalance[] {
    const ends = [this.#said.get("OPBD") ?? this.#said.get("PRCD"), this.#said.get("CLBD")];
    const sequence = parseSequence(texts.get("ElctrncSeqNb") ?? texts.get("LglSeqNb") ?? "");
    const iban = normalizeIban(texts.get("Acct/Id/IBAN") ?? "");
    return toBankBalance({ iban, sequence }, ends, entries.slice(this.#begin));
  }
}

function toBalance(texts: Texts): SaidBalance | null {
  const currency = texts.get("Amt/@Ccy") ?? "";
  const value = isCurrency(currency) ? parseMoney(texts.get("Amt") ?? "", currency) : null;
  const on = (texts.get("Dt/Dt") ?? texts.get("Dt/DtTm") ?? "").slice(0, 10);
  if (value === null || !isLocalDate(on)) return null;
  return { on, currency, amount: texts.get("CdtDbtInd") === "DBIT" ? -value : value };
}
