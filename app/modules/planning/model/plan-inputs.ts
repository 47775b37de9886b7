import type { FunctionKey, VehicleOption, VehicleType } from "#app/modules/fleet/model/fleet.enums.ts";
import type { Hours } from "#app/modules/fleet/model/shift.ts";
import type { Priority } from "#app/modules/orders/model/order.enums.ts";
import type { ShipmentStatus, ShipmentType } from "#app/modules/shipments/model/shipment.enums.ts";
import type { RoutingSettings } from "#app/modules/workspace/model/routing-settings.ts";
import type { Point } from "#app/platform/geo/place.ts";
import type { AgentBreak } from "./crews/crew-breaks.ts";
import type { PlanHomes } from "./crews/plan-homes.ts";
import type { UnderWayInputs } from "./crews/replan-inputs.ts";
import type { HourPace } from "./learned-paces.ts";
import type { PlaceAccess } from "./place-access.ts";
import type { AgentPay, PlanPrices } from "./plan-prices.ts";
import type { PlanTravel } from "./plan-travel.ts";

/**
 * Everything that decides the times and costs of a plan's routes: plain data, the same on the server, in the plan's
 * room and in the browser, so that a dragged stop is timed by the same rules that the server applies.
 */
export interface PlanInputs {
  /** IANA zone of all local times below. */
  timezone: string;
  /** Local `YYYY-MM-DDTHH:MM`: routes leave no earlier and return no later. */
  startAt: string;
  endAt: string;
  pickupGraceMinutes: number;
  dropoffGraceMinutes: number;
  depot: PlanDepot;
  homes?: PlanHomes;
  road?: UnderWayInputs;
  settings: RoutingSettings;
  /** What applies where neither vehicle nor agent has a price. */
  prices: PlanPrices;
  shipments: PlanShipment[];
  /** Chosen agents in their order, each with a vehicle or on foot. */
  crews: PlanCrew[];
  travel: PlanTravel;
  /** How long legs take in each hour of the plan's time; empty when nothing was learned. */
  paces: readonly HourPace[];
  /** By agent, the shipments outside the area of the agent's team; agents without an area are missing. */
  outside: Readonly<Record<string, readonly string[]>>;
}

/** Where the goods are, and where routes start and end unless a crew has its own location. */
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
  /** Name of the customer or location. */
  name: string;
  /** Street, postal code and city. */
  line: string;
  point: Point | null;
  /** Local window; a null side is open. */
  from: string | null;
  to: string | null;
  /** Access rules of the place; null for a place that is not stored. */
  access: PlaceAccess | null;
}

/** A shipment as planning sees it. Grams, cubic centimetres, minutes (may be fractional; null: routing default). */
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
  /** Ids (or names) of agents; an empty list allows every agent. And ids of those who rejected it. */
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
  /** Hours a day; when set, the shift does not apply. */
  workingHoursLimit: number | null;
  /** Local `HH:MM` of the plan's day, and of the night before where they pass midnight. */
  shiftStart: string | null;
  shiftEnd: string | null;
  nightBefore?: Hours | null;
  rest?: AgentBreak | null;
  /** The plan's day is off in the agent's calendar. */
  dayOff: boolean;
  /** What the agent is paid, where that is in the cost currency: minor units, may be fractional. */
  pay?: AgentPay | null;
  active: boolean;
}

/** A vehicle as planning sees it. Costs in minor units; grams; cubic centimetres; null is no limit. */
export interface PlanVehicle {
  id: string;
  /** Its name, or else its plate. */
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
