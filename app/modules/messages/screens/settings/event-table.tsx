import { Undo2 } from "lucide-react";
import { Link } from "react-router";
import { CountText } from "#app/ui/formats/measures.tsx";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { IconButton } from "#app/ui/primitives/button.tsx";
import { BareCheckbox } from "#app/ui/primitives/checkbox.tsx";
import {
  type ChannelMode,
  channelModes,
  getMessageEvent,
  type MessageChannel,
  type MessageEvent,
  type MessageState,
  messageChannels,
  type NightMode,
} from "../../model/message.enums.ts";

export interface RuleRow extends Readonly<Record<MessageChannel, ChannelMode>> {
  event: MessageEvent;
  night: NightMode;
  /** What is decided here; null where all of it is inherited. */
  own: (Partial<Record<MessageChannel, ChannelMode | undefined>> & { night?: NightMode | undefined }) | null;
}

export interface EventCount {
  event: MessageEvent;
  state: MessageState;
  count: number;
}

interface EventTableProps {
  rules: readonly RuleRow[];
  counts: readonly EventCount[];
  /** The merchant whose rules they are; null for the account's own. */
  merchantId: string | null;
  canManage: boolean;
  busy: boolean;
  onChange: (event: MessageEvent, rule: NonNullable<RuleRow["own"]>) => void;
}

const columns = [
  ["sent", ["handed", "delivered"]],
  ["waiting", ["waiting"]],
  ["failed", ["failed"]],
] as const satisfies readonly [string, readonly MessageState[]][];

const nextMode = (mode: ChannelMode): ChannelMode =>
  channelModes[(channelModes.indexOf(mode) + 1) % channelModes.length] ?? "off";

/** Events by channel: a press goes from off to on to "only where nothing else arrived". */
export function EventTable({ rules, counts, merchantId, canManage, busy, onChange }: EventTableProps) {
  const t = useTranslate();
  const query = merchantId === null ? "" : `?merchant=${merchantId}`;
  return (
    <table className="message-events">
      <thead>
        <tr>
          <th scope="col">{t("messages:column.event")}</th>
          {messageChannels.map((channel) => (
            <th key={channel} scope="col" className="channel-cell">
              {t(`messages:channel.${channel}`)}
            </th>
          ))}
          <th scope="col">{t("messages:column.night")}</th>
          {columns.map(([name]) => (
            <th key={name} scope="col" className="count-cell">
              {t(`messages:column.${name}`)}
            </th>
          ))}
          <th scope="col">
            <span className="visually-hidden">{t("messages:column.reset")}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {rules.map((rule) => {
          const { event, night, own } = rule;
          const isOwn = own !== null && Object.values(own).some((mode) => mode !== undefined);
          return (
            <tr key={event}>
              <th scope="row">
                <Link className="link" to={`/settings/notifications/${event}${query}`} prefetch="intent">
                  {t(`messages:event.${event}`)}
                </Link>
                <span>{t(`messages:when.${event}`)}</span>
                {getMessageEvent(event).advertises && <span>{t("messages:advertises")}</span>}
              </th>
              {messageChannels.map((channel) => (
                <td key={channel} className="channel-cell" data-own={own?.[channel] === undefined ? undefined : ""}>
                  <BareCheckbox
                    aria-label={`${t(`messages:event.${event}`)}, ${t(`messages:channel.${channel}`)}: ${t(`messages:mode.${rule[channel]}`)}`}
                    title={t(`messages:mode.${rule[channel]}`)}
                    checked={rule[channel] === "on"}
                    mixed={rule[channel] === "fallback"}
                    disabled={!canManage}
                    onChange={() => !busy && onChange(event, { ...own, [channel]: nextMode(rule[channel]) })}
                  />
                </td>
              ))}
              <td>
                <button
                  type="button"
                  className="message-night"
                  disabled={!canManage}
                  onClick={() => !busy && onChange(event, { ...own, night: night === "waits" ? "sends" : "waits" })}
                >
                  {t(`messages:night.${night}`)}
                </button>
              </td>
              {columns.map(([name, states]) => (
                <td key={name} className="count-cell">
                  <Count
                    of={counts.filter((each) => each.event === event && states.some((one) => one === each.state))}
                  />
                </td>
              ))}
              <td>
                {isOwn && canManage && (
                  <IconButton
                    icon={Undo2}
                    size={14}
                    tip="end"
                    label={t(merchantId === null ? "messages:inherit_standard" : "messages:inherit_account")}
                    onClick={() => !busy && onChange(event, {})}
                  />
                )}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

function Count({ of }: { of: readonly EventCount[] }) {
  const sum = of.reduce((total, { count }) => total + count, 0);
  return sum === 0 ? null : <CountText value={sum} />;
}
