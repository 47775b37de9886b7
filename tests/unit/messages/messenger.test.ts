import { createHash, createHmac } from "node:crypto";
import { afterEach, expect, test, vi } from "vitest";
import { signMessage } from "#app/platform/http/signed-message.ts";
import { createTextPorts, type TextSettings } from "#workers/ports/messenger.ts";
import { readOutcome } from "#workers/ports/messenger-outcome.ts";

const text = { id: "m1", channel: "sms" as const, to: "+4237771234", text: 'Talrösterei: "jetzt" {to}', from: null };
const asked: { url: string; init: RequestInit }[] = [];
let answer: () => Response | Promise<Response> = () => Response.json({});
vi.stubGlobal("fetch", async (url: URL, init: RequestInit) => {
  asked.push({ url: url.href, init });
  return answer();
});
afterEach(() => {
  asked.length = 0;
  answer = () => Response.json({});
});

const now = Date.UTC(2027, 2, 17, 12);
const open = (settings: Partial<TextSettings>) =>
  createTextPorts({ APP_ENVIRONMENT: "production", APP_ORIGIN: "https://w.example", ...settings }).messenger;
const header = (name: string) => new Headers(asked[0]?.init.headers).get(name);
const body = () => JSON.parse(String(asked[0]?.init.body));

test("every shape of provider is called as documented, and its id comes back", async () => {
  answer = () => Response.json({ sid: "SM1" });
  const twilio = open({ TEXT_URL: "twilio+https://AC1:s3cret@api.twilio.com?from=%2B4232000000&per_second=80" });
  expect(twilio.perSecond.sms).toBe(80);
  expect(await twilio.send(text)).toEqual({ kind: "accepted", providerId: "SM1" });
  const form = new URLSearchParams(String(asked[0]?.init.body));
  expect(Object.fromEntries(form)).toEqual({
    ...{ To: text.to, From: "+4232000000", Body: text.text },
    StatusCallback: "https://w.example/api/messages/reports/sms?message=m1",
  });
  asked.length = 0;

  answer = () => Response.json({ message_uuid: "V1" }, { status: 202 });
  const vonage = open({ TEXT_URL: "vonage+https://key:secret@api.nexmo.com?from=Rheinkurier" });
  expect(await vonage.send(text)).toEqual({ kind: "accepted", providerId: "V1" });
  expect(asked[0]?.url).toBe("https://api.nexmo.com/v1/messages");
  expect(header("authorization")).toBe(`Basic ${btoa("key:secret")}`);
  expect(body()).toMatchObject({
    message_type: "text",
    channel: "sms",
    to: "4237771234",
    from: "Rheinkurier",
    client_ref: "m1",
  });
  asked.length = 0;

  answer = () => Response.json({ id: "B1" }, { status: 201 });
  const bird = open({
    TEXT_URL: "messagebird+https://K3Y@rest.messagebird.com?from=Rheinkurier",
    TEXT_REPORT_SECRET: "s",
  });
  expect(await bird.send(text)).toEqual({ kind: "accepted", providerId: "B1" });
  expect(header("authorization")).toBe("AccessKey K3Y");
  expect(body()).toMatchObject({ originator: "Rheinkurier", recipients: ["4237771234"], reference: "m1" });
  asked.length = 0;

  answer = () => Response.json({ success: "100", messages: [{ id: "77" }] });
  const seven = open({ TEXT_URL: "seven+https://K3Y@gateway.seven.io?from=Rheinkurier" });
  expect(await seven.send({ ...text, from: "Talshop" })).toEqual({ kind: "accepted", providerId: "77" });
  expect([asked[0]?.url, header("x-api-key")]).toEqual(["https://gateway.seven.io/api/sms", "K3Y"]);
  expect(body()).toMatchObject({ from: "Talshop", foreign_id: "m1" });
  asked.length = 0;

  answer = () => Response.json({ messages: [{ id: "wamid.1" }] });
  const meta = open({ WHATSAPP_URL: "meta+https://T0KEN@graph.facebook.com/v25.0/1234" });
  expect(await meta.send({ ...text, channel: "whatsapp" })).toEqual({ kind: "accepted", providerId: "wamid.1" });
  expect(asked[0]?.url).toBe("https://graph.facebook.com/v25.0/1234/messages");
  expect(body()).toMatchObject({ messaging_product: "whatsapp", to: "4237771234", biz_opaque_callback_data: "m1" });
  asked.length = 0;

  const own = encodeURIComponent('{"msisdn":"{to}","content":"{text}","ref":"{id}"}');
  const gateway = open({ TEXT_URL: `post+https://K3Y@sms.example/send?template=${own}` });
  expect(await gateway.send(text)).toMatchObject({ kind: "accepted" });
  expect(asked[0]?.url).toBe("https://sms.example/send");
  expect(body()).toEqual({ msisdn: text.to, content: text.text, ref: "m1" });
});

