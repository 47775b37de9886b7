import { type ReachShop, type ShopAccess, ShopFault, type ShopRequest } from "#app/modules/shops/model/shop-client.ts";
import { second } from "#app/platform/kernel/milliseconds.ts";

/** Calls one shop by REST, one request at a time, since hosts' firewalls count them. */
export interface WooRest {
  /** @param path below `/wp-json/` @param missing what a 404 means */
  request(method: ShopRequest["method"], path: string, body?: object, missing?: "fault" | "or_null"): Promise<unknown>;
  calls(): number;
}

/** Creates a shop's REST client. If a host strips `Authorization`, the keys are sent in the URL (https only). */
export function createWooRest({ address, credentials: { id, secret } }: ShopAccess, reach: ReachShop): WooRest {
  let calls = 0;
  let inAddress = false;
  const once = (method: ShopRequest["method"], path: string, body?: object) => {
    calls += 1;
    const keys = inAddress
      ? `${path.includes("?") ? "&" : "?"}${new URLSearchParams({ consumer_key: id, consumer_secret: secret })}`
      : "";
    return reach({
      method,
      url: `https://${address}/wp-json/${path}${keys}`,
      headers: {
        Accept: "application/json",
        ...(body ? { "Content-Type": "application/json" } : {}),
        ...(inAddress ? {} : { Authorization: `Basic ${btoa(`${id}:${secret}`)}` }),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
  };
  return {
    calls: () => calls,
    async request(method, path, body, missing = "fault") {
      let answer = await once(method, path, body);
      if (answer.status === 401 && !inAddress) {
        inAddress = true;
        answer = await once(method, path, body);
        if (answer.status === 401) inAddress = false;
      }
      const { status } = answer;
      if (status === 404 && missing === "or_null") return null;
      if (status === 401 || status === 403) throw new ShopFault("unauthorised", getErrorMessage(answer.text));
      if (status === 429 || status === 503)
        throw new ShopFault(
          "throttled",
          getErrorMessage(answer.text),
          Number(answer.header("Retry-After") ?? 0) * second,
        );
      if (status >= 500) throw new ShopFault("shop_fault", `answered ${status}`);
      if (status >= 300) throw new ShopFault("refused", getErrorMessage(answer.text));
      return parseResponse(answer.text);
    },
  };
}

/** JSON, or a fault: shops in maintenance return 200 with a page. */
function parseResponse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new ShopFault("shop_fault", "It did not answer with JSON.");
  }
}

/** The shop's error message, without the page around it. */
function getErrorMessage(text: string): string {
  try {
    const message: unknown = Object(JSON.parse(text)).message;
    return typeof message === "string" ? message.slice(0, 300) : "";
  } catch {
    return "";
  }
}
