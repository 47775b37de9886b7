import { z } from "zod";
import { contactFields, placeSchema } from "#app/modules/places/model/place-draft.ts";
import { shipmentTypes } from "#app/modules/shipments/model/shipment.enums.ts";
import { describeCodes } from "#app/platform/kernel/enumeration.ts";
import { bulkIdsSchema } from "#app/platform/kernel/form-values.ts";
import { facilityShipTypes, shipAs } from "./ship-order.ts";

const emptyToUndefined = (value: unknown) => (value === "" ? undefined : value);

const shipTypeSchema = z
  .preprocess(emptyToUndefined, z.enum(shipAs).optional())
  .describe("Without one each order gets the shipment that ends its way: a delivery or a return");
const facilitySchema = z
  .preprocess(emptyToUndefined, z.uuid().optional())
  .describe("The account's location that a pickup or transfer goes to");

/** Orders to ship: the shipment type, and the account's facility for pickups and transfers. */
export const shipOrdersSchema = z
  .object({ orders: bulkIdsSchema, type: shipTypeSchema, location_id: facilitySchema })
  .refine(({ type, location_id }) => !type || !facilityShipTypes.includes(type) || location_id, {
    path: ["location_id"],
    error: "required",
  });

/** A type by its code or name. */
const shipmentTypeSchema = z
  .preprocess((value) => shipmentTypes.rows.find(({ code }) => code === value)?.key ?? value, shipTypeSchema)
  .describe(
    `Needed. ${describeCodes(shipmentTypes)}; code or word. A pickup or transfer names its destination's location_id`,
  );

/** The input of `POST shipments/store`: ends and contacts that differ from those of the orders. */
export const storeShipmentsSchema = z
  .object({
    orders: bulkIdsSchema,
    shipment_type: shipmentTypeSchema,
    source: placeSchema.optional(),
    destination: placeSchema.optional(),
    source_contact: contactFields.optional(),
    destination_contact: contactFields.optional(),
  })
  .refine(({ shipment_type: as, destination }) => !as || !facilityShipTypes.includes(as) || destination?.location_id, {
    path: ["destination", "location_id"],
    error: "required",
  });
