import type { ListTableField } from "#app/platform/documents/tables/list-table.ts";

/** Columns of a file of vehicles, English and German, in template order; `label` is the key below `settings:vehicles`. */
export const vehicleFileFields = [
  {
    key: "plate_number",
    label: "plate",
    exact: ["plate number", "plate", "license plate", "registration", "kennzeichen", "nummernschild"],
  },
  { key: "name", label: "name", exact: ["name", "bezeichnung"] },
  { key: "type", label: "type", exact: ["type", "vehicle type", "art", "typ", "fahrzeugart"] },
  { key: "agent_id", label: "agent", exact: ["agent", "driver", "fahrer"] },
  { key: "make", label: "make", exact: ["make", "brand", "marke", "hersteller"] },
  { key: "model", label: "model", exact: ["model", "modell"] },
  { key: "year", label: "year", exact: ["year", "baujahr", "jahr"] },
  { key: "parcel_capacity", label: "parcels", exact: ["parcel capacity", "parcels", "paketkapazitat", "pakete"] },
  { key: "pallet_capacity", label: "pallets", exact: ["pallet capacity", "pallets", "palettenkapazitat", "paletten"] },
  {
    key: "max_weight",
    label: "max_weight",
    exact: ["max weight", "weight", "payload", "hochstgewicht", "nutzlast", "gewicht"],
  },
  { key: "max_volume", label: "max_volume", exact: ["max volume", "volume", "hochstvolumen", "volumen"] },
  {
    key: "fixed_cost",
    label: "fixed_cost",
    exact: ["fixed cost per route", "fixed cost", "fixkosten je tour", "fixkosten"],
  },
  { key: "cost_per_km", label: "cost_per_km", exact: ["cost per kilometer", "cost per km", "kosten je kilometer"] },
  { key: "cost_per_hour", label: "cost_per_hour", exact: ["cost per hour", "kosten je stunde"] },
  { key: "available_from", label: "available_from", exact: ["available from", "verfugbar ab"] },
  { key: "available_to", label: "available_to", exact: ["available to", "verfugbar bis"] },
  { key: "start_location_id", label: "start_location", exact: ["start location", "depot", "startstandort"] },
  { key: "options", label: "options", exact: ["options", "equipment", "ausstattung"] },
] as const satisfies readonly (ListTableField & { label: string })[];

/** The example row of the template. */
export const vehicleExample = { plate_number: "FL 12345", name: "Sprinter 1", type: "van", max_weight: "900" };

/** Columns of a file of agents, English and German, in template order; `label` is the key below `settings:agents`. */
export const agentFileFields = [
  { key: "name", label: "name", exact: ["name", "agent", "driver", "fahrer"] },
  { key: "phone", label: "phone", exact: ["phone", "phone number", "mobile", "telefon", "telefonnummer", "handy"] },
  {
    key: "external_id",
    label: "external_id",
    exact: ["external id", "personnel number", "externe id", "personalnummer"],
  },
  { key: "team_id", label: "team", exact: ["team"] },
  { key: "functions", label: "functions", exact: ["functions", "funktionen"] },
  { key: "working_hours_limit", label: "limit", exact: ["working hours limit", "arbeitszeitgrenze"] },
  { key: "shift_start", label: "shift_start", exact: ["shift start", "schichtbeginn"] },
  { key: "shift_end", label: "shift_end", exact: ["shift end", "schichtende"] },
  { key: "break_from", label: "break_from", exact: ["break from", "pause ab"] },
  { key: "break_to", label: "break_to", exact: ["break to", "pause bis"] },
  { key: "break_minutes", label: "break_minutes", exact: ["break minutes", "pausenminuten"] },
] as const satisfies readonly (ListTableField & { label: string })[];

/** The example row of the template. */
export const agentExample = { name: "Lena Beck", phone: "+423 789 12 34", shift_start: "07:00", shift_end: "16:00" };
