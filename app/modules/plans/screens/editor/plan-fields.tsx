import { useTranslation } from "react-i18next";
import type { PlanFacts, PlanLocation } from "#app/modules/planning/model/plan-view.ts";
import { Checkbox } from "#app/ui/primitives/checkbox.tsx";
import { DateTimeField } from "#app/ui/primitives/date-time-field.tsx";
import { Select } from "#app/ui/primitives/select.tsx";
import { NumberField, TextField } from "#app/ui/primitives/text-field.tsx";
import { AddMissing } from "#app/ui/shell/add-missing.tsx";

type EnteredPlanFacts = Pick<
  PlanFacts,
  "name" | "startAt" | "endAt" | "locationId" | "pickupGraceMinutes" | "dropoffGraceMinutes" | "autoConfirm"
>;

interface PlanFieldsProps {
  before: EnteredPlanFacts;
  locations: readonly PlanLocation[];
  errors: Readonly<Record<string, string[]>>;
}

/** The facts of a plan that a person enters. */
export function PlanFields({ before, locations, errors }: PlanFieldsProps) {
  const { t } = useTranslation("plans");
  const minutes = { unit: "min", min: 0, max: 1440, required: true, type: "number" } as const;
  return (
    <div className="fields">
      <TextField
        label={t("field.name")}
        name="name"
        required
        maxLength={120}
        defaultValue={before.name}
        errors={errors.name}
        span={6}
      />
      <DateTimeField
        kind="datetime-local"
        label={t("field.start")}
        name="startAt"
        required
        defaultValue={before.startAt}
        errors={errors.startAt}
        span={3}
      />
      <DateTimeField
        kind="datetime-local"
        label={t("field.end")}
        name="endAt"
        required
        defaultValue={before.endAt}
        errors={errors.endAt}
        span={3}
      />
      <Select
        label={t("field.location")}
        name="locationId"
        required
        placeholder={t("field.choose_location")}
        options={locations.map(({ id, name }) => ({ value: id, label: name }))}
        defaultValue={before.locationId}
        hint={locations.length === 0 ? <AddMissing what="locations" /> : t("field.location_hint")}
        errors={errors.locationId}
        span={6}
      />
      <NumberField
        label={t("field.pickup_grace")}
        name="pickupGraceMinutes"
        defaultValue={before.pickupGraceMinutes}
        errors={errors.pickupGraceMinutes}
        span={3}
        {...minutes}
      />
      <NumberField
        label={t("field.dropoff_grace")}
        name="dropoffGraceMinutes"
        defaultValue={before.dropoffGraceMinutes}
        errors={errors.dropoffGraceMinutes}
        span={3}
        {...minutes}
      />
      <div className="span-6">
        <Checkbox label={t("field.auto_confirm")} name="autoConfirm" defaultChecked={before.autoConfirm} />
        <p className="hint">{t("field.auto_confirm_hint")}</p>
      </div>
    </div>
  );
}

/** The form's values as command input. */
export function readPlanFields(form: FormData): EnteredPlanFacts {
  const text = (name: string) => String(form.get(name) ?? "");
  return {
    name: text("name"),
    startAt: text("startAt").slice(0, 16),
    endAt: text("endAt").slice(0, 16),
    locationId: text("locationId"),
    pickupGraceMinutes: Number(text("pickupGraceMinutes")),
    dropoffGraceMinutes: Number(text("dropoffGraceMinutes")),
    autoConfirm: form.get("autoConfirm") !== null,
  };
}
