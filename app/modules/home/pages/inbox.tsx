import { CheckCheck } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Link, useNavigate, useSearchParams, useSubmit } from "react-router";
import { createCommandAction, createScreenLoader } from "#app/platform/http/screens.server.ts";
import { CountText } from "#app/ui/formats/measures.tsx";
import { Button } from "#app/ui/primitives/button.tsx";
import { EmptyState } from "#app/ui/primitives/empty-state.tsx";
import { Tabs } from "#app/ui/primitives/tabs.tsx";
import { PageTitle } from "#app/ui/shell/page-title.tsx";
import { archiveItems, markAllRead, markRead, markUnread, restoreItems } from "../commands/change-inbox.server.ts";
import { listInbox } from "../commands/list-inbox.server.ts";
import { getInboxPage, type InboxItem, inboxFolders, inboxKinds } from "../model/inbox.ts";
import type { Route } from "./+types/inbox.ts";
import "#app/ui/resource/table/table-foot.css";
import "../screens/inbox/inbox.css";
import { useState } from "react";
import { useHotkeys } from "#app/ui/keyboard/use-hotkeys.ts";
import { InboxLine } from "../screens/inbox/inbox-line.tsx";

export const loader = createScreenLoader(listInbox);
export const action = createCommandAction([markRead, markUnread, archiveItems, restoreItems, markAllRead]);

/** The person's notifications: open, unread and archived, by kind. */
export default function Inbox({ loaderData: inbox }: Route.ComponentProps) {
  const { t } = useTranslation("inbox");
  const submit = useSubmit();
  const { items, folder, kind, unread, next } = inbox;
  const act = (intent: string, ids: readonly string[]) =>
    // Sent independently of the navigation: opening an item leaves the page, and it is still marked as read.
    void submit({ intent, ids: [...ids] }, { method: "post", encType: "application/json", navigate: false });
  const cursor = useInboxKeys(items, act);
  const href = (changes: Record<string, string | null>) => getInboxUrl({ folder, kind, ...changes });
  return (
    <div className="page">
      <PageTitle>{t("title")}</PageTitle>
      <div className="head">
        <h1>{t("title")}</h1>
        <span className="grow" />
        {unread > 0 && (
          <Button icon={CheckCheck} onClick={() => act("inbox.read_all", [])}>
            {t("read_all")}
          </Button>
        )}
      </div>
      <Tabs
        label={t("folders")}
        current={folder}
        tabs={inboxFolders.map((key) => ({
          key,
          label: t(`folder.${key}`),
          to: href({ folder: key }),
          ...(key === "unread" && unread > 0 ? { count: unread > 99 ? "99+" : unread } : {}),
        }))}
      />
      <nav className="inbox-kinds" aria-label={t("show")}>
        <KindLink to={href({ kind: null })} current={kind === null} label={t("all_kinds")} />
        {inboxKinds.map((each) => (
          <KindLink key={each} to={href({ kind: each })} current={kind === each} label={t(`kind.${each}`)} />
        ))}
      </nav>
      <div className="scroll flex-1 min-h-0 overflow-x-hidden">
        {items.length === 0 ? (
          <EmptyState title={t("empty")} text={t(`empty_${folder}`)} page />
        ) : (
          <ul>
            {items.map((item, index) => (
              <InboxLine
                key={item.id}
                item={item}
                current={index === cursor}
                onAct={(intent) => act(intent, [item.id])}
              />
            ))}
          </ul>
        )}
      </div>
      <InboxFoot items={items} older={next ? href({ cursor: next }) : null} newest={href({})} />
    </div>
  );
}

function InboxFoot({ items, older, newest }: { items: readonly InboxItem[]; older: string | null; newest: string }) {
  const { t } = useTranslation("inbox");
  const [params] = useSearchParams();
  if (!older && !params.has("cursor")) return null;
  return (
    <div className="foot">
      <span>
        <CountText value={items.length} />
      </span>
      <span className="grow" />
      {params.has("cursor") && <Link to={newest}>{t("newest")}</Link>}
      {older && <Link to={older}>{t("older")}</Link>}
    </div>
  );
}

function KindLink({ to, current, label }: { to: string; current: boolean; label: string }) {
  return (
    <Link to={to} className="chip" aria-current={current ? "true" : undefined} preventScrollReset>
      {label}
    </Link>
  );
}

function getInboxUrl(parts: Record<string, string | null>): string {
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries(parts))
    if (value && !(key === "folder" && value === "open")) query.set(key, value);
  const text = query.toString();
  return text ? `/inbox?${text}` : "/inbox";
}

/** J and K move, Enter opens, E archives, U toggles read. Returns the focused item. */
function useInboxKeys(items: readonly InboxItem[], act: (intent: string, ids: readonly string[]) => void) {
  const navigate = useNavigate();
  const [at, setAt] = useState(-1);
  const current = Math.min(at, items.length - 1);
  const item = items[current];
  const move = (by: number) => setAt(Math.max(0, Math.min(items.length - 1, current + by)));
  useHotkeys("inbox", {
    j: () => move(1),
    k: () => move(-1),
    ArrowDown: () => move(1),
    ArrowUp: () => move(-1),
    Enter: (event) => {
      if (!item || (event.target instanceof Element && event.target.closest("a, button"))) return false;
      if (!item.read) act("inbox.read", [item.id]);
      navigate(getInboxPage(item));
    },
    e: () => (item ? act(item.archived ? "inbox.restore" : "inbox.archive", [item.id]) : false),
    u: () => (item ? act(item.read ? "inbox.unread" : "inbox.read", [item.id]) : false),
  });
  return current;
}
