import { createCommandAction, createScreenLoader } from "#app/platform/http/screens.server.ts";
import { SettingsListPage } from "#app/ui/settings-list/settings-list-page.tsx";
import { labelDesignCatalogue } from "../commands/shipping-labels.server.ts";
import { labelDesignForm, labelDesignsSpec } from "../screens/label-designs.resource.tsx";
import type { Route } from "./+types/settings-shipping-labels.ts";

export const loader = createScreenLoader(labelDesignCatalogue.screen);
export const action = createCommandAction(labelDesignCatalogue.commands);

export default function ShippingLabels({ loaderData: { list, editing, canManage } }: Route.ComponentProps) {
  return (
    <SettingsListPage
      spec={labelDesignsSpec}
      kind="shipping_labels"
      schema={() => import("../model/label-design.ts").then((module) => module.labelDesignSchema)}
      sections={labelDesignForm}
      list={list}
      editing={editing && { ...editing, design: JSON.stringify(editing.design) as never }}
      fresh={{}}
      canManage={canManage}
    />
  );
}
