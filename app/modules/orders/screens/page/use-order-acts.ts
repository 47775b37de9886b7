import { useTranslation } from "react-i18next";
import type { BulkOutcome } from "#app/platform/kernel/result.ts";
import { useAsking } from "#app/ui/client/use-asking.ts";
import { toast, toastError } from "#app/ui/primitives/toast.ts";

interface Acted {
  id: string;
  number: string;
  version: number;
}

/** The buttons of an order's page: each sends its command and says what came of it. */
export function useOrderActs(order: Acted) {
  const { t, i18n } = useTranslation("orders");
  const { ask } = useAsking<Partial<BulkOutcome>>((answer) => {
    if (!answer.ok) return toastError(answer.message);
    const [refused] = answer.value.refused ?? [];
    if (refused) return toastError(i18n.t(`errors:${refused.code}`));
    toast(t(answer.intent === "orders.ship" ? "shipped" : "validated"));
  });
  return {
    ship: () => ask("orders.ship", { orders: [order.id] }),
    validate: () => ask("orders.validate_location", { number: order.number, version: order.version }),
  };
}
