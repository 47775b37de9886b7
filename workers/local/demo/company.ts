/** The demo's courier as tables: company, locations, vehicles. Browser tests read its names here. */
export const demoCompany = {
  name: "Rätikon Kurier",
  country: "LI",
  postalCode: "9494",
  timezone: "Europe/Vaduz",
  currency: "CHF",
} as const;

export const demoMethods = [
  { name: "Rätikon Standard", type: 1, baseFee: 990, rtoFee: 550 },
  { name: "Same day", type: 2, baseFee: 1490, rtoFee: 750 },
] as const;

/** The second has its own portal. */
export const demoShops = [
  { name: "Holzner Möbel", ownerName: "Petra Holzner", prefix: "HM" },
  { name: "Bergwolle", ownerName: "Fenja Deich", prefix: "BW" },
] as const;

export const demoPlaces = [
  { name: "Schaan Hub", line1: "Im alten Riet 137", city: "Schaan", code: "9494" },
  { name: "Städtle", line1: "Städtle 18", city: "Vaduz", code: "9490" },
  { name: "Lager Triesen", line1: "Industriestrasse 36", city: "Triesen", code: "9495" },
] as const;

export const demoAgents = [
  "Marco Ospelt",
  "Mirjam Falk",
  "Deniz Kaya",
  "Tom Behrens",
  "Aïcha Benali",
  "Leonie Sachs",
  "Piotr Zielinski",
  "Oliver Hughes",
] as const;

/** Small electric ones. Capacity in parcels, kilograms and litres; cost in Rappen a kilometre. */
export const demoVehicles = [
  { plate: "FL 40101", name: "Van 1", type: 3, parcels: 90, kg: 250, litres: 4500, perKm: 34 },
  { plate: "FL 40102", name: "Van 2", type: 3, parcels: 90, kg: 250, litres: 4500, perKm: 34 },
  { plate: "FL 40103", name: "Van 3", type: 3, parcels: 90, kg: 250, litres: 4500, perKm: 34 },
  { plate: "FL 40104", name: "Van 4", type: 3, parcels: 90, kg: 250, litres: 4500, perKm: 34 },
  { plate: "FL 40201", name: "Truck 1", type: 4, parcels: 120, kg: 400, litres: 11000, perKm: 52 },
  { plate: "FL 40301", name: "Bike 1", type: 9, parcels: 14, kg: 110, litres: 900, perKm: 6 },
  { plate: "FL 40105", name: "Van 5", type: 3, parcels: 90, kg: 250, litres: 4500, perKm: 34 },
  { plate: "FL 40106", name: "Van 6", type: 3, parcels: 90, kg: 250, litres: 4500, perKm: 34 },
] as const;

/** Shares of the demo's customers by town. */
export const demoTowns: Readonly<Record<string, number>> = {
  Vaduz: 7,
  Schaan: 6,
  Triesen: 4,
  Ruggell: 3,
  Balzers: 3,
  Triesenberg: 3,
  Eschen: 2,
  Mauren: 2,
  Gamprin: 2,
  Bendern: 1,
  Nendeln: 1,
  Schellenberg: 1,
  Planken: 1,
  Malbun: 1,
};

/** The mountain zone and its towns, without same-day delivery. */
export const mountainZone = { name: "Triesenberg und Malbun", towns: ["Triesenberg", "Malbun"] } as const;

/** Delivery zones, drawn by hand along the Rhine and the municipalities; corners are longitude and latitude. */
export const demoZones = [
  {
    name: "Unterland",
    corners: [
      [9.489, 47.193],
      [9.491, 47.222],
      [9.52, 47.273],
      [9.546, 47.265],
      [9.588, 47.217],
      [9.583, 47.193],
      [9.545, 47.188],
    ],
  },
  {
    name: "Schaan und Planken",
    corners: [
      [9.489, 47.193],
      [9.545, 47.188],
      [9.583, 47.193],
      [9.578, 47.168],
      [9.541, 47.153],
      [9.491, 47.155],
    ],
  },
  {
    name: "Vaduz",
    corners: [
      [9.491, 47.155],
      [9.541, 47.153],
      [9.545, 47.132],
      [9.527, 47.124],
      [9.5, 47.122],
    ],
  },
  {
    name: "Triesen und Balzers",
    corners: [
      [9.5, 47.122],
      [9.527, 47.124],
      [9.533, 47.11],
      [9.54, 47.09],
      [9.525, 47.05],
      [9.467, 47.049],
      [9.476, 47.08],
    ],
  },
  {
    name: mountainZone.name,
    corners: [
      [9.527, 47.124],
      [9.545, 47.132],
      [9.541, 47.153],
      [9.638, 47.153],
      [9.638, 47.06],
      [9.55, 47.06],
      [9.54, 47.09],
      [9.533, 47.11],
    ],
  },
] as const;
