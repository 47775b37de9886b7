import type { Files, Ports } from "#app/platform/kernel/ports.ts";
import { PROVIDER_TIMEOUT_MS } from "./provider.ts";

interface AccessPointSettings {
  APP_ENVIRONMENT: string;
  ACCESS_POINT_URL?: string;
}

/** Answers that say the document was taken: of the second call for the same id, 409. */
const isTaken = (status: number) => (status >= 200 && status < 300) || status === 409;

/**
 * Peppol by an access point, which speaks AS4 to the network: the document as the body of a POST, its addressing in headers.
 * Development has a stand-in that stores what would have been sent, once for each id; otherwise it is not offered.
 */
export function createPeppolPorts(
  { APP_ENVIRONMENT, ACCESS_POINT_URL = "" }: AccessPointSettings,
  files: Files,
): Pick<Ports, "peppol" | "sendPeppol"> {
  if (ACCESS_POINT_URL === "") {
    if (APP_ENVIRONMENT !== "development") return { peppol: "not sent", sendPeppol: refuse };
    return {
      peppol: "sent",
      sendPeppol: async ({ id, content }) => {
        const key = `peppol/${id}.xml`;
        if (!(await files.get(key))) await files.put(key, content, "application/xml");
      },
    };
  }
  const url = new URL(ACCESS_POINT_URL);
  const key = [url.username, url.password].filter(Boolean).map(decodeURIComponent).join(":");
  url.username = "";
  url.password = "";
  return {
    peppol: "sent",
    sendPeppol: async ({ id, sender, recipient, documentType, process, content }) => {
      const { status } = await fetch(url, {
        method: "POST",
        headers: {
          ...{ "Content-Type": "application/xml", "User-Agent": "Waybill", "Idempotency-Key": id },
          ...{ "Peppol-Sender": sender, "Peppol-Recipient": recipient },
          ...{ "Peppol-Document-Type": documentType, "Peppol-Process": process },
          ...(key && { Authorization: key }),
        },
        body: content,
        signal: AbortSignal.timeout(PROVIDER_TIMEOUT_MS),
      });
      if (!isTaken(status)) throw new Error(`${url.host} answered ${status}`);
    },
  };
}

const refuse = () => Promise.reject(new Error("no access point is set up"));
