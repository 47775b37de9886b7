import type { PlaceSnapshot } from "#app/platform/geo/place.ts";
import { type ShipmentType, shipmentTypes } from "./shipment.enums.ts";

const { delivery, return: back } = shipmentTypes.code;

/** The end of a shipment at which its customer is met: goods between facilities, or fetched at a merchant's, have none. */
const customerEnds: Partial<Record<ShipmentType, "source" | "destination">> = {
  [delivery]: "destination",
  [back]: "source",
};

interface ContactedShipment {
  type: ShipmentType;
  /** Of its orders' customer. */
  customerPhone: string | null;
}

/** The phone of whoever is met at an end: the place's own contact, else the customer where that is the customer's end. */
export function getContactPhone(
  { type, customerPhone }: ContactedShipment,
  end: "source" | "destination",
  { contact }: Pick<PlaceSnapshot, "contact">,
): string | null {
  return contact?.phone ?? (customerEnds[type] === end ? customerPhone : null);
}
