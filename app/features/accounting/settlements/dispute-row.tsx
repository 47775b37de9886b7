import { useState } from "react";
import { useAct } from "#app/ui/client/use-act.ts";
import { DateTime } from "#app/ui/formats/date-time.tsx";
import { Button } from "#app/ui/primitives/button.tsx";
import { TextField } from "#app/ui/primitives/text-field.tsx";
import { toast } from "#app/ui/primitives/toast.ts";
import { useWords } from "#app/ui/words/use-words.ts";
import type { StatementLine } from "./statement-lines.server.ts";
import type { SettlementView } from "./view-settlements.server.ts";

/** What a merchant says against a line, and the answer to it. */
export function DisputeRow({ line, view }: { line: StatementLine; view: SettlementView }) {
  const say = useWords();
  const { may, settlement } = view;
  const answering = line.disputeState === "open" && !may.portal && may.update_settlement;
  return (
    <tr className={line.disputeState === "open" ? "disputed" : undefined}>
      <td colSpan={may.portal ? 12 : 11}>
        <div className="answer">
          <div>
            <p>“{line.dispute}”</p>
            <p className="soft-ink">
              {line.disputeState && say(`billing:state.${line.disputeState}`)} <DateTime at={line.disputedAt} /> ·{" "}
              {line.disputedByName}
            </p>
            {line.answer && <p>{line.answer}</p>}
          </div>
          {answering && <Answer line={line} number={settlement.number} currency={settlement.currency} />}
        </div>
      </td>
    </tr>
  );
}

function Answer({ line, number, currency }: { line: StatementLine; number: string; currency: string }) {
  const say = useWords();
  const [amount, setAmount] = useState("");
  const [note, setNote] = useState("");
  const act = useAct(() => toast(say("billing:done.answer")));
  const send = (correction: string | undefined) =>
    act.run("accounting.merchant_billing.answer", {
      number,
      line: line.id,
      amount: correction,
      note: note || undefined,
    });
  return (
    <div>
      <p>
        <b>{say("billing:answer_with")}</b>
      </p>
      <div className="deeds">
        <TextField
          label={say("billing:answer_amount")}
          hint={say("billing:answer_hint")}
          value={amount}
          inputMode="decimal"
          autoComplete="off"
          onChange={(event) => setAmount(event.currentTarget.value)}
          end={<span className="unit">{currency}</span>}
        />
        <TextField
          label={say("billing:answer_note")}
          value={note}
          maxLength={500}
          onChange={(event) => setNote(event.currentTarget.value)}
        />
        <Button pending={act.busy} disabled={amount.trim() === ""} onClick={() => send(amount)}>
          {say("billing:add_correction")}
        </Button>
        <Button kind="ghost" pending={act.busy} onClick={() => send(undefined)}>
          {say("billing:keep_line")}
        </Button>
      </div>
    </div>
  );
}
