/** A line of a bank account as a test wants it. */
export interface TestLine {
  day: string;
  /** Decimal; negative left the account. */
  amount: string;
  currency?: string;
  name?: string;
  iban?: string;
  text?: string;
  reference?: string;
  /** The message number of the file that a bank books as one sum. */
  file?: string;
}

const OWN_IBAN = "LI21088100002324013AA";

/** Decimal balances before and after the lines of a statement, as of its last day. */
export interface TestBalances {
  opening: string;
  closing: string;
  on: string;
  currency?: string;
}

const writeBalance = (code: string, amount: string, { on, currency = "EUR" }: TestBalances) =>
  `<Bal><Tp><CdOrPrtry><Cd>${code}</Cd></CdOrPrtry></Tp><Amt Ccy="${currency}">${amount.replace("-", "")}</Amt><CdtDbtInd>${amount.startsWith("-") ? "DBIT" : "CRDT"}</CdtDbtInd><Dt><Dt>${on}</Dt></Dt></Bal>`;

/** A `camt.053` of these lines. */
export function createCamt053(lines: readonly TestLine[], balances?: TestBalances): string {
  const entries = lines.map(({ day, amount, currency = "EUR", name = "", iban = "", text = "", reference, file }) => {
    const side = amount.startsWith("-") ? "DBIT" : "CRDT";
    const party = side === "CRDT" ? "Dbtr" : "Cdtr";
    const account = iban ? `<${party}Acct><Id><IBAN>${iban}</IBAN></Id></${party}Acct>` : "";
    const own = reference ? `<AcctSvcrRef>${reference}</AcctSvcrRef>` : "";
    return `<Ntry><Amt Ccy="${currency}">${amount.replace("-", "")}</Amt><CdtDbtInd>${side}</CdtDbtInd><Sts><Cd>BOOK</Cd></Sts><BookgDt><Dt>${day}</Dt></BookgDt>${own}<NtryDtls>${file ? `<Btch><MsgId>${file}</MsgId><NbOfTxs>2</NbOfTxs></Btch>` : ""}<TxDtls><RltdPties><${party}><Pty><Nm>${name}</Nm></Pty></${party}>${account}</RltdPties><RmtInf><Ustrd>${text}</Ustrd></RmtInf></TxDtls></NtryDtls></Ntry>`;
  });
  const said = balances
    ? writeBalance("OPBD", balances.opening, balances) + writeBalance("CLBD", balances.closing, balances)
    : "";
  return `<?xml version="1.0" encoding="UTF-8"?><Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><BkToCstmrStmt><Stmt><Id>1</Id><Acct><Id><IBAN>${OWN_IBAN}</IBAN></Id></Acct>${said}${entries.join("")}</Stmt></BkToCstmrStmt></Document>`;
}

/** The same as a CSV file of a German bank. */
export function createGermanCsv(lines: readonly TestLine[]): string {
  const rows = lines.map(({ day, amount, currency = "EUR", name = "", iban = "", text = "" }) => {
    const [year, month, date] = day.split("-");
    return [`${date}.${month}.${year}`, name, iban, `"${text}"`, amount.replace(".", ","), currency].join(";");
  });
  return `\uFEFFKontoauszug;${OWN_IBAN}\n\nBuchungstag;Name Zahlungsbeteiligter;IBAN Zahlungsbeteiligter;Verwendungszweck;Betrag;Waehrung\n${rows.join("\n")}\n`;
}
