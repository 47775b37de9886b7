import type { map as source } from "../en/map.ts";
import type { Translated } from "../translated.ts";

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
  no_webgl:
    "Dieser Browser kann keine Karten zeichnen (WebGL ist ausgeschaltet). Alles, was die Karte zeigt, steht auch in den Listen.",
  layer: {
    names: "Ortsnamen",
    routes: "Andere Touren",
    legs: "Wege zum Depot",
    unassigned: "Nicht zugeteilt",
  },
};
