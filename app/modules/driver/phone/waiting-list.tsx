/** @jsxImportSource preact */
import { takenOf } from "../model/drive-cash.ts";
import { type DriveDay, doneAt, type WaitingAction } from "../model/drive-day.ts";
import { useSeen } from "./use-seen.ts";
import { amount, clock, t } from "./words.ts";

/** What waits on the phone, the oldest first; of many the first `most`. */
export function WaitingList({ day, most }: { day: DriveDay; most?: number }) {
  const { queue, pictures, offset } = useSeen();
  const shown = queue.slice(0, most);
  return (
    <>
      <ul>
        {shown.map(({ sequence, action }) => (
          <li className="drive-queued" key={sequence}>
            <b>{clock(doneAt(action), day.timezone)}</b>
            <div>
              <b>{whatOf(action.kind, stopOf(day, action))}</b>
              <span>{withIt(day, action)}</span>
            </div>
            <span>{t("drive:menu.waits")}</span>
          </li>
        ))}
      </ul>
      {queue.length > shown.length && (
        <p>
          <a className="drive-link" href="#menu">
            {t("drive:menu.more", { count: queue.length - shown.length })}
          </a>
        </p>
      )}
      {pictures > 0 && <p>{t("drive:menu.pictures", { count: pictures })}</p>}
      <p className="drive-fine">{t("drive:menu.times", { minutes: Math.round(offset / 60_000) })}</p>
    </>
  );
}

/** What was done, and at which stop. */
export function whatOf(kind: WaitingAction["kind"], stop: { position: number } | undefined): string {
  const did = t(`drive:did.${kind}`);
  return stop ? t("drive:menu.at_stop", { did, stop: stop.position }) : did;
}

const stopOf = ({ route }: DriveDay, { stopId }: WaitingAction) => route?.stops.find(({ id }) => id === stopId);

/** What goes along with it: money, a signature, photos, the reason. */
function withIt(day: DriveDay, action: WaitingAction): string {
  const { signature, photos, reason, ...said } = action;
  const stop = action.kind === "complete" ? stopOf(day, action) : undefined;
  const money = stop ? takenOf(stop, said).collections : [];
  return [
    reason ? t(`shipments:reason.${reason}`) : "",
    ...money.map((each) => `${amount(each.amount)} ${each.currency}`),
    signature ? t("drive:proof.signature") : "",
    photos?.length ? t("drive:menu.pictures", { count: photos.length }) : "",
  ]
    .filter(Boolean)
    .join(", ");
}
