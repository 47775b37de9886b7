import type { labels as source } from "../en/labels.ts";
import type { Translated } from "../translated.ts";

export const labels: Translated<typeof source> = {
  minutes_one: "{{count}} Minute",
  minutes_other: "{{count}} Minuten",
  field: {
    number: "Auftrag",
    external_id: "Referenz",
    customer: "Kunde",
    phone: "Telefon",
    destination: "An",
    destination_postal_code: "Postleitzahl",
    destination_city: "Ort",
    destination_country: "Land",
    directions: "Wegbeschreibung",
    sender: "Von",
    source: "Abholung bei",
    merchant: "Händler",
    shipping_method: "Versandart",
    packages: "Packstücke",
    package_position: "Packstück",
    weight: "Gewicht",
    dimensions: "Maße",
    delivery_window: "Zustellung",
    collections: "Nachnahme",
    notes: "Hinweise",
    service: "Servicezeit",
    printed_at: "Gedruckt",
  },
};
