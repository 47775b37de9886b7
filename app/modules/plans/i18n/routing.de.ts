import type { Translated } from "#app/platform/i18n/translated.ts";
import type { routing as english } from "./routing.en.ts";

export const routing: Translated<typeof english> = {
  title: "Tourenplanung",
  intro: "Womit jeder neue Plan beginnt. Vorhandene Pläne behalten die Einstellungen, mit denen sie angelegt wurden.",
  reset: "Auf Standard zurücksetzen",
  reset_keep: "Einstellungen behalten",
  reset_sure:
    "Alle Einstellungen der Tourenplanung werden auf ihren Standard zurückgesetzt. Vorhandene Pläne behalten ihre.",
  shape: "Form der Touren",
  day: "Arbeitstag",
  stops: "Stopps",
  level: { disabled: "Aus", low: "Niedrig", medium: "Mittel", high: "Hoch", soft: "Weich", hard: "Hart" },
  objective_title: "Ziel",
  objective: "Wonach Pläne suchen",
  objective_why:
    "Geringste Kosten: Stunden, Kilometer, Touren und Stopps zu den Preisen unten und denen der Fahrzeuge und Fahrer. Kürzeste Strecke: die wenigsten Kilometer, auch wenn mehr Fahrzeuge oder Stunden mehr kosten. Wenigste Fahrzeuge: so wenige Touren wie möglich, auch wenn sie länger sind. Die Kosten eines Plans zeigen, was eine Wahl kostet. Standard: Geringste Kosten.",
  objectives: {
    least_cost: "Geringste Kosten",
    least_driving: "Kürzeste Strecke",
    fewest_vehicles: "Wenigste Fahrzeuge",
  },
  costs: "Kosten",
  costs_why:
    "Gelten, wo weder Fahrzeug noch Fahrer eigene Kosten haben. Vorgeschlagen sind in Ihrem Land übliche Werte; ersetzen Sie sie durch Ihre eigenen.",
  cost_per_hour: "Kosten je Stunde",
  cost_per_hour_why: "Für Fahrt und Service. Bewertet auch Verspätung und die weichen Einstellungen unten.",
  cost_per_km: "Kosten je Kilometer",
  cost_per_mile: "Kosten je Meile",
  cost_per_km_why: "Kraftstoff, Verschleiß und Wertverlust. Nicht für Fahrer zu Fuß oder mit dem Fahrrad.",
  cost_per_route: "Kosten je Tour",
  cost_per_route_why: "Einmal für jedes Fahrzeug, das losfährt. Höhere Kosten führen zu weniger Touren.",
  cost_per_stop: "Kosten je Stopp",
  cost_per_stop_why: "Für jeden bedienten Stopp.",
  balancing: "Ausgleich",
  balancing_why:
    "Verteilt die Arbeit gleichmäßig auf die Fahrer. Je höher, desto mehr Fahrstrecke nimmt ein Plan dafür in Kauf. Aus: so geringe Kosten wie möglich, auch wenn die Arbeit ungleich verteilt ist. Standard: Aus.",
  clustering: "Bündelung",
  clustering_why:
    "Hält die Stopps einer Tour nah beieinander, sodass jeder Fahrer sein eigenes Gebiet hat. Je höher, desto enger, auf Kosten einiger Kilometer. Standard: Aus.",
  contiguity: "Zusammenhang",
  contiguity_why:
    "Ein Fahrer, der einen Ort verlassen hat, kommt nicht dorthin zurück. Weich: Jede Rückkehr kostet etwas. Hart: Eine Rückkehr ist ein Verstoß. Standard: Aus.",
  service_area: "Einsatzgebiet",
  service_area_why:
    "Fahrer bedienen, was im Gebiet ihres Teams liegt; ein Team ohne Gebiet bedient alles. Weich: Jeder Stopp außerhalb kostet etwas. Hart: Niemand fährt aus dem Gebiet hinaus. Standard: Aus.",
  depot_revisit: "Rückkehr zum Standort",
  depot_revisit_why:
    "Fahrzeuge kommen mitten in der Tour zum Standort zurück, um zu entladen und neu zu laden. Weich: Jedes Mal kostet etwas. Hart: sooft es dem Plan nützt. Aus: nie. Standard: Aus.",
  separation: "Größter Abstand der Stopps",
  separation_why: "Der längste Weg zwischen zwei Stopps einer Tour. 0: keine Grenze. Standard: 0 m.",
  delayed_start: "Späterer Start",
  delayed_start_why:
    "Fahrer verlassen das Depot erst, wenn sie müssen, statt am ersten Stopp zu warten. Standard: aus.",
  stop_duration: "Dauer eines Stopps",
  stop_duration_why: "Zeit an einem Stopp, wenn der Auftrag keine eigene Servicezeit nennt. Standard: 5 min.",
  parking: "Parkzeit",
  trucks: "Tempo der Lastwagen",
  trucks_why:
    "Wie schnell Lastwagen gegenüber den Zeiten von Autos sind. Fahrräder und Fußgänger haben eigene Zeiten, wo die Region sie kennt. Standard: 100 %.",
  hourly: "Zeiten nach Stunde",
  hourly_why:
    "Gelernt: Fahrten dauern so lange, wie Ihre Fahrer zu dieser Stunde dieses Wochentags gebraucht haben. Das gilt für Fahrzeuge mit Motor, als ein Tempo je Tour. Standard: Gelernt.",
  hourly_learned: "Gelernt",
  learned: "Von Ihren Fahrern gelernt",
  learnt_none:
    "Noch nichts. Gelernt wird aus Fahrten zwischen zwei Stopps der letzten acht Wochen, deren Ankunft ein Fahrer gemeldet hat.",
  learned_from:
    "Wie lange Fahrten gegenüber dem dauern, was die Straßen verlangen, aus {{legs}} Fahrten der letzten acht Wochen (Stand {{at}}). Stunden mit wenigen Fahrten rücken an 100 %.",
  learnt_off: "Pläne nutzen das nicht, solange Zeiten nach Stunde ausgeschaltet sind.",
  learnt_day: "Wochentag",
  learnt_cell: "{{day}}, {{hour}} Uhr: {{percent}} %, {{legs}} Fahrten",
  parking_why: "Kommt einmal hinzu, wo ein Fahrer parkt, vor dem ersten der Stopps an einem Ort. Standard: 0 s.",
  lateness: "Verspätungsschwelle",
  lateness_why:
    "Wie nah am Ende seines Zeitfensters ein Stopp als gefährdet gilt. Das ändert, was markiert wird, nicht die Touren. Standard: 10 min.",
  promise_buffer: "Puffer vor zugesagten Enden",
  promise_buffer_why:
    "Die Optimierung will so lange vor dem Ende einer zugesagten Zeit ankommen. Ein längerer Weg wird nur genommen, wo er sich lohnt; die Kosten des Plans vergleichen beides. Standard: 0 min.",
};
