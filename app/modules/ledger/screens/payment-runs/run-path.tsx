import { DateTimeText } from "#app/ui/formats/date-time.tsx";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { type LabeledState, StateShape } from "#app/ui/status/state-label.tsx";
import type { PaymentRunView } from "../../commands/payment-runs/view-runs.server.ts";
import { paymentRunStatuses } from "../../model/payment-run.enums.ts";

const { confirmed, voided } = paymentRunStatuses.code;

function toConfirmedState({ returned, status }: PaymentRunView["run"]): LabeledState {
  if (returned > 0) return "failed";
  return status === confirmed ? "done" : "waiting";
}

/** The steps of a run with when and by whom, and what it still waits for. */
export function RunPath({ view: { run, events } }: { view: PaymentRunView }) {
  const t = useTranslate();
  const find = (type: (typeof events)[number]["type"]) => events.findLast((each) => each.type === type);
  const [made, approved, filed] = [find("generated"), find("approved"), events.find(({ type }) => type === "filed")];
  const paid = run.payments - run.waiting - run.returned;
  const steps: { key: "chosen" | "approved" | "filed" | "confirmed" | "voided"; state: LabeledState; text: string }[] =
    [
      { key: "chosen", state: "done", text: made?.actorName ?? "" },
      ...(approved || run.needsApproval
        ? [
            {
              key: "approved" as const,
              state: approved ? ("done" as const) : ("waiting" as const),
              text: approved?.actorName ?? t("runs:by_second"),
            },
          ]
        : []),
      ...(run.status === voided
        ? [{ key: "voided" as const, state: "over" as const, text: find("voided")?.actorName ?? "" }]
        : [
            {
              key: "filed" as const,
              state: filed ? ("done" as const) : ("waiting" as const),
              text: filed ? t("runs:times", { count: run.files }) : "",
            },
            {
              key: "confirmed" as const,
              state: toConfirmedState(run),
              text: filed ? t("runs:paid", { count: paid }) : "",
            },
          ]),
    ];
  const times = {
    chosen: made?.at,
    approved: approved?.at,
    filed: filed?.at,
    confirmed: undefined,
    voided: run.voidedAt,
  };
  return (
    <div className="perforation">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways when the window is narrow. */}
      <ol className="path" aria-label={t("common:detail.journey")} tabIndex={0}>
        {steps.map(({ key, state, text }, at) => (
          <li key={key} className={at === steps.length - 1 ? "last" : undefined}>
            <StateShape state={state} />
            <b>{t(`runs:step.${key}`)}</b>
            <span>
              <DateTimeText at={times[key] ?? null} />
              {times[key] && text ? ", " : ""}
              {text}
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}
