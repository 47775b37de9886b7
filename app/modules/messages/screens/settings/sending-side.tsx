import { Link } from "react-router";
import { LogoForm } from "#app/modules/workspace/screens/logo-form.tsx";
import { CountText } from "#app/ui/formats/measures.tsx";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { Facts } from "#app/ui/resource/detail/detail-section.tsx";
import type { NotificationsProps } from "./notifications-screen.tsx";

interface SendingSideProps extends NotificationsProps {
  onHost: () => void;
  onSuppressions: () => void;
}

/** Quiet hours, times, senders, merchants with their own, and contacts that are not written to. */
export function SendingSide(props: SendingSideProps) {
  const {
    effective,
    merchants,
    offered,
    waiting,
    suppressed,
    merchant,
    help,
    logo,
    host,
    pagesAt,
    canManage,
    onHost,
    onSuppressions,
  } = props;
  const t = useTranslate();
  const {
    quiet,
    announce_time: announce,
    feedback_time: feedback,
    language,
    reply_to: replyTo,
    sms_sender: sms,
    frame_sites: frames,
  } = effective;
  const changed = merchants.filter(({ changes }) => changes > 0);
  const total = suppressed.reduce((sum, { count }) => sum + count, 0);
  return (
    <aside className="message-side">
      <section>
        <h2>{t("messages:sending.quiet")}</h2>
        {quiet ? <QuietBar {...quiet} /> : <p>{t("messages:sending.quiet_mode.none")}</p>}
        <p>{t("messages:sending.quiet_why")}</p>
        {waiting > 0 && <p>{t("messages:waiting", { count: waiting })}</p>}
      </section>
      <section>
        <h2>{t("messages:sending.times")}</h2>
        <Facts
          numbers
          facts={[
            { label: t("messages:event.window_announced"), value: announce },
            { label: t("messages:event.feedback_asked"), value: feedback },
            {
              label: t("messages:event.arriving"),
              value: t("messages:arriving", { stops: effective.arriving_stops, minutes: effective.arriving_minutes }),
            },
            { label: t("messages:sending.language"), value: t(`messages:sending.languages.${language}`) },
          ]}
        />
      </section>
      <section>
        <h2>{t("messages:sending.senders")}</h2>
        <Facts
          numbers
          facts={[
            { label: t("messages:channel.email"), value: replyTo ?? t("messages:sending.no_reply_to") },
            {
              label: t("messages:channel.sms"),
              value: offered.sms === "off" ? t("messages:no_provider") : (sms ?? t("messages:sending.of_provider")),
            },
            {
              label: t("messages:channel.whatsapp"),
              value: t(offered.whatsapp === "off" ? "messages:no_provider" : "messages:sending.of_provider"),
            },
          ]}
        />
      </section>
      <section>
        <h2>{t("messages:sending.look")}</h2>
        <Facts
          facts={[{ label: t("messages:sending.color"), value: <ColorSample color={effective.color} /> }]}
          numbers
        />
        {merchant && (
          <LogoForm
            key={merchant.id}
            {...{ name: merchant.name, logo, canManage }}
            remove="settings.messages.logo.delete"
            owner={{ merchant_id: merchant.id }}
          />
        )}
        {help?.text && <p>{help.text}</p>}
        {help?.phone && <p>{help.phoneShown}</p>}
        {help?.email && <p>{help.email}</p>}
        {!help && <p>{t("messages:sending.no_help")}</p>}
        {frames.length > 0 && (
          <p>
            {t("messages:sending.frame_sites")}: {frames.join(", ")}
          </p>
        )}
      </section>
      <section>
        <h2>
          {t("messages:host.title")}
          {(host || canManage) && (
            <button type="button" className="link" onClick={onHost}>
              {host
                ? t(host.verified_at === null ? "messages:host.waiting" : "messages:host.own")
                : t("messages:host.set")}
            </button>
          )}
        </h2>
        <p className="message-address">{host && host.verified_at === null ? host.host : new URL(pagesAt).host}</p>
      </section>
      {changed.length > 0 && (
        <section>
          <h2>{t("messages:own_merchants")}</h2>
          <ul>
            {changed.map(({ id, name, changes }) => (
              <li key={id}>
                <Link className="link" to={`?merchant=${id}`}>
                  {name}
                </Link>
                <span>{t("messages:changes", { count: changes })}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
      <section>
        <h2>
          {t("messages:suppressed.title")}
          <button type="button" className="link" onClick={onSuppressions}>
            {total > 0 ? <CountText value={total} /> : t("messages:suppressed.add")}
          </button>
        </h2>
        <ul>
          {suppressed.map(({ reason, count }) => (
            <li key={reason}>
              <span>{t(`messages:suppressed.reason.${reason}`)}</span>
              <CountText value={count} />
            </li>
          ))}
        </ul>
      </section>
      <p>
        <Link className="link" to="/settings/webhooks-alerts/alerts">
          {t("messages:team")}
        </Link>
      </p>
    </aside>
  );
}

/** A color and its name. */
function ColorSample({ color }: { color: string }) {
  return (
    <span className="message-color">
      <svg width="14" height="14" aria-hidden>
        <rect width="14" height="14" rx="4" fill={color} />
      </svg>
      {color}
    </span>
  );
}

const WIDTH = 240;
const toX = (time: string) => ((Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))) / 1440) * WIDTH;

/** The day with its quiet hours, which may span midnight. */
function QuietBar({ from, to }: { from: string; to: string }) {
  const spans =
    from < to
      ? [[toX(from), toX(to)]]
      : [
          [0, toX(to)],
          [toX(from), WIDTH],
        ];
  return (
    <svg className="message-quiet" viewBox={`0 0 ${WIDTH} 34`} role="img" aria-label={`${from} – ${to}`}>
      <rect width={WIDTH} height="18" rx="3" className="loud" />
      {spans.map(([start = 0, end = 0]) => (
        <rect key={start} x={start} width={end - start} height="18" rx="3" className="quiet" />
      ))}
      <text x={toX(to)} y="31" textAnchor="middle">
        {to}
      </text>
      <text x={toX(from)} y="31" textAnchor="middle">
        {from}
      </text>
    </svg>
  );
}
