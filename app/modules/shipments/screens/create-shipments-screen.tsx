import { useMemo } from "react";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { ButtonLink } from "#app/ui/primitives/button.tsx";
import { ResourceTable } from "#app/ui/resource/table/resource-table.tsx";
import type { OrdersToShip } from "../commands/list-orders-to-ship.server.ts";
import { createShipmentsSpec } from "./create-shipments.resource.tsx";

/** Selects the orders to create shipments of a type from. */
export function CreateShipmentsScreen({ data }: { data: OrdersToShip }) {
  const t = useTranslate();
  const { type, as } = data;
  const spec = useMemo(() => createShipmentsSpec({ type, as }), [type, as]);
  const back = <ButtonLink to={`/shipments/${type}`}>{t(`shipments:create.back.${type}`)}</ButtonLink>;
  return <ResourceTable key={type} spec={spec} data={data} actions={back} emptyAction={back} />;
}
