import type { Translated } from "#app/platform/i18n/translated.ts";
import type { bank as english } from "./bank.en.ts";

/** Kontoauszüge: welche Belege ihre Zeilen bezahlen. */
export const bank: Translated<typeof english> = {
  title: "Kontoauszug",
  choose: "Datei wählen",
  choose_line: "Buchen",
  choose_of: "Zahlung von {{name}} buchen",
  empty: "Noch kein Kontoauszug",
  empty_why:
    "Wählen Sie einen Auszug Ihrer Bank (camt.053, MT940 oder CSV). Zahlungen werden offenen Rechnungen, Abrechnungen und Auszahlungen zugeordnet; was gebucht wird, bestätigen Sie.",
  incoming_one: "{{count}} Zahlung eingegangen",
  incoming_other: "{{count}} Zahlungen eingegangen",
  payouts_one: "{{count}} Zahlungsausgang",
  payouts_other: "{{count}} Zahlungsausgänge",
  outgoing_one: "{{count}} anderer Abgang wird nicht gezeigt",
  outgoing_other: "{{count}} andere Abgänge werden nicht gezeigt",
  unread_one: "{{count}} Zeile ohne Datum oder Betrag: {{rows}}",
  unread_other: "{{count}} Zeilen ohne Datum oder Betrag: {{rows}}",
  book_zero: "Zahlungen buchen",
  book_one: "{{count}} Zahlung buchen",
  book_other: "{{count}} Zahlungen buchen",
  booked_one: "{{count}} Zahlung gebucht",
  booked_other: "{{count}} Zahlungen gebucht",
  refused_one: "{{count}} Zahlung wurde nicht gebucht, weil sich etwas geändert hat. Prüfen Sie noch einmal.",
  refused_other: "{{count}} Zahlungen wurden nicht gebucht, weil sich etwas geändert hat. Prüfen Sie noch einmal.",
  column: {
    day: "Gebucht",
    payer: "Von oder an",
    text: "Verwendungszweck",
    amount: "Betrag",
    pays: "Bezahlt",
    why: "Erkannt",
  },
  state: {
    sure: "Sicher",
    likely: "Wahrscheinlich",
    netted: "Mit einer Abrechnung verrechnet, zu zahlen war nichts",
    differs: "Anderer Betrag",
    paid: "Bereits bezahlt",
    booked: "Gebucht",
    none: "Keine Zuordnung",
    returned: "Zahlung kam zurück: wieder unbezahlt",
    out: "Ausgang",
  },
  reason: {
    number: "Nummer im Verwendungszweck",
    amount: "Betrag",
    iban: "bekanntes Konto",
    name: "Name",
  },
};
