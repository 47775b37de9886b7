/** What a vehicle has: the driver's page says it without the other words of the frame. */
export const vehicle_option = {
  heater: "Heater",
  cooler: "Cooler",
  freezer: "Freezer",
  lift: "Lift",
  narcotics: "Narcotics",
  pos_machine: "POS machine",
  driver_assistant: "Driver assistant",
} as const;
