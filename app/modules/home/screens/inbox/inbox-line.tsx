import {
  Archive,
  ArchiveRestore,
  AtSign,
  BellRing,
  CalendarClock,
  FileCheck,
  FileWarning,
  FileX,
  type LucideIcon,
  Mail,
  MailOpen,
  MapPin,
  MessageSquareQuote,
  MessageSquareReply,
  PackageX,
  Route,
  Scale,
  Store,
  UserX,
  Webhook,
  Workflow,
} from "lucide-react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { DateTimeText, useDates } from "#app/ui/formats/date-time.tsx";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { IconButton } from "#app/ui/primitives/button.tsx";
import { Icon } from "#app/ui/primitives/icon.tsx";
import { getInboxPage, type InboxItem, type InboxKind } from "../../model/inbox.ts";

const icons: Readonly<Record<InboxKind, LucideIcon>> = {
  mention: AtSign,
  import_failed: FileX,
  import_incomplete: FileWarning,
  reschedule_requested: CalendarClock,
  cancellation_requested: PackageX,
  address_requested: MapPin,
  plan_alert: Route,
  request_rejected: UserX,
  request_unanswered: UserX,
  rule_alert: Workflow,
  recurring_failed: CalendarClock,
  rule_matched: Workflow,
  ledger_unbalanced: Scale,
  figures_drifted: Scale,
  line_disputed: MessageSquareQuote,
  dispute_resolved: MessageSquareReply,
  shop_stopped: Store,
  shop_order_changed: Store,
  shop_privacy: Store,
  endpoint_disabled: Webhook,
  report_ready: FileCheck,
  report_failed: FileX,
  alert: BellRing,
};

interface InboxLineProps {
  item: InboxItem;
  /** Focused by keyboard. */
  current: boolean;
  onAct: (intent: string) => void;
}

/** One item: what happened, when, and its actions. Opening it marks it as read. */
export function InboxLine({ item, current, onAct }: InboxLineProps) {
  const { t } = useTranslation("inbox");
  const translate = useTranslate();
  const values: Record<string, string | number> = { ...item.detail };
  const open = () => {
    if (!item.read) onAct("inbox.read");
  };
  return (
    <li className={`inbox-line${item.read ? "" : " unread"}`} data-current={current || undefined}>
      <Icon of={icons[item.kind]} size={16} />
      <Link to={getInboxPage(item)} onClick={open} prefetch="intent">
        <b>
          {translate(item.kind === "alert" ? `inbox:alert.${item.detail.word}` : `inbox:line.${item.kind}`, values)}
        </b>
        {!item.read && <span className="visually-hidden">, {t("is_unread")}</span>}
        <Detail item={item} />
      </Link>
      <span className="when">
        <DateTimeText at={item.at} />
      </span>
      <span className="action-list">
        {item.read ? (
          <IconButton icon={Mail} label={t("mark_unread")} onClick={() => onAct("inbox.unread")} />
        ) : (
          <IconButton icon={MailOpen} label={t("mark_read")} onClick={() => onAct("inbox.read")} />
        )}
        {item.archived ? (
          <IconButton icon={ArchiveRestore} label={t("restore")} onClick={() => onAct("inbox.restore")} tip="end" />
        ) : (
          <IconButton icon={Archive} label={t("archive")} onClick={() => onAct("inbox.archive")} tip="end" />
        )}
      </span>
    </li>
  );
}

/** The second part of a line: the note's text, the requested window, or the reason. */
function Detail({ item }: { item: InboxItem }) {
  const { t } = useTranslation("inbox");
  const { t: error } = useTranslation("errors");
  const { t: rule } = useTranslation("rules");
  const dates = useDates();
  if (item.kind === "mention") return <span>{item.detail.excerpt}</span>;
  if (item.kind === "reschedule_requested") return <span>{dates.window(item.detail.from, item.detail.to)}</span>;
  if (item.kind === "cancellation_requested") return <span>{item.detail.reason}</span>;
  if (item.kind === "address_requested") return <span>{item.detail.line}</span>;
  if (item.kind === "plan_alert") return <span>{t(`reason.${item.detail.reason}`)}</span>;
  if (item.kind === "rule_alert") return <span>{rule(`reason.${item.detail.reason}`)}</span>;
  if (item.kind === "endpoint_disabled") return <span>{t(`disabled.${item.detail.reason}`)}</span>;
  if (item.kind === "shop_stopped") return <span>{t(`stopped.${item.detail.reason}`)}</span>;
  if (item.kind === "line_disputed") return <span>{item.detail.text}</span>;
  if (item.kind === "dispute_resolved") return <span>{t(`answered.${item.detail.outcome}`)}</span>;
  if (item.kind === "shop_privacy")
    return <span>{t(`privacy.${item.detail.wanted}`, { numbers: item.detail.numbers || "–" })}</span>;
  if (item.kind === "import_failed") return <span>{error(item.detail.code as "unexpected")}</span>;
  return null;
}
