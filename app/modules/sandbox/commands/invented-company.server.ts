import { agentCatalogue } from "#app/modules/fleet/commands/agents.server.ts";
import { vehicleCatalogue } from "#app/modules/fleet/commands/vehicles.server.ts";
import { merchantCatalogue } from "#app/modules/partners/commands/merchants.server.ts";
import { locationCatalogue } from "#app/modules/places/commands/locations.server.ts";
import { type Gazetteer, openGazetteer } from "#app/modules/places/db/gazetteer.server.ts";
import { shippingMethodCatalogue } from "#app/modules/pricing/commands/shipping-methods.server.ts";
import type { Command } from "#app/platform/commands/command.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { failFields, ok, type Result } from "#app/platform/kernel/result.ts";
import { readOrderDefaults } from "../db/defaults.reads.server.ts";
import { type InventionContext, inventPostalCode } from "./invented-orders.ts";

/** Towns around the largest one of a country, degrees to each side. */
const TOWN_RADIUS_DEGREES = 0.2;

const driverNames = ["Alex Sandbox", "Kim Sandbox", "Robin Sandbox"] as const;

/**
 * Adds a location, a shipping method, a merchant and drivers with vans where the sandbox has none, using the product's
 * own commands.
 */
export async function inventCompany(scope: Scope): Promise<Result<InventionContext>> {
  const country = scope.account.preferences.operating_countries[0] ?? scope.account.country;
  const currency = scope.account.preferences.default_currency;
  const towns = listTowns(await openGazetteer(), country);
  const [town] = towns;
  if (!town) return failFields({ country: [{ code: "country_unknown" }] });
  const had = await readOrderDefaults(scope);
  const made: readonly (readonly [unknown, Command, object])[] = [
    [
      had.locationId,
      locationCatalogue.create,
      {
        ...{ name: "Depot", functions: [1, 2, 3, 4], longitude: town.longitude, latitude: town.latitude },
        address: { line1: "Depot 1", city: town.name, country, ...inventPostalCode(country) },
      },
    ],
    [had.methodId, shippingMethodCatalogue.create, { name: "Standard", type: 1, currency, base_fee: "9.90" }],
    [had.merchantId, merchantCatalogue.create, { name: "Sample Shop", currency, managed: true }],
    ...driverNames.map((name, at) => {
      const phone = `+4179000000${at + 1}`;
      const shift = { shift_start: "07:00", shift_end: "19:00" };
      const functions = ["pickups", "transfers", "deliveries", "returns"];
      return [had.agentId, agentCatalogue.create, { name, phone, functions, ...shift }] as const;
    }),
  ];
  for (const [there, command, input] of made) {
    const done = there ? ok(null) : await command.execute(scope, input);
    if (!done.ok && !ignoredFailures.has(done.failure.code)) return done;
  }
  const has = await readOrderDefaults(scope);
  for (const [at, agentId] of (had.agentId ? [] : has.agentIds).entries()) {
    const van = { plate_number: `SB ${at + 1}`, name: `Van ${at + 1}`, type: 3, agent_id: agentId };
    const done = await vehicleCatalogue.create.execute(scope, { ...van, parcel_capacity: 90 });
    if (!done.ok && !ignoredFailures.has(done.failure.code)) return done;
  }
  if (!has.locationId) return failFields({ location: [{ code: "required" }] });
  const { locationId, merchantId, methodId } = has;
  return ok({ country, currency, timezone: scope.account.timezone, towns, locationId, merchantId, methodId });
}

/** Features that the account has not subscribed to are skipped. */
const ignoredFailures = new Set(["feature_missing", "subscription_missing"]);

/** Towns of supported countries that are too small for the gazetteer. */
const townsOfSmallCountries: Readonly<Record<string, readonly InventionContext["towns"][number][]>> = {
  LI: [
    { name: "Schaan", latitude: 47.165, longitude: 9.509 },
    { name: "Vaduz", latitude: 47.141, longitude: 9.521 },
    { name: "Triesen", latitude: 47.107, longitude: 9.528 },
    { name: "Balzers", latitude: 47.068, longitude: 9.503 },
    { name: "Eschen", latitude: 47.21, longitude: 9.523 },
  ],
};

/** The largest town of a country and the towns around it. */
function listTowns(gazetteer: Gazetteer, country: string): InventionContext["towns"] {
  const bounds = [
    { longitude: -180, latitude: -90 },
    { longitude: 180, latitude: 90 },
  ] as const;
  const [largest] = gazetteer.findWithin(country, ...bounds);
  if (!largest) return townsOfSmallCountries[country] ?? [];
  const { longitude, latitude } = largest;
  const southWest = { longitude: longitude - TOWN_RADIUS_DEGREES, latitude: latitude - TOWN_RADIUS_DEGREES };
  return gazetteer.findWithin(country, southWest, {
    longitude: longitude + TOWN_RADIUS_DEGREES,
    latitude: latitude + TOWN_RADIUS_DEGREES,
  });
}
