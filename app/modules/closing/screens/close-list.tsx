import { AmountText, CountText } from "#app/ui/formats/measures.tsx";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { ButtonLink } from "#app/ui/primitives/button.tsx";
import { type LabeledState, StateShape } from "#app/ui/status/state-label.tsx";
import type { CloseScreen } from "../commands/view-close.server.ts";
import { openItemKinds } from "../model/closing.enums.ts";
import { useMonthName } from "./month-nav.tsx";

/** What is to be settled before the month is closed, what asks for somebody with the page where it is done, and the lock. */
export function CloseList({ screen: { period, transfers, mapped } }: { screen: CloseScreen }) {
  const t = useTranslate();
  const name = useMonthName(period.month);
  const unmapped = mapped.filter(({ number, sums }) => number === null && sums.length > 0);
  const done = openItemKinds.length - period.open.length + (unmapped.length === 0 ? 1 : 0);
  const lock: LabeledState = period.state === "closed" ? "done" : "resting";
  return (
    <section className="close-list">
      <h2>
        {period.state === "closed" ? t("closing:is_closed", { month: name }) : t("closing:to_close", { month: name })}
        {period.state !== "closed" && (
          <span className="faint-ink">{t("closing:done_of", { done, all: openItemKinds.length + 1 })}</span>
        )}
      </h2>
      <ol>
        {period.state !== "closed" &&
          openItemKinds.map(({ key, href }) => {
            const open = period.open.find((each) => each.key === key);
            return (
              <li key={key} className={open ? "asks" : undefined}>
                <StateShape state={open ? "failed" : "done"} />
                <span>
                  <b>{t(`closing:item.${key}`)}</b>
                  <span className="faint-ink">{t(open ? `closing:open.${key}` : `closing:settled.${key}`)}</span>
                </span>
                <span className="to-right">
                  {open && <CountText value={open.count} />}
                  {open?.sums.map(({ currency, amount }) => (
                    <i key={currency}>
                      <AmountText amount={amount} currency={currency} /> {currency}
                    </i>
                  ))}
                </span>
                <span>{open && <ButtonLink to={href}>{t(`closing:go.${key}`)}</ButtonLink>}</span>
              </li>
            );
          })}
        <li className={unmapped.length > 0 ? "asks" : undefined}>
          <StateShape state={unmapped.length > 0 ? "failed" : "done"} />
          <span>
            <b>{t("closing:datev.title")}</b>
            <span className="faint-ink">
              {unmapped.length > 0
                ? t("closing:datev.unmapped", { count: unmapped.length })
                : t("closing:datev.all_mapped")}
            </span>
          </span>
          <span className="to-right">
            <CountText value={transfers} />
            <i>{t("closing:postings", { count: transfers })}</i>
          </span>
          <span />
        </li>
        <li>
          <StateShape state={lock} />
          <span>
            <b>{t("closing:lock", { month: name })}</b>
            <span className="faint-ink">
              {period.state === "running" ? t("closing:running") : t("closing:lock_why")}
            </span>
          </span>
          <span />
          <span />
        </li>
      </ol>
    </section>
  );
}
