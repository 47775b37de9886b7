import {
  computeUsage,
  findPlanTerms,
  type PlanKey,
  planKeys,
} from "#app/modules/workspace/model/subscription-plans.ts";
import { CountText } from "#app/ui/formats/measures.tsx";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { ProgressBar } from "#app/ui/primitives/progress-bar.tsx";
import { HomeHead } from "./home-head.tsx";

/** Counted usage against the plan's limits. */
export function UsageToday({ usage }: { usage: { plan: string | null; agents: number; merchants: number } }) {
  const t = useTranslate();
  const terms = usage.plan === null ? null : findPlanTerms(usage.plan);
  const key = planKeys.find((each): each is PlanKey => each === usage.plan);
  const lines = [
    { kind: "agents", used: usage.agents, limit: null },
    { kind: "merchants", used: usage.merchants, limit: null },
  ] as const;
  return (
    <section className="usage-today" aria-labelledby="usage-today">
      <HomeHead
        id="usage-today"
        title={t("home:usage.title")}
        note={key && t("home:usage.plan", { plan: t(`subscription:plans.${key}`) })}
      />
      <dl>
        {(terms ? computeUsage(terms, usage) : lines).map(({ kind, used, limit }) => (
          <div key={kind}>
            <dt>{t(`home:usage.${kind}`)}</dt>
            <dd>
              {limit !== null && (
                <ProgressBar label={t(`home:usage.${kind}`)} value={Math.min(used, limit)} max={limit} />
              )}
              <span>
                <CountText value={used} /> {limit !== null && <i>{t("home:usage.of", { limit })}</i>}
              </span>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
