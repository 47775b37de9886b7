import { afterAll, expect, test, vi } from "vitest";
import { createPeppolPorts } from "#workers/ports/access-point.ts";

// The access point here remembers ids, as real ones do.

const known = new Set<string>();
const calls: { url: string; headers: Headers; body: string }[] = [];
vi.stubGlobal("fetch", async (url: URL, init: RequestInit) => {
  const headers = new Headers(init.headers);
  calls.push({ url: String(url), headers, body: new TextDecoder().decode(init.body as Uint8Array) });
  const id = headers.get("Idempotency-Key") ?? "";
  if (id === "down") return new Response("", { status: 503 });
  if (known.has(id)) return new Response("", { status: 409 });
  known.add(id);
  return new Response("", { status: 202 });
});
afterAll(() => vi.unstubAllGlobals());

const files = {} as Parameters<typeof createPeppolPorts>[1];
const { peppol, sendPeppol } = createPeppolPorts(
  { APP_ENVIRONMENT: "production", ACCESS_POINT_URL: "https://SECRET@ap.example/send" },
  files,
);
const document = {
  ...{ sender: "9930:de1", recipient: "0088:73", documentType: "invoice", process: "billing" },
  content: new TextEncoder().encode("<Invoice/>"),
};

test("a document is posted with its addressing; the second time is no error, and a failing answer is one", async () => {
  expect(peppol).toBe("sent");
  await sendPeppol({ ...document, id: "1" });
  await sendPeppol({ ...document, id: "1" });
  await expect(sendPeppol({ ...document, id: "down" })).rejects.toThrow("ap.example answered 503");
  expect(calls[0]).toMatchObject({ url: "https://ap.example/send", body: "<Invoice/>" });
  expect(Object.fromEntries(calls[0]?.headers ?? [])).toMatchObject({
    ...{ authorization: "SECRET", "peppol-sender": "9930:de1", "peppol-recipient": "0088:73" },
    ...{ "idempotency-key": "1", "content-type": "application/xml" },
  });
  expect([...known]).toEqual(["1"]);
});
