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

/** Agents: the people who drive. */
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
    /** Billing details for credit notes to self-employed agents. */
    billing: jsonColumn<BillingProfile>().notNull().default({}),
    /** Hours a day; disables the shift when set. */
    workingHoursLimit: real(),
    /** Local `HH:MM`. */
    shiftStart: text(),
    shiftEnd: text(),
    /** A break of `breakMinutes` lies between these local times (`HH:MM`); all three or none. */
    breakFrom: text(),
    breakTo: text(),
    breakMinutes: integer(),
    /** The most cash that the agent should carry. */
    cashLimit: moneyColumn(),
    cashLimitCurrency: text(),
    /** Set while an agent invited by phone number has no name yet. */
    invitedAt: instantColumn(),
    /** Last contact of the driver's page or tracker. */
    lastSeenAt: instantColumn(),
    active: booleanColumn().notNull(),
    createdAt: instantColumn().notNull(),
    version: versionColumn(),
  },
  (table) => [uniqueIndex("agents_phone").on(table.accountId, table.phone)],
);

/** Vehicles. Costs in minor units of the account's currency; grams; cubic centimetres. */
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
    /** Minor units per kilometre and per hour; may be fractional. */
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
    /** Local `HH:MM`; used as the shift when the agent has none. */
    availableFrom: text(),
    availableTo: text(),
    startLocationId: text(),
    active: booleanColumn().notNull(),
    createdAt: instantColumn().notNull(),
    version: versionColumn(),
  },
  (table) => [uniqueIndex("vehicles_plate").on(table.accountId, table.plateNumber)],
);

/** Teams of agents. */
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

/** Equipment handed out to agents and vehicles: scanners, card terminals, trolleys. */
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

/** Last known position of each agent, kept for a short time. */
export const agentPositions = sqliteTable("agent_positions", {
  agentId: text().primaryKey(),
  accountId: accountIdColumn(),
  longitude: real().notNull(),
  latitude: real().notNull(),
  /** Metres; null when unknown. */
  accuracy: real(),
  /** Degrees clockwise from north; null while not moving. */
  heading: real(),
  at: instantColumn().notNull(),
  /** Metres that the device has driven in all. Begins again when the account's live positions are deleted. */
  odometer: integer().notNull().default(0),
});
