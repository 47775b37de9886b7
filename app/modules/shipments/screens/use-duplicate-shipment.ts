import { useDuplicate } from "#app/modules/orders/screens/page/use-duplicate.tsx";
import type { TranslationKey } from "#app/ui/i18n/translation-key.ts";
import type { ShipmentView } from "../commands/view-shipment.server.ts";
import { shipmentTypes } from "../model/shipment.enums.ts";

interface DuplicateShipmentResult {
  orders: { number: string }[];
  shipments: { number: string }[];
  refused: { code: string }[];
}

/** Duplicates a shipment and opens the copy, or its order when that cannot be shipped yet. */
export function useDuplicateShipment({ shipment, canDuplicate }: ShipmentView) {
  const { path } = shipmentTypes.byCode(shipment.type);
  return useDuplicate<DuplicateShipmentResult>(canDuplicate, {
    intent: "shipments.repeat",
    number: shipment.number,
    outcome: ({ shipments: [made], refused: [reason], orders: [order] }) => {
      if (made) return { to: `/shipments/${path}/${made.number}` };
      return order
        ? { to: `/orders/${order.number}` }
        : { why: `errors:${reason?.code ?? "not_found"}` as TranslationKey };
    },
  });
}
