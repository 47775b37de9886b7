import type { PlaceSnapshot } from "#app/platform/geo/place.ts";
import { type ShipmentType, shipmentTypes } from "./shipment.enums.ts";

const { delivery, return: back } = shipmentTypes.code;

/** The end at which the customer is; pickups and transfers have none. */
const customerEnds: Partial<Record<ShipmentType, "source" | "destination">> = {
  [delivery]: "destination",
  [back]: "source",
};

interface ContactedShipment {
  type: ShipmentType;
  /** Of its orders' customer. */
  customerPhone: string | null;
}

/**
 * The phone number to call at an end: that of the place's contact, else of the customer when it is the customer's end.
 */
export function getContactPhone(
  { type, customerPhone }: ContactedShipment,
  end: "source" | "destination",
  { contact }: Pick<PlaceSnapshot, "contact">,
): string | null {
  return contact?.phone ?? (customerEnds[type] === end ? customerPhone : null);
}
