/** @jsxImportSource preact */
import { type DriveDay, type DriveRoute, type DriveStop, isTask } from "../model/drive-day.ts";
import { formatClock, formatDay, formatDecimalAmount, formatMeters, t } from "./i18n.ts";
import { PhoneIcon } from "./icons.tsx";
import { countStopPackages } from "./stop-lines.tsx";

/** A route that cannot be worked yet: its day, what it takes, and when it opens. */
export function OpeningPart({ day, route }: { day: DriveDay; route: DriveRoute & { opensAt: string } }) {
  const tasks = route.stops.filter(isTask);
  const zone = day.timezone;
  const packages = countStopPackages(tasks);
  const stopCount = t("drive:opening.stops", { count: tasks.length });
  const opens = { day: formatOpeningDay(day, route.opensAt), time: formatClock(route.opensAt, zone) };
  return (
    <>
      <section className="drive-next drive-ahead" aria-label={formatDay(route.date, "long")}>
        <p className="drive-row">
          <b>{isTomorrow(day, route.date) && t("drive:opening.tomorrow")}</b>
          <span>{route.distance === undefined ? stopCount : `${stopCount}, ${formatMeters(route.distance)}`}</span>
        </p>
        <strong>{formatDay(route.date, "long")}</strong>
        <p className="drive-address">
          {t("drive:opening.leave", {
            place: (route.start ?? route.depot).name,
            from: formatClock(route.startAt, zone),
            to: formatClock(route.expectedEndAt, zone),
          })}
        </p>
        <p className="drive-facts">
          {packages > 0 && (
            <span>
              <PhoneIcon name="package" size={17} /> {t("drive:stop.packages", { count: packages })}
            </span>
          )}
          {sumCollections(tasks).map(([currency, amount]) => (
            <span key={currency}>
              <PhoneIcon name="money" size={17} /> {formatDecimalAmount(amount)} {currency}
            </span>
          ))}
        </p>
      </section>
      <p className="drive-note">
        <PhoneIcon name="lock" size={19} />
        <span>
          <b>{t("drive:opening.opens", opens)}</b>
          <br />
          {t("drive:opening.until")}
        </span>
      </p>
    </>
  );
}

/** Stands where the next step would: when the route opens. */
export function OpensButton({ route, zone }: { route: DriveRoute; zone: string }) {
  const opensAt = route.opensAt ?? route.startAt;
  const opens = { day: formatDay(toZoneDay(opensAt, zone), "short"), time: formatClock(opensAt, zone) };
  return (
    <button type="button" className="drive-button drive-main" disabled>
      {t("drive:opening.opens", opens)}
    </button>
  );
}

/** What a route's title says besides the vehicle: "tomorrow", or the date. */
export function formatRouteDay(day: DriveDay, { date }: DriveRoute): string {
  return isTomorrow(day, date) ? t("drive:opening.in_tomorrow") : formatDay(date, "short");
}

function formatOpeningDay(day: DriveDay, opensAt: string): string {
  const date = toZoneDay(opensAt, day.timezone);
  if (date === day.date) return t("drive:opening.in_today");
  return isTomorrow(day, date) ? t("drive:opening.in_tomorrow") : formatDay(date, "long");
}

/** The local date of a moment. */
function toZoneDay(moment: string, zone: string): string {
  return new Intl.DateTimeFormat("sv-SE", { dateStyle: "short", timeZone: zone }).format(new Date(moment));
}

function isTomorrow({ date }: DriveDay, other: string): boolean {
  return Date.parse(other) - Date.parse(date) === 24 * 60 * 60 * 1000;
}

/** What is to be collected by currency, as decimals. */
function sumCollections(stops: readonly DriveStop[]): [string, string][] {
  const sums = new Map<string, { sum: number; digits: number }>();
  for (const { amount, currency } of stops.flatMap(({ collections }) => collections)) {
    const digits = amount.split(".")[1]?.length ?? 0;
    sums.set(currency, { sum: (sums.get(currency)?.sum ?? 0) + Number(amount), digits });
  }
  return [...sums].map(([currency, { sum, digits }]) => [currency, sum.toFixed(digits)]);
}
