/** @jsxImportSource preact */
import { render } from "preact";
import { DriverApp } from "./app.tsx";
import "./drive.css";
import { getLanguage } from "./i18n.ts";
import { captureInstallOffer } from "./install-part.tsx";
import { trackWhileCheckedIn } from "./position-tracking.ts";
import { readerFiles } from "./scan/detector.ts";
import { startSync } from "./sync-engine.ts";

/** Caches the page's files, so that it opens offline. */
async function cacheShell(): Promise<void> {
  await navigator.serviceWorker.register("/drive-worker.js", { scope: "/drive" });
  // Load lazily needed files while there is a signal, before the loaded files are listed.
  await import("signature_pad");
  await cacheLoadedFiles();
  // The worker caches the page itself, only together with its files.
  if (!(await caches.match("/drive"))) await callWorker("keep");
  document.documentElement.dataset.offline = "";
  // The barcode reader (half a megabyte) may be needed without signal: load it when the phone is idle.
  const idle = globalThis.requestIdleCallback ?? ((work: () => void) => setTimeout(work, 3_000));
  idle(() => void cacheReader().catch(() => {}));
}

async function cacheReader(): Promise<void> {
  const files = await readerFiles();
  if (files.length > 0) await cacheLoadedFiles(files);
}

/** Caches everything the page has loaded so far, and the paths in `more`. */
async function cacheLoadedFiles(more: readonly string[] = []): Promise<void> {
  const shell = await caches.open("waybill-drive");
  const loaded = performance.getEntriesByType("resource").map(({ name }) => new URL(name));
  const files = loaded.filter((url) => url.origin === location.origin && !url.pathname.startsWith("/api/"));
  const wanted = new Set([...files.map(({ pathname }) => pathname), ...more]);
  await Promise.all([...wanted].map(async (path) => (await shell.match(path)) ?? shell.add(path)));
}

/** Sends a message to the worker, and waits for its reply. */
async function callWorker(what: string): Promise<void> {
  const { active } = await navigator.serviceWorker.ready;
  const { port1, port2 } = new MessageChannel();
  const replied = new Promise<void>((done) => {
    port1.onmessage = () => done();
  });
  active?.postMessage(what, [port2]);
  await replied;
}

document.documentElement.lang = getLanguage();
const root = document.getElementById("drive");
if (root) render(<DriverApp />, root);
document.documentElement.dataset.hydrated = "";
captureInstallOffer();
void startSync();
trackWhileCheckedIn();
if ("serviceWorker" in navigator)
  cacheShell().catch(() => {
    // Already offline, or no storage left: the page works as long as it stays open.
  });
