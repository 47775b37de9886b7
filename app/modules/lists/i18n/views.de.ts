import type { Translated } from "#app/platform/i18n/translated.ts";
import type { views as english } from "./views.en.ts";

export const views: Translated<typeof english> = {
  title: "„{{name}}“ teilen",
  who: "Wer sie sieht",
  me: "Nur ich",
  me_hint: "Ein Link zeigt sie anderen, ohne Reiter",
  everyone: "Alle im Arbeitsbereich",
  people_one: "{{count}} Person, als Reiter",
  people_other: "{{count}} Personen, als Reiter",
  roles: "Diese Rollen",
  roles_hint: "Neue Mitglieder mit der Rolle sehen sie auch",
  what_is_shared:
    "Geteilt werden Filter, Spalten und Sortierung, nie Zeilen: Alle sehen, was ihre Berechtigungen und Standorte erlauben. Andere können die Ansicht duplizieren; ändern können sie Sie und wer Mitglieder verwaltet.",
  changed: "Ihre ungesicherten Änderungen werden mit gesichert und geteilt",
  keep_private: "Für mich behalten",
  share_with_one: "Mit {{count}} Person teilen",
  share_with_other: "Mit {{count}} Personen teilen",
};
