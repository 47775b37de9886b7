import { useState } from "react";
import { Link } from "react-router";
import { formatNumber } from "#app/ui/formats/measures.tsx";
import { useLanguage, useTranslate } from "#app/ui/i18n/use-translate.ts";
import { Button } from "#app/ui/primitives/button.tsx";
import { type AgentNumber, type ComparedMeasure, fairComparisons } from "../model/compared-agents.ts";
import { buildRowsAddress, type ComparedAgent, type DashboardView } from "../model/dashboard-view.ts";
import { MIN_COMPARED_VISITS } from "../model/fair-comparison.ts";
import { useAnalyticsPlace } from "./analytics-place.ts";
import "./agents-panel.css";

interface AgentsPanelProps {
  view: DashboardView;
  agents: readonly ComparedAgent[];
}

/** Agents beside what is expected of the same kinds of stop as far apart, by one number at a time. */
export function AgentsPanel({ view, agents }: AgentsPanelProps) {
  const t = useTranslate();
  const { locale } = useLanguage();
  const [shown, setShown] = useState<ComparedMeasure>("visits_an_hour");
  const rows = agents
    .flatMap((agent) => agent.numbers.filter(({ measure }) => measure === shown).map((number) => ({ agent, number })))
    .filter(({ number }) => number.visits > 0)
    .sort((a, b) => (b.number.index ?? 0) - (a.number.index ?? 0) || b.number.visits - a.number.visits);
  const ends = rows.flatMap(({ number: { value, expected } }) => [value, expected]).filter((each) => each !== null);
  const [least, most] = [Math.min(...ends), Math.max(...ends)];
  const minimum = formatNumber(MIN_COMPARED_VISITS, locale);
  return (
    <section className="chart-panel chart-wide">
      <div className="chart-head">
        <h2>{t("analytics:agents.title")}</h2>
        <span className="hint">{t("analytics:agents.about")}</span>
        <span className="grow" />
        <fieldset className="chart-as" aria-label={t("analytics:agents.by")}>
          {fairComparisons.map(({ measure }) => (
            <Button key={measure} kind="ghost" aria-pressed={measure === shown} onClick={() => setShown(measure)}>
              {t(`analytics:agents.short.${measure}`)}
            </Button>
          ))}
        </fieldset>
      </div>
      {rows.length === 0 ? (
        <p className="hint">{t("analytics:nothing")}</p>
      ) : (
        <div className="chart-scroll">
          <table className="chart-table">
            <caption className="visually-hidden">{t(`analytics:measure.${shown}`)}</caption>
            <thead>
              <tr>
                <th scope="col">{t("analytics:rows.agent")}</th>
                {(["visits", "done", "expected"] as const).map((column) => (
                  <th key={column} scope="col" className="chart-count">
                    {t(`analytics:agents.${column}`)}
                  </th>
                ))}
                <td className="agents-dots" />
                <th scope="col" className="chart-count">
                  {t("analytics:agents.index")}
                </th>
              </tr>
            </thead>
            <tbody>
              {rows.map(({ agent, number }) => (
                <AgentRow key={agent.id} {...{ view, agent, number, least, most, minimum }} />
              ))}
            </tbody>
          </table>
        </div>
      )}
      <p className="hint">
        {t(`analytics:means.${shown}`)} {t("analytics:agents.how", { n: minimum })}
        {shown === "service_time" && ` ${t("analytics:agents.less")}`}
      </p>
    </section>
  );
}

interface AgentRowProps {
  view: DashboardView;
  agent: ComparedAgent;
  number: AgentNumber;
  least: number;
  most: number;
  minimum: string;
}

function AgentRow({ view, agent: { id, name }, number, least, most, minimum }: AgentRowProps) {
  const t = useTranslate();
  const { locale } = useLanguage();
  const place = useAnalyticsPlace();
  const { list, base, value, expected, index, visits, doubt } = number;
  const write = (n: number, digits = 1) => formatNumber(n, locale, digits);
  const open = (count: typeof list, n: string) => (
    <td className="chart-count">
      <Link to={buildRowsAddress(place.rows, view, { subject: "shipment", count, across: "agent", key: id })}>{n}</Link>
    </td>
  );
  return (
    <tr>
      <th scope="row">{name ?? t("analytics:deleted")}</th>
      {open(base, write(visits, 0))}
      {value === null ? <td /> : open(list, write(value))}
      {expected === null ? <td /> : open(base, write(expected))}
      {doubt || value === null || expected === null || index === null ? (
        <td colSpan={2} className="hint">
          {t(`analytics:agents.doubt.${doubt ?? "few"}`, { n: minimum })}
        </td>
      ) : (
        <>
          <td className="agents-dots">
            <Dots {...{ value, expected, least, most }} />
          </td>
          {open(base, write(index, 0))}
        </>
      )}
    </tr>
  );
}

/** What is expected as a ring, what was done as a dot. */
function Dots({ value, expected, least, most }: Record<"value" | "expected" | "least" | "most", number>) {
  const at = (n: number) => 8 + (most > least ? ((n - least) * 164) / (most - least) : 82);
  return (
    <svg viewBox="0 0 180 14" width="180" height="14" aria-hidden="true">
      <path className="agents-rule" d="M0 7H180" />
      <path className="agents-arm" d={`M${at(expected)} 7H${at(value)}`} />
      <circle className="agents-expected" cx={at(expected)} cy="7" r="4.2" />
      <circle className="agents-done" cx={at(value)} cy="7" r="5.2" />
    </svg>
  );
}
