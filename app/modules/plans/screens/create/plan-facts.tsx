import { useState } from "react";
import { useTranslation } from "react-i18next";
import { shipmentTypes } from "#app/modules/shipments/model/shipment.enums.ts";
import { planObjectives } from "#app/modules/workspace/model/routing-settings.ts";
import { DateTimeField } from "#app/ui/primitives/date-time-field.tsx";
import { Select } from "#app/ui/primitives/select.tsx";
import { TextField } from "#app/ui/primitives/text-field.tsx";
import { AddMissing } from "#app/ui/shell/add-missing.tsx";
import type { PlanForm } from "../../commands/list/plan-form.server.ts";
import type { NewPlanHours } from "../../model/work-to-plan.ts";

interface PlanFactsProps {
  form: PlanForm;
  errors: Record<string, string[] | undefined>;
  /** Another day or type has other shipments and agents. */
  onShow: (next: { day?: string; type?: string }) => void;
  locationId: string;
  onLocation: (id: string) => void;
  hours: NewPlanHours;
  onHours: (hours: { start?: string; end?: string }) => void;
}

/** Name, day, hours, depot, type and objective of the new plan. */
export function PlanFactFields({ form, errors, onShow, locationId, onLocation, hours, onHours }: PlanFactsProps) {
  const { day, type, choices, objective } = form;
  const { t } = useTranslation("plans");
  const { locations } = choices;
  const [name, setName] = useState<string | null>(null);
  return (
    <div className="create-plan-fields">
      <TextField
        label={t("field.name")}
        name="name"
        required
        maxLength={120}
        value={name ?? t("create.name", { day })}
        onChange={(event) => setName(event.target.value)}
        errors={errors.name}
      />
      <DateTimeField
        kind="date"
        label={t("field.day")}
        name="day"
        required
        value={day}
        onValue={(next) => next && next !== day && onShow({ day: next })}
      />
      <DateTimeField
        kind="time"
        label={t("field.from")}
        name="from"
        required
        value={hours.start}
        onValue={(start) => onHours({ start })}
        errors={errors.startAt}
      />
      <DateTimeField
        kind="time"
        label={t("field.to")}
        name="to"
        required
        value={hours.end}
        onValue={(end) => onHours({ end })}
        errors={errors.endAt}
      />
      <Select
        label={t("field.location")}
        name="locationId"
        required
        placeholder={t("field.choose_location")}
        options={locations.map((each) => ({ value: each.id, label: each.name }))}
        value={locationId}
        onChange={(event) => onLocation(event.target.value)}
        hint={locations.length === 0 ? <AddMissing what="locations" /> : undefined}
        errors={errors.locationId}
      />
      <Select
        label={t("field.type")}
        value={String(type)}
        options={shipmentTypes.rows.map(({ code, key }) => ({ value: String(code), label: t(`type.${key}`) }))}
        onChange={(event) => onShow({ type: event.target.value })}
      />
      <Select
        label={t("objective.title")}
        name="objective"
        options={planObjectives.map((value) => ({ value, label: t(`objective.${value}`) }))}
        defaultValue={objective}
      />
    </div>
  );
}
