import { useState } from "react";
import { Link } from "react-router";
import { DaySpanText, useDates } from "#app/ui/formats/date-time.tsx";
import { formatNumber } from "#app/ui/formats/measures.tsx";
import { useLanguage, useTranslate } from "#app/ui/i18n/use-translate.ts";
import { buildRowsAddress, type DashboardView } from "../model/dashboard-view.ts";
import type { AgentWork, WorkSpan, WorkView } from "../model/work-spans.ts";
import { useAnalyticsPlace } from "./analytics-place.ts";
import { ChartAs } from "./chart-as.tsx";
import "./fleet-panels.css";

interface WorkPanelProps {
  view: DashboardView;
  work: WorkView;
}

/** Planned and driven hours of each agent by day, week or month; each bar opens its routes. */
export function WorkPanel({ view, work: { unit, agents } }: WorkPanelProps) {
  const t = useTranslate();
  const [isTable, setTable] = useState(false);
  const most = Math.max(...agents.flatMap(({ spans }) => spans.flatMap(({ planned, driven }) => [planned, driven])), 0);
  return (
    <section className="chart-panel chart-wide">
      <div className="chart-head">
        <h2>{t("analytics:work.title")}</h2>
        <span className="hint">{t(`analytics:work.about.${unit}`)}</span>
        <span className="grow" />
        {agents.length > 0 && (
          <>
            <span className="hint fleet-key" aria-hidden="true">
              <i className="key-planned" /> {t("analytics:work.planned")} <i className="key-over" />{" "}
              {t("analytics:work.over")}
            </span>
            <ChartAs isTable={isTable} onChange={setTable} />
          </>
        )}
      </div>
      {agents.length === 0 ? (
        <p className="hint">{t("analytics:nothing")}</p>
      ) : (
        <>
          {!isTable && (
            <ul className="fleet-grid">
              {agents.map((agent) => (
                <AgentBars key={agent.id} {...{ view, agent, most }} />
              ))}
            </ul>
          )}
          <div className={isTable ? "chart-scroll" : "visually-hidden"}>
            <WorkTable view={view} agents={agents} />
          </div>
          <p className="hint">{t("analytics:work.how")}</p>
        </>
      )}
    </section>
  );
}

/** Address of the routes behind hours. */
function useWorkAddress(view: DashboardView) {
  const { rows } = useAnalyticsPlace();
  return (id: string, days: WorkSpan["days"]) =>
    buildRowsAddress(
      rows,
      { days, filters: view.filters },
      { subject: "route", count: "outcome_completed", across: "agent", key: id },
    );
}

/** How much longer than planned, in percent with its sign. */
function useWriteOver() {
  const t = useTranslate();
  const { locale } = useLanguage();
  return (over: number | null) => {
    if (over === null) return "";
    const rounded = Math.round(over);
    const n = formatNumber(Math.abs(rounded), locale);
    return t("analytics:unit.percent", { n: `${rounded === 0 ? "±" : rounded > 0 ? "+" : "−"}${n}` });
  };
}

/** Neither better nor worse where it is written as none. */
function getOverTone(over: number | null): string | undefined {
  const rounded = Math.round(over ?? 0);
  if (rounded === 0) return undefined;
  return rounded > 0 ? "change-worse" : "change-better";
}

/** An agent's bars: red above the line is what was driven longer than planned. */
function AgentBars({ view, agent, most }: { view: DashboardView; agent: AgentWork; most: number }) {
  const t = useTranslate();
  const { locale } = useLanguage();
  const toAddress = useWorkAddress(view);
  const writeOver = useWriteOver();
  const name = agent.name ?? t("analytics:deleted");
  const hours = (n: number) => formatNumber(n, locale, 1);
  const numbers = { driven: hours(agent.driven), planned: hours(agent.planned), routes: String(agent.routes) };
  return (
    <li>
      <p className="fleet-name">
        <Link className="link" to={toAddress(agent.id, view.days)}>
          {name}
        </Link>
        <span className={getOverTone(agent.over)}>{writeOver(agent.over)}</span>
      </p>
      <p className="visually-hidden">{t("analytics:work.sentence", { name, ...numbers })}</p>
      <div className="work-bars" aria-hidden="true">
        {agent.spans.map((span) =>
          span.routes > 0 ? (
            <Link key={span.days.from} tabIndex={-1} to={toAddress(agent.id, span.days)}>
              <WorkBar {...{ span, most }} />
            </Link>
          ) : (
            <span key={span.days.from} />
          ),
        )}
      </div>
    </li>
  );
}

const HEIGHT = 54;

function WorkBar({ span: { planned, driven }, most }: { span: WorkSpan; most: number }) {
  const t = useTranslate();
  const { locale } = useLanguage();
  const at = (n: number) => HEIGHT - (n * (HEIGHT - 2)) / Math.max(most, 0.01);
  const write = (n: number) => formatNumber(n, locale, 1);
  return (
    <svg viewBox={`0 0 10 ${HEIGHT}`} width="100%" height={HEIGHT} preserveAspectRatio="none" aria-hidden="true">
      <title>{t("analytics:work.of", { driven: write(driven), planned: write(planned) })}</title>
      <path className="work-done" d={`M1 ${HEIGHT}V${at(Math.min(planned, driven))}H9V${HEIGHT}Z`} />
      {driven > planned && <path className="work-over" d={`M1 ${at(planned)}V${at(driven)}H9V${at(planned)}Z`} />}
      <path className="work-planned" d={`M0 ${at(planned)}H10`} />
    </svg>
  );
}

function WorkTable({ view, agents }: { view: DashboardView; agents: readonly AgentWork[] }) {
  const t = useTranslate();
  const { locale } = useLanguage();
  const dates = useDates();
  const toAddress = useWorkAddress(view);
  const writeOver = useWriteOver();
  const write = (n: number) => formatNumber(n, locale, 1);
  const cell = (id: string, of: Omit<WorkSpan, "over">) => (
    <td key={id} className="chart-count">
      {of.routes > 0 && (
        <Link to={toAddress(id, of.days)}>
          {t("analytics:work.of", { driven: write(of.driven), planned: write(of.planned) })}
        </Link>
      )}
    </td>
  );
  const isDriven = (at: number) => agents.some(({ spans }) => (spans[at]?.routes ?? 0) > 0);
  const rows = (agents[0]?.spans ?? []).map(({ days }, at) => ({ ...days, at })).filter(({ at }) => isDriven(at));
  return (
    <table className="chart-table">
      <caption className="visually-hidden">{t("analytics:work.title")}</caption>
      <thead>
        <tr>
          <th scope="col">{t("analytics:rows.day")}</th>
          {agents.map(({ id, name }) => (
            <th key={id} scope="col" className="chart-count">
              {name ?? t("analytics:deleted")}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ from, to, at }) => (
          <tr key={from}>
            <th scope="row">{from === to ? dates.local(from, "day") : <DaySpanText from={from} to={to} />}</th>
            {agents.map(({ id, spans: own }) => {
              const span = own[at];
              return span ? cell(id, span) : <td key={id} />;
            })}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t("analytics:all")}</th>
          {agents.map((agent) => cell(agent.id, { ...agent, days: view.days }))}
        </tr>
        <tr>
          <th scope="row">{t("analytics:measure.over_plan")}</th>
          {agents.map(({ id, over }) => (
            <td key={id} className="chart-count">
              {writeOver(over)}
            </td>
          ))}
        </tr>
      </tfoot>
    </table>
  );
}
