import { toCamelCase, toSnakeCase } from "#app/platform/kernel/snake-case.ts";
import { getLanguage } from "./i18n.ts";

/** What came of a call: an answer, a refusal with its sentence, or nobody to answer. */
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

/** How long nobody waits for a network that says it is there. */
const REQUEST_TIMEOUT_MS = 20_000;

/** Calls the driver's API: names as the code has them on both sides. @param body JSON, or the bytes of a picture */
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
    const told: ResponseBody = await response.json();
    // The API's own tests hold every answer against its description.
    if (response.ok) return { kind: "answer", data: toCamelCase(told.data) as Data };
    // What is wrong with a field says more than that some field is.
    const [wrong] = Object.values(told.errors ?? {}).flat();
    return { kind: "refused", status: response.status, code: told.code ?? "", message: wrong ?? told.message ?? "" };
  } catch {
    // No signal, or a network that answers with a page of its own: what was to be said waits.
    return { kind: "offline" };
  }
}
