import type { Translated } from "#app/platform/i18n/translated.ts";
import type { packages as english } from "./packages.en.ts";

export const packages: Translated<typeof english> = {
  volume_l: "Volumen (l)",
  volume_hint: "Nur wenn es nicht Länge × Breite × Höhe ist.",
  length_mm: "Länge (mm)",
  width_mm: "Breite (mm)",
  height_mm: "Höhe (mm)",
  weight_g: "Gewicht (g)",
  title: "Packstücke",
  add: "Packstück anlegen",
  edit: "Packstück bearbeiten",
  search: "Name",
  empty: "Noch keine Packstücke",
  empty_why: "Ein hier hinterlegtes Packstück tragen Sie mit einer Auswahl in einen Auftrag ein.",
  deactivate_sure: "Sie werden für neue Aufträge nicht mehr angeboten. Vorhandene Aufträge behalten sie.",
  name: "Name",
  type: "Art",
  parcel: "Paket",
  pallet: "Palette",
  sides: "Länge × Breite × Höhe",
  length: "Länge",
  width: "Breite",
  height: "Höhe",
  weight: "Gewicht",
  volume: "Volumen",
};
