import { afterEach, expect, test, vi } from "vitest";
import { createTextPorts } from "#workers/ports/messenger.ts";

const text = { id: "t1", to: "+4237771234", text: "Ihr Paket kommt um 9." };
const asked: { url: string; init: RequestInit }[] = [];
let status = 200;

vi.stubGlobal("fetch", async (url: URL, init: RequestInit) => {
  asked.push({ url: url.href, init });
  return new Response("{}", { status });
});
afterEach(() => {
  asked.length = 0;
  status = 200;
});

const production = (TEXT_URL: string) => createTextPorts({ TEXT_URL, APP_ENVIRONMENT: "production" });

test("without a provider SMS is not offered, and a pending one is kept", async () => {
  const { texts, sendText } = production("");
  expect(texts).toBe("not sent");
  await expect(sendText(text)).rejects.toThrow("no provider");
  const development = createTextPorts({ APP_ENVIRONMENT: "development" });
  expect(development.texts).toBe("sent");
  await expect(development.sendText(text)).resolves.toBeUndefined();
});

test("a self-hosted gateway receives JSON with the text's key", async () => {
  await production("post+https://K3Y@sms.example/send").sendText(text);
  expect(asked[0]?.url).toBe("https://sms.example/send");
  expect(asked[0]?.init.headers).toMatchObject({ Authorization: "Bearer K3Y", "Idempotency-Key": "t1" });
  expect(JSON.parse(String(asked[0]?.init.body))).toEqual({ to: text.to, text: text.text });
});

test("Twilio is called as documented, without the key in the URL", async () => {
  await production("twilio+https://AC1:s%3Acret@api.twilio.com?from=%2B4232000000").sendText(text);
  expect(asked[0]?.url).toBe("https://api.twilio.com/2010-04-01/Accounts/AC1/Messages.json");
  expect(asked[0]?.init.headers).toEqual({ Authorization: `Basic ${btoa("AC1:s:cret")}` });
  expect(String(asked[0]?.init.body)).toBe(
    new URLSearchParams({ To: text.to, From: "+4232000000", Body: text.text }).toString(),
  );
});

test("a provider's rejection is thrown with its name and without its key", async () => {
  status = 402;
  const refused = production("post+https://K3Y@sms.example/send").sendText(text);
  await expect(refused).rejects.toThrow(/^sms\.example answered 402$/);
});
