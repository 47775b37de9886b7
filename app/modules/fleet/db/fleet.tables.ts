import { integer, real, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import type { BillingProfile } from "#app/modules/workspace/model/billing-profile.ts";
import {
  accountIdColumn,
  booleanColumn,
  idColumn,
  instantColumn,
  jsonColumn,
  moneyColumn,
  versionColumn,
} from "#app/platform/db/columns.ts";
import type { EquipmentType } from "../model/equipment.ts";
import type { FunctionKey, VehicleColor, VehicleOption, VehicleType } from "../model/fleet.enums.ts";

/** Agents, that is drivers (domain §3). */
export const agents = sqliteTable(
  "agents",
  {
    id: idColumn(),
    accountId: accountIdColumn(),
    name: text().notNull(),
    /** E.164. */
    phone: text().notNull(),
    externalId: text(),
    teamId: text(),
    functions: jsonColumn<FunctionKey[]>().notNull(),
    payout: jsonColumn<Record<string, unknown>>().notNull(),
    /** What stands on credit notes to who works on their own account. */
    billing: jsonColumn<BillingProfile>().notNull().default({}),
    /** Hours a day; disables the shift when set. */
    workingHoursLimit: real(),
    /** Local `HH:MM`. */
    shiftStart: text(),
    shiftEnd: text(),
    /** A break of so many minutes lies between these, local `HH:MM`; all three or none. */
    breakFrom: text(),
    breakTo: text(),
    breakMinutes: integer(),
    /** Cash that the agent should not carry more of, in one currency. */
    cashLimit: moneyColumn(),
    cashLimitCurrency: text(),
    /** Invited by the phone number and not named yet. */
    invitedAt: instantColumn(),
    /** When the driver's page was last heard of. */
    seenAt: instantColumn(),
    active: booleanColumn().notNull(),
    createdAt: instantColumn().notNull(),
    version: versionColumn(),
  },
  (table) => [uniqueIndex("agents_phone").on(table.accountId, table.phone)],
);

/** Vehicles (domain §3). Costs in minor units of the account's currency; grams; cubic centimetres. */
export const vehicles = sqliteTable(
  "vehicles",
  {
    id: idColumn(),
    accountId: accountIdColumn(),
    plateNumber: text().notNull(),
    name: text(),
    type: integer().$type<VehicleType>().notNull(),
    agentId: text(),
    color: text().$type<VehicleColor>(),
    make: text(),
    model: text(),
    year: integer(),
    fixedCost: moneyColumn().notNull().default(0),
    routeCompletionCost: moneyColumn().notNull().default(0),
    /** Minor units per kilometre, may be fractional. */
    costPerKm: real().notNull().default(0),
    costPerHour: real().notNull().default(0),
    parcelCapacity: integer(),
    palletCapacity: integer(),
    maxVolume: integer(),
    maxWeight: integer(),
    maxActiveShipments: integer(),
    options: jsonColumn<VehicleOption[]>().notNull(),
    cooldownMinutes: integer().notNull().default(0),
    cooldownUntil: instantColumn(),
    /** Local `HH:MM`; the shift of the vehicle where the agent has none. */
    availableFrom: text(),
    availableTo: text(),
    startLocationId: text(),
    active: booleanColumn().notNull(),
    createdAt: instantColumn().notNull(),
    version: versionColumn(),
  },
  (table) => [uniqueIndex("vehicles_plate").on(table.accountId, table.plateNumber)],
);

/** Teams (domain §3). */
export const teams = sqliteTable(
  "teams",
  {
    id: idColumn(),
    accountId: accountIdColumn(),
    name: text().notNull(),
    startLocationId: text(),
    returnLocationId: text(),
    checkInRadius: integer(),
    active: booleanColumn().notNull(),
    createdAt: instantColumn().notNull(),
    version: versionColumn(),
  },
  (table) => [uniqueIndex("teams_name").on(table.accountId, table.name)],
);

/** What agents and vehicles are given: scanners, card terminals, trolleys. */
export const equipment = sqliteTable(
  "equipment",
  {
    id: idColumn(),
    accountId: accountIdColumn(),
    name: text().notNull(),
    type: text().$type<EquipmentType>().notNull(),
    serial: text(),
    agentId: text(),
    vehicleId: text(),
    notes: text(),
    active: booleanColumn().notNull(),
    createdAt: instantColumn().notNull(),
    version: versionColumn(),
  },
  (table) => [uniqueIndex("equipment_name").on(table.accountId, table.name)],
);

/** Last known positions, short-lived. */
export const agentPositions = sqliteTable("agent_positions", {
  agentId: text().primaryKey(),
  accountId: accountIdColumn(),
  longitude: real().notNull(),
  latitude: real().notNull(),
  /** Metres; null where the device does not say. */
  accuracy: real(),
  /** Degrees clockwise from north; null while it stands. */
  heading: real(),
  at: instantColumn().notNull(),
});
