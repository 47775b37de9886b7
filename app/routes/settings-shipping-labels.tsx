import { labelDesignForm, labelDesignsSpec } from "#app/features/settings/label-designs.spec.tsx";
import { labelDesignsScreen } from "#app/features/settings/list-label-designs.server.ts";
import { createLabelDesign, saveLabelDesign } from "#app/features/settings/save-label-design.server.ts";
import { SettingsScreen } from "#app/features/settings/settings-screen.tsx";
import { activateLabelDesigns, deactivateLabelDesigns } from "#app/features/settings/switch-active.server.ts";
import { commandAction, screenLoader } from "#app/http/screens.server.ts";
import type { Route } from "./+types/settings-shipping-labels.ts";

export const loader = screenLoader(labelDesignsScreen);
export const action = commandAction([createLabelDesign, saveLabelDesign, activateLabelDesigns, deactivateLabelDesigns]);

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