test("what an answer means, by provider", () => {
  const read = (status: number, said: unknown = {}, retryAfter: string | null = null) =>
    readOutcome({ status, retryAfter, body: typeof said === "string" ? said : JSON.stringify(said) }, "sms.example");
  expect(read(200)).toEqual({ kind: "accepted", providerId: null });
  expect(read(400, { code: 21211 })).toMatchObject({ kind: "refused", why: "unreachable" });
  expect(read(400, { code: 21610 })).toMatchObject({ kind: "refused", why: "stop" });
  expect(read(422)).toMatchObject({ kind: "refused", why: "refused" });
  expect(read(401)).toMatchObject({ kind: "later" });
  expect(read(429, "slow down", "7")).toMatchObject({ kind: "later", afterMs: 7_000 });
  expect(read(503, "<html>")).toMatchObject({ kind: "later", afterMs: null });
});

test("a provider that is down or slow is tried again, and the key is not notified", async () => {
  answer = () => Promise.reject(new TypeError("refused"));
  const gateway = open({ TEXT_URL: "post+https://K3Y@sms.example/send" });
  expect(await gateway.send(text)).toEqual({ kind: "later", error: "sms.example could not be reached", afterMs: null });
  answer = () => Promise.reject(new DOMException("late", "TimeoutError"));
  expect(await gateway.send(text)).toMatchObject({ kind: "later", error: "sms.example did not answer in time" });
});

test("without a provider texts are in the outbox of development, and off in production", () => {
  expect(open({}).offered).toEqual({ sms: "off", whatsapp: "off" });
  expect(open({ APP_ENVIRONMENT: "development" }).offered).toEqual({ sms: "outbox", whatsapp: "outbox" });
  expect(open({ TEXT_URL: "post+https://sms.example" }).offered).toEqual({ sms: "provider", whatsapp: "off" });
});

const hmac = (algorithm: string, secret: string, said: string) => createHmac(algorithm, secret).update(said).digest();
const jwt = (secret: string, claims: object) => {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
  const unsigned = `${part({ alg: "HS256", typ: "JWT" })}.${part(claims)}`;
  return `${unsigned}.${hmac("sha256", secret, unsigned).toString("base64url")}`;
};

