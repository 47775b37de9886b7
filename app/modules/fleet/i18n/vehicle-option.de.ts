/** What a vehicle has: the driver's page says it without the other words of the frame. */
export const vehicle_option = {
  heater: "Heizung",
  cooler: "Kühlung",
  freezer: "Tiefkühlung",
  lift: "Hebebühne",
  narcotics: "Betäubungsmittel",
  pos_machine: "Kartenterminal",
  driver_assistant: "Beifahrer",
} as const;
