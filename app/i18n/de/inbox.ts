import type { inbox as english } from "../en/inbox.ts";
import type { Translated } from "../translated.ts";

export const inbox: Translated<typeof english> = {
  title: "Posteingang",
  folders: "Bereiche des Posteingangs",
  folder: { open: "Posteingang", unread: "Ungelesen", archive: "Archiv" },
  unread_one: "1 ungelesen",
  unread_other: "{{count}} ungelesen",
  unread_many: "mehr als {{count}} ungelesen",
  all_kinds: "Alles",
  show: "Anzeigen",
  kind: {
    mention: "Erwähnungen",
    import_failed: "Fehlgeschlagene Importe",
    import_incomplete: "Importe mit ausgelassenen Zeilen",
    reschedule_requested: "Terminwünsche",
    plan_alert: "Planmeldungen",
    books_unbalanced: "Bücher",
    endpoint_disabled: "Webhooks",
  },
  line: {
    mention: "{{by}} hat Sie bei {{number}} erwähnt",
    import_failed: "Der Import von {{fileName}} ist fehlgeschlagen",
    import_incomplete: "{{fileName}}: {{refused}} Zeilen wurden nicht angelegt, {{created}} schon",
    reschedule_requested: "{{customer}} wünscht einen anderen Termin für {{number}}",
    plan_alert: "{{name}} braucht eine Entscheidung",
    endpoint_disabled: "{{name}} erfährt von keinem Ereignis mehr",
    books_unbalanced: "Die Bücher stimmen nicht: {{failed}} von {{of}} Gleichungen",
  },
  reason: {
    auto_confirm_empty: "Er wurde nicht von selbst bestätigt, weil seine Touren keine seiner Sendungen anfahren.",
    auto_confirm_held:
      "Der Plan wurde nicht automatisch bestätigt, weil die Touren eine strenge Regel verletzen oder Sendungen auslassen.",
    optimisation_failed: "Die Optimierung endete mit einem Fehler.",
    automation_failed: "Die Automatisierungsregel konnte diesen Plan nicht anlegen.",
  },
  disabled: {
    gone: "Die Adresse hat geantwortet, dass es sie nicht mehr gibt (410). Zum Weitersenden wieder einschalten.",
    failing: "Fünf Tage lang nur Fehler. Wieder einschalten und nachsenden, was gefehlt hat.",
  },
  mark_read: "Als gelesen markieren",
  mark_unread: "Als ungelesen markieren",
  read_all: "Alle als gelesen markieren",
  archive: "Archivieren",
  restore: "Zurück in den Posteingang",
  older: "Ältere",
  newest: "Neueste",
  is_unread: "ungelesen",
  empty: "Hier ist nichts",
  empty_open: "Erwähnungen, fehlgeschlagene Importe, Terminwünsche und Planmeldungen kommen hier an.",
  empty_unread: "Sie haben alles gelesen.",
  empty_archive: "Was Sie archivieren, bleibt hier erhalten.",
};
