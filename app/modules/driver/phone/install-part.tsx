/** @jsxImportSource preact */
import { useEffect, useState } from "preact/hooks";
import { t } from "./i18n.ts";

/** What browsers of Chrome's kind offer; no type of the DOM knows it yet. */
interface InstallOffer extends Event {
  prompt(): Promise<unknown>;
}

const isOffer = (event: Event): event is InstallOffer => "prompt" in event && typeof event.prompt === "function";

let currentOffer: InstallOffer | null = null;
const listeners = new Set<() => void>();

/** Keeps what the browser offers, which it does once and early. */
export function captureInstallOffer(): void {
  const told = (offer: InstallOffer | null) => {
    currentOffer = offer;
    for (const each of listeners) each();
  };
  addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault();
    if (isOffer(event)) told(event);
  });
  addEventListener("appinstalled", () => told(null));
}

/** iOS installs from its share menu alone, and says of itself whether it was; nobody else knows the property. */
const isOnIos = (): boolean => "standalone" in navigator && navigator.standalone === false;
const isInstalled = (): boolean => matchMedia("(display-mode: standalone)").matches;

/** How the page comes onto the home screen, where it is not there yet. */
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
