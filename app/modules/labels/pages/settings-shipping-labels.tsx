import { commandAction, screenLoader } from "#app/platform/http/screens.server.ts";
import { SettingsScreen } from "#app/ui/settings-list/settings-screen.tsx";
import { labelDesignCatalogue } from "../commands/shipping-labels.server.ts";
import { labelDesignForm, labelDesignsSpec } from "../screens/label-designs.resource.tsx";
import type { Route } from "./+types/settings-shipping-labels.ts";

export const loader = screenLoader(labelDesignCatalogue.screen);
export const action = commandAction(labelDesignCatalogue.commands);

export default function ShippingLabels({ loaderData: { list, editing, canManage } }: Route.ComponentProps) {
  return (
    <SettingsScreen
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
