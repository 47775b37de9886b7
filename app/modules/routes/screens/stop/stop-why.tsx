import { useTranslation } from "react-i18next";
import { toZoneTime } from "#app/ui/formats/dates.ts";
import { formatSpan } from "#app/ui/formats/measures.tsx";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { useFormatAgo } from "#app/ui/status/last-seen.tsx";
import type { LiveRoute, LiveStop } from "../../model/live-route.ts";
import { explainStopTiming, type LateLink } from "../../model/why-late.ts";

interface StopWhyProps {
  route: LiveRoute;
  stop: LiveStop;
  zone: string;
  asOf: number;
}

/** Explains the expected time of a stop. */
export function StopWhy({ route, stop, zone, asOf }: StopWhyProps) {
  const { t } = useTranslation("routes");
  const translate = useTranslate();
  const ago = useFormatAgo(asOf);
  const links = explainStopTiming(route, stop, asOf);
  if (links.length === 0) return null;
  return (
    <section className="why" aria-label={t(getTitleKey(stop))}>
      <h3>{t(getTitleKey(stop))}</h3>
      <ol>
        {links.map((link) => (
          <li key={`${link.kind} ${link.at} ${"stop" in link ? link.stop : ""}`}>
            <b>{toZoneTime(link.at, zone)}</b>
            <span>{formatLink(link)}</span>
          </li>
        ))}
      </ol>
    </section>
  );

  function formatLink(link: LateLink): string {
    switch (link.kind) {
      case "planned":
        return t("why.planned");
      case "not_left":
        return t("why.not_left");
      case "reported":
        return t("why.reported", { minutes: link.minutes, name: route.agent.name });
      case "leg":
        return link.stop === 1
          ? t("why.left", { span: formatSpan(link.seconds, translate) })
          : t("why.leg", { stop: link.stop, span: formatSpan(link.seconds, translate) });
      case "work":
        return t("why.work", {
          ...{
            stop: link.stop,
            span: formatSpan(link.seconds, translate),
            planned: formatSpan(link.planned, translate),
          },
        });
      case "break":
        return link.planned === 0
          ? t("why.break_here", { span: formatSpan(link.seconds, translate) })
          : t("why.break", {
              ...{ span: formatSpan(link.seconds, translate), planned: formatSpan(link.planned, translate) },
            });
      case "pause":
        return t("why.pause", { span: formatSpan(link.seconds, translate) });
      case "wait":
        return t("why.wait", { stop: link.stop, span: formatSpan(link.seconds, translate) });
      case "from": {
        const seen = link.positionAt === null ? null : ago(link.positionAt);
        if (link.stop === null || link.doneAt === null)
          return seen === null ? t("why.from_plan") : t("why.from_position", { ago: seen });
        const of = { stop: link.stop, time: toZoneTime(link.doneAt, zone) };
        return seen === null ? t("why.from_stop", of) : t("why.from_both", { ...of, ago: seen });
      }
    }
  }
}

function getTitleKey({ lateness }: LiveStop) {
  return lateness === 4 ? "why.late" : lateness === 3 ? "why.at_risk" : "why.other";
}
