import type { Translated } from "#app/platform/i18n/translated.ts";
import type { checkout_keys as english } from "./checkout-keys.en.ts";

export const checkout_keys: Translated<typeof english> = {
  title: "Checkout-Schlüssel",
  add: "Schlüssel erstellen",
  edit: "Checkout-Schlüssel",
  search: "Name",
  hold_elsewhere: "Die Zeit war für eine andere Adresse reserviert. Wählen Sie eine für diese.",
  hint: "Der Schlüssel steht in der Seite des Shops, lesbar für alle. Er fragt nach Lieferzeiten und reserviert sie für zehn Minuten, sonst nichts.",
  empty: "Keine Checkout-Schlüssel",
  empty_why: "Bieten Sie an der Kasse eines Shops Lieferzeiten an, die Ihre Pläne halten, mit einem Skript von 2 KB.",
  name: "Name",
  sites: "Websites, die ihn verwenden dürfen",
  sites_hint: "Der Anfang ihrer Adressen, etwa https://shop.example.com",
  sites_add: "Website hinzufügen",
  merchant: "Nur für Aufträge dieses Händlers",
  key: "Schlüssel",
  copy_key: "Schlüssel von {{name}} kopieren",
  copy_html: "HTML von {{name}} kopieren",
  deactivate_sure: "Kassen, die sie verwenden, bieten keine Zeiten mehr an. Reservierte Zeiten bleiben reserviert.",
};
