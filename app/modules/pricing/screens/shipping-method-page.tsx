import { CircleCheck, CircleOff, Map as MapIcon, Trash2 } from "lucide-react";
import { useRef, useState } from "react";
import { useNavigate } from "react-router";
import { useFormats } from "#app/ui/formats/formats-context.tsx";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import type { Choice } from "#app/ui/primitives/combobox.tsx";
import { showToast } from "#app/ui/primitives/toast.ts";
import { ActionRow, type DetailAction } from "#app/ui/resource/detail/action-row.tsx";
import { CommandDialog } from "#app/ui/resource/detail/command-dialog.tsx";
import { Crumbs } from "#app/ui/resource/detail/detail-page.tsx";
import { ResourceForm } from "#app/ui/resource/form/resource-form.tsx";
import { SaveBar } from "#app/ui/resource/form/save-bar.tsx";
import { ActiveCell } from "#app/ui/settings-list/active-cell.tsx";
import { PageTitle } from "#app/ui/shell/page-title.tsx";
import { SettingsFrame } from "#app/ui/shell/settings/settings-frame.tsx";
import type { ShippingMethodView } from "../model/shipping-method.ts";
import { toMethodUnits } from "../model/stored-method.ts";
import { FeeExample } from "./fee-example.tsx";
import { shippingMethodSections } from "./shipping-method-sections.tsx";
import "./shipping-method-page.css";

interface ShippingMethodPageProps {
  /** Null for a new one. */
  method: ShippingMethodView | null;
  zones: readonly Choice[];
  agents: readonly Choice[];
  currencies: readonly string[];
}

const LIST_PATH = "/settings/shipping-methods";
type MethodAction = "activate" | "deactivate" | "delete";

/** A shipping method as a page: its prices, and beside them what an order and a month would cost. */
export function ShippingMethodPage({ method, zones, agents, currencies }: ShippingMethodPageProps) {
  const t = useTranslate();
  const navigate = useNavigate();
  const systems = useFormats();
  const page = useRef<HTMLDivElement>(null);
  const [dialogAction, setDialogAction] = useState<MethodAction | null>(null);
  const sections = shippingMethodSections({ ...systems, zones, currencies });
  const title = method?.name ?? t("shipping_methods:add");
  const onSaved = (value: { id: string }) => {
    showToast(t("settings:saved"));
    if (!method) void navigate(`${LIST_PATH}/${value.id}`, { replace: true });
  };
  return (
    <SettingsFrame>
      <div className="page" ref={page}>
        <PageTitle>{title}</PageTitle>
        <header className="shipping-method-head">
          <Crumbs crumbs={[{ label: t("shipping_methods:title"), to: LIST_PATH }, { label: title }]} />
          <div className="detail-heading">
            <div className="detail-title">
              <h1>{title}</h1>
              {method && <ActiveCell active={method.active} />}
            </div>
            <ActionRow actions={buildMethodActions(method, t, setDialogAction)} />
          </div>
        </header>
        <div className="shipping-method-body">
          <div className="settings-menu">
            {/* Conform keeps its initial values: the key starts a new form after saving. */}
            <ResourceForm<{ id: string }>
              key={`${method?.id} ${method?.version}`}
              schema={() => import("../model/shipping-method.ts").then((module) => module.shippingMethodSchema)}
              intent={`settings.shipping_methods.${method ? "update" : "create"}`}
              sections={sections}
              choices={{ agents }}
              defaultValue={method ? toMethodUnits(method, systems) : { type: "1", currency: systems.currency }}
              hidden={{
                units: systems.weight,
                distance_units: systems.distance,
                ...(method ? { id: method.id, version: method.version } : {}),
              }}
              guarded
              early
              onDone={onSaved}
              footer={(state) => <SaveBar state={state} note={t("shipping_methods:from_now_on")} />}
            />
          </div>
          <aside className="prev" aria-label={t("shipping_methods:example.title")}>
            <h3>{t("shipping_methods:on_this_page")}</h3>
            <ul className="contents-list">
              {sections.map(({ key, title: name = "shipping_methods:general" }) => (
                <li key={key}>
                  <a href={`#${key}`} onClick={(event) => showSection(event, key)}>
                    {t(name)}
                  </a>
                </li>
              ))}
            </ul>
            <FeeExample key={`${method?.id} ${method?.version}`} page={page} zones={zones} />
          </aside>
        </div>
      </div>
      {dialogAction && method && (
        <CommandDialog
          title={t(dialogAction === "delete" ? "common:action.delete" : `settings:${dialogAction}`)}
          intent={`settings.shipping_methods.${dialogAction}`}
          hidden={{ "ids[0]": method.id }}
          text={
            dialogAction === "activate"
              ? undefined
              : t(dialogAction === "delete" ? "settings:delete_sure" : confirmDeactivate)
          }
          danger={dialogAction === "delete"}
          onClose={() => setDialogAction(null)}
        />
      )}
    </SettingsFrame>
  );
}

const confirmDeactivate = "shipping_methods:deactivate_sure";

function buildMethodActions(
  method: ShippingMethodView | null,
  t: ReturnType<typeof useTranslate>,
  ask: (what: MethodAction) => void,
): DetailAction[] {
  const coverage = { key: "coverage", label: t("settings:coverage"), icon: MapIcon, to: `${LIST_PATH}/coverage` };
  if (!method) return [coverage];
  const switchAction = method.active ? "deactivate" : "activate";
  return [
    coverage,
    {
      key: switchAction,
      label: t(`settings:${switchAction}`),
      icon: method.active ? CircleOff : CircleCheck,
      rare: true,
      onSelect: () => ask(switchAction),
    },
    {
      key: "delete",
      label: t("common:action.delete"),
      icon: Trash2,
      rare: true,
      danger: true,
      onSelect: () => ask("delete"),
    },
  ];
}

/** Scrolls to a section without changing the URL, which would trigger the warning about unsaved changes. */
function showSection(event: { preventDefault: () => void }, key: string): void {
  event.preventDefault();
  document.getElementById(key)?.scrollIntoView({ block: "start" });
}
