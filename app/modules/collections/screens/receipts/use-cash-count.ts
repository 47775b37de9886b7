import { useState } from "react";
import { type Bearer, receiptStatuses, type VarianceReason } from "#app/modules/ledger/model/accounting.enums.ts";
import type { BookedCollection } from "#app/modules/ledger/model/collection-postings.ts";
import { collectionStatuses } from "#app/modules/orders/model/order.enums.ts";
import type { Language } from "#app/platform/i18n/i18n.ts";
import { formatDecimal, hasExactDecimals, parseMoney } from "#app/platform/money/money.ts";
import { getDecimalMark, toPointDecimal } from "#app/ui/formats/decimals.ts";
import { useLanguage } from "#app/ui/i18n/use-translate.ts";
import type { ReceiptView } from "../../commands/receipts/view-receipts.server.ts";
import { computeReceiptPostings, sumPostings } from "../../model/receipt-postings.ts";

/** State of a receipt's cash count, with the postings it would cause. */
export function useCashCount({
  receipt,
  lines,
  pieces,
  till,
}: Pick<ReceiptView, "receipt" | "lines" | "pieces" | "till">) {
  const { language } = useLanguage();
  const { currency, cash } = receipt;
  const [by, setBy] = useState<"piece" | "sum">(pieces.length > 0 ? "piece" : "sum");
  const [counts, setCounts] = useState<Readonly<Record<number, string>>>({});
  const [sum, setSum] = useState("");
  const [reason, setReason] = useState<VarianceReason | "">("");
  const [borneBy, setBorneBy] = useState<Bearer>("account");
  const [note, setNote] = useState("");
  const [tillId, setTillId] = useState(till?.last);

  const pieced = pieces.map((value) => ({ value, count: parsePieceCount(counts[value] ?? "") }));
  const entered = by === "sum" ? sum.trim() !== "" : Object.values(counts).some((text) => text !== "");
  const counted =
    by === "piece"
      ? pieced.reduce((total, { value, count }) => total + value * (count ?? 0), 0)
      : parseAmount(sum, currency, language);
  const valid = counted !== null && counted >= 0 && (by === "sum" || pieced.every(({ count }) => count !== null));
  const difference = (counted ?? 0) - cash;
  const received = receipt.status === receiptStatuses.code.received;
  const shown = received ? (receipt.counted ?? 0) : entered && valid ? (counted ?? 0) : cash;
  const bearer = received ? (receipt.borneBy ?? "account") : borneBy;
  const posted = sumPostings(
    computeReceiptPostings(
      {
        id: receipt.id,
        agentId: receipt.agentId,
        currency,
        counted: shown,
        borneBy: bearer,
        collections: lines.map(sumBooked(receipt.agentId)),
      },
      receipt.version,
    ),
  );
  const values = {
    ...(by === "piece"
      ? {
          pieces: pieced.flatMap(({ value, count }) =>
            count ? [{ value: formatDecimal({ amount: value, currency }), count }] : [],
          ),
        }
      : { counted: counted === null ? sum : formatDecimal({ amount: counted, currency }) }),
    ...(difference === 0 ? {} : { reason: reason || undefined, borne_by: borneBy }),
    ...(note.trim() === "" ? {} : { note }),
    ...(tillId ? { till_id: tillId } : {}),
  };
  return {
    by,
    setBy,
    counts,
    setCount: (value: number, text: string) => setCounts({ ...counts, [value]: text }),
    sum,
    setSum,
    reason,
    setReason,
    borneBy,
    setBorneBy,
    note,
    setNote,
    tillId,
    setTillId,
    entered,
    valid,
    counted: counted ?? 0,
    difference,
    posted,
    values,
    dirty: entered || note !== "",
  };
}
export type CashCountState = ReturnType<typeof useCashCount>;

/** Parses a typed number of pieces; null if invalid. */
export const parsePieceCount = (text: string) => (/^\d{0,6}$/.test(text.trim()) ? Number(text) : null);

/** Parses a typed amount; null if empty, or finer than the currency's smallest unit. */
function parseAmount(text: string, currency: string, language: Language): number | null {
  if (text.trim() === "") return 0;
  const plain = toPointDecimal(text, getDecimalMark(language));
  return hasExactDecimals(plain, currency) ? parseMoney(plain, currency) : null;
}

function sumBooked(agentId: string) {
  return (line: ReceiptView["lines"][number]): BookedCollection => ({
    id: line.collectionId,
    orderId: line.orderId,
    amount: line.amount,
    currency: line.currency,
    method: line.method,
    merchantId: line.merchantId,
    agentId,
    status: collectionStatuses.code.collected,
    prepaidHolder: null,
  });
}
