import { isVehicleOption, isVehicleType } from "#app/modules/fleet/model/fleet.enums.ts";
import type { shipments } from "#app/modules/shipments/db/shipments.tables.ts";
import { formatAddressLine } from "#app/platform/geo/address-line.ts";
import type { PlaceSnapshot } from "#app/platform/geo/place.ts";
import type { PlanEnd, PlanShipment } from "../model/plan-inputs.ts";
import type { ShipmentAccess } from "./place-access.reads.server.ts";

export function toPlanShipment(row: typeof shipments.$inferSelect, access: ShipmentAccess): PlanShipment {
  const { requirements } = row;
  return {
    id: row.id,
    number: row.number,
    orderNumber: row.orderNumber,
    type: row.type,
    status: row.status,
    customerName: row.customerName,
    pickup: {
      ...toPlanEnd(row.source, row.sourceLocationId),
      from: row.pickupFrom,
      to: row.pickupTo,
      access: access.pickup,
    },
    dropoff: {
      ...toPlanEnd(row.destination, row.destinationLocationId),
      from: row.deliveryFrom,
      to: row.deliveryTo,
      access: access.dropoff,
    },
    serviceMinutes: row.serviceMinutes,
    priority: row.priority,
    weight: row.weight,
    volume: row.volume,
    parcels: row.packageCount - row.palletCount,
    pallets: row.palletCount,
    vehicleTypes: requirements.vehicleTypes.filter(isVehicleType),
    vehicleOptions: requirements.vehicleOptions.filter(isVehicleOption),
    allowedAgents: requirements.allowedAgents,
    prohibitedVehicles: requirements.prohibitedVehicles,
    notes: row.notes,
    codAmount: row.codAmount,
    codCurrency: row.codCurrency,
    version: row.version,
  };
}

function toPlanEnd(place: PlaceSnapshot, locationId: string | null): Omit<PlanEnd, "from" | "to" | "access"> {
  return {
    locationId: locationId ?? (place.kind === "location" ? (place.id ?? null) : null),
    name: place.contact?.name ?? place.name ?? place.address.line1,
    line: formatAddressLine(place.address),
    point: place.point,
  };
}
