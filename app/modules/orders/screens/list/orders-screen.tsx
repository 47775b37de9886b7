import { FileUp, MapPinCheck, Plus, Table2 } from "lucide-react";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { ButtonLink } from "#app/ui/primitives/button.tsx";
import type { Option } from "#app/ui/primitives/select.tsx";
import { LookupFields } from "#app/ui/resource/bulk/lookup-fields.tsx";
import type { BulkAction, ResourceData } from "#app/ui/resource/resource-spec.ts";
import { ResourceTable } from "#app/ui/resource/table/resource-table.tsx";
import type { ListedOrder } from "../../commands/list/list-orders.server.ts";
import type { ShipAs } from "../../model/ship-order.ts";
import { MethodField, ShipFields } from "../page/ship-fields.tsx";
import { PickerFields } from "./bulk-fields.tsx";
import { LabelFields } from "./label-fields.tsx";
import { ordersSpec } from "./orders-list.resource.tsx";

interface OrdersScreenProps {
  data: ResourceData<ListedOrder>;
  may: {
    create: boolean;
    import: boolean;
    export: boolean;
    /** The account has merchants: false in a portal. */
    seeMerchants: boolean;
    /** Names of the bulk commands that the member may run. */
    bulk: readonly string[];
    /** Shipment types that orders can get. */
    ship: readonly ShipAs[];
  };
  /** Members who can be assigned a pick list. */
  pickers: readonly Option[];
  /** How a selection is planned. */
  planning: PlanningAction;
}

type PlanningAction = Pick<BulkAction<ListedOrder>, "fields" | "carries" | "leadsTo">;
type ActionChoices = { pickers: readonly Option[]; ship: readonly ShipAs[] };
type Options = NonNullable<ResourceData<ListedOrder>["options"]>;

/** Filters that only a merchant's portal, or only a carrier's account, has. */
const portalFilters = new Set(["carrier"]);
const carrierFilters = new Set(["merchant", "agent", "plan"]);

/** Fields of bulk actions that depend on the account, by command. */
const accountActionFields: Readonly<
  Record<string, (options: Options, choices: ActionChoices) => Pick<BulkAction<ListedOrder>, "fields">>
> = {
  "orders.ship": (_options, { ship }) => ({
    fields: () => (
      <LookupFields module="locations">{(places) => <ShipFields types={ship} locations={places} />}</LookupFields>
    ),
  }),
  "orders.assign_carrier": () => ({
    fields: () => (
      <LookupFields module="shipping_methods">
        {(methods) => <MethodField methods={methods} chosen={null} />}
      </LookupFields>
    ),
  }),
  "orders.generate_labels": ({ label_design = [] }) => ({ fields: () => <LabelFields designs={label_design} /> }),
  "picklists.create": (_options, { pickers }) => ({ fields: () => <PickerFields pickers={pickers} /> }),
};

/** The list of all orders. */
export function OrdersScreen({ data, may, pickers, planning }: OrdersScreenProps) {
  const { t } = useTranslation("orders");
  const spec = useMemo(
    () => ({
      ...ordersSpec,
      columns: ordersSpec.columns.filter(({ key }) => may.seeMerchants || key !== "merchant"),
      filters: ordersSpec.filters.filter(
        ({ field }) => !(may.seeMerchants ? portalFilters : carrierFilters).has(field),
      ),
      exports: may.export ? "/orders/export" : undefined,
      bulkActions: ordersSpec.bulkActions
        ?.filter(({ intent }) => may.bulk.includes(intent))
        .map((action) => ({
          ...action,
          ...accountActionFields[action.intent]?.(data.options ?? {}, { pickers, ship: may.ship }),
          ...(action.intent === "orders.plan" ? planning : {}),
        })),
    }),
    [may, data.options, pickers, planning],
  );
  const importing = may.import && (
    <ButtonLink icon={FileUp} to="/orders/import">
      {t("import")}
    </ButtonLink>
  );
  const gridding = may.create && (
    <ButtonLink icon={Table2} to="/orders/create-bulk">
      {t("create_bulk")}
    </ButtonLink>
  );
  const creating = may.create && (
    <ButtonLink kind="primary" icon={Plus} to="/orders/create">
      {t("create")}
    </ButtonLink>
  );
  const drafts = data.counts?.draft ?? 0;
  const validating = drafts > 0 && (
    <ButtonLink icon={MapPinCheck} to="/orders/validate">
      {t("to_validate", { count: drafts })}
    </ButtonLink>
  );
  return (
    <ResourceTable
      spec={spec}
      data={data}
      emptyAction={importing}
      actions={
        <>
          {validating}
          {importing}
          {gridding}
          {creating}
        </>
      }
    />
  );
}
