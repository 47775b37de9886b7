import { Ellipsis, Package, Printer, RotateCcw, Settings2, Trash2, UsersRound, WandSparkles } from "lucide-react";
import { type FormEvent, Suspense, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { planStatuses } from "#app/modules/planning/model/plan.enums.ts";
import { lazyPart } from "#app/ui/client/lazy-part.ts";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { Button, IconButton } from "#app/ui/primitives/button.tsx";
import { ConfirmDialog, Dialog } from "#app/ui/primitives/dialog.tsx";
import { Menu, type MenuItem } from "#app/ui/primitives/menu.tsx";
import { AgentsDialog } from "../routes/agents-dialog.tsx";
import { ImproveDialog } from "../search/improve-dialog.tsx";
import { AddShipmentsDialog } from "../shipments/add-shipments-dialog.tsx";
import { usePlanEditor } from "./plan-editor.tsx";
import { PlanFields, readPlanFields } from "./plan-fields.tsx";

const ExportPlanDialog = lazyPart(() =>
  import("../export/export-plan-dialog.tsx").then((it) => ({ default: it.ExportPlanDialog })),
);

const RestDialog = lazyPart(() => import("../replan/replan-dialog.tsx").then((it) => ({ default: it.ReplanDialog })));

type OpenDialog = "improve" | "rest" | "export" | "edit" | "agents" | "shipments" | "discard" | "delete" | null;

/** Less frequent actions on a plan. */
export function PlanMenu() {
  const { t } = useTranslation("plans");
  const translate = useTranslate();
  const { view, act, may } = usePlanEditor();
  const [openDialog, setOpenDialog] = useState<OpenDialog>(null);
  const close = () => setOpenDialog(null);
  const item = (key: Exclude<OpenDialog, null>, rest: Omit<MenuItem, "key">): MenuItem => ({
    key,
    onSelect: () => setOpenDialog(key),
    ...rest,
  });
  const editing = may("edit")
    ? [
        item("edit", { label: t("menu.edit"), icon: Settings2 }),
        item("agents", { label: t("menu.agents"), icon: UsersRound }),
        item("shipments", { label: t("menu.shipments"), icon: Package }),
      ]
    : [];
  const improving = may("optimize") && view.document;
  const resting = view.plan.status === planStatuses.code.confirmed && view.viewer.canExecute;
  const items = [
    ...(improving ? [item("improve", { label: t("menu.improve"), icon: WandSparkles })] : []),
    ...(resting ? [item("rest", { label: t("rest.menu"), icon: WandSparkles })] : []),
    ...editing,
    ...(view.viewer.canExport && view.document ? [item("export", { label: t("menu.export"), icon: Printer })] : []),
    ...(may("discard") ? [item("discard", { label: t("menu.discard"), icon: RotateCcw, divided: true })] : []),
    ...(may("delete") ? [item("delete", { label: t("menu.delete"), icon: Trash2, danger: true })] : []),
  ];
  if (items.length === 0) return null;
  return (
    <>
      <Menu
        label={translate("common:action.more")}
        align="end"
        items={items}
        trigger={(props) => <IconButton icon={Ellipsis} label={translate("common:action.more")} bordered {...props} />}
      />
      <ImproveDialog open={openDialog === "improve"} onClose={close} />
      {openDialog === "edit" && <EditPlanDialog onClose={close} />}
      {openDialog === "rest" && (
        <Suspense fallback={null}>
          <RestDialog onClose={close} />
        </Suspense>
      )}
      {openDialog === "export" && (
        <Suspense fallback={null}>
          <ExportPlanDialog planId={view.plan.id} onClose={close} />
        </Suspense>
      )}
      <AgentsDialog open={openDialog === "agents"} onClose={close} />
      <AddShipmentsDialog open={openDialog === "shipments"} onClose={close} />
      <ConfirmDialog
        open={openDialog === "discard"}
        title={t("discard.title")}
        text={t("discard.text")}
        action={t("discard.action")}
        cancel={t("discard.keep")}
        danger
        onClose={close}
        onConfirm={() => act.send({ intent: "plans.discard" })}
      />
      <ConfirmDialog
        open={openDialog === "delete"}
        title={t("delete.title", { name: view.plan.name })}
        text={t("delete.text", { count: view.inputs.shipments.length })}
        action={t("delete.action")}
        cancel={t("delete.keep")}
        danger
        onClose={close}
        onConfirm={() => act.send({ intent: "plans.delete" })}
      />
    </>
  );
}

/** Changes the plan's facts; routes stay and are marked stale. */
function EditPlanDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation("plans");
  const translate = useTranslate();
  const form = useId();
  const { view, act } = usePlanEditor();
  const [version] = useState(view.plan.version);
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onClose();
    act.send({ intent: "plans.edit", version, ...readPlanFields(new FormData(event.currentTarget)) });
  };
  const footer = (
    <>
      {view.document && <span className="hint grow">{t("crew.stale")}</span>}
      <Button kind="ghost" onClick={onClose}>
        {translate("common:action.cancel")}
      </Button>
      <Button kind="primary" type="submit" form={form}>
        {translate("common:action.save")}
      </Button>
    </>
  );
  return (
    <Dialog open title={t("menu.edit")} onClose={onClose} footer={footer} wide>
      <form id={form} onSubmit={save}>
        <PlanFields before={view.plan} locations={view.available.locations} errors={act.errors} />
      </form>
    </Dialog>
  );
}
