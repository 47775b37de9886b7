import type { ReactNode } from "react";
import { paymentMethods } from "#app/modules/orders/model/order.enums.ts";
import { DateTimeText } from "#app/ui/formats/date-time.tsx";
import { AmountText } from "#app/ui/formats/measures.tsx";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { agentTransactionTypes } from "../model/agent-billing.enums.ts";
import type { FormulaTransaction } from "../model/transaction-formula.ts";
import { useTransactionFormula } from "./use-transaction-formula.ts";

/** A transaction to show: day, type, formula, origin, amount. */
export interface ShownTransaction extends FormulaTransaction {
  id: string;
  day: string;
  amount: number;
  method: number | null;
}

/** Column headers of transaction lines; `children` are appended. */
export function TransactionLineHeads({ children }: { children?: ReactNode }) {
  const t = useTranslate();
  return (
    <thead>
      <tr>
        <th>{t("payouts:column.day")}</th>
        <th>{t("payouts:column.kind")}</th>
        <th>{t("payouts:column.formula")}</th>
        <th>{t("payouts:column.from")}</th>
        <th className="to-right">{t("payouts:column.amount")}</th>
        {children}
      </tr>
    </thead>
  );
}

/** A transaction line; `children` are appended cells. */
export function TransactionLineRow({ line, children }: { line: ShownTransaction; children?: ReactNode }) {
  const t = useTranslate();
  const formula = useTransactionFormula();
  return (
    <tr>
      <td className="soft-ink">
        <DateTimeText at={line.day} style="date" />
      </td>
      <td>{t(`payouts:type.${agentTransactionTypes.byCode(line.type).key}`)}</td>
      <td className="soft-ink">{formula(line)}</td>
      <td className="soft-ink">
        <TransactionOrigin line={line} />
      </td>
      <td className="to-right">
        <AmountText amount={line.amount} currency={line.currency} />
      </td>
      {children}
    </tr>
  );
}

/** Origin of a transaction: attendance, a shipment and its route, or a receipt. */
export function TransactionOrigin({
  line: { type, inputs, method },
}: {
  line: Pick<ShownTransaction, "type" | "inputs" | "method">;
}) {
  const t = useTranslate();
  const { counts } = agentTransactionTypes.byCode(type);
  if (counts === "days" || counts === "minutes") return t("payouts:from.attendance");
  if (inputs.receipt) return t("payouts:from.receipt");
  if (inputs.route) return t("payouts:from.route", { route: inputs.route, shipment: inputs.shipment ?? "" });
  if (inputs.shipment) return inputs.shipment;
  const [known] = paymentMethods.rows.filter(({ code }) => code === method);
  return known ? t(`accounting:method.${known.key}`) : null;
}
