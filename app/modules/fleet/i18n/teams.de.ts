import type { Translated } from "#app/platform/i18n/translated.ts";
import type { teams as english } from "./teams.en.ts";

export const teams: Translated<typeof english> = {
  title: "Teams",
  add: "Team hinzufügen",
  edit: "Team bearbeiten",
  search: "Name",
  empty: "Noch keine Teams",
  empty_why: "Ein Team beginnt und beendet seine Touren an denselben Orten.",
  name: "Name",
  start: "Startstandort",
  return: "Rückkehrstandort",
  radius: "Anmelderadius",
  radius_hint: "Wie nah am Startstandort ein Fahrer sein muss, um sich anzumelden. Leer: überall.",
  agents: "Fahrer",
  agents_hint: "Ein Fahrer gehört zu einem Team: Wer diesem beitritt, verlässt ein anderes.",
};
