import { index, integer, real, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import type { EquipmentType } from "#app/domain/fleet/equipment.ts";
import type { FunctionKey, VehicleColor, VehicleOption, VehicleType } from "#app/domain/fleet/fleet.enums.ts";
import { accountId, flag, id, instant, json, money, version } from "./columns.ts";

/** Agents, that is drivers (domain §3). */
export const agents = sqliteTable(
  "agents",
  {
    id: id(),
    accountId: accountId(),
    name: text().notNull(),
    /** E.164. */
    phone: text().notNull(),
    externalId: text(),
    teamId: text(),
    functions: json<FunctionKey[]>().notNull(),
    payout: json<Record<string, unknown>>().notNull(),
    /** Hours a day; disables the shift when set. */
    workingHoursLimit: real(),
    /** Local `HH:MM`. */
    shiftStart: text(),
    shiftEnd: text(),
    /** Cash that the agent should not carry more of, in one currency. */
    cashLimit: money(),
    cashLimitCurrency: text(),
    /** Invited by the phone number and not named yet. */
    invitedAt: instant(),
    active: flag().notNull(),
    createdAt: instant().notNull(),
    version: version(),
  },
  (table) => [uniqueIndex("agents_phone").on(table.accountId, table.phone)],
);

/** Vehicles (domain §3). Costs in minor units of the account's currency; grams; cubic centimetres. */
export const vehicles = sqliteTable(
  "vehicles",
  {
    id: id(),
    accountId: accountId(),
    plateNumber: text().notNull(),
    name: text(),
    type: integer().$type<VehicleType>().notNull(),
    agentId: text(),
    color: text().$type<VehicleColor>(),
    make: text(),
    model: text(),
    year: integer(),
    fixedCost: money().notNull().default(0),
    routeCompletionCost: money().notNull().default(0),
    /** Minor units per kilometre, may be fractional. */
    costPerKm: real().notNull().default(0),
    costPerHour: real().notNull().default(0),
    parcelCapacity: integer(),
    palletCapacity: integer(),
    maxVolume: integer(),
    maxWeight: integer(),
    maxActiveShipments: integer(),
    options: json<VehicleOption[]>().notNull(),
    cooldownMinutes: integer().notNull().default(0),
    cooldownUntil: instant(),
    /** Local `HH:MM`; the shift of the vehicle where the agent has none. */
    availableFrom: text(),
    availableTo: text(),
    startLocationId: text(),
    active: flag().notNull(),
    createdAt: instant().notNull(),
    version: version(),
  },
  (table) => [uniqueIndex("vehicles_plate").on(table.accountId, table.plateNumber)],
);

/** Teams (domain §3). */
export const teams = sqliteTable(
  "teams",
  {
    id: id(),
    accountId: accountId(),
    name: text().notNull(),
    startLocationId: text(),
    returnLocationId: text(),
    checkInRadius: integer(),
    active: flag().notNull(),
    createdAt: instant().notNull(),
    version: version(),
  },
  (table) => [uniqueIndex("teams_name").on(table.accountId, table.name)],
);

/** What agents and vehicles are given: scanners, card terminals, trolleys. */
export const equipment = sqliteTable(
  "equipment",
  {
    id: id(),
    accountId: accountId(),
    name: text().notNull(),
    type: text().$type<EquipmentType>().notNull(),
    serial: text(),
    agentId: text(),
    vehicleId: text(),
    notes: text(),
    active: flag().notNull(),
    createdAt: instant().notNull(),
    version: version(),
  },
  (table) => [uniqueIndex("equipment_name").on(table.accountId, table.name)],
);

/** Check-ins and check-outs. */
export const attendance = sqliteTable(
  "attendance",
  {
    id: id(),
    accountId: accountId(),
    agentId: text().notNull(),
    checkedInAt: instant().notNull(),
    checkedOutAt: instant(),
  },
  (table) => [index("attendance_agent").on(table.accountId, table.agentId, table.checkedInAt)],
);

/** Last known positions, short-lived. */
export const agentPositions = sqliteTable("agent_positions", {
  agentId: text().primaryKey(),
  accountId: accountId(),
  longitude: real().notNull(),
  latitude: real().notNull(),
  at: instant().notNull(),
});
