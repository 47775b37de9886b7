import { lazy, type ReactNode, Suspense, useEffect, useState } from "react";
import { toZoneDay } from "../formats/dates.ts";
import { type AccountFormats, FormatsProvider } from "../formats/formats-context.tsx";
import { useTranslate } from "../i18n/use-translate.ts";
import { useHotkeys } from "../keyboard/use-hotkeys.ts";
import { BillingBanner, PaymentOverlay } from "./billing-notice.tsx";
import { ConnectionBanner } from "./connection-banner.tsx";
import { Rail } from "./rail.tsx";
import type { ShellData } from "./shell-data.ts";
import { Topbar } from "./topbar.tsx";
import { useRefusal } from "./use-refusal.ts";
import { useSessionWatch } from "./use-session-watch.ts";

const Palette = lazy(async () => ({ default: (await import("./command-palette.tsx")).CommandPalette }));
const SandboxBar = lazy(async () => (await import("./sandbox/load-sandbox-bar.ts")).loadSandboxBar());
const Shortcuts = lazy(async () => ({ default: (await import("./shortcuts.tsx")).Shortcuts }));

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
