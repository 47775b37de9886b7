import { Check } from "lucide-react";
import { Link } from "react-router";
import { findPageRoute } from "#app/find-route.ts";
import { useCommandWithToast } from "#app/ui/client/use-command.ts";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { Button } from "#app/ui/primitives/button.tsx";
import { Icon } from "#app/ui/primitives/icon.tsx";
import { getLockReason } from "#app/ui/shell/navigation.ts";
import type { ShellData } from "#app/ui/shell/shell-data.ts";
import { firstSteps, type SetUpStep, setUpSteps } from "../../model/first-steps.ts";
import { HomeHead } from "./home-head.tsx";

interface SetUpProps {
  steps: readonly { key: SetUpStep; done: boolean }[];
  grants: ShellData["grants"];
}

/** What is left to set up once the first day is planned; it can be hidden like the first steps. */
export function SetUp({ steps, grants }: SetUpProps) {
  const t = useTranslate();
  const { run } = useCommandWithToast();
  const open = setUpSteps.filter(({ key, screen }) => {
    const row = findPageRoute(screen);
    return row && getLockReason(row, grants) === null && steps.some((step) => step.key === key && !step.done);
  });
  if (open.length === 0) return null;
  const [before, done] = [firstSteps.length, steps.filter((step) => step.done).length];
  return (
    <section className="set-up" aria-labelledby="set-up">
      <HomeHead
        id="set-up"
        title={t("home:set_up.title")}
        note={t("home:steps.done_of", { done: before + done, of: before + steps.length })}
        end={
          <Button kind="ghost" onClick={() => run("home.hide_checklist")}>
            {t("home:steps.hide")}
          </Button>
        }
      />
      <ul>
        <li className="done">
          <Icon of={Check} size={14} />
          <span>{t("home:set_up.first")}</span>
        </li>
        {open.map(({ key, screen }) => (
          <li key={key}>
            <span className="tick" />
            <span>
              <b>{t(`home:set_up.${key}`)}</b> {t(`home:set_up.${key}_why`)}
            </span>
            <Link className="link" to={screen} aria-label={t(`home:set_up.${key}_action`)}>
              {t(`home:set_up.${key}_do`)}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
