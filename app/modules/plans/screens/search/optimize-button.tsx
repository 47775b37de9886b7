import { ChevronDown, Sparkles } from "lucide-react";
import type { ComponentProps } from "react";
import { useTranslation } from "react-i18next";
import { DEFAULT_EFFORT, type PlanEffort, planEfforts } from "#app/modules/planning/model/plan-effort.ts";
import { useFormats } from "#app/ui/formats/formats-context.tsx";
import { formatNumber } from "#app/ui/formats/measures.tsx";
import { Button, IconButton } from "#app/ui/primitives/button.tsx";
import { Menu } from "#app/ui/primitives/menu.tsx";
import { usePlanEditor } from "../editor/plan-editor.tsx";

/** Optimizes with the default effort, or with the one selected beside it. */
export function OptimizeButton({ kind }: Pick<ComponentProps<typeof Button>, "kind">) {
  const { t } = useTranslation("plans");
  const { act, may, saving, searching } = usePlanEditor();
  const offered = useEffortLabel();
  const free = may("optimize") && !act.busy && !saving && !searching;
  const start = (effort: PlanEffort) => act.send({ intent: "plans.optimize", effort });
  return (
    <span className="button-group">
      <Button
        kind={kind}
        icon={Sparkles}
        disabled={!free}
        onClick={() => start(DEFAULT_EFFORT)}
        title={`${t("optimize_hint")}. ${offered(DEFAULT_EFFORT)}`}
      >
        {t("optimize")}
      </Button>
      <Menu
        label={t("effort.title")}
        align="end"
        items={planEfforts.map((effort) => ({
          key: effort,
          label: offered(effort),
          onSelect: () => start(effort),
        }))}
        trigger={(props) => (
          <IconButton icon={ChevronDown} size={14} label={t("effort.title")} bordered {...props} disabled={!free} />
        )}
      />
    </span>
  );
}

/** Label of an effort with its estimated seconds: "Standard: 5–11 s". */
export function useEffortLabel(): (effort: PlanEffort) => string {
  const { t } = useTranslation("plans");
  const { locale } = useFormats();
  const { efforts } = usePlanEditor().view;
  return (effort) => {
    const offer = efforts.find((each) => each.effort === effort);
    const [least, most] = [offer?.leastSeconds ?? 0, offer?.seconds ?? 0];
    const range = least < most ? [least, most] : [most];
    const seconds = range.map((each) => formatNumber(each, locale)).join("–");
    return t("effort.offer", { effort: t(`effort.${effort}`), seconds });
  };
}
