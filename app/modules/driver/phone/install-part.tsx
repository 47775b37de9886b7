/** @jsxImportSource preact */
import { useEffect, useState } from "preact/hooks";
import { t } from "./i18n.ts";

/** The `beforeinstallprompt` event of Chromium browsers, which is missing in the DOM types. */
interface InstallOffer extends Event {
  prompt(): Promise<unknown>;
}

const isOffer = (event: Event): event is InstallOffer => "prompt" in event && typeof event.prompt === "function";

let currentOffer: InstallOffer | null = null;
const listeners = new Set<() => void>();

/** Stores the browser's install prompt, which is offered only once and early. */
export function captureInstallOffer(): void {
  const onOffer = (offer: InstallOffer | null) => {
    currentOffer = offer;
    for (const each of listeners) each();
  };
  addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault();
    if (isOffer(event)) onOffer(event);
  });
  addEventListener("appinstalled", () => onOffer(null));
}

/** iOS installs only from its share menu; its non-standard property `standalone` says whether the page is installed. */
const isOnIos = (): boolean => "standalone" in navigator && navigator.standalone === false;
const isInstalled = (): boolean => matchMedia("(display-mode: standalone)").matches;

/** Offers to install the page on the home screen, unless it is installed. */
export function InstallPart() {
  const [, anew] = useState(0);
  useEffect(() => {
    const changed = () => anew((times) => times + 1);
    listeners.add(changed);
    return () => void listeners.delete(changed);
  }, []);
  if (isInstalled() || (!currentOffer && !isOnIos())) return null;
  const install = async () => {
    const offer = currentOffer;
    currentOffer = null;
    await offer?.prompt();
    anew((times) => times + 1);
  };
  return (
    <section className="drive-part">
      <h3>{t("drive:install.title")}</h3>
      <p className="drive-fine">{t(currentOffer ? "drive:install.why" : "drive:install.ios")}</p>
      {currentOffer && (
        <button type="button" className="drive-button" onClick={() => void install()}>
          {t("drive:install.go")}
        </button>
      )}
    </section>
  );
}
