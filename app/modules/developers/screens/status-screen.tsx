import { minute } from "#app/platform/kernel/milliseconds.ts";
import { useLanguage, useTranslate } from "#app/ui/i18n/use-translate.ts";
import { MAX_WAIT_MS, type StatusReport } from "../model/status-report.ts";
import { PortalFrame } from "./portal-frame.tsx";

interface StatusScreenProps extends StatusReport {
  readAt: number;
}

/** Current state, days and incidents; all from counts. */
export function StatusScreen({ checkedAt, days, incidents, readAt }: StatusScreenProps) {
  const t = useTranslate();
  const { locale } = useLanguage();
  const moment = new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeStyle: "short", timeZone: "UTC" });
  const day = new Intl.DateTimeFormat(locale, { weekday: "short", day: "numeric", month: "short", timeZone: "UTC" });
  const count = new Intl.NumberFormat(locale);
  const share = new Intl.NumberFormat(locale, { style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const seconds = new Intl.NumberFormat(locale, { style: "unit", unit: "second", maximumFractionDigits: 1 });
  const minutes = new Intl.NumberFormat(locale, { style: "unit", unit: "minute", maximumFractionDigits: 0 });
  const length = (ms: number) => (ms < 2 * minute ? seconds.format(ms / 1000) : minutes.format(ms / minute));
  const isLate = checkedAt !== null && readAt - checkedAt > MAX_WAIT_MS + minute;
  const stand = checkedAt === null ? "none" : isLate ? "late" : "well";
  return (
    <PortalFrame
      title={t("developers:status.title")}
      section={null}
      listed={[]}
      current="/status"
      question=""
      translated
    >
      <h1>{t("developers:status.title")}</h1>
      <p className="portal-lead">
        {t(`developers:status.${stand}`, { at: checkedAt === null ? "" : moment.format(checkedAt) })}
      </p>
      {checkedAt !== null && (
        <>
          <p>{t("developers:status.lead", { at: moment.format(readAt), wait: length(days[0]?.lagMs ?? 0) })}</p>
          <h2>{t("developers:status.days")}</h2>
          <table>
            <thead>
              <tr>
                {(["day", "minutes", "tries", "arrived", "first_try", "wait"] as const).map((column) => (
                  <th key={column} scope="col">
                    {t(`developers:status.${column}`)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {days.map((each) => (
                <tr key={each.day}>
                  <td>{day.format(each.day)}</td>
                  <td>
                    {t("developers:status.of", { counted: count.format(each.minutes), of: count.format(each.of) })}
                  </td>
                  <td>{count.format(each.tries)}</td>
                  <td>{each.tries === 0 ? "–" : share.format(each.arrived / each.tries)}</td>
                  <td>{each.latencyMs === null ? "–" : length(each.latencyMs)}</td>
                  <td>{length(each.lagMs)}</td>
                </tr>
              ))}
            </tbody>
          </table>
          <h2>{t("developers:status.incidents")}</h2>
          {incidents.length === 0 && <p>{t("developers:status.no_incidents")}</p>}
          <ul>
            {incidents.map(({ from, to, missed, lagMs }) => (
              <li key={from}>
                {t("developers:status.incident", { from: moment.format(from), to: moment.format(to) })}
                {missed > 0 && ` ${t("developers:status.missed", { count: missed })}`}
                {lagMs > MAX_WAIT_MS && ` ${t("developers:status.waited", { wait: length(lagMs) })}`}
              </li>
            ))}
          </ul>
        </>
      )}
      <p>
        <a href="/developers/guides/status">{t("developers:status.how")}</a>
      </p>
    </PortalFrame>
  );
}
