import { Plus } from "lucide-react";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { ButtonLink } from "#app/ui/primitives/button.tsx";
import { Segments } from "#app/ui/primitives/tabs.tsx";
import type { ResourceData } from "#app/ui/resource/resource-spec.ts";
import { ResourceTable } from "#app/ui/resource/table/resource-table.tsx";
import type { ListedShipment } from "../commands/shipment-names.server.ts";
import { type ShipmentPath, shipmentTypes } from "../model/shipment.enums.ts";
import type { ListChoices } from "./shipment-bulk-actions.tsx";
import { shipmentsSpec } from "./shipments-list.resource.tsx";

interface ShipmentsScreenProps {
  data: ResourceData<ListedShipment> & {
    type: ShipmentPath;
    types: readonly { path: ShipmentPath; count?: number | undefined }[];
    allowed: { plan: boolean; export: boolean; create: boolean };
  };
  /** How a selection is planned, by the code of the type. */
  planSelection: (type: number) => ListChoices["planSelection"];
}

/** The shipments of one type, with tabs to the account's other types. */
export function ShipmentsScreen({ data, planSelection }: ShipmentsScreenProps) {
  const { t } = useTranslation("shipments");
  const { type, allowed, types } = data;
  const code = shipmentTypes.rows.find(({ path }) => path === type)?.code ?? 3;
  const spec = useMemo(
    () => ({
      ...shipmentsSpec(type, {
        type: code,
        planSelection: planSelection(code),
        planning: allowed.plan,
        manifest: allowed.export ? `/shipments/${type}/manifest` : undefined,
        proofs: allowed.export ? `/shipments/${type}/proofs` : undefined,
        exports: allowed.export ? `/shipments/${type}/export` : undefined,
      }),
      exports: allowed.export ? `/shipments/${type}/export` : undefined,
    }),
    [type, code, planSelection, allowed],
  );
  const tabs = types.map(({ path, count }) => ({
    key: path,
    label: t(`title.${path}`),
    count,
    to: `/shipments/${path}`,
  }));
  const creating = allowed.create && (
    <ButtonLink kind="primary" icon={Plus} to={`/shipments/${type}/create`}>
      {t(`create.title.${type}`)}
    </ButtonLink>
  );
  return (
    <ResourceTable
      key={type}
      spec={spec}
      data={data}
      parts={<Segments label={t("module")} parts={tabs} current={type} />}
      actions={creating}
      emptyAction={creating}
    />
  );
}
