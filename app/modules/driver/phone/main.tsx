/** @jsxImportSource preact */
import { render } from "preact";
import { DriverApp } from "./app.tsx";
import "./drive.css";
import { getLanguage } from "./i18n.ts";
import { captureInstallOffer } from "./install-part.tsx";
import { trackWhileCheckedIn } from "./position-tracking.ts";
import { readerFiles } from "./scan/detector.ts";
import { startSync } from "./sync-engine.ts";

/** The files that the page came from are kept, so that it opens without signal. */
async function cacheShell(): Promise<void> {
  await navigator.serviceWorker.register("/drive-worker.js", { scope: "/drive" });
  // What is drawn only when it is needed comes while there is a signal, before anybody looks at what came.
  await import("signature_pad");
  await cacheLoadedFiles();
  // The page itself by the worker, which keeps none without its files.
  if (!(await caches.match("/drive"))) await callWorker("keep");
  document.documentElement.dataset.kept = "";
  // Half a megabyte for a camera that may be needed in a cellar: once nothing else is to be done.
  const idle = globalThis.requestIdleCallback ?? ((work: () => void) => setTimeout(work, 3_000));
  idle(() => void cacheReader().catch(() => {}));
}

async function cacheReader(): Promise<void> {
  const files = await readerFiles();
  if (files.length > 0) await cacheLoadedFiles(files);
}

/** Keeps what the page has loaded so far, and `more` paths. */
async function cacheLoadedFiles(more: readonly string[] = []): Promise<void> {
  const shell = await caches.open("waybill-drive");
  const loaded = performance.getEntriesByType("resource").map(({ name }) => new URL(name));
  const files = loaded.filter((url) => url.origin === location.origin && !url.pathname.startsWith("/api/"));
  const wanted = new Set([...files.map(({ pathname }) => pathname), ...more]);
  await Promise.all([...wanted].map(async (path) => (await shell.match(path)) ?? shell.add(path)));
}

/** Asks the worker, and waits until it has done it. */
async function callWorker(what: string): Promise<void> {
  const { active } = await navigator.serviceWorker.ready;
  const { port1, port2 } = new MessageChannel();
  const told = new Promise<void>((done) => {
    port1.onmessage = () => done();
  });
  active?.postMessage(what, [port2]);
  await told;
}

document.documentElement.lang = getLanguage();
const root = document.getElementById("drive");
if (root) render(<DriverApp />, root);
document.documentElement.dataset.listening = "";
captureInstallOffer();
void startSync();
trackWhileCheckedIn();
if ("serviceWorker" in navigator)
  cacheShell().catch(() => {
    // Offline already, or a browser without room: the page works as long as it stays open.
  });
