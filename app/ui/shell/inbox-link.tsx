import { Inbox } from "lucide-react";
import { useEffect, useState } from "react";
import { Link } from "react-router";
import { useApi } from "../client/use-api.ts";
import { useTranslate } from "../i18n/use-translate.ts";
import { Icon } from "../primitives/icon.tsx";
import { Tooltip } from "../primitives/tooltip.tsx";

/** How often the count is loaded while the page is visible, milliseconds. */
const POLL_MS = 45_000;

/** A link to the inbox with the number of unread lines, kept up to date. */
export function InboxLink({ unread }: { unread: number }) {
  const t = useTranslate();
  const count = useUnread(unread);
  const shown = count > 99 ? "99+" : String(count);
  const name = count > 0 ? t("common:shell.inbox_unread", { count: shown }) : t("common:nav.inbox");
  return (
    <Tooltip text={name} at="below" naming>
      <Link to="/inbox" prefetch="intent" className="icon-button" aria-label={name}>
        <Icon of={Inbox} size={17} />
        {count > 0 && <span className="count">{shown}</span>}
      </Link>
    </Tooltip>
  );
}

/** The loaded count, then the polled count while the page is visible. */
function useUnread(loaded: number): number {
  const call = useApi({ quiet: true });
  const [count, setCount] = useState(loaded);
  useEffect(() => setCount(loaded), [loaded]);
  useEffect(() => {
    const ask = async () => {
      if (document.visibilityState !== "visible") return;
      const body: unknown = await call("inbox/count").catch(() => null);
      const found = parseUnread(body);
      if (found !== null) setCount(found);
    };
    const timer = setInterval(() => void ask(), POLL_MS);
    const onSeen = () => void ask();
    document.addEventListener("visibilitychange", onSeen);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", onSeen);
    };
  }, [call]);
  return count;
}

function parseUnread(body: unknown): number | null {
  if (typeof body !== "object" || body === null || !("data" in body)) return null;
  const { data } = body;
  if (typeof data !== "object" || data === null || !("unread" in data)) return null;
  return typeof data.unread === "number" ? data.unread : null;
}
