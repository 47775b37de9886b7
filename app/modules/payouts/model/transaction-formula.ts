import type { EarningInputs } from "#app/modules/ledger/model/earnings/earnings.ts";
import { distanceUnits } from "#app/modules/ledger/model/earnings/rates.ts";
import type { AgentTransactionType } from "./agent-billing.enums.ts";
import { agentTransactionTypes } from "./agent-billing.enums.ts";

/** The part of a transaction that its formula needs. */
export interface FormulaTransaction {
  type: AgentTransactionType;
  quantity: number;
  currency: string;
  inputs: EarningInputs;
  description: string | null;
  createdByName: string;
}

/** Number and time formats for a formula. */
export interface TransactionFormulaFormat {
  number: (value: number, decimals: number) => string;
  time: (at: number) => string;
}

/** A formula: a translation key below `payouts:formula`, with its parameters. */
export interface TransactionFormula {
  key: "flat" | "hour" | "shipment" | "distance" | "distance_first" | "borne" | "custom";
  values: Record<string, string | number>;
}

const metersPerUnit = { km: distanceUnits.metric.metres, mi: distanceUnits.imperial.metres } as const;
const { key: custom } = agentTransactionTypes.byCode(agentTransactionTypes.code.custom);

/** The readable formula of a transaction's amount. */
export function getTransactionFormula(
  row: FormulaTransaction,
  { number, time }: TransactionFormulaFormat,
): TransactionFormula {
  const { inputs, quantity, description, createdByName: by } = row;
  const { key } = agentTransactionTypes.byCode(row.type);
  if (key === custom)
    return inputs.receipt
      ? { key: "borne", values: { receipt: inputs.receipt } }
      : { key: "custom", values: { by, description: description ?? "" } };
  const rate = number(Number(inputs.rate ?? 0), countDecimals(inputs.rate));
  if (key === "hour") {
    const values = { from: time(inputs.from ?? 0), to: time(inputs.to ?? 0), minutes: quantity, rate };
    return { key: "hour", values };
  }
  if (key !== "distance") return { key: key, values: { rate } };
  const unit = inputs.unit === "mi" ? "mi" : "km";
  const far = (metres: number) => number(metres / metersPerUnit[unit], 2);
  const { firstTrip } = inputs;
  return firstTrip
    ? {
        key: "distance_first",
        values: { whole: far(quantity + firstTrip), first: far(firstTrip), unit, rate },
      }
    : { key: "distance", values: { way: far(quantity), unit, rate } };
}

/** Number of decimals to show of a rate, at least two. */
function countDecimals(rate: string | undefined): number {
  return Math.max(2, rate?.split(".")[1]?.length ?? 0);
}
