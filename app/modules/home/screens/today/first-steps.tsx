import { Check } from "lucide-react";
import { Link } from "react-router";
import { findPageRoute } from "#app/find-route.ts";
import { useCommandWithToast } from "#app/ui/client/use-command.ts";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { Button, ButtonLink } from "#app/ui/primitives/button.tsx";
import { Icon } from "#app/ui/primitives/icon.tsx";
import { showToast } from "#app/ui/primitives/toast.ts";
import { getLockReason } from "#app/ui/shell/navigation.ts";
import type { ShellData } from "#app/ui/shell/shell-data.ts";
import { firstSteps, type StepState } from "../../model/first-steps.ts";
import "./first-steps.css";

interface FirstStepsProps {
  steps: readonly StepState[];
  /** The account has sample orders. */
  samples: boolean;
  grants: ShellData["grants"];
}

/** First steps of a new account; each is checked off automatically, and the list can be hidden. */
export function FirstSteps({ steps, samples, grants }: FirstStepsProps) {
  const t = useTranslate();
  const { run, busy } = useCommandWithToast<{ created?: number } | null>((_, value) => {
    if (value?.created) showToast(t("home:steps.samples_added", { count: value.created }));
  });
  const open = steps.filter(({ key }) => {
    const row = findPageRoute(getStep(key).screen);
    return row && getLockReason(row, grants) === null;
  });
  if (open.every(({ done }) => done)) return null;
  const next = open.find(({ done }) => !done)?.key;
  return (
    <section className="first-steps" aria-labelledby="first-steps">
      <header>
        <h2 id="first-steps">{t("home:steps.title")}</h2>
        <span className="faint-ink">
          {t("home:steps.done_of", { done: open.filter(({ done }) => done).length, of: open.length })}
        </span>
        <span className="grow" />
        <Button kind="ghost" onClick={() => run("home.hide_checklist")}>
          {t("home:steps.hide")}
        </Button>
      </header>
      <ol>
        {open.map(({ key, done }) => (
          <li key={key} className={done ? "done" : undefined} aria-current={key === next ? "step" : undefined}>
            <span className="tick">{done && <Icon of={Check} size={14} />}</span>
            <div>
              <b>
                {done ? (
                  t(`home:steps.${key}`)
                ) : (
                  <Link className="link" to={getStep(key).to}>
                    {t(`home:steps.${key}`)}
                  </Link>
                )}
                {done && <span className="visually-hidden"> {t("home:steps.is_done")}</span>}
              </b>
              <p className="soft-ink">
                {t(samples && key === "orders" ? "home:steps.samples_why" : `home:steps.${key}_why`)}
              </p>
            </div>
            {key === "orders" && !done && (
              <span className="ways">
                <ButtonLink to="/orders/import">{t("common:nav.import_orders")}</ButtonLink>
                <Button
                  pending={busy}
                  onClick={() => run("orders.add_samples", { street: t("home:steps.samples_street") })}
                >
                  {t("home:steps.add_samples")}
                </Button>
              </span>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}

function getStep(key: StepState["key"]) {
  return firstSteps.find((each) => each.key === key) ?? firstSteps[0];
}
