import { toCamelCase, toSnakeCase } from "#app/platform/kernel/snake-case.ts";
import { unsubscribePush } from "#app/ui/client/push-subscription.ts";
import { getLanguage } from "./i18n.ts";

/** The result of a call: a response, a refusal with its message, or no connection. */
export type CallResult<Data> =
  | { kind: "answer"; data: Data }
  | { kind: "refused"; status: number; code: string; message: string }
  | { kind: "offline" };

interface ResponseBody {
  data?: unknown;
  code?: string;
  message?: string;
  errors?: Record<string, string[]>;
}

/** After this time a network that claims to be there counts as offline. */
const REQUEST_TIMEOUT_MS = 20_000;

/**
 * Calls the driver's API and converts names between camelCase and snake_case. @param body JSON, or the bytes of a
 * picture
 */
export async function callApi<Data>(
  method: "GET" | "POST" | "PUT" | "DELETE",
  path: string,
  body?: object | ArrayBuffer,
): Promise<CallResult<Data>> {
  try {
    const bytes = body instanceof ArrayBuffer;
    const response = await fetch(`/api/drive/${path}`, {
      method,
      credentials: "same-origin",
      signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
      headers: {
        "Accept-Language": getLanguage(),
        ...(body && !bytes ? { "Content-Type": "application/json" } : {}),
      },
      ...(body ? { body: bytes ? body : JSON.stringify(toSnakeCase(body)) } : {}),
    });
    const responseBody: ResponseBody = await response.json();
    // The API's tests check every response against its description.
    if (response.ok) return { kind: "answer", data: toCamelCase(responseBody.data) as Data };
    // The message of a field says more than the general one.
    const [fieldError] = Object.values(responseBody.errors ?? {}).flat();
    return {
      kind: "refused",
      status: response.status,
      code: responseBody.code ?? "",
      message: fieldError ?? responseBody.message ?? "",
    };
  } catch {
    // No signal, or a captive portal that returns its own page: the call is retried later.
    return { kind: "offline" };
  }
}

/** The page's service worker; undefined when not supported. */
export async function getDriveWorker(): Promise<ServiceWorkerRegistration | undefined> {
  return navigator.serviceWorker?.getRegistration("/drive");
}

/** Removes the phone's push subscription, also one of another agent. */
export async function cancelPush(): Promise<void> {
  try {
    await unsubscribePush(await getDriveWorker());
  } catch {
    // The push service did not respond. The server deletes the subscription when sending to it fails.
  }
}
