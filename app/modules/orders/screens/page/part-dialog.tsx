import { useState } from "react";
import { toast } from "#app/ui/primitives/toast.ts";
import { Timeline } from "#app/ui/resource/detail/timeline.tsx";
import { FormDialog } from "#app/ui/resource/form/form-dialog.tsx";
import { useOvertaken } from "#app/ui/resource/form/use-overtaken.ts";
import { useWords } from "#app/ui/words/use-words.ts";
import type { OrderView } from "../../commands/page/view-order.server.ts";
import type { OrderPart } from "../../model/order-parts.ts";
import { useOrderEntries } from "./order-entries.tsx";
import { partFormOf } from "./part-forms.resource.tsx";

interface PartDialogProps {
  part: OrderPart;
  view: OrderView;
  onClose: () => void;
}

/**
 * Changes one part of an order. Whoever is second is told what the first one changed, keeps what was typed, and may
 * apply it again on the order as it is now.
 */
export function PartDialog({ part, view, onClose }: PartDialogProps) {
  const say = useWords();
  const { order } = view;
  const [opened] = useState({ version: order.version, draft: view.drafts[part] });
  const { overtaken, onRefused } = useOvertaken();
  const { title, fields, wide } = partFormOf(part, order);
  return (
    <FormDialog
      title={say(title)}
      submit={say(overtaken ? "orders:conflict.apply" : "common:action.save")}
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
      notice={overtaken && <Overtaken view={view} since={opened.version} />}
      onRefused={onRefused}
      onDone={() => toast(say("orders:saved"))}
      onClose={onClose}
      wide={wide}
    />
  );
}

/** What others changed since a version. */
function Overtaken({ view, since }: { view: OrderView; since: number }) {
  const say = useWords();
  const entries = useOrderEntries(view);
  const newer = new Set(view.events.filter((event) => event.version > since).map((event) => event.id));
  return (
    <div className="overtaken" role="status">
      <b>{say("orders:conflict.title")}</b>
      <p className="soft-ink">{say("orders:conflict.text")}</p>
      <Timeline entries={entries.filter(({ key }) => newer.has(key))} />
    </div>
  );
}
