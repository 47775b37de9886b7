import type { ReactNode } from "react";
import { hour } from "#app/platform/kernel/milliseconds.ts";
import { DateTimeText, useDates } from "#app/ui/formats/date-time.tsx";
import { CountText } from "#app/ui/formats/measures.tsx";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { Sparkline } from "#app/ui/sparkline/sparkline.tsx";
import { getVersionState, shopifyVersion } from "../model/shopify-version.ts";
import type { ShopPageProps } from "./shop-page.tsx";

/** Kinds of log lines that are counted beside the log. */
const countedKinds = ["created", "merged", "sent", "held", "refused"] as const;

/** State of the connection, use of the rate limit, and counts of the last 24 hours. */
export function ShopFacts({ shop, figures, log, now }: ShopPageProps) {
  const t = useTranslate();
  const { instant } = useDates();
  const { budget } = shop;
  const state = getVersionState(now);
  const limit = Math.max(...figures.hours);
  const peak = now - (figures.hours.length - figures.hours.indexOf(limit)) * hour;
  const date = (at: number) => instant(at, "date");
  return (
    <aside className="shop-facts" aria-label={t("shops:connection")}>
      <section>
        <h2>{t("shops:connection")}</h2>
        <dl>
          <Fact name={t("shops:signed_in")}>{t(`shops:sign_ins.${shop.sign_in}`)}</Fact>
          {shop.token_until !== null && (
            <Fact name={t("shops:token_ends")}>{t("shops:token_renews", { time: instant(shop.token_until) })}</Fact>
          )}
          <Fact name={t("shops:hooks")}>
            {t("shops:of", { found: shop.webhooks_found, wanted: shop.webhooks_expected })}
          </Fact>
          <Fact name={t("shops:last_poll")}>
            {shop.polled_at === null ? "–" : <DateTimeText at={shop.polled_at} />}
          </Fact>
          <Fact name={t("shops:changes")}>
            <CountText value={shop.polled_changes} />
          </Fact>
          <Fact name={t("shops:next_poll")}>
            {shop.next_poll_at === null ? "–" : <DateTimeText at={shop.next_poll_at} />}
          </Fact>
        </dl>
        {shop.fault !== null && <p role="alert">{t("shops:fault", { fault: shop.fault })}</p>}
      </section>
      {budget && (
        <section>
          <h2>{t("shops:budget")}</h2>
          <meter min={0} max={budget.limit} value={budget.limit - budget.remaining} aria-label={t("shops:budget")} />
          <dl>
            <Fact name={t("shops:bucket")}>
              {t("shops:points", { used: budget.limit - budget.remaining, of: budget.limit })}
            </Fact>
            <Fact name={t("shops:refills")}>{t("shops:a_second", { points: budget.refillPerSecond })}</Fact>
          </dl>
        </section>
      )}
      <section>
        <h2>{t("shops:day")}</h2>
        <dl>
          {countedKinds.map((kind) => (
            <Fact key={kind} name={t(`shops:day_of.${kind}`)}>
              <CountText value={kind === "held" ? log.counts.waiting : (figures.kinds[kind] ?? 0)} />
            </Fact>
          ))}
        </dl>
        <Sparkline values={figures.hours} label={t("shops:by_hour")} floor="zero" width={236} height={40} />
        <p className="faint-ink">
          {limit > 0 ? t("shops:by_hour_most", { time: instant(peak, "time") }) : t("shops:by_hour")}
        </p>
      </section>
      {shop.platform === "shopify" && (
        <section>
          <h2>{t("shops:wanted")}</h2>
          <p
            className={state === "supported" ? "faint-ink" : undefined}
            role={state === "supported" ? undefined : "alert"}
          >
            {t(`shops:version.${state}`, { version: shopifyVersion.name, date: date(shopifyVersion.supportedUntil) })}
          </p>
        </section>
      )}
    </aside>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
