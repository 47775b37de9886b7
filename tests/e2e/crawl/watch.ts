import type { Page } from "playwright/test";

/** Screens that are an error page, with its status. */
const expectedFailures = [
  { path: /^\/error(\.data|\?|$)/, status: 500 },
  { path: /^\/account-suspended(\.data|\?|$)/, status: 402 },
];

/** The console's words for a script that cannot be loaded without a network. */
const offlineMessage =
  /^Error loading route module|Failed to fetch dynamically imported module|net::ERR_INTERNET_DISCONNECTED/;

/** What went wrong, where: person, screen, the elements that were pressed one after the other. */
export class FaultWatch {
  readonly problems: string[] = [];
  where = "";
  /** The test takes the network away: requests that fail for that are no fault. */
  expectsOffline = false;

  readonly person: string;

  constructor(page: Page, person: string) {
    this.person = person;
    page.on("console", (message) => {
      // A failed request is reported by its answer, with its address.
      if (this.expectsOffline && offlineMessage.test(message.text())) return;
      if (message.type() === "error" && !message.text().startsWith("Failed to load resource"))
        this.report(`console: ${message.text().slice(0, 300)}`);
    });
    page.on("pageerror", (error) => this.report(`error: ${error.message.slice(0, 300)}`));
    page.on("response", (response) => {
      const path = getPath(response.url());
      if (
        response.status() < 400 ||
        expectedFailures.some((each) => each.status === response.status() && each.path.test(path))
      )
        return;
      this.report(`${response.status()} ${response.request().method()} ${path}`);
    });
    page.on("requestfailed", (request) => {
      const reason = request.failure()?.errorText ?? "";
      // The browser gives up what a newer question or another screen made useless.
      if (this.expectsOffline && reason === "net::ERR_INTERNET_DISCONNECTED") return;
      if (reason !== "net::ERR_ABORTED") this.report(`${reason} ${request.method()} ${getPath(request.url())}`);
    });
    page.on("dialog", (dialog) => dialog.accept().catch(() => {}));
    page.on("popup", (popup) => popup.close().catch(() => {}));
  }

  report(what: string): void {
    const line = `${this.person} · ${this.where} · ${what}`;
    if (this.problems.includes(line)) return;
    this.problems.push(line);
    // Printed at once too: an interrupted run still shows what it found.
    console.log(line);
  }
}

function getPath(url: string): string {
  const { pathname, search } = new URL(url);
  return pathname + search.slice(0, 120);
}