/** A request of a provider with its signature, by kind. */
const address = "https://w.example/api/messages/reports/sms?message=m1";
const whole = createHash("sha256");
const reportJson = JSON.stringify({
  status: "delivered",
  client_ref: "m1",
  message_uuid: "V1",
  reference: "m1",
  id: "m1",
});
const hash = whole.update(reportJson).digest("hex");
const seconds = now / 1000;
const twilioForm = "MessageSid=SM1&MessageStatus=delivered&AccountSid=AC1";
const senders: [url: string, secret: string, headers: Record<string, string>, body: string][] = [
  [
    "twilio+https://AC1:s3cret@api.twilio.com",
    "",
    {
      "X-Twilio-Signature": hmac(
        "sha1",
        "s3cret",
        `${address}AccountSidAC1MessageSidSM1MessageStatusdelivered`,
      ).toString("base64"),
    },
    twilioForm,
  ],
  [
    "vonage+https://k:s@api.nexmo.com",
    "sig",
    { Authorization: `Bearer ${jwt("sig", { iat: seconds, payload_hash: hash })}` },
    reportJson,
  ],
  [
    "messagebird+https://k@rest.messagebird.com",
    "sig",
    { "MessageBird-Signature-JWT": jwt("sig", { nbf: seconds, payload_hash: hash }) },
    reportJson,
  ],
  [
    "seven+https://k@gateway.seven.io",
    "sig",
    {
      "X-Timestamp": String(seconds),
      "X-Nonce": "n",
      "X-Signature": hmac(
        "sha256",
        "sig",
        [seconds, "n", "POST", address, createHash("md5").update(reportJson).digest("hex")].join("\n"),
      ).toString("hex"),
    },
    reportJson,
  ],
  [
    "post+https://k@sms.example",
    "whsec_c2lnc2lnc2lnc2lnc2lnc2lnc2lnc2ln",
    {
      ...{ "webhook-id": "w1", "webhook-timestamp": String(seconds) },
      "webhook-signature": signMessage(
        "whsec_c2lnc2lnc2lnc2lnc2lnc2lnc2lnc2ln",
        { id: "w1", timestamp: String(seconds) },
        reportJson,
      ),
    },
    reportJson,
  ],
];

test("a delivery report is read with its provider's signature, and not with another body, secret or hour", async () => {
  for (const [url, secret, headers, said] of senders) {
    const kind = url.split("+")[0];
    const messenger = open({ TEXT_URL: url, TEXT_REPORT_SECRET: secret });
    const read = (body: string, at = now) =>
      messenger.readReports("sms", { address, headers: new Headers(headers), body }, at);
    expect(await read(said), kind).toMatchObject([{ kind: "delivered", id: "m1" }]);
    expect(await read(said.replace("delivered", "failed")), kind).toBeNull();
    const other = open({
      TEXT_URL: url.replace("s3cret", "0ther"),
      TEXT_REPORT_SECRET: secret && "whsec_b3RoZXJvdGhlcm90aGVyb3RoZXJvdGhlcm90aGVy",
    });
    expect(
      await other.readReports("sms", { address, headers: new Headers(headers), body: said }, now),
      kind,
    ).toBeNull();
    expect(await messenger.readReports("sms", { address, headers: new Headers(), body: said }, now), kind).toBeNull();
    if (kind !== "twilio") expect(await read(said, now + 3_600_000), kind).toBeNull();
  }
  expect(
    await open({ TEXT_URL: "post+https://k@sms.example" }).readReports(
      "sms",
      { address, headers: new Headers(), body: "{}" },
      now,
    ),
  ).toBeNull();
});

test("answers of recipients are read, too", async () => {
  const body = JSON.stringify({
    entry: [
      {
        changes: [
          {
            value: {
              statuses: [{ id: "wamid.1", status: "read", biz_opaque_callback_data: "m2" }],
              messages: [{ from: "4237771234", text: { body: "Stop" } }],
            },
          },
        ],
      },
    ],
  });
  const headers = new Headers({ "X-Hub-Signature-256": `sha256=${hmac("sha256", "app", body).toString("hex")}` });
  const meta = open({ WHATSAPP_URL: "meta+https://t@graph.facebook.com/v25.0/1", WHATSAPP_REPORT_SECRET: "app" });
  expect(await meta.readReports("whatsapp", { address, headers, body }, now)).toEqual([
    { kind: "delivered", id: "m2", providerId: "wamid.1", error: null },
    { kind: "answer", from: "+4237771234", text: "Stop" },
  ]);
});
