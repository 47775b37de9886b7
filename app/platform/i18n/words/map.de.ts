import type { Translated } from "../translated.ts";
import type { map as source } from "./map.en.ts";

export const map: Translated<typeof source> = {
  map: "Karte",
  tools: "Kartenwerkzeuge",
  zoom_in: "Vergrößern",
  zoom_out: "Verkleinern",
  lasso: "Mit dem Lasso auswählen",
  layers: "Ebenen",
  fit: "Alle Touren zeigen",
  fit_pin: "Alles zeigen",
  pin: "Nadel: ziehen oder mit den Pfeiltasten bewegen",
  off_map: "{{name}} liegt außerhalb der Karte: dorthin gehen",
  estimated: "Dort ist keine Straße bekannt: Die Linie ist gerade, Zeit und Strecke sind geschätzt",
  no_webgl:
    "Dieser Browser kann keine Karten zeichnen (WebGL ist ausgeschaltet). Alles, was die Karte zeigt, steht auch in den Listen.",
  layer: {
    names: "Ortsnamen",
    routes: "Andere Touren",
    legs: "Wege zum Depot",
    unassigned: "Nicht zugewiesen",
  },
  why: {
    spelling: "anders geschrieben",
    other_street: "eine andere Straße mit ähnlichem Namen",
    house_similar: "ein anderes Haus dieser Nummer",
    house_between: "zwischen den Nachbarnummern",
    house_near: "die nächste bekannte Nummer",
    house_unknown: "nur die Straße, ihre Häuser sind nicht bekannt",
    other_postcode: "andere Postleitzahl",
    other_city: "anderer Ort",
  },
  nearest_take: "Diese Adresse übernehmen",
  nearest: "Nächste Adresse: {{address}}",
  place: {
    label: "Karte mit der Nadel",
    hint: "Ziehen Sie die Nadel oder klicken Sie auf die Karte. Mit der Tastatur wählen Sie die Nadel und drücken die Pfeiltasten, oder Sie tragen die Koordinaten ein.",
    find: "Adresse suchen",
    found: "Nadel gesetzt bei {{latitude}}, {{longitude}}",
    coarse: "Nur der Ort wurde gefunden. Setzen Sie die Nadel an den Eingang.",
    unfound: "Die Adresse wurde nicht gefunden. Setzen Sie die Nadel auf der Karte.",
    several: "Mehrere Orte passen. Wählen Sie einen:",
    choose: "{{letter}}: {{label}}",
    gone: "Die Adresse hat sich geändert: Beim Speichern wird sie neu gesucht, oder Sie setzen die Nadel selbst.",
    clear: "Nadel entfernen",
  },
  position: {
    title: "Position",
    hint: "Lassen Sie beide leer, um die Position über die Adresse zu finden.",
    latitude: "Breitengrad",
    longitude: "Längengrad",
  },
};
