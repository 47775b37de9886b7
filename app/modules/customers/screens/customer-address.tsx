import { Pencil, Trash2 } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { vehicleTypes } from "#app/modules/fleet/model/fleet.enums.ts";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { PlaceMap } from "#app/ui/map/small/place-map.tsx";
import { IconButton } from "#app/ui/primitives/button.tsx";
import { CommandDialog } from "#app/ui/resource/detail/command-dialog.tsx";
import { DetailSection, Facts } from "#app/ui/resource/detail/detail-section.tsx";
import type { CustomerAddressView } from "../model/customer.ts";

interface AddressProps {
  address: CustomerAddressView;
  agents: readonly { value: string; label: string }[];
  mapStyleUrl: string;
  /** Absent for readers who may not change it. */
  onEdit: (() => void) | undefined;
  /** The customer's version. */
  version: number;
}

/** One address of a customer with its rules and its place on the map. */
export function CustomerAddress({ address: place, agents, mapStyleUrl, onEdit, version }: AddressProps) {
  const { t } = useTranslation("customers");
  const translate = useTranslate();
  const { address } = place;
  const [removing, setRemoving] = useState(false);
  const names = new Map(agents.map(({ value, label }) => [value, label]));
  return (
    <DetailSection
      title={place.label ?? address.line1}
      note={place.is_default && t("default")}
      action={
        onEdit && (
          <span className="inline-flex">
            <IconButton icon={Pencil} size={14} label={t("edit_address")} onClick={onEdit} />
            <IconButton
              icon={Trash2}
              size={14}
              label={t("remove_address")}
              tip="end"
              onClick={() => setRemoving(true)}
            />
          </span>
        )
      }
      beside={
        <PlaceMap
          label={address.line1}
          from={{ name: "", point: null }}
          to={{ name: address.line1, point: place.point }}
          styleUrl={mapStyleUrl}
        />
      }
    >
      <Facts
        facts={[
          {
            label: t("place"),
            value: (
              <>
                {[address.line1, address.line2].filter(Boolean).join(", ")}
                <br />
                {[address.postal_code, address.city, address.region, address.country].filter(Boolean).join(" ")}
                {place.position === "none" && <span className="block text-ink-3">{t("no_position")}</span>}
                {place.position === "coarse" && <span className="block text-ink-3">{t("coarse_position")}</span>}
              </>
            ),
          },
          { label: t("directions"), value: address.directions },
          {
            label: t("service_time"),
            value: place.service_minutes === undefined ? null : t("minutes", { count: place.service_minutes }),
          },
          {
            label: t("hours"),
            value: place.opening_hours
              .map(({ weekday, from, to }) => `${translate(`common:weekday.${weekday}`)} ${from}–${to}`)
              .join(", "),
          },
          {
            label: t("vehicle_types"),
            value: place.allowed_vehicle_types
              .map((code) => translate(`common:vehicle_type.${vehicleTypes.byCode(code).key}`))
              .join(", "),
          },
          { label: t("prohibited"), value: place.prohibited_vehicles.join(", ") },
          { label: t("agents"), value: place.allowed_agents.map((id) => names.get(id) ?? id).join(", ") },
        ]}
      />
      {removing && (
        <CommandDialog
          title={t("remove_address")}
          cancelLabel={t("keep_address")}
          intent="customers.addresses.remove"
          hidden={{ address_id: place.id, version: String(version) }}
          text={t("remove_address_text", { name: place.label ?? address.line1 })}
          danger
          onDone={t("address_removed")}
          onClose={() => setRemoving(false)}
        />
      )}
    </DetailSection>
  );
}
