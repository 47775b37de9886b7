import { useState } from "react";
import type { DisputedKind } from "#app/modules/ledger/model/billing.enums.ts";
import { useCommandWithToast } from "#app/ui/client/use-command.ts";
import { DateTimeText } from "#app/ui/formats/date-time.tsx";
import { getDecimalMark, toPointDecimal } from "#app/ui/formats/decimals.ts";
import type { TranslationKey } from "#app/ui/i18n/translation-key.ts";
import { useLanguage, useTranslate } from "#app/ui/i18n/use-translate.ts";
import { Button } from "#app/ui/primitives/button.tsx";
import { TextField } from "#app/ui/primitives/text-field.tsx";
import { showToast } from "#app/ui/primitives/toast.ts";
import type { LineDispute } from "../../db/dispute.reads.server.ts";

/** A document with disputes, and whether the reader may resolve them. */
export interface DisputedDocument {
  kind: DisputedKind;
  number: string;
  currency: string;
  resolves: boolean;
  /** Explains how a correction is applied. */
  hint: TranslationKey;
}

interface DisputeRowProps {
  line: { id: string; disputes: readonly LineDispute[] };
  document: DisputedDocument;
  /** Number of columns to span. */
  span: number;
}

/** The disputes of a line with their resolutions; the open one can be resolved. */
export function DisputeRow({ line, document, span }: DisputeRowProps) {
  const t = useTranslate();
  return line.disputes.map((dispute) => (
    <tr key={dispute.id} className={dispute.state === "open" ? "disputed" : undefined}>
      <td colSpan={span}>
        <div className="resolution">
          <div>
            <p>
              <q>{dispute.text}</q>
            </p>
            <p className="soft-ink">
              {t(`billing:state.${dispute.state}`)} <DateTimeText at={dispute.at} within /> · {dispute.byName}
            </p>
            {dispute.resolution && <p>{dispute.resolution}</p>}
            {dispute.resolvedByName && (
              <p className="soft-ink">
                <DateTimeText at={dispute.resolvedAt} /> · {dispute.resolvedByName}
              </p>
            )}
          </div>
          {dispute.state === "open" && document.resolves && <ResolveDisputeForm line={line.id} document={document} />}
        </div>
      </td>
    </tr>
  ));
}

const intents = {
  settlement: "accounting.merchant_billing.resolve",
  invoice: "accounting.merchant_billing.resolve_invoice",
} as const;

function ResolveDisputeForm({
  line,
  document: { kind, number, currency, hint },
}: {
  line: string;
  document: DisputedDocument;
}) {
  const t = useTranslate();
  const mark = getDecimalMark(useLanguage().language);
  const [amount, setAmount] = useState("");
  const [note, setNote] = useState("");
  const act = useCommandWithToast(() => showToast(t("billing:done.resolve")));
  const send = (correction: string | undefined) =>
    act.run(intents[kind], {
      number,
      line,
      amount: correction && toPointDecimal(correction, mark),
      note: note || undefined,
    });
  return (
    <div>
      <p>
        <b>{t("billing:resolve_with")}</b>
      </p>
      <div className="dispute-actions">
        <TextField
          label={t("billing:resolve_amount")}
          hint={t(hint)}
          value={amount}
          inputMode="decimal"
          autoComplete="off"
          onChange={(event) => setAmount(event.currentTarget.value)}
          end={<span className="unit">{currency}</span>}
        />
        <TextField
          label={t("billing:resolution")}
          value={note}
          maxLength={500}
          onChange={(event) => setNote(event.currentTarget.value)}
        />
        <Button pending={act.busy} disabled={amount.trim() === ""} onClick={() => send(amount)}>
          {t("billing:add_correction")}
        </Button>
        <Button kind="ghost" pending={act.busy} onClick={() => send(undefined)}>
          {t("billing:keep_line")}
        </Button>
      </div>
    </div>
  );
}
