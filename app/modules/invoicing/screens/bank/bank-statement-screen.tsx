import { Landmark, ListChecks } from "lucide-react";
import { Suspense, useRef, useState } from "react";
import type { PartCounts } from "#app/modules/ledger/commands/part-counts.server.ts";
import { decodeText, detectEncoding } from "#app/platform/documents/tables/text-encoding.ts";
import { lazyPart } from "#app/ui/client/lazy-part.ts";
import { useCommandWithToast } from "#app/ui/client/use-command.ts";
import { useHydrated } from "#app/ui/client/use-hydrated.ts";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { Button, ButtonLink } from "#app/ui/primitives/button.tsx";
import { EmptyState } from "#app/ui/primitives/empty-state.tsx";
import { FileButton } from "#app/ui/primitives/file-button.tsx";
import { showErrorToast, showToast } from "#app/ui/primitives/toast.ts";
import { CommandDialog } from "#app/ui/resource/detail/command-dialog.tsx";
import { PageTitle } from "#app/ui/shell/page-title.tsx";
import type { ProposedStatement } from "../../commands/bank/read-bank-statement.server.ts";
import type { MerchantBillingRights } from "../../commands/billing/billing-access.server.ts";
import { statementLimits } from "../../model/bank/bank-entry.ts";
import { BillingTabs } from "../billing/billing-tabs.tsx";
import { bankRuleSections, toBankRuleDraft } from "./bank-rule-form.ts";
import { type BankLine, PaymentLines } from "./payment-lines.tsx";
import { isBookable, useBooking } from "./use-booking.ts";
import "#app/modules/ledger/screens/accounting.css";
import "./bank-statement.css";

const FormDialog = lazyPart(async () => ({
  default: (await import("#app/ui/resource/form/form-dialog.tsx")).FormDialog,
}));

/** Reads a bank statement and shows which documents its lines pay; confirmed lines are booked. */
export function BankStatementScreen({ may, parts }: { may: MerchantBillingRights; parts: PartCounts }) {
  const t = useTranslate();
  const listens = useHydrated();
  const content = useRef("");
  const [read, setRead] = useState<ProposedStatement | null>(null);
  const [name, setName] = useState<string | null>(null);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const reading = useCommandWithToast<ProposedStatement>((_, value) => {
    setRead(value);
    setChosen(new Set(value.lines.filter(({ state }) => state === "sure" || state === "rule").map(({ line }) => line)));
  });
  const again = () => reading.run("accounting.merchant_billing.read_statement", { content: content.current });
  const booking = useBooking((booked, refused) => {
    if (booked > 0) showToast(t("bank:booked", { count: booked }));
    if (refused > 0) showErrorToast(t("bank:refused", { count: refused }));
    again();
  });
  const take = async (file: File | undefined) => {
    if (!file) return;
    setRead(null);
    setName(file.name);
    if (file.size > statementLimits.characters) return showErrorToast(t("errors:file_too_large", { limit: "3 MB" }));
    const bytes = new Uint8Array(await file.arrayBuffer());
    content.current = decodeText(bytes, detectEncoding(bytes));
    again();
  };
  const wanted = read?.lines.filter((line) => chosen.has(line.line) && isBookable(line)) ?? [];
  const choose = (
    <FileButton
      label={t("bank:choose")}
      chosen={name}
      accept=".xml,.camt,.053,.sta,.mt940,.940,.csv,.txt,text/csv,text/xml,application/xml"
      disabled={!listens || reading.busy}
      onChange={(event) => void take(event.currentTarget.files?.[0])}
    />
  );
  return (
    <div className="page bank scroll">
      <PageTitle>{t("bank:title")}</PageTitle>
      <div className="head">
        <h1>{t("bank:title")}</h1>
        <BillingTabs current="invoices" may={may} counts={parts} />
        {read && choose}
        <span className="grow" />
        <ButtonLink kind="ghost" icon={ListChecks} to="/settings/bank-rules">
          {t("bank:rules")}
        </ButtonLink>
        {read && (
          <Button
            kind="primary"
            icon={Landmark}
            disabled={wanted.length === 0}
            pending={booking.busy}
            onClick={() => booking.book(wanted)}
          >
            {t("bank:book", { count: wanted.length })}
          </Button>
        )}
      </div>
      {read ? (
        <BankStatementLines read={read} chosen={chosen} onChoose={setChosen} onChanged={again} />
      ) : (
        <EmptyState page title={t("bank:empty")} text={t("bank:empty_why")} action={choose} />
      )}
    </div>
  );
}

interface BankStatementLinesProps {
  read: ProposedStatement;
  chosen: ReadonlySet<string>;
  onChoose: (chosen: ReadonlySet<string>) => void;
  /** Reads the statement again. */
  onChanged: () => void;
}

function BankStatementLines({ read, chosen, onChoose, onChanged }: BankStatementLinesProps) {
  const { account, lines, unread } = read;
  const t = useTranslate();
  const [ruling, setRuling] = useState<BankLine | null>(null);
  const [unbooking, setUnbooking] = useState<BankLine | null>(null);
  const others = lines.filter(({ state, rule }) => state === "out" || rule !== null).length;
  const came = lines.filter(({ amount, rule }) => amount > 0 && rule === null).length;
  const toggle = ({ line }: BankLine) => {
    const next = new Set(chosen);
    if (!next.delete(line)) next.add(line);
    onChoose(next);
  };
  return (
    <>
      <p className="soft-ink statement-of" role="status">
        {account && <span>{account} · </span>}
        {t("bank:incoming", { count: came })} · {t("bank:payouts", { count: lines.length - came - others })}
        {others > 0 && <> · {t("bank:rest", { count: others })}</>}
        {unread.length > 0 && (
          <>
            {" · "}
            {t("bank:unread", {
              count: unread.length,
              rows: unread
                .slice(0, 8)
                .map(({ row }) => row)
                .join(", "),
            })}
          </>
        )}
      </p>
      <PaymentLines lines={lines} chosen={chosen} onToggle={toggle} onMakeRule={setRuling} onUnbook={setUnbooking} />
      {ruling && <MakeRuleDialog line={ruling} onClose={() => setRuling(null)} onMade={onChanged} />}
      {unbooking && (
        <CommandDialog
          title={t("bank:unbook_action")}
          text={t("bank:unbook_sure")}
          cancelLabel={t("bank:unbook_not")}
          intent="accounting.books.unbook"
          hidden={{ line: unbooking.line }}
          onDone={t("bank:unbooked")}
          onResult={onChanged}
          onClose={() => setUnbooking(null)}
        />
      )}
    </>
  );
}

interface MakeRuleDialogProps {
  line: BankLine;
  onClose: () => void;
  onMade: () => void;
}

/** The form of a rule that is made from a line. */
function MakeRuleDialog({ line, onClose, onMade }: MakeRuleDialogProps) {
  const t = useTranslate();
  const { currency } = line;
  return (
    <Suspense>
      <FormDialog
        title={t("bank_rules:add")}
        submit={t("bank_rules:add")}
        schema={() => import("../../model/bank/bank-rule.ts").then((module) => module.bankRuleSchema)}
        intent="settings.bank_rules.create"
        sections={bankRuleSections}
        defaultValue={toBankRuleDraft(line)}
        choices={{ currency: [{ value: currency, label: currency }] }}
        onClose={onClose}
        onDone={onMade}
        wide
      />
    </Suspense>
  );
}
