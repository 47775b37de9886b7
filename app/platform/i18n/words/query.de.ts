import type { Translated } from "../translated.ts";
import type { query as source } from "./query.en.ts";

export const query: Translated<typeof source> = {
  given_twice: "Das wurde zweimal angegeben. Geben Sie es einmal an.",
  empty: "Geben Sie dem Filter einen Wert oder lassen Sie ihn weg.",
  many: "Höchstens {{limit}} Werte.",
  malformed: "Ein Filter wird als feld=wert oder als filters[feld][]=wert geschrieben.",
  word: "„{{text}}“ ist kein Wert von {{field}}; möglich sind {{allowed}}.",
  word_near: "„{{text}}“ ist kein Wert von {{field}}. Meinten Sie {{near}}? Möglich sind {{allowed}}.",
  id: "„{{text}}“ ist keine Kennung. Eine Kennung ist eine UUID: 01932f4e-6c5a-7d3e-9a51-5b9c0e7a1f02",
  currency: "„{{text}}“ ist keine Währung. Eine Währung hat drei Buchstaben: EUR",
  country: "„{{text}}“ ist kein Land. Ein Land hat zwei Buchstaben: LI",
  integer: "„{{text}}“ ist keine ganze Zahl.",
  flag: "„{{text}}“ ist weder true noch false.",
  day: "„{{text}}“ ist kein Tag. Ein Tag wird als 2026-11-25 geschrieben.",
  days: "„{{text}}“ sind keine Tage. {{field}} wird als 2026-11-25; before,2026-11-25; after,2026-11-25; between,2026-11-01,2026-11-30; current,week; past,7,day oder next,2,month geschrieben.",
  bound: "„{{text}}“ ist keine Zahl. Eine Zahl wird als 12.5 geschrieben.",
  number: "„{{text}}“ ist kein Bereich. {{field}} wird als min,max geschrieben; eines davon darf leer sein.",
  price:
    "„{{text}}“ ist kein Bereich von Beträgen. {{field}} wird als currency,min,max geschrieben; eine Grenze darf leer sein: EUR,5,20",
  price_part: "Ein Bereich von Beträgen braucht eine Währung und eine Grenze.",
  permission_missing: "Dem Token fehlt {{missing}}.",
  if_match_unused: "Dieser Aufruf vergleicht keine Version. Lassen Sie If-Match weg.",
  tool_unknown: "Es gibt kein Werkzeug {{text}}.",
  tool_near: "Es gibt kein Werkzeug {{text}}. Meinten Sie {{near}}?",
  period: "Der erste Tag liegt nicht nach dem letzten, bei höchstens {{most}} Tagen, mit Filter {{limit}}.",
  cut: "Diese Zahl lässt sich nach {{allowed}} aufteilen und filtern.",
  whole_range: "Eine ganze Zahl von {{from}} bis {{to}}.",
  limit_range: "Eine ganze Zahl von 1 bis {{limit}}.",
  cursor_unknown:
    "Das ist kein Cursor dieser Liste in dieser Reihenfolge. Nehmen Sie next oder previous der Seite davor, mit derselben Sortierung.",
  choice_none: "„{{text}}“ ist hier unbekannt.",
  choice_unknown: "„{{text}}“ ist hier unbekannt; möglich sind {{allowed}}.",
  choice_near: "„{{text}}“ ist hier unbekannt. Meinten Sie {{near}}? Möglich sind {{allowed}}.",
};
