import type { Translated } from "#app/platform/i18n/translated.ts";
import type { bank_rules as english } from "./bank-rules.en.ts";

/** Regeln für Zeilen von Kontoauszügen, die keinen Beleg bezahlen. */
export const bank_rules: Translated<typeof english> = {
  title: "Bankregeln",
  add: "Regel hinzufügen",
  edit: "Bankregel",
  search: "Name, Text",
  empty: "Noch keine Bankregeln",
  empty_why:
    "Kontoführung, Zinsen und Ähnliches bezahlen keinen Beleg. Eine Regel sagt, wohin solche Zeilen gebucht werden; jede bestätigen Sie.",
  name: "Name",
  name_hint: "Er steht bei jeder Zeile, die nach ihr vorgeschlagen wird: Kontoführung.",
  booked_to: "Gebucht auf",
  order: "Rang",
  earlier: "{{name}} nach oben",
  later: "{{name}} nach unten",
  conditions: "Welche Zeilen",
  direction: "Eingang oder Ausgang",
  directions: { in: "Eingang", out: "Ausgang", both: "Beides" },
  text: "Verwendungszweck enthält",
  party: "Name enthält",
  iban: "IBAN oder Kontonummer",
  currency: "Währung",
  amount_from: "Betrag ab",
  amount_to: "Betrag bis",
  amount_hint: "Ohne Vorzeichen",
  deactivate_sure: "Nach ihnen wird nichts mehr vorgeschlagen. Was gebucht ist, bleibt.",
  no_condition:
    "Geben Sie einen Text, einen Namen, ein Konto oder einen Betrag an: Sonst würde die Regel auf jede Zeile passen.",
};
