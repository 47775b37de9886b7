/** @jsxImportSource preact */

import { getDoneAt } from "../model/apply-waiting.ts";
import { listCollected } from "../model/drive-cash.ts";
import type { DriveDay, WaitingAction } from "../model/drive-day.ts";
import { formatClock, formatDecimalAmount, t } from "./i18n.ts";
import { useDriverState } from "./use-driver-state.ts";

/** Queued actions, oldest first; at most `most`. */
export function WaitingList({ day, most }: { day: DriveDay; most?: number }) {
  const { queue, pictures, offset } = useDriverState();
  const shown = queue.slice(0, most);
  return (
    <>
      <ul>
        {shown.map(({ sequence, action }) => (
          <li className="drive-queued" key={sequence}>
            <b>{formatClock(getDoneAt(action), day.timezone)}</b>
            <div>
              <b>{formatAction(action.kind, findActionStop(day, action))}</b>
              <span>{formatActionDetails(day, action)}</span>
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

/** The action and its stop as text. */
export function formatAction(kind: WaitingAction["kind"], stop: { position: number } | undefined): string {
  const did = t(`drive:did.${kind}`);
  return stop ? t("drive:menu.at_stop", { did, stop: stop.position }) : did;
}

const findActionStop = ({ route }: DriveDay, { stopId }: WaitingAction) => route?.stops.find(({ id }) => id === stopId);

/** Details of an action: money, signature, photos, reason. */
function formatActionDetails(day: DriveDay, action: WaitingAction): string {
  const { signature, photos, reason, ...rest } = action;
  const stop = action.kind === "complete" ? findActionStop(day, action) : undefined;
  const money = stop ? listCollected(stop, rest).collections : [];
  return [
    reason ? t(`shipments:reason.${reason}`) : "",
    ...money.map((each) => `${formatDecimalAmount(each.amount)} ${each.currency}`),
    signature ? t("drive:proof.signature") : "",
    photos?.length ? t("drive:menu.pictures", { count: photos.length }) : "",
  ]
    .filter(Boolean)
    .join(", ");
}
