import { CircleQuestionMark, Search, WifiOff } from "lucide-react";
import { type ReactNode, Suspense, useEffect, useState, useSyncExternalStore } from "react";
import { lazyPart } from "#app/ui/client/lazy-part.ts";
import { checkConnection, connectionStore, getSecondsToCheck } from "../client/connection.ts";
import { toZoneDay, toZoneTime } from "../formats/dates.ts";
import { type AccountFormats, FormatsProvider, useFormats } from "../formats/formats-context.tsx";
import { useTranslate } from "../i18n/use-translate.ts";
import { useHotkeys } from "../keyboard/use-hotkeys.ts";
import { Button, IconButton } from "../primitives/button.tsx";
import { Icon } from "../primitives/icon.tsx";
import { BillingBanner, PaymentOverlay } from "./billing-notice.tsx";
import { Rail } from "./rail.tsx";
import type { ShellData } from "./shell-data.ts";
import { useRefusal } from "./use-refusal.ts";
import { useSessionWatch } from "./use-session-watch.ts";
import "./connection-banner.css";
import { Kbd } from "../primitives/kbd.tsx";
import { InboxLink } from "./inbox-link.tsx";
import { ProfileMenu } from "./profile-menu.tsx";
import { TrackOrderBox } from "./track-order-box.tsx";

const Palette = lazyPart(async () => ({ default: (await import("./command-palette.tsx")).CommandPalette }));
const SandboxBar = lazyPart(async () => (await import("./sandbox/load-sandbox-bar.ts")).loadSandboxBar());
const Shortcuts = lazyPart(async () => ({ default: (await import("./shortcuts.tsx")).Shortcuts }));

interface ShellProps {
  data: ShellData;
  /** Icons alone in the rail, for screens that need the width. */
  compact: boolean;
  /** False for screens with their own header across the top. */
  topbar: boolean;
  /** A line between the top bar and the page. */
  notice?: ReactNode;
  children: ReactNode;
}

type Panel = "palette" | "help" | null;

/** Rail, top bar and the sheet that a screen works on. */
export function Shell({ data, compact, topbar, notice, children }: ShellProps) {
  const t = useTranslate();
  const [panel, setPanel] = useState<Panel>(null);
  const formats = useToday(data.formats);
  useSessionWatch(data.account?.id ?? null);
  useRefusal();
  const close = () => setPanel(null);
  useHotkeys("everywhere", {
    "Ctrl+k": () => setPanel("palette"),
    "?": () => setPanel("help"),
    Escape: "browser",
  });
  return (
    <FormatsProvider value={formats}>
      <div className={`shell${compact ? " shell-compact" : ""}`}>
        <a className="skip" href="#main">
          {t("common:shell.skip")}
        </a>
        <Rail data={data} compact={compact} />
        <div className="main">
          {data.sandbox && (
            <Suspense>
              <SandboxBar sandbox={data.sandbox} />
            </Suspense>
          )}
          {data.billing?.notice && <BillingBanner notice={data.billing.notice} />}
          {topbar && <Topbar data={data} onSearch={() => setPanel("palette")} onHelp={() => setPanel("help")} />}
          <ConnectionBanner />
          {notice}
          <main id="main" tabIndex={-1} className="page">
            {children}
          </main>
        </div>
      </div>
      {data.billing?.payment && <PaymentOverlay payment={data.billing.payment} portal={data.billing.portal} />}
      <Suspense>
        {panel === "palette" && <Palette grants={data.grants} onClose={close} />}
        {panel === "help" && <Shortcuts onClose={close} />}
      </Suspense>
    </FormatsProvider>
  );
}

/** The formats, with the current time updated at the account's midnight. */
function useToday(fromServer: AccountFormats): AccountFormats {
  const [formats, setFormats] = useState(fromServer);
  useEffect(() => setFormats(fromServer), [fromServer]);
  useEffect(() => {
    const timer = setInterval(() => {
      setFormats((old) => {
        const now = Date.now() + old.ahead;
        return toZoneDay(old.now, old.timezone) === toZoneDay(now, old.timezone) ? old : { ...old, now };
      });
    }, 60_000);
    return () => clearInterval(timer);
  }, []);
  return formats;
}

/**
 * Without a connection: since when, and that the page continues by itself. Beside it that the server is waited for. Part
 * of the frame: it could not be loaded then.
 */
function ConnectionBanner() {
  const t = useTranslate();
  const { timezone } = useFormats();
  const state = useSyncExternalStore(connectionStore.subscribe, connectionStore.read, connectionStore.empty);
  return (
    <div role="status" className={state === null ? undefined : "connection-bar"}>
      {state === "slow" && t("common:offline.slow")}
      {typeof state === "number" && (
        <>
          <Icon of={WifiOff} size={15} />
          <b>{t("common:offline.title")}</b>
          <span className="grow">{t("common:offline.text", { time: toZoneTime(state, timezone) })}</span>
          <NextCheck />
          <Button onClick={() => void checkConnection()}>{t("common:offline.check")}</Button>
        </>
      )}
    </div>
  );
}

/** Counts down to the next try; screen readers are given the state alone. */
function NextCheck() {
  const t = useTranslate();
  const [seconds, setSeconds] = useState(getSecondsToCheck);
  useEffect(() => {
    const timer = setInterval(() => setSeconds(getSecondsToCheck()), 500);
    return () => clearInterval(timer);
  }, []);
  return seconds > 0 && <span aria-hidden>{t("common:offline.next", { seconds })}</span>;
}

interface TopbarProps {
  data: ShellData;
  onSearch: () => void;
  onHelp: () => void;
}

/** Search, track-order box, help, profile. */
function Topbar({ data, onSearch, onHelp }: TopbarProps) {
  const t = useTranslate();
  return (
    <header className="topbar">
      <button type="button" className="find" onClick={onSearch}>
        <Icon of={Search} />
        <span>{t("common:shell.search")}</span>
        <Kbd keys="Ctrl K" />
      </button>
      <TrackOrderBox className="track" opens="whole" />
      <span className="grow" />
      {data.account && <InboxLink unread={data.unread} />}
      <IconButton icon={CircleQuestionMark} size={17} label={t("common:shell.help")} onClick={onHelp} />
      <ProfileMenu user={data.user} />
    </header>
  );
}
