import { useState } from "react";
import { useTranslation } from "react-i18next";
import { shipmentTypes } from "#app/modules/shipments/model/shipment.enums.ts";
import { DateTimeField } from "#app/ui/primitives/date-time-field.tsx";
import { Select } from "#app/ui/primitives/select.tsx";
import { TextField } from "#app/ui/primitives/text-field.tsx";
import { LookupFields } from "#app/ui/resource/bulk/lookup-fields.tsx";

interface PlanTargetFieldsProps {
  /** The first local day on which something of the selection is promised. */
  day: string;
  /** Code of the shipment type; without one it is asked for. */
  type?: number;
}

/** The plan that a selection goes into: one that is open, or the facts of a new one. */
export default function PlanTargetFields({ day, type }: PlanTargetFieldsProps) {
  const { t } = useTranslation("plans");
  const [planId, setPlanId] = useState("");
  return (
    <div className="flex flex-col gap-3">
      <LookupFields module="open_plans">
        {(plans) => (
          <Select
            name="plan_id"
            label={t("target.plan")}
            options={[{ value: "", label: t("target.new") }, ...plans]}
            value={planId}
            onChange={(event) => setPlanId(event.target.value)}
          />
        )}
      </LookupFields>
      {planId === "" && (
        <>
          <TextField
            name="name"
            label={t("field.name")}
            defaultValue={t("create.name", { day })}
            required
            maxLength={120}
          />
          {type === undefined ? (
            <Select
              name="shipmentType"
              label={t("field.type")}
              options={shipmentTypes.rows.map(({ code, key }) => ({ value: String(code), label: t(`type.${key}`) }))}
              defaultValue="3"
            />
          ) : (
            <input type="hidden" name="shipmentType" value={type} />
          )}
          <DateTimeField
            kind="datetime-local"
            name="startAt"
            label={t("field.start")}
            defaultValue={`${day}T08:00`}
            required
          />
          <DateTimeField
            kind="datetime-local"
            name="endAt"
            label={t("field.end")}
            defaultValue={`${day}T18:00`}
            required
          />
          <LookupFields module="locations">
            {(locations) => <Select name="locationId" label={t("field.location")} options={locations} required />}
          </LookupFields>
          <p className="hint">{t("target.agents")}</p>
        </>
      )}
    </div>
  );
}
