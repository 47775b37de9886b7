import { useMemo } from "react";
import { createCommandAction, createScreenLoader } from "#app/platform/http/screens.server.ts";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { ButtonLink } from "#app/ui/primitives/button.tsx";
import { ResourceTable } from "#app/ui/resource/table/resource-table.tsx";
import { listOrdersToShip } from "../commands/list-orders-to-ship.server.ts";
import { storeShipments } from "../commands/store-shipments.server.ts";
import { createShipmentsSpec } from "../screens/create-shipments.resource.tsx";
import type { Route } from "./+types/shipments-create.ts";

export const loader = createScreenLoader(listOrdersToShip);

export const action = createCommandAction([storeShipments]);

/** Selects the orders to create shipments of a type from. */
export default function CreateShipments({ loaderData: data }: Route.ComponentProps) {
  const t = useTranslate();
  const { type, as } = data;
  const spec = useMemo(() => createShipmentsSpec({ type, as }), [type, as]);
  const back = <ButtonLink to={`/shipments/${type}`}>{t(`shipments:create.back.${type}`)}</ButtonLink>;
  return <ResourceTable key={type} spec={spec} data={data} actions={back} emptyAction={back} />;
}
