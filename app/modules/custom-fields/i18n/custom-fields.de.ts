import type { Translated } from "#app/platform/i18n/translated.ts";
import type { custom_fields as english } from "./custom-fields.en.ts";

export const custom_fields: Translated<typeof english> = {
  title: "Eigene Felder",
  add: "Neues Feld",
  edit: "Feld bearbeiten",
  search: "Name oder Schlüssel",
  empty: "Noch keine eigenen Felder",
  empty_why:
    "Geben Sie Aufträgen, Kunden und Sendungen Felder, die Sie brauchen. Programme lesen und schreiben sie als Metadaten.",
  name: "Name",
  name_de: "Name auf Deutsch",
  noun: "Gehört zu",
  nouns: { order: "Aufträge", customer: "Kunden", shipment: "Sendungen" },
  key: "Schlüssel",
  key_hint: "Für Programme und Dateien. Er bleibt, wie er ist.",
  kind: "Art",
  kinds: {
    text: "Kurzer Text",
    number: "Zahlenwert",
    date: "Datum",
    choice: "Auswahl",
    yes_no: "Ja oder nein",
    link: "Webadresse",
  },
  choices: "Auswahlmöglichkeiten",
  choices_hint: "Für die Art Auswahl.",
  choices_add: "Möglichkeit hinzufügen",
  rules: "Regeln",
  required: "Pflichtfeld",
  required_hint: "Personen müssen es ausfüllen; Programme und Dateien nicht.",
  for_driver: "Für den Fahrer sichtbar",
  for_driver_hint: "Am Stopp. Nicht für Felder von Kunden.",
  for_customers: "Für Kunden sichtbar",
  for_customers_hint: "Hinter ihrem Link zur Sendungsverfolgung und auf Etiketten. Nur für Felder von Aufträgen.",
  position: "Platz im Formular",
  fixed: "Das bleibt, wie es ist: Werte stehen darunter.",
};
