/** @jsxImportSource preact */
import { findCashBeyondLimit } from "../model/drive-cash.ts";
import { type DriveDay, type DriveRoute, type DriveStop, isAhead, isOver } from "../model/drive-day.ts";
import { PhoneFrame } from "./frame.tsx";
import { formatClock, formatDecimalAmount, t } from "./i18n.ts";
import { PhoneIcon } from "./icons.tsx";
import { Notices } from "./notices.tsx";
import { OpensButton } from "./opening-part.tsx";
import { Packages } from "./packages-part.tsx";
import { Reject } from "./request-part.tsx";
import { formatRequiredProof } from "./route-screen.tsx";
import { useScanned } from "./scan/use-scanned.ts";
import { getServerTime } from "./state.ts";
import { loadDraft, saveDraft } from "./stop-drafts.ts";
import { StopFields } from "./stop-fields.tsx";
import { formatPromisedWindow, getMapsUrl, isTight, Punctuality } from "./stop-lines.tsx";
import { recordAction } from "./sync-engine.ts";
import { navigateTo } from "./use-driver-state.ts";

interface StopScreenProps {
  day: DriveDay;
  route: DriveRoute;
  stop: DriveStop;
}

/** One stop with everything that is needed there. */
export function StopScreen({ day, route, stop }: StopScreenProps) {
  const { scanned, scan, stray } = useScanned(stop);
  const line = stop.arrivedAt
    ? t("drive:stop.arrived", { time: formatClock(stop.arrivedAt, day.timezone) })
    : t("drive:stop.expected", { time: formatClock(stop.expectedAt, day.timezone) });
  const window = formatPromisedWindow(stop, day.timezone);
  const needs = [...new Set(stop.orders.flatMap(({ requirements }) => requirements))].map((each) =>
    t(`vehicle_option:${each}`),
  );
  return (
    <PhoneFrame
      title={t("drive:stop.title", { stop: stop.position, all: route.stops.filter(({ shipment }) => shipment).length })}
      line={line}
      back=""
      bar={
        !isOver(stop) &&
        (isAhead(route, getServerTime()) ? (
          <OpensButton route={route} zone={day.timezone} />
        ) : (
          <Steps route={route} stop={stop} />
        ))
      }
    >
      <Notices />
      <h2 className="drive-name">{stop.place.name}</h2>
      <p className="drive-address">{stop.place.line}</p>
      {stop.contact && <p className="drive-window">{t("drive:stop.contact", { name: stop.contact })}</p>}
      {window && (
        <p className="drive-window">
          <StopPunctuality stop={stop} zone={day.timezone} />
          {t("drive:stop.promised", { window })}
        </p>
      )}
      <div className="drive-ways">
        <a className="drive-way" href={getMapsUrl(stop)} target="_blank" rel="noreferrer">
          <PhoneIcon name="navigation" size={20} /> {t("drive:stop.directions")}
        </a>
        {stop.phone && (
          <>
            <a className="drive-way" href={`tel:${stop.phone}`}>
              <PhoneIcon name="phone" size={20} /> {t("drive:stop.call")}
            </a>
            <a className="drive-way" href={`sms:${stop.phone}`}>
              <PhoneIcon name="message" size={20} /> {t("drive:stop.message")}
            </a>
          </>
        )}
      </div>
      {[stop.directions, stop.shipment?.notes, ...stop.orders.map(({ notes }) => notes)]
        .filter((note, at, all) => note && all.indexOf(note) === at)
        .map((note) => (
          <p className="drive-note" key={note}>
            <PhoneIcon name="info" size={19} /> <span>{note}</span>
          </p>
        ))}
      <StopFields fields={stop.fields} />
      {!isOver(stop) && <Wishes orders={stop.orders} />}
      {needs.length > 0 && (
        <p className="drive-note">
          <PhoneIcon name="info" size={19} /> <span>{t("drive:stop.needs", { names: needs.join(", ") })}</span>
        </p>
      )}
      {stop.packages.length > 0 && (
        <Packages {...{ stop, scanned, scan, stray }} onMissing={createMissingHandler(stop, scanned)} />
      )}
      {stop.collections.length > 0 && (
        <section className="drive-part">
          <h3>{t("drive:stop.to_collect")}</h3>
          {stop.collections.map((each) => (
            <p className="drive-money" key={each.id}>
              <b>{formatDecimalAmount(each.amount)}</b> {each.currency}{" "}
              <span>{t(`drive:method.${paymentMethodKeys[each.method]}`)}</span>
            </p>
          ))}
          <CashLimitWarning day={day} stop={stop} />
        </section>
      )}
      {formatRequiredProof(stop) && (
        <section className="drive-part">
          <h3>
            {t("drive:proof.title")} <span>{formatRequiredProof(stop)}</span>
          </h3>
        </section>
      )}
      {route.status === "assigned" && route.request !== null && stop.shipment && (
        <Reject routeId={route.id} stopId={stop.id} word="drive:request.reject_stop" />
      )}
    </PhoneFrame>
  );
}

