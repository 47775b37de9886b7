/**
 * The example order of the guides: to a café in Schaan, cash on delivery. `SOURCE` is the id of the source location.
 */
export const orderSample = {
  external_id: "TR-3187",
  source: { location_id: "SOURCE" },
  destination: {
    address: { line1: "Landstrasse 8", postal_code: "9494", city: "Schaan", country: "LI" },
    point: { longitude: 9.5097, latitude: 47.1653 },
  },
  customer: { first_name: "Anna", last_name: "Huber", phone: "+4232345678", email: "anna@example.com" },
  packages: [{ quantity: 1, weight: 4.2, length: 30, width: 20, height: 10 }],
  units: "metric",
  collections: [{ amount: "64.90", currency: "CHF", method: 1 }],
};
