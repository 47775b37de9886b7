import { useRef, useState } from "react";
import type { Point } from "#app/platform/geo/place.ts";
import type { BulkOutcome } from "#app/platform/kernel/result.ts";
import { useCommand } from "#app/ui/client/use-command.ts";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { showErrorToast, showToast } from "#app/ui/primitives/toast.ts";
import type { UnplacedOrder } from "../../commands/validate/read-validation.server.ts";
import type { PlaceEnd } from "../../model/order.enums.ts";

export interface ValidationWork {
  /** Pins that people placed, by `order id/end`. */
  pins: ReadonlyMap<string, Point>;
  setPin(orderId: string, end: PlaceEnd, point: Point): void;
  /** Confirms orders: at their pins, otherwise as they were found. */
  confirm(orders: readonly UnplacedOrder[]): void;
  busy: boolean;
}

/** Pins that are not confirmed yet, and the command that confirms them; refusals are reported. */
export function useValidation(orders: readonly UnplacedOrder[]): ValidationWork {
  const t = useTranslate();
  const [pins, setPins] = useState<ReadonlyMap<string, Point>>(new Map());
  const names = useRef(new Map<string, string>());
  for (const { id, number } of orders) names.current.set(id, number);
  const { run, busy } = useCommand<BulkOutcome>((answer) => {
    if (!answer.ok) return showErrorToast(answer.message);
    const { succeeded, refused } = answer.value;
    if (succeeded.length > 0) showToast(t("validation:confirmed", { count: succeeded.length }));
    const [first] = refused;
    if (first)
      showErrorToast(
        t("validation:refused", { count: refused.length }),
        `${names.current.get(first.id) ?? ""}: ${t(`errors:${first.code}`)}`,
      );
  });
  return {
    pins,
    busy,
    setPin: (orderId, end, point) => setPins((before) => new Map(before).set(`${orderId}/${end}`, point)),
    confirm: (chosen) =>
      void run("orders.validate_locations", {
        orders: chosen.map(({ id, version }) => ({
          id,
          version,
          point: pins.get(`${id}/destination`),
          source_point: pins.get(`${id}/source`),
        })),
      }),
  };
}
