/** Vehicle options; a catalogue of their own, because the driver's page loads no other texts of the fleet. */
export const vehicle_option = {
  heater: "Heater",
  cooler: "Cooler",
  freezer: "Freezer",
  lift: "Lift",
  narcotics: "Narcotics",
  pos_machine: "POS machine",
  driver_assistant: "Driver assistant",
} as const;
