import { KeyRound } from "lucide-react";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { Icon } from "#app/ui/primitives/icon.tsx";
import type { ManageView } from "../commands/manage-view.server.ts";
import type { VerificationStep } from "../commands/verification-step.server.ts";
import { REQUIRED_PHONE_DIGITS } from "../model/customer-question.ts";

/** Verifies a customer in two steps: a question that only the customer can answer, then a code. */
export function ManageVerify({ view: { verification, attempt } }: { view: ManageView }) {
  const t = useTranslate();
  if (!verification) return null;
  if (verification.question === "link" && !verification.linked)
    return <p className="part">{t("errors:link_needed")}</p>;
  if (verification.channels.length === 0)
    return <p className="part">{t("tracking:manage.nothing_on_file", { seller: t("tracking:manage.the_sender") })}</p>;
  return (
    <>
      {attempt && <CodeForm attempt={attempt} />}
      <form method="post" className="part">
        {!attempt && (
          <>
            <h2>
              <Icon of={KeyRound} size={16} /> {t("tracking:manage.prove")}
            </h2>
            <p className="track-note">{t("tracking:manage.prove_why")}</p>
          </>
        )}
        <QuestionField question={verification.question} />
        <fieldset className="ways">
          <legend className="visually-hidden">{t("tracking:manage.prove")}</legend>
          {verification.channels.map(({ by, masked }, at) => (
            <label key={by}>
              <input type="radio" name="by" value={by} defaultChecked={at === 0} required />{" "}
              {masked ? t(`tracking:manage.by_${by}`, { to: masked }) : t(`tracking:manage.way_${by}`)}
            </label>
          ))}
        </fieldset>
        <button
          type="submit"
          name="intent"
          value="send"
          className={attempt ? "button button-large" : "button button-primary button-large"}
        >
          {t(attempt ? "tracking:manage.again" : "tracking:manage.send")}
        </button>
      </form>
    </>
  );
}

function CodeForm({ attempt }: { attempt: string }) {
  const t = useTranslate();
  return (
    <form method="post" className="part">
      <p>{t("tracking:manage.sent")}</p>
      <input type="hidden" name="attempt" value={attempt} />
      <label htmlFor="code">{t("tracking:manage.code")}</label>
      <span className="input big">
        <input
          id="code"
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          pattern="[0-9]{6}"
          maxLength={6}
          required
        />
      </span>
      <button type="submit" name="intent" value="code" className="button button-primary button-large">
        {t("tracking:manage.check")}
      </button>
    </form>
  );
}

/** The question that only the customer can answer; none when the link itself is the proof. */
function QuestionField({ question }: Pick<VerificationStep, "question">) {
  const t = useTranslate();
  if (question === "link") return null;
  const inputProps =
    question === "postal_code"
      ? ({ autoComplete: "postal-code", maxLength: 20 } as const)
      : ({
          autoComplete: "off",
          inputMode: "numeric",
          pattern: `[0-9 ]{${REQUIRED_PHONE_DIGITS},}`,
          maxLength: 8,
        } as const);
  return (
    <>
      <label htmlFor="answer">{t(`tracking:manage.ask_${question}`)}</label>
      <span className="input big">
        <input id="answer" name={question} required {...inputProps} />
      </span>
    </>
  );
}
