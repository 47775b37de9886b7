import { RotateCcw } from "lucide-react";
import { useState } from "react";
import { createCommandAction, createScreenLoader } from "#app/platform/http/screens.server.ts";
import { useCommand } from "#app/ui/client/use-command.ts";
import { useFormats } from "#app/ui/formats/formats-context.tsx";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { Button } from "#app/ui/primitives/button.tsx";
import { ConfirmDialog } from "#app/ui/primitives/dialog.tsx";
import { showToast } from "#app/ui/primitives/toast.ts";
import { ResourceForm } from "#app/ui/resource/form/resource-form.tsx";
import { SaveBar } from "#app/ui/resource/form/save-bar.tsx";
import { PageTitle } from "#app/ui/shell/page-title.tsx";
import { SettingsFrame } from "#app/ui/shell/settings/settings-frame.tsx";
import { resetRouting, saveRouting, viewRouting } from "../commands/save-routing.server.ts";
import { toRoutingUnits } from "../model/routing-settings.ts";
import { LearnedPaces } from "../screens/learned-paces.tsx";
import { buildRoutingSections } from "../screens/routing.resource.tsx";
import type { Route } from "./+types/settings-routing.ts";
import "../screens/routing-screen.css";

export const loader = createScreenLoader(viewRouting);
export const action = createCommandAction([saveRouting, resetRouting]);

/** The routing settings of the workspace, each with its effect on a plan; all can be reset to their defaults. */
export default function Routing({
  loaderData: { routing, defaults, currency, learned, version, canManage },
}: Route.ComponentProps) {
  const t = useTranslate();
  const { distance } = useFormats();
  const resetting = useCommand();
  const [isConfirming, setConfirming] = useState(false);
  const atDefault = Object.entries(defaults).every(([key, value]) => Reflect.get(routing, key) === value);
  return (
    <SettingsFrame>
      <div className="page">
        <PageTitle>{t("routing:title")}</PageTitle>
        <div className="head">
          <h1>{t("routing:title")}</h1>
          <span className="grow" />
          {canManage && !atDefault && (
            <Button icon={RotateCcw} pending={resetting.busy} onClick={() => setConfirming(true)}>
              {t("routing:reset")}
            </Button>
          )}
        </div>
        <div className="scroll min-h-0 flex-1">
          <div className="settings-menu routing-form">
            <p className="text-ink-2">{t("routing:intro")}</p>
            {resetting.refusal && (
              <p role="alert" className="field-error">
                {resetting.refusal.message}
              </p>
            )}
            {/* Conform keeps a form's initial values, so a save remounts the form. */}
            <ResourceForm
              key={version}
              schema={() => import("../model/routing-settings.ts").then((module) => module.routingInputSchema)}
              intent="settings.routing.update"
              sections={buildRoutingSections(currency, distance)}
              defaultValue={{
                ...toRoutingUnits(routing, distance),
                delayed_start: routing.delayed_start ? "on" : undefined,
              }}
              hidden={{ version, distance_units: distance }}
              guarded
              early
              onDone={() => showToast(t("settings:saved"))}
              footer={(state) => (
                <>
                  <LearnedPaces learned={learned} used={routing.hourly_pace !== "disabled"} />
                  {canManage && <SaveBar state={state} />}
                </>
              )}
            />
          </div>
        </div>
      </div>
      <ConfirmDialog
        open={isConfirming}
        title={t("routing:reset")}
        text={t("routing:reset_sure")}
        action={t("routing:reset")}
        cancel={t("routing:reset_keep")}
        onConfirm={() => resetting.run("settings.routing.reset", { version })}
        onClose={() => setConfirming(false)}
      />
    </SettingsFrame>
  );
}
