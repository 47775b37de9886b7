import { useState } from "react";
import { useCommandWithToast } from "#app/ui/client/use-command.ts";
import { DateTimeText } from "#app/ui/formats/date-time.tsx";
import { AmountText } from "#app/ui/formats/measures.tsx";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { Button } from "#app/ui/primitives/button.tsx";
import { Checkbox } from "#app/ui/primitives/checkbox.tsx";
import { Dialog } from "#app/ui/primitives/dialog.tsx";
import { showToast } from "#app/ui/primitives/toast.ts";
import type { BankView } from "../../commands/books/view-bank.server.ts";
import { canMatch } from "../../model/bank-reconciliation.ts";

interface MatchDialogProps {
  bank: BankView;
  line: BankView["lines"][number];
  onClose: () => void;
}

/** Asks which payments that were marked by hand a line of a statement is; one of the same amount is chosen at first. */
export function MatchDialog({ bank: { currency, movements }, line, onClose }: MatchDialogProps) {
  const t = useTranslate();
  const payments = movements.filter(canMatch);
  const same = payments.find(({ amount }) => amount === line.amount);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set(same ? [same.documentId] : []));
  const act = useCommandWithToast(() => {
    showToast(t("accounting:bank.matched"));
    onClose();
  });
  const picked = payments.filter(({ documentId }) => chosen.has(documentId));
  const sum = picked.reduce((total, { amount }) => total + amount, 0);
  const toggle = (id: string) => {
    const next = new Set(chosen);
    if (!next.delete(id)) next.add(id);
    setChosen(next);
  };
  const footer = (
    <>
      <span className="grow soft-ink" role="status">
        <AmountText amount={sum} currency={currency} /> {t("accounting:bank.of")}{" "}
        <AmountText amount={line.amount} currency={currency} /> {currency}
      </span>
      <Button kind="ghost" onClick={onClose}>
        {t("common:action.cancel")}
      </Button>
      <Button
        kind="primary"
        disabled={sum !== line.amount}
        pending={act.busy}
        onClick={() => act.run("accounting.books.match", { line: line.line, documents: [...chosen] })}
      >
        {t("accounting:bank.match_line")}
      </Button>
    </>
  );
  return (
    <Dialog open title={t("accounting:bank.match_title")} onClose={onClose} footer={footer} middle>
      <p>
        <DateTimeText at={line.on} style="date" />, {line.name || line.text}
      </p>
      <p className="soft-ink">{t("accounting:bank.match_why")}</p>
      <table className="plain bank-payments">
        <tbody>
          {payments.map(({ documentId, number, on, amount }) => (
            <tr key={documentId}>
              <td>
                <Checkbox label={number} checked={chosen.has(documentId)} onChange={() => toggle(documentId)} />
              </td>
              <td className="soft-ink">
                <DateTimeText at={on} style="date" />
              </td>
              <td className="to-right">
                <AmountText amount={amount} currency={currency} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Dialog>
  );
}
