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
}

const OWN_IBAN = "LI21088100002324013AA";

/** A `camt.053` of these lines. */
export function createCamt053(lines: readonly TestLine[]): string {
  const entries = lines.map(({ day, amount, currency = "EUR", name = "", iban = "", text = "", reference }) => {
    const side = amount.startsWith("-") ? "DBIT" : "CRDT";
    const party = side === "CRDT" ? "Dbtr" : "Cdtr";
    const account = iban ? `<${party}Acct><Id><IBAN>${iban}</IBAN></Id></${party}Acct>` : "";
    const own = reference ? `<AcctSvcrRef>${reference}</AcctSvcrRef>` : "";
    return `<Ntry><Amt Ccy="${currency}">${amount.replace("-", "")}</Amt><CdtDbtInd>${side}</CdtDbtInd><Sts><Cd>BOOK</Cd></Sts><BookgDt><Dt>${day}</Dt></BookgDt>${own}<NtryDtls><TxDtls><RltdPties><${party}><Pty><Nm>${name}</Nm></Pty></${party}>${account}</RltdPties><RmtInf><Ustrd>${text}</Ustrd></RmtInf></TxDtls></NtryDtls></Ntry>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?><Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><BkToCstmrStmt><Stmt><Id>1</Id><Acct><Id><IBAN>${OWN_IBAN}</IBAN></Id></Acct>${entries.join("")}</Stmt></BkToCstmrStmt></Document>`;
}

/** The same as a CSV file of a German bank. */
export function createGermanCsv(lines: readonly TestLine[]): string {
  const rows = lines.map(({ day, amount, currency = "EUR", name = "", iban = "", text = "" }) => {
    const [year, month, date] = day.split("-");
    return [`${date}.${month}.${year}`, name, iban, `"${text}"`, amount.replace(".", ","), currency].join(";");
  });
  return `\uFEFFKontoauszug;${OWN_IBAN}\n\nBuchungstag;Name Zahlungsbeteiligter;IBAN Zahlungsbeteiligter;Verwendungszweck;Betrag;Waehrung\n${rows.join("\n")}\n`;
}
