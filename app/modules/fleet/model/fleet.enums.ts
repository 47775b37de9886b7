import { createEnumeration } from "#app/platform/kernel/enumeration.ts";

/** Vehicle types; `foot` is not offered in the picker. */
export const vehicleTypes = createEnumeration([
  { code: 1, key: "scooter" },
  { code: 2, key: "car" },
  { code: 3, key: "van" },
  { code: 4, key: "small_truck" },
  { code: 5, key: "medium_truck" },
  { code: 6, key: "large_truck" },
  { code: 7, key: "extra_large_truck" },
  { code: 8, key: "foot" },
  { code: 9, key: "bicycle" },
]);
export type VehicleType = (typeof vehicleTypes.rows)[number]["code"];

export const vehicleOptions = [
  "heater",
  "cooler",
  "freezer",
  "lift",
  "narcotics",
  "pos_machine",
  "driver_assistant",
] as const;
export type VehicleOption = (typeof vehicleOptions)[number];

export function isVehicleType(code: number): code is VehicleType {
  return vehicleTypes.codes.some((each) => each === code);
}

export function isVehicleOption(key: string): key is VehicleOption {
  return vehicleOptions.some((each) => each === key);
}

export const vehicleColors = [
  "white",
  "silver",
  "black",
  "brown",
  "red",
  "orange",
  "yellow",
  "green",
  "blue",
  "purple",
] as const;
export type VehicleColor = (typeof vehicleColors)[number];

/** Functions of agents and locations; locations store the codes, agents the keys. */
export const functions = createEnumeration([
  { code: 1, key: "pickups" },
  { code: 2, key: "transfers" },
  { code: 3, key: "deliveries" },
  { code: 4, key: "returns" },
]);
export type FunctionKey = (typeof functions.rows)[number]["key"];
