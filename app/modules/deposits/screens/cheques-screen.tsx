import { useMemo, useState } from "react";
import { paymentMethods } from "#app/modules/orders/model/order.enums.ts";
import { formatAmount } from "#app/ui/formats/measures.tsx";
import { useLanguage, useTranslate } from "#app/ui/i18n/use-translate.ts";
import { Button } from "#app/ui/primitives/button.tsx";
import { Checkbox } from "#app/ui/primitives/checkbox.tsx";
import { Select } from "#app/ui/primitives/select.tsx";
import { TextField } from "#app/ui/primitives/text-field.tsx";
import { CommandDialog } from "#app/ui/resource/detail/command-dialog.tsx";
import type { ResourceData } from "#app/ui/resource/resource-spec.ts";
import { ResourceTable } from "#app/ui/resource/table/resource-table.tsx";
import type { DepositRights } from "../commands/view-deposits.server.ts";
import type { ChequeRow } from "../db/deposits.reads.server.ts";
import { collectAgainPlaces } from "../model/deposit.enums.ts";
import { chequesSpec } from "./cheques.resource.tsx";
import { DepositTabs } from "./deposit-tabs.tsx";
import "#app/modules/ledger/screens/accounting.css";

/** Cheques: those in the till are deposited, and one that came back is taken back. */
export function ChequesScreen({ list, may }: { list: ResourceData<ChequeRow>; may: DepositRights }) {
  const [returning, setReturning] = useState<ChequeRow | null>(null);
  const [again, setAgain] = useState<ChequeRow | null>(null);
  const spec = useMemo(() => {
    const { bulkActions, columns, ...rest } = chequesSpec;
    const act = {
      key: "return",
      header: "deposits:return",
      width: 150,
      cell: (row: ChequeRow) => (
        <ReturnButton row={row} onPress={setReturning} onAgain={may.deposit ? setAgain : null} />
      ),
    } as const;
    return {
      ...rest,
      columns: may.returnCheque ? [...columns, act] : columns,
      ...(may.deposit && bulkActions ? { bulkActions } : {}),
    };
  }, [may]);
  return (
    <>
      <ResourceTable spec={spec} data={list} parts={<DepositTabs current="cheques" bank={may.bank} />} />
      {returning && <ReturnDialog cheque={returning} onClose={() => setReturning(null)} />}
      {again && <AgainDialog cheque={again} onClose={() => setAgain(null)} />}
    </>
  );
}

interface ReturnButtonProps {
  row: ChequeRow;
  onPress: (row: ChequeRow) => void;
  onAgain: ((row: ChequeRow) => void) | null;
}

function ReturnButton({ row, onPress, onAgain }: ReturnButtonProps) {
  const t = useTranslate();
  const { state, returnReason, againNumber: order, orderId } = row;
  if (state === "returned" && order) return [returnReason, t("deposits:again_by", { order })].join(" · ");
  if (state === "returned")
    return onAgain && orderId ? <Button onClick={() => onAgain(row)}>{t("deposits:again")}</Button> : returnReason;
  if (row.state === "bank") return null;
  return <Button onClick={() => onPress(row)}>{t("deposits:return")}</Button>;
}

function AgainDialog({ cheque, onClose }: { cheque: ChequeRow; onClose: () => void }) {
  const t = useTranslate();
  const { locale } = useLanguage();
  const { id, amount, currency, orderNumber } = cheque;
  const { cash, creditCard } = paymentMethods.code;
  return (
    <CommandDialog
      title={t("deposits:again_ask", {
        sum: `${formatAmount(amount, currency, locale)} ${currency}`,
        order: orderNumber ?? "",
      })}
      text={t("deposits:again_text")}
      submitLabel={t("deposits:again")}
      cancelLabel={t("deposits:again_not")}
      intent="accounting.deposits.collect_again"
      hidden={{ id }}
      onDone={t("deposits:again_done")}
      onClose={onClose}
    >
      <Select
        name="where"
        label={t("deposits:again_where")}
        options={collectAgainPlaces.map((value) => ({ value, label: t(`deposits:again_place.${value}`) }))}
        required
      />
      <Select
        name="method"
        label={t("deposits:again_method")}
        options={[
          { value: String(cash), label: t("accounting:method.cash") },
          { value: String(creditCard), label: t("accounting:method.creditCard") },
        ]}
        required
      />
    </CommandDialog>
  );
}

function ReturnDialog({ cheque, onClose }: { cheque: ChequeRow; onClose: () => void }) {
  const t = useTranslate();
  const { locale } = useLanguage();
  const { id, amount, currency, orderNumber, invoiceNumber, state, merchantId } = cheque;
  const sum = `${formatAmount(amount, currency, locale)} ${currency}`;
  return (
    <CommandDialog
      title={t("deposits:return_ask", { order: orderNumber ?? invoiceNumber ?? "" })}
      text={
        invoiceNumber
          ? t("deposits:return_invoice_text", { sum, number: invoiceNumber })
          : t("deposits:return_text", { sum })
      }
      submitLabel={t("deposits:return")}
      cancelLabel={t("deposits:return_not")}
      intent="accounting.deposits.return_cheque"
      hidden={{ id }}
      danger
      onDone={t("deposits:returned")}
      onClose={onClose}
    >
      <TextField name="reason" label={t("deposits:return_reason")} maxLength={300} />
      {state === "credited" && (
        <TextField
          name="charge"
          label={t("deposits:charge")}
          hint={t("deposits:charge_hint")}
          end={<span className="unit">{currency}</span>}
          decimal
          optional
        />
      )}
      {state === "credited" && merchantId && <Checkbox name="charge_merchant" label={t("deposits:charge_merchant")} />}
    </CommandDialog>
  );
}
