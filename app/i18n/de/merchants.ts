import type { merchants as english, carriers as englishCarriers } from "../en/merchants.ts";
import type { Translated } from "../translated.ts";

/** Einstellungen: Händler, ihre Portale und die Frachtführer eines Händlers. */
export const merchants: Translated<typeof english> = {
  title: "Händler",
  add: "Händler hinzufügen",
  edit: "Händler bearbeiten",
  search: "Name, Inhaber, E-Mail, Telefon",
  empty: "Noch keine Händler",
  empty_why: "Ein Händler verkauft, was Sie zustellen. Sie handeln für ihn, oder er arbeitet in einem eigenen Portal.",
  deactivate_sure:
    "Sie werden für neue Aufträge nicht mehr angeboten, und ihre Portale nehmen keine Aufträge an. Was läuft, läuft weiter.",
  name: "Name",
  owner: "Inhaber",
  email: "E-Mail",
  phone: "Telefon",
  tags: "Schlagwörter",
  currency: "Abgerechnet in",
  managed: "Betreut",
  managed_hint: "Er hat keine eigene Anmeldung: Sie legen seine Aufträge an und ändern sie.",
  orders: "Aufträge",
  shipping_methods: "Versandarten",
  shipping_methods_hint: "Was er beauftragen darf. Keine gewählt: alle.",
  locations: "Standorte",
  locations_hint: "Von hier gehen seine Waren ab.",
  default_proof: "Zustellnachweis",
  default_proof_hint: "Wenn der Auftrag nichts anderes sagt.",
  proof: { disabled: "Keiner", signatureOnly: "Unterschrift", imageOnly: "Foto", both: "Unterschrift und Foto" },
  measurement: "Einheiten",
  metric: "Metrisch (kg, cm)",
  imperial: "Imperial (lb, in)",
  as_account: "Wie in diesem Arbeitsbereich",
  limits: "Abrechnungslimit",
  limits_hint:
    "Neue Aufträge werden abgelehnt, sobald die offenen Beträge in einer Währung die Grenze erreichen. Für nicht genannte Währungen gilt keine.",
  add_limit: "Grenze hinzufügen",
  remove_limit: "Grenze {{number}} entfernen",
  amount: "Betrag",
  limit_currency: "Währung",
  messages: "Nachrichten an seine Kunden",
  tracking_events: "Dem Kunden schreiben, wenn der Auftrag diesen Status hat",
  portal: "Portal",
  connection: {
    none: "Nicht eingeladen",
    invited: "Eingeladen",
    accepted: "Verbunden",
    dismissed: "Abgelehnt",
    revoked: "Zurückgezogen",
    disconnected: "Getrennt",
  },
  expired: "Einladung abgelaufen",
  invite: "Zum Portal einladen",
  invite_email: "E-Mail-Adresse der Einladung",
  invite_what:
    "Die E-Mail enthält einen Link, der sieben Tage gilt. Wer ihn öffnet, legt einen eigenen Arbeitsbereich an oder verbindet einen vorhandenen.",
  resend: "Erneut senden",
  revoke: "Einladung zurückziehen",
  revoke_sure: "Der Link in der E-Mail gilt dann nicht mehr.",
  disconnect: "Trennen",
  disconnect_sure:
    "Das Portal nimmt für Sie keine Aufträge mehr an. Solange Aufträge des Händlers laufen, wird das abgelehnt.",
  mail: {
    subject: "{{workspace}} lädt {{merchant}} ein",
    body: "{{name}} lädt {{merchant}} ein, Aufträge bei {{workspace}} aufzugeben.\n\nÖffnen Sie diesen Link innerhalb von sieben Tagen, um sich zu registrieren oder Ihren Arbeitsbereich zu verbinden:\n{{link}}\n\nWenn Sie diese Einladung nicht erwarten, brauchen Sie nichts zu tun.",
  },
};

/** Einstellungen: die Frachtführer eines Arbeitsbereichs. */
export const carriers: Translated<typeof englishCarriers> = {
  title: "Frachtführer",
  search: "Name",
  empty: "Noch keine Frachtführer",
  empty_why: "Ein Frachtführer lädt Sie per E-Mail ein. Seine Einladung steht hier, bis Sie sie beantworten.",
  name: "Frachtführer",
  country: "Land",
  known_as: "Führt Sie als",
  state: "Status",
  since: "Seit",
  accept: "Annehmen",
  accept_sure: "Sie können ab jetzt Aufträge bei diesem Frachtführer aufgeben.",
  dismiss: "Ablehnen",
  dismiss_sure: "Der Frachtführer kann Sie erneut einladen.",
  disconnect: "Trennen",
  disconnect_sure:
    "Sie können bei diesem Frachtführer keine Aufträge mehr aufgeben. Solange Aufträge laufen, wird das abgelehnt.",
};
