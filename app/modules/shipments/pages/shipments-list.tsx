import { Plus } from "lucide-react";
import { useCallback, useMemo } from "react";
import { useTranslation } from "react-i18next";
import { data } from "react-router";
import { planShipments } from "#app/modules/plans/commands/shipments/plan-shipments.server.ts";
import { planSelection } from "#app/modules/plans/screens/shipments/plan-selection.tsx";
import { now } from "#app/platform/db/scope.server.ts";
import { formatSetCookie, shipmentTypeCookie } from "#app/platform/http/cookies.server.ts";
import { getRequestLanguage } from "#app/platform/http/device-preferences.server.ts";
import { createCommandAction, createScreenLoader } from "#app/platform/http/screens.server.ts";
import { ok } from "#app/platform/kernel/result.ts";
import { toLocalDate } from "#app/platform/time/local-time.ts";
import { ButtonLink } from "#app/ui/primitives/button.tsx";
import { Segments } from "#app/ui/primitives/tabs.tsx";
import type { ResourceData } from "#app/ui/resource/resource-spec.ts";
import { ResourceTable } from "#app/ui/resource/table/resource-table.tsx";
import { listShipments } from "../commands/list-shipments.server.ts";
import { assignShipments, clearPlan, shipmentCommands } from "../commands/move-shipments.server.ts";
import type { ListedShipment } from "../commands/shipment-names.server.ts";
import { type ShipmentPath, shipmentTypes } from "../model/shipment.enums.ts";
import type { ListChoices } from "../screens/shipment-bulk-actions.tsx";
import { shipmentsSpec } from "../screens/shipments-list.resource.tsx";
import type { Route } from "./+types/shipments-list.ts";

const read = createScreenLoader(async (scope, args) => {
  const list = await listShipments(scope, { ...args, language: getRequestLanguage(args.request) });
  return list.ok ? ok({ data: list.value, today: toLocalDate(now(scope), scope.account.timezone) }) : list;
});

/** Also stores the type in a cookie, for the next visit of /shipments. */
export const loader = async (args: Route.LoaderArgs) => {
  const found = await read(args);
  return data(found, { headers: { "Set-Cookie": formatSetCookie(shipmentTypeCookie, found.data.type) } });
};

export const action = createCommandAction([
  planShipments,
  clearPlan,
  assignShipments,
  ...Object.values(shipmentCommands),
]);

export default function Shipments({ loaderData }: Route.ComponentProps) {
  const { data: list, today } = loaderData;
  const planning = useCallback((type: number) => planSelection<ListedShipment>(today, type), [today]);
  return <ShipmentsScreen data={list} planSelection={planning} />;
}

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
function ShipmentsScreen({ data, planSelection }: ShipmentsScreenProps) {
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
