const numbered = (count: number, art: string, content: string) =>
  Array.from({ length: count }, (_, at) => [`${art} ${at + 1}`, `${content} ${at + 1}`]).flat();

/** The 125 columns of a posting batch, format version 13, in DATEV's own spelling. */
export const extfColumns: readonly string[] = [
  "Umsatz (ohne Soll/Haben-Kz)",
  "Soll/Haben-Kennzeichen",
  "WKZ Umsatz",
  "Kurs",
  "Basis-Umsatz",
  "WKZ Basis-Umsatz",
  "Konto",
  "Gegenkonto (ohne BU-Schlüssel)",
  "BU-Schlüssel",
  "Belegdatum",
  "Belegfeld 1",
  "Belegfeld 2",
  "Skonto",
  "Buchungstext",
  "Postensperre",
  "Diverse Adressnummer",
  "Geschäftspartnerbank",
  "Sachverhalt",
  "Zinssperre",
  "Beleglink",
  ...numbered(8, "Beleginfo - Art", "Beleginfo - Inhalt"),
  "KOST1 - Kostenstelle",
  "KOST2 - Kostenstelle",
  "Kost-Menge",
  "EU-Land u. UStID (Bestimmung)",
  "EU-Steuersatz (Bestimmung)",
  "Abw. Versteuerungsart",
  "Sachverhalt L+L",
  "Funktionsergänzung L+L",
  "BU 49 Hauptfunktionstyp",
  "BU 49 Hauptfunktionsnummer",
  "BU 49 Funktionsergänzung",
  ...numbered(20, "Zusatzinformation - Art", "Zusatzinformation- Inhalt"),
  "Stück",
  "Gewicht",
  "Zahlweise",
  "Forderungsart",
  "Veranlagungsjahr",
  "Zugeordnete Fälligkeit",
  "Skontotyp",
  "Auftragsnummer",
  "Buchungstyp",
  "USt-Schlüssel (Anzahlungen)",
  "EU-Land (Anzahlungen)",
  "Sachverhalt L+L (Anzahlungen)",
  "EU-Steuersatz (Anzahlungen)",
  "Erlöskonto (Anzahlungen)",
  "Herkunft-Kz",
  "Buchungs GUID",
  "KOST-Datum",
  "SEPA-Mandatsreferenz",
  "Skontosperre",
  "Gesellschaftername",
  "Beteiligtennummer",
  "Identifikationsnummer",
  "Zeichnernummer",
  "Postensperre bis",
  "Bezeichnung SoBil-Sachverhalt",
  "Kennzeichen SoBil-Buchung",
  "Festschreibung",
  "Leistungsdatum",
  "Datum Zuord. Steuerperiode",
  "Fälligkeit",
  "Generalumkehr (GU)",
  "Steuersatz",
  "Land",
  "Abrechnungsreferenz",
  "BVV-Position",
  "EU-Land u. UStID (Ursprung)",
  "EU-Steuersatz (Ursprung)",
  "Abw. Skontokonto",
];

/** Columns of text, which are quoted also where they are empty; the others are numbers and days, never quoted. */
const textColumns = new Set(
  [
    ...["Soll/Haben-Kennzeichen", "WKZ Umsatz", "WKZ Basis-Umsatz", "BU-Schlüssel", "Belegfeld 1", "Belegfeld 2"],
    ...["Buchungstext", "Diverse Adressnummer", "Beleglink", "KOST1 - Kostenstelle", "KOST2 - Kostenstelle"],
    ...["EU-Land u. UStID (Bestimmung)", "Abw. Versteuerungsart", "Auftragsnummer", "Buchungstyp", "Herkunft-Kz"],
    ...["EU-Land (Anzahlungen)", "Buchungs GUID", "SEPA-Mandatsreferenz", "Gesellschaftername", "Zeichnernummer"],
    ...["Identifikationsnummer", "Bezeichnung SoBil-Sachverhalt", "Generalumkehr (GU)", "Land"],
    ...["Abrechnungsreferenz", "EU-Land u. UStID (Ursprung)"],
    ...extfColumns.filter((name) => /^(Beleginfo|Zusatzinformation)/.test(name)),
  ].map((name) => extfColumns.indexOf(name)),
);

const isText = (column: number): boolean => textColumns.has(column);

/** A text in quotes, without control characters; a quote in it is doubled. */
export const quoteExtf = (text: string, longest: number): string =>
  `"${text
    .replace(/\p{Cc}+/gu, " ")
    .slice(0, longest)
    .replaceAll('"', '""')}"`;

/** A line of all columns from the values of some, by name. */
export function formatExtfLine(values: Readonly<Record<string, string>>): string {
  return extfColumns.map((name, at) => values[name] ?? (isText(at) ? '""' : "")).join(";");
}
