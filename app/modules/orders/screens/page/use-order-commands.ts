import { useTranslation } from "react-i18next";
import type { BulkOutcome } from "#app/platform/kernel/result.ts";
import { useCommand } from "#app/ui/client/use-command.ts";
import { showErrorToast, showToast } from "#app/ui/primitives/toast.ts";

interface CommandTarget {
  id: string;
  number: string;
  version: number;
}

/** Runs the commands of an order's page and reports their results. */
export function useOrderCommands(order: CommandTarget) {
  const { t, i18n } = useTranslation("orders");
  const { run } = useCommand<Partial<BulkOutcome>>((answer) => {
    if (!answer.ok) return showErrorToast(answer.message);
    const [refused] = answer.value.refused ?? [];
    if (refused) return showErrorToast(i18n.t(`errors:${refused.code}`));
    showToast(t(answer.intent === "orders.ship" ? "shipped" : "validated"));
  });
  return {
    ship: () => run("orders.ship", { orders: [order.id] }),
    validate: () => run("orders.validate_location", { number: order.number, version: order.version }),
  };
}
