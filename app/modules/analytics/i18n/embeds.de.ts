import type { Translated } from "#app/platform/i18n/translated.ts";
import type { embeds as english } from "./embeds.en.ts";

export const embeds: Translated<typeof english> = {
  title: "Eingebettete Dashboards",
  add: "Dashboard einbetten",
  edit: "Eingebettetes Dashboard",
  search: "Name",
  hint: "Die Adresse öffnet sich ohne Anmeldung, mit den Rechten dessen, der sie zuletzt gespeichert hat. Deaktivieren beendet sie.",
  empty: "Nichts ist eingebettet",
  empty_why:
    "Zeigen Sie ein Dashboard in einer eigenen Seite, etwa im Intranet. Seine Zahlen öffnen die Aufträge dahinter.",
  name: "Name",
  dashboard: "Dashboard",
  dashboards: {
    all: "Alle Dashboards",
    overview: "Übersicht",
    orders: "Aufträge",
    shipments: "Sendungen",
    fleet: "Flotte",
    otif: "OTIF",
    windows: "Gemeldete Zeitfenster",
  },
  only: "Nur",
  merchant: "Nur dieser Händler",
  location: "Nur dieser Standort",
  team: "Nur dieses Team",
  sites: "Websites, die es zeigen dürfen",
  sites_hint: "Der Anfang ihrer Adressen, etwa https://intranet.example.com",
  sites_add: "Website hinzufügen",
  ends_on: "Letzter Tag",
  ends_on_hint: "Ohne ihn gilt die Adresse, bis sie deaktiviert wird",
  address: "Adresse",
  copy_address: "Adresse von {{name}} kopieren",
  copy_frame: "HTML von {{name}} kopieren",
  deactivate_sure: "Seiten, die sie zeigen, bleiben leer.",
};
