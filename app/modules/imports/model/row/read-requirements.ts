import { vehicleTypes } from "#app/modules/fleet/model/fleet.enums.ts";
import type { OrderDraftInput } from "#app/modules/orders/model/order.ts";
import {
  findNearestChoice,
  parsePriority,
  parseVehicleOption,
  parseVehicleType,
} from "#app/platform/documents/cells/choices.ts";
import type { RowReading } from "./row-reading.ts";

/** Normalizes plates and names for comparison: lower case letters and digits only. */
export function normalizeReference(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");
}

/**
 * Requirements for vehicles and drivers. An unknown plate is kept with a warning, because the vehicle may be added
 * later. An unknown driver is an error, because nobody could serve the order.
 */
export function readRowRequirements(reading: RowReading): OrderDraftInput["requirements"] {
  const { plates, agents } = reading.input.references;
  const prohibited = reading.list("prohibited_vehicles").map((text) => {
    const known = plates.get(normalizeReference(text));
    if (known === undefined) reading.warning("prohibited_vehicles", "plate_unknown", { text });
    return known ?? text;
  });
  const allowed = reading.list("allowed_agents").flatMap((text) => {
    const id = agents.get(normalizeReference(text));
    if (id === undefined) reading.error("allowed_agents", "agent_unknown", { text });
    return id ?? [];
  });
  return {
    vehicle_types: reading.list("vehicle_types").flatMap((text) => {
      const code = vehicleTypes.codes.find((each) => each === parseVehicleType(text));
      if (code !== undefined) return [code];
      reading.error("vehicle_types", "vehicle_type_unknown", { text }, findNearestChoice("vehicle_types", text));
      return [];
    }),
    vehicle_options: reading.list("vehicle_options").flatMap((text) => {
      const option = parseVehicleOption(text);
      if (option !== null) return [option];
      reading.error("vehicle_options", "vehicle_option_unknown", { text }, findNearestChoice("vehicle_options", text));
      return [];
    }),
    allowed_agents: allowed,
    prohibited_vehicles: prohibited,
  };
}

/** The priority of a row's order; an empty cell means the default. */
export function readRowPriority(reading: RowReading): OrderDraftInput["priority"] {
  const text = reading.text("priority");
  if (text === "") return undefined;
  const priority = parsePriority(text);
  if (priority === null) reading.error("priority", "priority_unknown", { text }, findNearestChoice("priority", text));
  return priority ?? undefined;
}
