import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { vehicleTypes } from "#app/modules/fleet/model/fleet.enums.ts";
import type { TranslationKey } from "#app/ui/i18n/translation-key.ts";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { DetailSection, Facts } from "#app/ui/resource/detail/detail-section.tsx";
import type { OrderView } from "../../commands/page/view-order.server.ts";

interface RequirementsProps extends Pick<OrderView, "order" | "agents"> {
  edit: ReactNode;
}

/** Requirements for vehicles and drivers. */
export function RequirementsSection({ order, agents, edit }: RequirementsProps) {
  const { t } = useTranslation("orders");
  const translate = useTranslate();
  const { vehicleTypes: types, vehicleOptions, prohibitedVehicles, allowedAgents } = order.requirements;
  const none = types.length + vehicleOptions.length + prohibitedVehicles.length + allowedAgents.length === 0;
  const getAgentName = (id: string) => agents.find(({ value }) => value === id)?.label ?? "…";
  const names = types.map((code) => vehicleTypes.rows.find((row) => row.code === code)?.key);
  return (
    <DetailSection title={t("section.requirements")} action={edit}>
      {none && <p className="faint-ink">{t("nothing_required")}</p>}
      <Facts
        facts={[
          {
            label: t("fact.vehicle_types"),
            value: names.map((key) => key && translate(`common:vehicle_type.${key}`)).join(", "),
          },
          {
            label: t("fact.vehicle_options"),
            value: vehicleOptions
              .map((option) => translate(`common:vehicle_option.${option}` as TranslationKey))
              .join(", "),
          },
          { label: t("fact.prohibited_vehicles"), value: prohibitedVehicles.join(", ") },
          { label: t("fact.allowed_agents"), value: allowedAgents.map(getAgentName).join(", ") },
        ]}
      />
    </DetailSection>
  );
}
