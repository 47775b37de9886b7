import { useState } from "react";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { showToast } from "#app/ui/primitives/toast.ts";
import { EventTimeline } from "#app/ui/resource/detail/event-timeline.tsx";
import { FormDialog } from "#app/ui/resource/form/form-dialog.tsx";
import { useLostRace } from "#app/ui/resource/form/use-lost-race.ts";
import type { OrderView } from "../../commands/page/view-order.server.ts";
import type { OrderPart } from "../../model/order-parts.ts";
import { getPartForm } from "./part-forms.resource.tsx";
import { useOrderEntries } from "./use-order-entries.tsx";

interface PartDialogProps {
  part: OrderPart;
  view: OrderView;
  onClose: () => void;
}

/**
 * Changes one part of an order. After a lost race it shows what the other person changed, keeps what was typed, and can
 * apply it again to the current order.
 */
export function PartDialog({ part, view, onClose }: PartDialogProps) {
  const t = useTranslate();
  const { order } = view;
  const [opened] = useState({ version: order.version, draft: view.drafts[part] });
  const { overtaken, onRefused } = useLostRace();
  const { title, fields, wide } = getPartForm(part, order);
  return (
    <FormDialog
      title={t(title)}
      submit={t(overtaken ? "orders:conflict.apply" : "common:action.save")}
      intent={`orders.update.${part}`}
      schema={() => import("../../model/order-parts.ts").then(({ partSchemas }) => partSchemas[part])}
      sections={[{ key: part, fields }]}
      choices={{
        "source.location_id": view.locations,
        "destination.location_id": view.locations,
        "requirements.allowed_agents": view.agents,
      }}
      hidden={{ number: order.number, version: overtaken ? order.version : opened.version }}
      defaultValue={opened.draft}
      notice={overtaken && <ConflictNotice view={view} since={opened.version} />}
      onRefused={onRefused}
      onDone={() => showToast(t("orders:saved"))}
      onClose={onClose}
      wide={wide}
    />
  );
}

/** What others changed since a version. */
function ConflictNotice({ view, since }: { view: OrderView; since: number }) {
  const t = useTranslate();
  const entries = useOrderEntries(view);
  const newer = new Set(view.events.filter((event) => event.version > since).map((event) => event.id));
  return (
    <div className="overtaken" role="status">
      <b>{t("orders:conflict.title")}</b>
      <p className="soft-ink">{t("orders:conflict.text")}</p>
      <EventTimeline entries={entries.filter(({ key }) => newer.has(key))} />
    </div>
  );
}
