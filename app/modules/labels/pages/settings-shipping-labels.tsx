import { labelDesignForm, labelDesignsSpec } from "#app/features/settings/labels/label-designs.resource.tsx";
import { labelDesignCatalogue } from "#app/features/settings/labels/shipping-labels.server.ts";
import { SettingsScreen } from "#app/features/settings/settings-screen.tsx";
import { commandAction, screenLoader } from "#app/http/wrappers/screens.server.ts";
import type { Route } from "./+types/settings-shipping-labels.ts";

export const loader = screenLoader(labelDesignCatalogue.screen);
export const action = commandAction(labelDesignCatalogue.commands);

export default function ShippingLabels({ loaderData: { list, editing, canManage } }: Route.ComponentProps) {
  return (
    <SettingsScreen
      spec={labelDesignsSpec}
      kind="shipping_labels"
      schema={() => import("#app/domain/labels/label-design.ts").then((module) => module.labelDesignSchema)}
      sections={labelDesignForm}
      list={list}
      editing={editing && { ...editing, design: JSON.stringify(editing.design) as never }}
      fresh={{}}
      canManage={canManage}
    />
  );
}
