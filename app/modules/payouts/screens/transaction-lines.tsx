import type { ReactNode } from "react";
import { paymentMethods } from "#app/modules/orders/model/order.enums.ts";
import { DateTime } from "#app/ui/formats/date-time.tsx";
import { Amount } from "#app/ui/formats/measures.tsx";
import { useWords } from "#app/ui/words/use-words.ts";
import { agentTransactionTypes } from "../model/agent-billing.enums.ts";
import type { Explained } from "../model/formula.ts";
import { useFormula } from "./use-formula.ts";

/** A transaction as it is read: day, kind, formula, where it comes from, amount. */
export interface ShownLine extends Explained {
  id: string;
  day: string;
  amount: number;
  method: number | null;
}

/** What stands over the lines of transactions; further heads stand at their end. */
export function LineHeads({ children }: { children?: ReactNode }) {
  const say = useWords();
  return (
    <thead>
      <tr>
        <th>{say("payouts:column.day")}</th>
        <th>{say("payouts:column.kind")}</th>
        <th>{say("payouts:column.formula")}</th>
        <th>{say("payouts:column.from")}</th>
        <th className="to-right">{say("payouts:column.amount")}</th>
        {children}
      </tr>
    </thead>
  );
}

/** One transaction on a line; further cells stand at its end. */
export function LineRow({ line, children }: { line: ShownLine; children?: ReactNode }) {
  const say = useWords();
  const formula = useFormula();
  return (
    <tr>
      <td className="soft-ink">
        <DateTime at={line.day} style="date" />
      </td>
      <td>{say(`payouts:type.${agentTransactionTypes.of(line.type).key}`)}</td>
      <td className="soft-ink">{formula(line)}</td>
      <td className="soft-ink">
        <From line={line} />
      </td>
      <td className="to-right">
        <Amount amount={line.amount} currency={line.currency} />
      </td>
      {children}
    </tr>
  );
}

/** Where a transaction comes from: attendance, a shipment and its route, a receipt, or by what it was paid. */
export function From({ line: { type, inputs, method } }: { line: Pick<ShownLine, "type" | "inputs" | "method"> }) {
  const say = useWords();
  const { counts } = agentTransactionTypes.of(type);
  if (counts === "days" || counts === "minutes") return say("payouts:from.attendance");
  if (inputs.receipt) return say("payouts:from.receipt");
  if (inputs.route) return say("payouts:from.route", { route: inputs.route, shipment: inputs.shipment ?? "" });
  if (inputs.shipment) return inputs.shipment;
  const [known] = paymentMethods.rows.filter(({ code }) => code === method);
  return known ? say(`accounting:method.${known.key}`) : null;
}
