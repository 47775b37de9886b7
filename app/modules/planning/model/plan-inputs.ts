import type { FunctionKey, VehicleOption, VehicleType } from "#app/modules/fleet/model/fleet.enums.ts";
import type { Hours } from "#app/modules/fleet/model/shift.ts";
import type { Priority } from "#app/modules/orders/model/order.enums.ts";
import type { ShipmentStatus, ShipmentType } from "#app/modules/shipments/model/shipment.enums.ts";
import type { RoutingSettings } from "#app/modules/workspace/model/routing-settings.ts";
import type { OpeningHours, Point } from "#app/platform/geo/place.ts";
import type { AgentBreak } from "./crews/crew-breaks.ts";
import type { PlanHomes } from "./crews/plan-homes.ts";
import type { UnderWayInputs } from "./crews/replan-inputs.ts";
import type { HourPace } from "./learned-paces.ts";
import type { PlanTravel } from "./plan-travel.ts";

/**
 * Everything that decides the times and costs of a plan's routes: plain data, the same on the server, in the plan's room
 * and in the browser, so that a dragged stop is timed by the very rules that the server applies.
 */
export interface PlanInputs {
  /** IANA zone of every local time below. */
  timezone: string;
  /** Local `YYYY-MM-DDTHH:MM`: routes leave no earlier and are back no later. */
  startAt: string;
  endAt: string;
  pickupGraceMinutes: number;
  dropoffGraceMinutes: number;
  depot: PlanDepot;
  homes?: PlanHomes;
  road?: UnderWayInputs;
  settings: RoutingSettings;
  shipments: PlanShipment[];
  /** Chosen agents in their order, each with a vehicle or on foot. */
  crews: PlanCrew[];
  travel: PlanTravel;
  /** How long legs take in each hour of the plan's time; empty where nothing was learnt. */
  paces: readonly HourPace[];
  /** By agent, the shipments that lie outside of the area that the agent's team covers; agents without an area are not in it. */
  outside: Readonly<Record<string, readonly string[]>>;
}

/** Where the goods are, and where routes start and end unless their crews have a home. */
export interface PlanDepot {
  id: string;
  name: string;
  line: string;
  point: Point | null;
}

/** One end of a shipment. */
export interface PlanEnd {
  /** The account's own location, where it is one. */
  locationId: string | null;
  /** Who or what is there. */
  name: string;
  /** Street, postal code and city. */
  line: string;
  point: Point | null;
  /** Local window, either side open when null. */
  from: string | null;
  to: string | null;
  /** What the place itself allows; null for a place that nobody keeps. */
  access: PlaceAccess | null;
}

/** Who may come to a place, and when (domain §3 "Address", "Location"). Empty lists forbid nothing. */
export interface PlaceAccess {
  openingHours: readonly OpeningHours[];
  vehicleTypes: readonly VehicleType[];
  /** Ids or plate numbers of vehicles, and ids of agents. */
  prohibitedVehicles: readonly string[];
  allowedAgents: readonly string[];
  /** What a stop there takes where the shipment does not say. */
  serviceMinutes: number | null;
}

/** A shipment as planning sees it. Grams, cubic centimetres, minutes (may be fractional; null takes the routing default). */
export interface PlanShipment {
  id: string;
  number: string;
  orderNumber: string | null;
  type: ShipmentType;
  status: ShipmentStatus;
  customerName: string | null;
  pickup: PlanEnd;
  dropoff: PlanEnd;
  serviceMinutes: number | null;
  priority: Priority;
  weight: number;
  volume: number;
  parcels: number;
  pallets: number;
  vehicleTypes: VehicleType[];
  vehicleOptions: VehicleOption[];
  /** Ids (or names) of agents; nobody listed means anybody. And ids of those who said no to it. */
  allowedAgents: string[];
  refusedBy?: readonly string[];
  /** Ids or plate numbers of vehicles. */
  prohibitedVehicles: string[];
  notes: string | null;
  codAmount: number | null;
  codCurrency: string | null;
  version: number;
}

export interface PlanAgent {
  id: string;
  name: string;
  phone: string;
  teamId: string | null;
  functions: FunctionKey[];
  /** Hours a day; with it the shift does not count. */
  workingHoursLimit: number | null;
  /** Local `HH:MM` of the plan's day, and of the night before where they go on over midnight. */
  shiftStart: string | null;
  shiftEnd: string | null;
  nightBefore?: Hours | null;
  rest?: AgentBreak | null;
  /** The calendar says that the plan's day is none of theirs. */
  dayOff: boolean;
  active: boolean;
}

/** A vehicle as planning sees it. Costs in minor units; grams; cubic centimetres; null is no limit. */
export interface PlanVehicle {
  id: string;
  /** What people call it: its name, or its plate. */
  label: string;
  plateNumber: string;
  type: VehicleType;
  options: VehicleOption[];
  fixedCost: number;
  routeCompletionCost: number;
  costPerKm: number;
  costPerHour: number;
  parcelCapacity: number | null;
  palletCapacity: number | null;
  maxVolume: number | null;
  maxWeight: number | null;
  maxActiveShipments: number | null;
  /** Milliseconds UTC until which it rests after its last route. */
  cooldownUntil: number | null;
  availableFrom: string | null;
  availableTo: string | null;
  /** The agent who usually drives it. */
  agentId: string | null;
  active: boolean;
}

export interface PlanCrew {
  agent: PlanAgent;
  vehicle: PlanVehicle | null;
}
