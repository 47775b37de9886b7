import type { Translated } from "#app/platform/i18n/translated.ts";
import type { locations as english } from "./locations.en.ts";

export const locations: Translated<typeof english> = {
  title: "Standorte",
  add: "Standort hinzufügen",
  edit: "Standort bearbeiten",
  search: "Name oder externe ID",
  empty: "Noch keine Standorte",
  empty_why: "Touren beginnen und enden an einem Standort.",
  name: "Name",
  external_id: "Externe ID",
  address: "Adresse",
  city: "Ort",
  position: "Position",
  no_position: "Nicht gefunden",
  functions: "Funktionen",
  vehicle_types: "Erlaubte Fahrzeugarten",
  vehicle_types_hint: "Nichts angekreuzt: alle.",
  prohibited: "Verbotene Fahrzeuge",
  prohibited_hint: "Kennzeichen",
  prohibited_add: "Kennzeichen hinzufügen",
  hours: "Öffnungszeiten",
  found_coarse: "Nur der Ort wurde gefunden. Bitte prüfen Sie die Position.",
  found_none: "Die Adresse wurde nicht gefunden. Bitte tragen Sie die Position manuell ein.",
  section: {
    place: "Ort",
    rules: "Regeln",
  },
};
