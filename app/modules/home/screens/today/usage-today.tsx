import { type PlanKey, planKeys, termsOf, usageOf } from "#app/modules/workspace/model/plans.ts";
import { Count } from "#app/ui/formats/measures.tsx";
import { Progress } from "#app/ui/primitives/progress.tsx";
import { useWords } from "#app/ui/words/use-words.ts";
import { HomeHead } from "./home-head.tsx";

/** What the plan is charged by, against what it includes. */
export function UsageToday({ usage }: { usage: { plan: string | null; agents: number; merchants: number } }) {
  const say = useWords();
  const terms = usage.plan === null ? null : termsOf(usage.plan);
  const key = planKeys.find((each): each is PlanKey => each === usage.plan);
  const lines = [
    { kind: "agents", used: usage.agents, limit: null },
    { kind: "merchants", used: usage.merchants, limit: null },
  ] as const;
  return (
    <section className="usage-today" aria-labelledby="usage-today">
      <HomeHead
        id="usage-today"
        title={say("home:usage.title")}
        note={key && say("home:usage.plan", { plan: say(`subscription:plans.${key}`) })}
      />
      <dl>
        {(terms ? usageOf(terms, usage) : lines).map(({ kind, used, limit }) => (
          <div key={kind}>
            <dt>{say(`home:usage.${kind}`)}</dt>
            <dd>
              {limit !== null && (
                <Progress label={say(`home:usage.${kind}`)} value={Math.min(used, limit)} max={limit} />
              )}
              <span>
                <Count value={used} /> {limit !== null && <i>{say("home:usage.of", { limit })}</i>}
              </span>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
