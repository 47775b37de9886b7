import type { Translated } from "#app/platform/i18n/translated.ts";
import type { failed_messages as english } from "./failed-messages.en.ts";

export const failed_messages: Translated<typeof english> = {
  lead: "Nachrichten und Importe, die nach allen Versuchen fehlgeschlagen sind. Beheben Sie die Ursache und versuchen Sie es erneut; nichts wird doppelt gesendet.",
  none: "Keine fehlgeschlagenen Nachrichten",
  none_why: "Alles wurde gesendet oder wird noch versucht.",
  what: "Was",
  error: "Letzter Fehler",
  at: "Seit",
  tried: "Es wird erneut versucht",
  retry_row: "{{subject}} erneut versuchen",
  kind: { message: "Ereignis", mail: "Mail an", import: "Import", dead_letter: "Warteschlangennachricht" },
};
