/** @jsxImportSource preact */
import type { ComponentChildren } from "preact";
import { t } from "./i18n.ts";
import { PhoneIcon } from "./icons.tsx";
import { navigateTo, useDriverState } from "./use-driver-state.ts";

interface FrameProps {
  title: string;
  line: string;
  /** Path of the back button; without it the menu button is shown. */
  back?: string;
  /** Below the head and, like it, always visible. */
  under?: ComponentChildren;
  bar?: ComponentChildren;
  children: ComponentChildren;
}

/** A screen: head with the sync status, scrolling content, and the next step at the bottom. */
export function PhoneFrame({ title, line, back, under, bar, children }: FrameProps) {
  return (
    <div className="drive-screen">
      <header className="drive-head">
        {back !== undefined && (
          <button
            type="button"
            className="drive-icon"
            aria-label={t("drive:frame.back")}
            onClick={() => navigateTo(back)}
          >
            <PhoneIcon name="arrow-left" size={24} />
          </button>
        )}
        <div className="drive-title">
          <h1>{title}</h1>
          <span>{line}</span>
        </div>
        <SyncStatus />
        {back === undefined && (
          <button
            type="button"
            className="drive-icon"
            aria-label={t("drive:frame.menu")}
            onClick={() => navigateTo("menu")}
          >
            <PhoneIcon name="menu" />
          </button>
        )}
        {under}
      </header>
      <main className="drive-scroll">{children}</main>
      {bar && <footer className="drive-bar">{bar}</footer>}
    </div>
  );
}

/** Whether everything is sent, else how much is waiting. */
function SyncStatus() {
  const { queue, pictures, offlineSince } = useDriverState();
  const count = queue.length + pictures;
  const isSent = count === 0 && offlineSince === null;
  return (
    <span className="drive-standing" role="status">
      <span className={isSent ? "drive-good" : "drive-waiting"}>
        <PhoneIcon name={offlineSince === null ? "check" : "offline"} size={16} />
      </span>
      {count > 0 ? t("drive:frame.waiting", { number: count }) : t(isSent ? "drive:frame.sent" : "drive:frame.offline")}
    </span>
  );
}
