import { useState } from "react";
import { useDates } from "#app/ui/formats/date-time.tsx";
import { formatSpan } from "#app/ui/formats/measures.tsx";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { Button, ButtonLink } from "#app/ui/primitives/button.tsx";
import { Icon } from "#app/ui/primitives/icon.tsx";
import { StatusShape } from "#app/ui/status/status.tsx";
import { isBeforeDeparture, isFromEarlier, type Need } from "../../model/needs.ts";
import { HomeHead } from "./home-head.tsx";
import { needMarks } from "./need-marks.ts";
import { useNeedText } from "./use-need-text.tsx";
import "./needs-list.css";

/** Lines shown before "Show more". */
const INITIAL_NEEDS_SHOWN = 9;

/**
 * Needed actions, most urgent first, each with a button for the remedy. What earlier days left open is a group of its
 * own, above, and what is missing before the next day's routes leave one below.
 */
export function NeedsList({ needs, asOf }: { needs: readonly Need[]; asOf: number }) {
  const t = useTranslate();
  const [all, setAll] = useState(false);
  const earlier = needs.filter(isFromEarlier);
  const departure = needs.filter(isBeforeDeparture);
  const now = needs.filter((need) => !isFromEarlier(need) && !isBeforeDeparture(need));
  const shown = all ? now : now.slice(0, INITIAL_NEEDS_SHOWN);
  return (
    <>
      {earlier.length > 0 && <StillOpen needs={earlier} asOf={asOf} />}
      {(now.length > 0 || departure.length === 0) && (
        <section aria-labelledby="needs">
          <HomeHead
            id="needs"
            title={t("home:needs.title")}
            note={now.length > 0 && t("home:needs.ranked", { count: now.length })}
          />
          {now.length === 0 ? (
            <p className="needs-none">
              <b>{t("home:needs.none")}</b> <span>{t("home:needs.none_why")}</span>
            </p>
          ) : (
            <>
              <NeedRows
                needs={shown}
                asOf={asOf}
                label={t("home:needs.left")}
                isUrgent={earlier.length === 0 && shown[0]?.over === true}
              />
              {now.length > INITIAL_NEEDS_SHOWN && (
                <Button kind="ghost" className="needs-more" aria-expanded={all} onClick={() => setAll(!all)}>
                  {all ? t("home:needs.fewer") : t("home:needs.more", { count: now.length - INITIAL_NEEDS_SHOWN })}
                </Button>
              )}
            </>
          )}
        </section>
      )}
      {departure.length > 0 && <BeforeDeparture needs={departure} asOf={asOf} />}
    </>
  );
}

/** What is missing before the routes of the next day leave. */
function BeforeDeparture({ needs, asOf }: { needs: readonly Need[]; asOf: number }) {
  const t = useTranslate();
  return (
    <section className="needs-departure" aria-labelledby="departure">
      <HomeHead
        id="departure"
        title={t("home:departure.title")}
        note={t("home:needs.ranked", { count: needs.length })}
      />
      <NeedRows needs={needs} asOf={asOf} label={t("home:needs.left")} isUrgent={false} />
    </section>
  );
}

/** What earlier days left open, until somebody closes it. */
function StillOpen({ needs, asOf }: { needs: readonly Need[]; asOf: number }) {
  const t = useTranslate();
  const dates = useDates();
  const routes = needs.flatMap((need) => (need.kind === "still_open" ? [need.facts] : []));
  const [day, ...otherDays] = new Set(routes.map(({ date }) => date));
  const stops = t("home:open.stops", { count: routes.reduce((sum, route) => sum + route.stops, 0) });
  return (
    <section aria-labelledby="still-open">
      <HomeHead
        id="still-open"
        title={
          day && otherDays.length === 0
            ? t("home:open.title_day", { day: dates.local(day, "day") })
            : t("home:open.title")
        }
        note={routes.length > 0 && t("home:open.routes", { count: routes.length, stops })}
      />
      <NeedRows needs={needs} asOf={asOf} label={t("home:open.overdue")} isUrgent />
    </section>
  );
}

interface NeedRowsProps {
  needs: readonly Need[];
  asOf: number;
  /** Heading of the times. */
  label: string;
  /** The first line is the most urgent of the page. */
  isUrgent: boolean;
}

function NeedRows({ needs, asOf, label, isUrgent }: NeedRowsProps) {
  return (
    <>
      <p className="needs-head" aria-hidden>
        {label}
      </p>
      <ol>
        {needs.map((need, at) => (
          <NeedRow key={need.id} need={need} asOf={asOf} urgent={isUrgent && at === 0} />
        ))}
      </ol>
    </>
  );
}

/** One line; the button of the most urgent one stands out. */
function NeedRow({ need, asOf, urgent }: { need: Need; asOf: number; urgent: boolean }) {
  const { title, text, act, to } = useNeedText(asOf)(need);
  return (
    <li className={need.over ? "need is-over" : "need"}>
      <NeedMark need={need} />
      <div className="need-words">
        <b title={title}>{title}</b>
        <span>{text}</span>
      </div>
      <TimeLeft need={need} asOf={asOf} />
      <span className="need-act">
        {to.startsWith("tel:") ? (
          <a className="button" href={to}>
            {act}
          </a>
        ) : (
          <ButtonLink kind={urgent ? "primary" : "secondary"} to={to} aria-label={`${act}: ${title}`}>
            {act}
          </ButtonLink>
        )}
      </span>
    </li>
  );
}

function NeedMark({ need }: { need: Need }) {
  const mark = needMarks[need.kind];
  return "icon" in mark ? (
    <Icon of={mark.icon} size={15} />
  ) : (
    <StatusShape kind="lateness" code={mark.lateness} size={15} />
  );
}

/** How long it is overdue, for what earlier days left open; else "overdue", "18 min", "1:12 h", or that it can wait until the evening. */
function TimeLeft({ need, asOf }: { need: Need; asOf: number }) {
  const t = useTranslate();
  const { over, breaksAt } = need;
  if (isFromEarlier(need) && breaksAt !== null && breaksAt < asOf)
    return <span className="need-left">{formatSpan((asOf - breaksAt) / 1000, t)}</span>;
  if (over || (breaksAt !== null && breaksAt <= asOf))
    return <span className="need-left">{t("home:needs.overdue")}</span>;
  if (breaksAt === null) return <span className="need-left">{t("home:needs.today")}</span>;
  return <span className="need-left">{formatSpan((breaksAt - asOf) / 1000, t)}</span>;
}
