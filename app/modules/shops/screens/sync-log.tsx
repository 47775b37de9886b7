import { Check, RotateCw, X } from "lucide-react";
import { Link } from "react-router";
import { LogSection } from "#app/modules/workspace/screens/log-section.tsx";
import { useCommandWithToast } from "#app/ui/client/use-command.ts";
import { DateTimeText } from "#app/ui/formats/date-time.tsx";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { Button } from "#app/ui/primitives/button.tsx";
import { StateLabel } from "#app/ui/status/state-label.tsx";
import { logTabs, syncKinds } from "../model/sync-log.ts";
import type { ShopPageProps } from "./shop-page.tsx";
import { syncKindShapes, useReasonLabel } from "./sync-labels.ts";

/** The log of the shop's orders with reasons and buttons for open lines. */
export function SyncLog({ shop, log, canManage }: ShopPageProps) {
  const t = useTranslate();
  const { lines, counts, next, tab, search } = log;
  const tabs = (["", ...logTabs] as const).map((key) => ({
    key,
    label: t(`shops:tab.${key || "all"}`),
    count: counts[key || "all"],
  }));
  return (
    <LogSection
      label={t("shops:log")}
      by={{ name: "tab", tabs, current: tab, label: t("shops:log") }}
      search={{ value: search, label: t("shops:find") }}
      columns={[
        { header: t("shops:time") },
        { header: t("shops:shop") },
        { header: t("shops:order") },
        { header: t("shops:happened") },
        { header: t("shops:why") },
        { header: t("shops:actions"), hidden: true },
      ]}
      lines={lines.map((line) => (
        <SyncLogLine key={line.id} shopId={shop.id} line={line} canManage={canManage && shop.state === "active"} />
      ))}
      empty={{ narrowed: t("shops:nothing_found"), title: t("shops:no_lines"), text: t("shops:no_lines_why") }}
      next={next}
      older={t("shops:older")}
    />
  );
}

interface SyncLogLineProps {
  shopId: string;
  line: ShopPageProps["log"]["lines"][number];
  canManage: boolean;
}

function SyncLogLine({ shopId, line, canManage }: SyncLogLineProps) {
  const t = useTranslate();
  const reason = useReasonLabel();
  const act = useCommandWithToast();
  const named = { id: shopId, order_id: line.order };
  const { kind, open } = line;
  return (
    <tr>
      <td className="whitespace-nowrap">
        <DateTimeText at={line.at} />
      </td>
      <td className="whitespace-nowrap">
        <b>{line.name}</b>
      </td>
      <td className="whitespace-nowrap">
        {line.order_number && <Link to={`/orders/${line.order_number}`}>{line.order_number}</Link>}
      </td>
      <td className="whitespace-nowrap">
        <StateLabel state={syncKindShapes[kind]}>{t(`shops:kind.${kind}`)}</StateLabel>
      </td>
      <td className="soft-ink">{reason(line.reason)}</td>
      <td className="to-right whitespace-nowrap">
        {canManage && open && syncKinds[kind].again && (
          <Button
            icon={RotateCw}
            disabled={act.busy}
            aria-label={t("shops:retry_row", { name: line.name })}
            onClick={() => act.run("settings.integrations.retry", named)}
          >
            {t("common:action.retry")}
          </Button>
        )}
        {canManage && open && kind === "needs_review" && (
          <>
            <Button
              icon={Check}
              disabled={act.busy}
              aria-label={t("shops:apply_row", { name: line.name })}
              onClick={() => act.run("settings.integrations.accept", { ...named, answer: "apply" })}
            >
              {t("shops:apply")}
            </Button>{" "}
            <Button
              kind="ghost"
              icon={X}
              disabled={act.busy}
              aria-label={t("shops:leave_row", { name: line.name })}
              onClick={() => act.run("settings.integrations.accept", { ...named, answer: "leave" })}
            >
              {t("shops:leave")}
            </Button>
          </>
        )}
      </td>
    </tr>
  );
}
