import type { Translated } from "#app/platform/i18n/translated.ts";
import type { carriers as english } from "./carriers.en.ts";

export const carriers: Translated<typeof english> = {
  title: "Frachtführer",
  search: "Name",
  empty: "Noch keine Frachtführer",
  empty_why: "Ein Frachtführer lädt Sie per E-Mail ein. Seine Einladung erscheint hier, bis Sie sie beantworten.",
  name: "Frachtführer",
  country: "Land",
  known_as: "Führt Sie als",
  state: "Status",
  since: "Seit",
  accept: "Annehmen",
  accept_sure: "Sie können ab jetzt Aufträge bei diesem Frachtführer aufgeben.",
  dismiss: "Ablehnen",
  dismiss_sure: "Der Frachtführer kann Sie erneut einladen.",
  disconnect_action: "Frachtführer trennen",
  stay_connected: "Verbunden bleiben",
  dismiss_action: "Einladung ablehnen",
  keep_invitation: "Einladung behalten",
  disconnect: "Trennen",
  disconnect_sure:
    "Sie können bei diesem Frachtführer keine Aufträge mehr aufgeben. Solange Aufträge laufen, wird das abgelehnt.",
};
