import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { type Option, Select } from "#app/ui/primitives/select.tsx";
import { facilityShipTypes, type ShipAs } from "../../model/ship-order.ts";

interface ShipFieldsProps {
  types: readonly ShipAs[];
  /** The account's facilities, for pickups and transfers. */
  locations: readonly Option[];
  /** The default type; without it each order gets the type that its status allows. */
  chosen?: ShipAs | undefined;
}

/** The type of the shipment, and the facility where a pickup or transfer ends. */
export function ShipFields({ types, locations, chosen }: ShipFieldsProps) {
  const { t } = useTranslation("orders");
  const [type, setType] = useState<string>(chosen ?? "");
  const options = types.map((value) => ({ value, label: t(`ship_as.${value}`) }));
  const needsFacility = facilityShipTypes.some((each) => each === type);
  return (
    <>
      <Select
        name="type"
        label={t("ship_as.label")}
        {...(chosen ? {} : { placeholder: t("ship_as.needed") })}
        options={options}
        value={type}
        onChange={(event) => setType(event.target.value)}
      />
      {needsFacility && (
        <Select
          name="location_id"
          label={t("ship_as.facility")}
          placeholder={t("ship_as.choose_facility")}
          options={locations}
          required
        />
      )}
    </>
  );
}

interface MethodFieldProps {
  methods: readonly { value: string; label: string }[];
  chosen: string | null;
}

/** The shipping method that is assigned together with the carrier; empty keeps the current one. */
export function MethodField({ methods, chosen }: MethodFieldProps) {
  const t = useTranslate();
  return (
    <Select
      name="shipping_method_id"
      label={t("orders:column.shipping_method")}
      options={methods}
      placeholder={t("orders:keep_method")}
      defaultValue={chosen ?? ""}
      optional
    />
  );
}
