import { changesIn } from "#app/platform/events/changes.ts";
import { formatMetadata } from "#app/platform/kernel/metadata-text.ts";
import { AccountImage } from "#app/ui/files/account-image.tsx";
import { useDates } from "#app/ui/formats/date-time.tsx";
import { formatClaimedTime } from "#app/ui/i18n/claimed-time.ts";
import { formatReceivedCount } from "#app/ui/i18n/received-count.ts";
import type { Translate, TranslationKey } from "#app/ui/i18n/translation-key.ts";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { ChangeLine } from "#app/ui/resource/detail/change-line.tsx";
import type { EventTimelineEntry } from "#app/ui/resource/detail/event-timeline.tsx";
import type { ShipmentView } from "../commands/view-shipment.server.ts";
import type { LateReport } from "../model/late-report.ts";
import { failureReasons } from "../model/shipment.enums.ts";

/** Timeline entries of a shipment, with refused reports of phones, newest first. */
export function useShipmentEntries({ events, agents, plan, lateReports }: ShipmentView): EventTimelineEntry[] {
  const t = useTranslate();
  const dates = useDates();
  const names = new Map([...agents, ...(plan ? [{ value: plan.id, label: plan.name }] : [])].map(toNamePair));
  const entries = events.map((event): EventTimelineEntry => {
    const { reason, note, side, was, is, date, from, to, agentId, planId, order } = event.detail;
    const failure = failureReasons.find((each) => each.key === reason);
    const parts = [
      failure ? t(`shipments:reason.${failure.key}`) : reason,
      names.get(String(agentId)) ?? names.get(String(planId)),
      dates.window(toText(from), toText(to)),
      toText(date) && t("shipments:next_on", { date: dates.local(toText(date) ?? "", "day") }),
      note,
      toText(order) && t("shipments:with_order", { order: toText(order) ?? "" }),
      formatReceivedCount(event.detail, t),
      formatClaimedTime(event.detail, t, dates),
    ];
    const [changed] = changesIn(event.detail);
    const end = side === "source" || side === "destination" ? t(`orders:changed.${side}`) : null;
    return {
      key: event.id,
      title: t(`shipments:event.${event.type}`),
      text: parts.filter((each) => typeof each === "string" && each !== "").join(" · "),
      more:
        end && typeof is === "string" ? (
          <ChangeLine label={end} from={String(was || "–")} to={is} />
        ) : changed ? (
          <ChangeLine
            label={t("shipments:column.metadata")}
            from={formatMetadata({ ...Object(changed.from) }) || "–"}
            to={formatMetadata({ ...Object(changed.to) }) || "–"}
          />
        ) : undefined,
      at: event.at,
      by: event.actorName,
      reached: event.fromStatus === event.toStatus ? undefined : { kind: "shipment", code: event.toStatus },
    };
  });
  return [...lateReports.map((each) => toLateEntry(each, t)), ...entries].sort((one, other) => other.at - one.at);
}

/** An action that a phone reported too late: it changed nothing, and is shown with its pictures. */
function toLateEntry({ id, kind, at, code, agent, photos, ...report }: LateReport, t: Translate): EventTimelineEntry {
  const { reason, note, recipient, signature } = report;
  const failure = failureReasons.find((each) => each.key === reason);
  const drawn = signature?.startsWith("data:");
  const signed = recipient ?? (drawn ? null : signature);
  const parts = [failure && t(`shipments:reason.${failure.key}`), note, signed, t(`errors:${code}` as TranslationKey)];
  const pictures = drawn && signature ? [...photos, signature] : photos;
  return {
    key: id,
    title: t(`shipments:late_report.${kind === "complete" || kind === "attempt" ? kind : "other"}`),
    text: parts.filter(Boolean).join(" · "),
    more:
      pictures.length > 0 ? (
        <span className="late-pictures">
          {pictures.map((src) => (
            <AccountImage key={src} src={src} alt={t("shipments:late_report.picture")} />
          ))}
        </span>
      ) : undefined,
    at,
    by: agent,
  };
}

function toNamePair({ value, label }: { value: string; label: string }): [string, string] {
  return [value, label];
}

function toText(value: unknown): string | undefined {
  return typeof value === "string" && value !== "" ? value : undefined;
}
