import { parseVehicleOption, parseVehicleType } from "#app/platform/documents/cells/choices.ts";
import { parseNumber } from "#app/platform/documents/cells/numbers.ts";
import { normalizeHeader } from "#app/platform/documents/tables/header-text.ts";
import { splitList } from "#app/platform/documents/tables/list-table.ts";
import type { FunctionKey } from "./fleet.enums.ts";

type Values = Readonly<Record<string, string>>;

/** How the cells of a file are read. */
export interface FleetFileReading {
  decimalComma: boolean;
  weight: "metric" | "imperial";
  distance: "metric" | "imperial";
}

/** Words of agents' functions, normalized. */
const functionWords: Readonly<Record<string, FunctionKey>> = {
  ...{ pickup: "pickups", pickups: "pickups", abholung: "pickups", abholungen: "pickups" },
  ...{ transfer: "transfers", transfers: "transfers", umlagerung: "transfers", umlagerungen: "transfers" },
  ...{ delivery: "deliveries", deliveries: "deliveries", zustellung: "deliveries", zustellungen: "deliveries" },
  ...{ return: "returns", returns: "returns", rucksendung: "returns", rucksendungen: "returns" },
};

/** A file's row as the form of a vehicle, in the account's units; what is no number stays text for the form to refuse. */
export function toVehicleForm(values: Values, reading: FleetFileReading): Record<string, unknown> {
  const number = (key: string) => readNumber(values[key], reading);
  const { plate_number, name, type, agent_id, make, model, start_location_id } = values;
  return {
    ...{ plate_number, name, agent_id, make, model, start_location_id },
    type: type === undefined ? undefined : (parseVehicleType(type) ?? type),
    year: number("year"),
    parcel_capacity: number("parcel_capacity"),
    pallet_capacity: number("pallet_capacity"),
    max_weight: number("max_weight"),
    max_volume: number("max_volume"),
    fixed_cost: number("fixed_cost"),
    cost_per_km: number("cost_per_km"),
    cost_per_hour: number("cost_per_hour"),
    available_from: toTime(values.available_from),
    available_to: toTime(values.available_to),
    options: splitList(values.options)?.map((each) => parseVehicleOption(each) ?? each),
    units: reading.weight,
    distance_units: reading.distance,
  };
}

/** A file's row as the form of an agent. */
export function toAgentForm(values: Values, reading: FleetFileReading): Record<string, unknown> {
  const { name, phone, external_id, team_id, functions } = values;
  return {
    ...{ name, phone, external_id, team_id },
    functions: functions
      ? splitList(functions)?.map((each) => functionWords[normalizeHeader(each)] ?? each)
      : ["deliveries"],
    working_hours_limit: readNumber(values.working_hours_limit, reading),
    shift_start: toTime(values.shift_start),
    shift_end: toTime(values.shift_end),
    break_from: toTime(values.break_from),
    break_to: toTime(values.break_to),
    break_minutes: readNumber(values.break_minutes, reading),
  };
}

function readNumber(text: string | undefined, { decimalComma }: FleetFileReading): unknown {
  return text === undefined ? undefined : (parseNumber(text, decimalComma) ?? text);
}

/** `7:00` and `7:00:00`, as spreadsheets write them, as `07:00`. */
function toTime(text: string | undefined): string | undefined {
  const [, hours, minutes] = /^(\d{1,2}):(\d{2})(?::\d{2})?$/.exec(text ?? "") ?? [];
  return hours && minutes ? `${hours.padStart(2, "0")}:${minutes}` : text;
}
