import { Plus } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { ordersSpec } from "#app/modules/orders/screens/list/orders-list.resource.tsx";
import { PlansTabs } from "#app/modules/plans/screens/list/plans-tabs.tsx";
import { getRequestLanguage } from "#app/platform/http/device-preferences.server.ts";
import { createCommandAction, createScreenLoader } from "#app/platform/http/screens.server.ts";
import { ok } from "#app/platform/kernel/result.ts";
import { useFormats } from "#app/ui/formats/formats-context.tsx";
import { CountText } from "#app/ui/formats/measures.tsx";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { ButtonLink } from "#app/ui/primitives/button.tsx";
import { EmptyState } from "#app/ui/primitives/empty-state.tsx";
import type { Filter } from "#app/ui/resource/resource-spec.ts";
import { toOwnFilters } from "#app/ui/resource/table/own-columns.ts";
import { formatTrigger } from "#app/ui/schedule/schedule-labels.ts";
import { PageTitle } from "#app/ui/shell/page-title.tsx";
import { automationRuleCatalogue } from "../commands/automation-rules.server.ts";
import { dryRunRule } from "../commands/dry-run-rule.server.ts";
import { moveRule } from "../commands/move-rule.server.ts";
import { runRule } from "../commands/run-rule.server.ts";
import { type RulesView, readRulesScreen } from "../commands/view-rules.server.ts";
import { RuleEditor } from "../screens/rule-editor.tsx";
import { RunLog } from "../screens/run-log.tsx";
import type { Route } from "./+types/plans-rules.ts";
import "../screens/rules.css";

export const loader = createScreenLoader(async (scope, { request, ...args }) => {
  const view = await readRulesScreen(scope, { ...args, language: getRequestLanguage(request) });
  if (!view.ok) return view;
  const { ownFilters, ...rest } = view.value;
  return ok({ ...rest, filters: toOwnFilters(ownFilters) });
});
export const action = createCommandAction([...automationRuleCatalogue.commands, moveRule, runRule, dryRunRule]);

export default function Rules({ loaderData }: Route.ComponentProps) {
  const filters = [...ordersSpec.filters, ...loaderData.filters];
  return <RulesScreen view={loaderData} tabs={<PlansTabs current="rules" />} filters={filters} />;
}

interface RulesScreenProps {
  view: RulesView;
  tabs: ReactNode;
  /** Filters of the list of orders. */
  filters: readonly Filter[];
}

/** The account's rules: the list, the open one, and its log. `tabs` are those of the plans. */
function RulesScreen({ view, tabs, filters }: RulesScreenProps) {
  const t = useTranslate();
  const { rules, open, canManage } = view;
  return (
    <div className="page">
      <PageTitle>{t("rules:title")}</PageTitle>
      <div className="head">
        <h1>{t("plans:title")}</h1>
        {tabs}
        <span className="grow" />
        {canManage && (
          <ButtonLink icon={Plus} to="/plans/rules?new">
            {t("rules:new")}
          </ButtonLink>
        )}
      </div>
      {rules.length === 0 && !canManage ? (
        <EmptyState page title={t("rules:empty")} text={t("rules:empty_why")} />
      ) : (
        <div className="rules">
          <RulesNav view={view} />
          <RuleEditor key={open ? `${open.id} ${open.version}` : "new"} view={view} filters={filters} />
          {open && view.log ? <RunLog rule={open} filters={filters} log={view.log} /> : <EmptyAdvice />}
        </div>
      )}
    </div>
  );
}

function RulesNav({ view: { rules, open } }: { view: RulesView }) {
  const t = useTranslate();
  const { dateLocale } = useFormats();
  return (
    <nav className="rule-list" aria-label={t("rules:title")}>
      <ul>
        {rules.map((rule, at) => (
          <li key={rule.id}>
            <Link
              to={`/plans/rules?edit=${rule.id}`}
              preventScrollReset
              aria-current={rule.id === open?.id ? "page" : undefined}
            >
              <span className="rule-place">{at + 1}</span>
              <b>{rule.name}</b>
              <span className="rule-paused">
                {rule.active ? <CountText value={rule.matched} /> : t("rules:paused")}
              </span>
              <span className="rule-time">{formatTrigger(rule, t, dateLocale)}</span>
            </Link>
          </li>
        ))}
      </ul>
      {rules.length > 0 && <p className="rule-order soft-ink">{t("rules:order_why")}</p>}
    </nav>
  );
}

/** The panel for a rule that is not saved yet. */
function EmptyAdvice() {
  const t = useTranslate();
  return (
    <aside className="rule-log" aria-label={t("rules:log")}>
      <h2>{t("rules:log")}</h2>
      <p className="soft-ink">{t("rules:log_later")}</p>
    </aside>
  );
}