/** What the customers of the stop ask of the delivery. */
function Wishes({ orders }: Pick<DriveStop, "orders">) {
  return orders
    .flatMap(({ number, wishes }) => (wishes ? [{ number, ...wishes }] : []))
    .map(({ number, leaveWith, leaveAt, note, phone }) => (
      <p className="drive-note" key={number}>
        <PhoneIcon name="message" size={19} />
        <span>
          {[leaveWith && t(`drive:stop.leave.${leaveWith}`, { name: leaveAt ?? "" }), note].filter(Boolean).join(" · ")}{" "}
          {phone && <a href={`tel:${phone}`}>{t("drive:stop.other_phone", { number: phone })}</a>}
        </span>
      </p>
    ));
}

/** Opens the hand-over with one line marked as missing. */
function createMissingHandler(stop: DriveStop, scanned: readonly string[]) {
  if (stop.state !== "arriving" || stop.packages.length === 1) return undefined;
  return async ({ id, quantity }: DriveStop["packages"][number]) => {
    const draft = await loadDraft(stop.id);
    // The other lines are marked as present; otherwise all lines that were not scanned would count as missing.
    const there = stop.packages.filter((each) => !scanned.includes(each.id)).map((each) => [each.id, 0]);
    const missing = { ...Object.fromEntries(there), ...draft.missing, [id]: quantity };
    await saveDraft(stop.id, { ...draft, isPartial: true, missing });
    navigateTo(`hand-over/${stop.id}`);
  };
}

/** On time, or how late. */
function StopPunctuality({ stop, zone }: { stop: DriveStop; zone: string }) {
  if (isOver(stop)) return null;
  if (isTight(stop)) return <Punctuality stop={stop} zone={zone} />;
  return stop.lateness > 0 ? null : (
    <span className="drive-good">
      <PhoneIcon name="check" size={16} /> {t("drive:stop.in_time")}
    </span>
  );
}

/** Warns that the stop's cash exceeds the driver's cash limit. */
export function CashLimitWarning({ day, stop }: Omit<StopScreenProps, "route">) {
  const beyond = isOver(stop) ? null : findCashBeyondLimit(day.cash, stop);
  if (!beyond) return null;
  const { currency, carried, over, limit } = beyond;
  return (
    <p className="drive-note drive-beyond">
      <PhoneIcon name="info" size={19} />
      <span>
        {t("drive:stop.cash_over", {
          carried: `${formatDecimalAmount(carried)} ${currency}`,
          over: formatDecimalAmount(over),
          limit: formatDecimalAmount(limit),
        })}
      </span>
    </p>
  );
}

/** Translation keys of payment methods. */
export const paymentMethodKeys = { 0: "none", 1: "cash", 2: "cheque", 3: "card" } as const;

function Steps({ route, stop }: Omit<StopScreenProps, "day">) {
  const at = { routeId: route.id, stopId: stop.id };
  return (
    <>
      <button type="button" className="drive-button" onClick={() => navigateTo(`attempt/${stop.id}`)}>
        {t(stop.type === "pickup" ? "drive:step.not_picked_up" : "drive:step.not_delivered")}
      </button>
      {stop.state === "arriving" ? (
        <button type="button" className="drive-button drive-main" onClick={() => navigateTo(`hand-over/${stop.id}`)}>
          {t(stop.type === "pickup" ? "drive:step.pick_up" : "drive:step.hand_over")}
        </button>
      ) : (
        <button type="button" className="drive-button drive-main" onClick={() => void recordAction("arrive", at)}>
          {t("drive:step.arrive")}
        </button>
      )}
    </>
  );
}
