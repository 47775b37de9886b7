import type { Translated } from "#app/platform/i18n/translated.ts";
import type { roles as english } from "./roles.en.ts";

export const roles: Translated<typeof english> = {
  title: "Rollen",
  add: "Neue Rolle",
  edit: "Rolle",
  search: "Name oder Beschreibung",
  empty: "Noch keine Rollen",
  empty_why: "Eine Rolle ist ein Satz von Berechtigungen mit einem Namen. Wer sie hat, darf, was in ihr steht.",
  name: "Name",
  description: "Wofür sie ist",
  people: "Personen",
  permissions: "Berechtigungen",
  deactivate_sure: "Sie werden nicht mehr angeboten. Mitglieder behalten sie.",
};
