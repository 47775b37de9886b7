import type { Translated } from "#app/platform/i18n/translated.ts";
import type { stock as english } from "./stock.en.ts";

export const stock: Translated<typeof english> = {
  saved: "Gespeichert",
  items: {
    title: "Artikel",
    add: "Artikel hinzufügen",
    edit: "Artikel bearbeiten",
    import: "Artikel importieren",
    image: "Bild",
    choose_image: "Bild wählen",
    remove_image: "Bild entfernen",
    image_hint: "PNG, JPEG oder WebP, höchstens 1 MB",
    search: "Nummer, Strichcode oder Name",
    sku: "Artikelnummer",
    barcode: "Strichcode",
    name: "Name",
    description: "Beschreibung",
    length: "Länge",
    width: "Breite",
    height: "Höhe",
    weight: "Gewicht",
    unit_price: "Stückpreis",
    stock: "Verfügbar",
    stock_hint: "Leer lassen, wenn kein Bestand gezählt wird",
    available: "Verfügbar",
    dimensions: "Maße",
    tags: "Schlagwörter",
    status: "Status",
    active: "Aktiv",
    inactive: "Inaktiv",
    activate: "Aktivieren",
    deactivate: "Deaktivieren",
    empty: "Noch keine Artikel",
    empty_why:
      "Aus Artikeln werden Aufträge kommissioniert: Jeder hat eine Artikelnummer und einen Strichcode zum Scannen.",
  },
};
