// Where a person goes back to after the consent (RFC 9700, RFC 8252).

/** Schemes that a browser runs or reads itself. */
const runningSchemes = [
  "javascript:",
  "data:",
  "vbscript:",
  "blob:",
  "file:",
  "about:",
  "view-source:",
  "ftp:",
  "ws:",
  "wss:",
];

const isLoopback = ({ protocol, hostname }: URL) =>
  protocol === "http:" && ["localhost", "127.0.0.1", "[::1]"].includes(hostname);

/** True for an address that an app may name: https, http on the person's own machine, or a scheme of the app. */
export function isRedirectAddress(text: string): boolean {
  if (!URL.canParse(text) || text.includes("#") || /[\s\\]/.test(text)) return false;
  const url = new URL(text);
  if (url.username !== "" || url.password !== "") return false;
  if (url.protocol === "https:") return url.hostname !== "";
  if (url.protocol === "http:") return isLoopback(url);
  return !runningSchemes.includes(url.protocol);
}

/** True when an address is one of the app's, sign by sign; on the person's own machine the port is free. */
export function matchesRedirect(registered: readonly string[], given: string): boolean {
  if (!isRedirectAddress(given)) return false;
  if (registered.includes(given)) return true;
  const url = new URL(given);
  return (
    isLoopback(url) && registered.some((each) => isRedirectAddress(each) && withoutPort(each) === withoutPort(given))
  );
}

function withoutPort(text: string): string {
  return isLoopback(new URL(text)) ? text.replace(/^(http:\/\/(?:\[::1\]|[^:/?]+)):\d+/, "$1") : text;
}

/** Whose the address is, as people read it: the host, or the scheme of an app. */
export function nameRedirect(text: string): string {
  const url = new URL(text);
  return ["https:", "http:"].includes(url.protocol) ? url.host : url.protocol.replace(/:$/, "");
}
