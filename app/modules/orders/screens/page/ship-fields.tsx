import { useState } from "react";
import { useTranslation } from "react-i18next";
import { type Option, Select } from "#app/ui/primitives/select.tsx";
import { facilityShipTypes, type ShipAs } from "../../model/ship-order.ts";

interface ShipFieldsProps {
  types: readonly ShipAs[];
  /** Where pickups and transfers can go. */
  locations: readonly Option[];
  /** What is chosen at first; without it each order gets what its status asks for. */
  chosen?: ShipAs | undefined;
}

/** What kind of shipment is made, and where a pickup or a transfer brings the goods. */
export function ShipFields({ types, locations, chosen }: ShipFieldsProps) {
  const { t } = useTranslation("orders");
  const [type, setType] = useState<string>(chosen ?? "");
  const options = types.map((value) => ({ value, label: t(`ship_as.${value}`) }));
  const along = facilityShipTypes.some((each) => each === type);
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
      {along && (
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
