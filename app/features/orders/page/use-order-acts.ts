import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useFetcher } from "react-router";
import type { ActionAnswer } from "#app/domain/kernel/answer.ts";
import type { BulkOutcome } from "#app/domain/kernel/result.ts";
import { toast, toastError } from "#app/ui/primitives/toast.ts";

interface Acted {
  id: string;
  number: string;
  version: number;
}

/** The buttons of an order's page: each sends its command and says what came of it. */
export function useOrderActs(order: Acted) {
  const { t, i18n } = useTranslation("orders");
  const fetcher = useFetcher<ActionAnswer<Partial<BulkOutcome>>>();
  const handled = useRef<unknown>(null);
  useEffect(() => {
    const answer = fetcher.data;
    if (!answer || fetcher.state !== "idle" || handled.current === answer) return;
    handled.current = answer;
    if (!answer.ok) return toastError(answer.message);
    const [refused] = answer.value.refused ?? [];
    if (refused) return toastError(i18n.t(`errors:${refused.code}`));
    toast(t(answer.intent === "orders.ship" ? "shipped" : "validated"));
  }, [fetcher.data, fetcher.state, t, i18n]);
  const send = (body: Record<string, string | number | string[]>) =>
    fetcher.submit(body, { method: "post", encType: "application/json" });
  return {
    ship: () => send({ intent: "orders.ship", orders: [order.id] }),
    validate: () => send({ intent: "orders.validate_location", number: order.number, version: order.version }),
  };
}
