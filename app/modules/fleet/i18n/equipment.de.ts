import type { Translated } from "#app/platform/i18n/translated.ts";
import type { equipment as english } from "./equipment.en.ts";

export const equipment: Translated<typeof english> = {
  title: "Ausrüstung",
  add: "Ausrüstung hinzufügen",
  edit: "Ausrüstung bearbeiten",
  search: "Name oder Seriennummer",
  empty: "Noch keine Ausrüstung",
  empty_why: "Scanner, Kartenterminals, Rollwagen: wer was hat.",
  name: "Name",
  type: "Art",
  serial: "Seriennummer",
  agent: "Beim Fahrer",
  vehicle: "Im Fahrzeug",
  notes: "Notizen",
  types: {
    scanner: "Scanner",
    phone: "Telefon",
    card_terminal: "Kartenterminal",
    printer: "Drucker",
    trolley: "Rollwagen",
    container: "Behälter",
    cool_box: "Kühlbox",
    other: "Sonstiges",
  },
};
