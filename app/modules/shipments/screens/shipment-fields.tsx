import { useTranslation } from "react-i18next";
import { PhotoField } from "#app/ui/files/photo-field.tsx";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import type { Choice } from "#app/ui/primitives/combobox.tsx";
import { DateTimeField } from "#app/ui/primitives/date-time-field.tsx";
import { Select } from "#app/ui/primitives/select.tsx";
import { TextArea, TextField } from "#app/ui/primitives/text-field.tsx";
import { LookupFields } from "#app/ui/resource/bulk/lookup-fields.tsx";
import { handoverMethodKeys, handoverMethods } from "../model/payment-draft.ts";
import { failureReasons } from "../model/shipment.enums.ts";

interface Choices {
  choices: readonly { value: string; label: string }[];
}

// Fields of the actions on shipments; their names are those of the commands' inputs.

export function PlanField({ choices }: Choices) {
  const { t } = useTranslation("shipments");
  if (choices.length === 0) return <p className="soft-ink">{t("field.no_plans")}</p>;
  return (
    <Select name="plan_id" label={t("field.plan")} placeholder={t("field.choose_plan")} options={choices} required />
  );
}

/** Agents with their current state. */
export function AgentField() {
  const { t } = useTranslation("shipments");
  const option = ({ value, label, detail }: Choice) => ({ value, label: detail ? `${label} · ${detail}` : label });
  return (
    <LookupFields module="agents">
      {(agents) => (
        <Select
          name="agent_id"
          label={t("field.agent")}
          placeholder={t("field.choose_agent")}
          options={agents.map(option)}
          required
        />
      )}
    </LookupFields>
  );
}

export function AttemptFields() {
  const { t } = useTranslation("shipments");
  const options = failureReasons.map(({ key, leadsTo }) => ({
    value: key,
    label: t(`reason.${key}`),
    group: t(`leads_to.${leadsTo}`),
  }));
  return (
    <div className="flex flex-col gap-3">
      <Select
        name="reason"
        label={t("field.reason")}
        placeholder={t("field.choose_reason")}
        options={options}
        required
      />
      <DateTimeField kind="date" name="date" label={t("field.date")} hint={t("field.date_hint")} />
      <TextArea name="note" label={t("field.note")} rows={2} maxLength={1000} />
    </div>
  );
}

/** Proof of delivery and payment; `collecting`: there is money to collect. */
export function DropoffFields({ collecting }: { collecting: boolean }) {
  const { t } = useTranslation("shipments");
  const translate = useTranslate();
  const options = (["collected", "prepaid", "waived"] as const).map((value) => ({
    value,
    label: t(`collected.${value}`),
  }));
  const methods = handoverMethods.map((method) => ({
    value: String(method),
    label: translate(`orders:payment.${handoverMethodKeys[method]}`),
  }));
  return (
    <div className="flex flex-col gap-3">
      <ProofFields />
      {collecting && <Select name="collections" label={t("field.collections")} options={options} />}
      {collecting && (
        <Select name="method" label={t("field.paid_by")} placeholder={t("field.as_agreed")} options={methods} />
      )}
    </div>
  );
}

/** Recipient, signature and photo. */
export function ProofFields() {
  const { t } = useTranslation("shipments");
  return (
    <div className="flex flex-col gap-3">
      <TextField name="proof.recipient" label={t("field.recipient")} maxLength={200} optional />
      <TextField name="proof.signature" label={t("field.signature")} maxLength={200} optional />
      <PhotoField name="proof.image" label={t("field.photo")} choose={t("field.choose_photo")} />
    </div>
  );
}

export function ReasonField() {
  const { t } = useTranslation("shipments");
  return <TextField name="reason" label={t("field.reason")} required maxLength={500} />;
}

export function NoteField() {
  const { t } = useTranslation("shipments");
  return <TextArea name="note" label={t("field.note")} rows={3} required maxLength={1000} />;
}

export function WindowFields() {
  const { t } = useTranslation("shipments");
  return (
    <div className="flex flex-col gap-3">
      <DateTimeField kind="datetime-local" name="from" label={t("field.from")} required />
      <DateTimeField kind="datetime-local" name="to" label={t("field.to")} required />
    </div>
  );
}
