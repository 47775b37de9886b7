type Json = Record<string, unknown>;

/** What fields of these names mean, wherever they stand and their schema says nothing of its own. */
const meanings: Readonly<Record<string, string>> = {
  id: "UUID",
  number: "As people call it; unique in the account",
  version: "Grows with every change; a PUT names the one that it saw",
  external_id: "Your own number",
  merchant_id: "Whose it is; without one it is the account's own",
  shipping_method_id: "What it is promised and priced by",
  timezone: "IANA zone that local times are of: Europe/Vaduz",
  location_id: "A saved location, in place of an address",
  address: "As it stands on a label",
  line1: "Street and house number",
  line2: "Floor, door, what else the label says",
  city: "Town",
  region: "State or province, where addresses have one",
  postal_code: "Required in AU, CA, FR, DE, IN, IT, NL, ES, GB, US",
  country: "ISO 3166-1, two letters: LI",
  directions: "For the driver: how to find it",
  point: "Where it lies; without one the address is looked up",
  longitude: "Degrees east, WGS 84",
  latitude: "Degrees north, WGS 84",
  customer: "The recipient: a name, and a phone number or an email address",
  first_name: "Of a person",
  last_name: "Of a person",
  business_name: "Of a company, in place of both names",
  email: "An e-mail address",
  phone: "International (+423…), or as it is dialled in the country",
  destination: "Where it goes",
  destination_contact: "Contact person at the destination; the customer if empty",
  source_contact: "Who hands it over",
  packages: "What is carried, a line for each kind",
  "packages.barcode": "What a scanner reads on it",
  "packages.name": "What it is",
  "items.name": "What it is",
  "source.name": "Of the place: a shop, a company",
  "destination.name": "Of the place: a shop, a company",
  "destination_contact.name": "Name of the contact person",
  "packages.quantity": "How many of them",
  "items.quantity": "Pieces",
  "packages.length": "Each, in the units that are named",
  "packages.width": "Each, in the units that are named",
  "packages.height": "Each, in the units that are named",
  "packages.weight": "Each, in the units that are named",
  "packages.volume": "Litres each, where no sides are given",
  sku: "The article's own number",
  collections: "What is collected at the door",
  prepayment_required: "It has to be paid before it leaves",
  pickup_schedule: "When it may be picked up, local times",
  delivery_schedule: "When it may arrive, local times; without it what the shipping method promises",
  from: "The beginning",
  to: "The end",
  service_minutes: "Minutes at the door; without it what is usual",
  requirements: "What it asks of vehicle and agent",
  vehicle_options: "What the vehicle has to have",
  tags: "Words of your own, to filter by",
  notes: "For the people who handle it",
  start_at: "Local time at which it begins: 2026-12-14T07:00",
  end_at: "Local time at which it ends",
  pickup_grace_minutes: "How late a pickup may be, minutes",
  dropoff_grace_minutes: "How late a delivery may be, minutes",
  auto_confirm: "Confirms it by itself when nothing is late and nothing left out",
  agent_id: "Who drives it",
  vehicle_id: "With what",
  shipment_ids: "Ids of shipments",
  url: "An address",
  based_on: "The version that was looked at: another one meanwhile is 409",
  access: "full, or limited to permissions and locations",
  permissions: "Words of the catalogue; each brings what it needs",
  expires_on: "Last day, local to the account",
  reason: "Why, in your own words",
  status: "A number; the description of the object names them",
  state: "How it stands",
  active: "False keeps it for what was, and offers it no more",
  amount: "A decimal in the currency's own places: 29.90",
  currency: "ISO 4217: CHF",
  created_by: "Who made it",
  succeeded: "What was done",
  refused: "What was not done, each with code and message",
  pagination: "Where to go on",
  message: "A sentence in the caller's language",
  units: "What sizes and weights are written in",
  attempts: "How often it was tried",
  issues: "What keeps it from going on",
  order_number: "The number of its order",
  plan_id: "The plan that it is in",
  team_id: "The team",
  order_id: "The order",
  route_id: "The route",
  shipment_id: "The shipment",
  customer_id: "The customer in the book",
};

/** A schema in which fields without a description are described by their names. */
export function withMeanings<Value>(value: Value): Value;
export function withMeanings(value: unknown, parent = ""): unknown {
  if (Array.isArray(value)) return value.map((each) => meant(each, parent));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [
      key,
      key === "properties" && typeof each === "object" && each !== null
        ? describeProperties(each, parent)
        : meant(each, parent),
    ]),
  );
}

const meant: (value: unknown, parent: string) => unknown = withMeanings;

/** @param parent the field that holds these */
function describeProperties(properties: object, parent: string): Json {
  return Object.fromEntries(
    Object.entries(properties).map(([name, each]) => {
      const field = meant(each, name);
      const means = [`${parent}.${name}`, name].flatMap((key) =>
        Object.hasOwn(meanings, key) ? meanings[key] : [],
      )[0];
      const silent = typeof field === "object" && field !== null && !("description" in field);
      return [name, means && silent ? { ...field, description: means } : field];
    }),
  );
}
