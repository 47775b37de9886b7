import { useState } from "react";
import type { Point } from "#app/platform/geo/place.ts";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { PinMap } from "#app/ui/map/pins/pin-map.tsx";
import { useMapStyle } from "#app/ui/map/use-map-style.ts";
import { Button } from "#app/ui/primitives/button.tsx";
import { RadioGroup } from "#app/ui/primitives/checkbox.tsx";
import { type Option, Select } from "#app/ui/primitives/select.tsx";
import { AddressField } from "#app/ui/resource/form/address-field.tsx";
import { useFormField } from "#app/ui/resource/form/use-form-field.ts";
import { AddMissing } from "#app/ui/shell/add-missing.tsx";

interface PlaceFieldsProps {
  /** `source` or `destination`. */
  name: "source" | "destination";
  locations: readonly Option[];
  start: "saved" | "typed";
}

/**
 * The source or destination of an order: a saved location, or an address with a map pin where geocoding is difficult.
 */
export function PlaceFields({ name, locations, start }: PlaceFieldsProps) {
  const t = useTranslate();
  const [mode, setMode] = useState(start);
  const location = useFormField(`${name}.location_id`);
  const label = t(`orders:form.${name}_location`);
  const sourceHint = name === "source" ? t("orders:form.source_hint") : undefined;
  return (
    <>
      <div className="field span-6">
        <RadioGroup
          legend={t(`orders:form.${name}_mode`)}
          name={`_${name}_mode`}
          defaultValue={start}
          options={[
            { value: "saved", label: t("orders:form.saved_location") },
            { value: "typed", label: t("orders:form.typed_address") },
          ]}
          onChoose={(value) => setMode(value === "saved" ? "saved" : "typed")}
        />
      </div>
      {mode === "saved" ? (
        <Select
          label={label}
          name={`${name}.location_id`}
          span={6}
          defaultValue={location.start}
          errors={location.errors}
          hint={locations.length === 0 ? <AddMissing what="locations" /> : sourceHint}
          placeholder={t("common:field.choose")}
          options={locations}
        />
      ) : (
        <>
          <AddressField name={`${name}.address`} />
          <PointOnMap name={name} />
        </>
      )}
    </>
  );
}

/** A pin for an address that the geocoder would not find; without one the address is geocoded. */
function PointOnMap({ name }: { name: string }) {
  const t = useTranslate();
  const styleUrl = useMapStyle();
  const [point, setPoint] = useState<Point | null>(null);
  const [open, setOpen] = useState(false);
  if (!open)
    return (
      <div className="field span-6">
        <Button onClick={() => setOpen(true)}>{t("orders:form.pin")}</Button>
      </div>
    );
  return (
    <div className="field span-6 grid gap-2">
      <span className="label">{t("orders:form.pin_hint")}</span>
      <div className="relative h-72 overflow-hidden rounded-md">
        <PinMap
          label={t("orders:form.pin")}
          point={point}
          choices={[]}
          origin={null}
          onMove={setPoint}
          styleUrl={styleUrl}
          fitKey={name}
        />
      </div>
      {point && (
        <>
          <input type="hidden" name={`${name}.point.longitude`} value={point.longitude} />
          <input type="hidden" name={`${name}.point.latitude`} value={point.latitude} />
        </>
      )}
      <div>
        <Button
          onClick={() => {
            setPoint(null);
            setOpen(false);
          }}
        >
          {t("orders:form.pin_remove")}
        </Button>
      </div>
    </div>
  );
}
