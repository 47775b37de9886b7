import { expect, test } from "vitest";
import { readAnswer } from "#app/modules/messages/commands/apply-reports.server.ts";
import { getAllStandardTexts } from "#app/modules/messages/commands/render-message.server.ts";
import { escapeHtml, renderMailHtml, renderMailText, toSubject } from "#app/modules/messages/model/mail-frame.ts";
import { messageChannels, messageEventKeys, messageEvents } from "#app/modules/messages/model/message.enums.ts";
import { getEventRule, mergeSettings, messageSettingsSchema } from "#app/modules/messages/model/message-settings.ts";
import { hasMoved } from "#app/modules/messages/model/notified-window.ts";
import { findLoudMoment } from "#app/modules/messages/model/quiet-hours.ts";
import { measureSms, toPlainSigns } from "#app/modules/messages/model/sms-segments.ts";
import { cleanValue, fillText, findUnknownChips, templateTextsSchema } from "#app/modules/messages/model/template.ts";
import { orderStatuses } from "#app/modules/orders/model/order.enums.ts";
import { DEFAULT_TRACKING_EVENTS } from "#app/modules/orders/model/tracked/customer-notifications.ts";

const quiet = { from: "21:00", to: "08:00" };
const at = (iso: string) => Date.parse(iso);
const loud = (iso: string, zone = "Europe/Vaduz", hours = quiet) =>
  new Date(findLoudMoment(at(iso), hours, zone)).toISOString();

test("a text waits through quiet hours, also over a change of clocks", () => {
  const winter = "2027-01-15";
  expect(loud(`${winter}T12:00:00.000Z`)).toBe(`${winter}T12:00:00.000Z`);
  expect(loud(`${winter}T20:00:00.000Z`), "21:00 is quiet").toBe("2027-01-16T07:00:00.000Z");
  expect(loud(`${winter}T06:59:59.000Z`)).toBe(`${winter}T07:00:00.000Z`);
  expect(loud(`${winter}T07:00:00.000Z`), "8:00 is not").toBe(`${winter}T07:00:00.000Z`);
  // Set forward on March 28 at 2:00, back on October 31 at 3:00.
  expect(loud("2027-03-27T23:00:00.000Z")).toBe("2027-03-28T06:00:00.000Z");
  expect(loud("2027-10-30T23:00:00.000Z")).toBe("2027-10-31T07:00:00.000Z");
  // Quiet hours that end within the hour that is left out, and within the one that comes twice.
  const short = { from: "01:00", to: "02:30" };
  expect(loud("2027-03-28T00:30:00.000Z", "Europe/Vaduz", short)).toBe("2027-03-28T01:30:00.000Z");
  expect(loud("2027-10-31T00:00:00.000Z", "Europe/Vaduz", short)).toBe("2027-10-31T00:30:00.000Z");
  expect(findLoudMoment(5, null, "Europe/Vaduz")).toBe(5);
});

test("never earlier than asked, never within quiet hours, at every quarter of an hour of two nights of change", () => {
  for (const night of ["2027-03-27T12:00:00.000Z", "2027-10-30T12:00:00.000Z"])
    for (let quarter = 0; quarter < 4 * 48; quarter += 1) {
      const asked = at(night) + quarter * 15 * 60_000;
      const found = findLoudMoment(asked, quiet, "Europe/Vaduz");
      expect(found).toBeGreaterThanOrEqual(asked);
      expect(found - asked).toBeLessThanOrEqual(12 * 3_600_000);
      expect(findLoudMoment(found, quiet, "Europe/Vaduz")).toBe(found);
    }
});

test("a window has changed when it lies outside of what was notified by more than a quarter of an hour", () => {
  const hour = (text: string) => at(`2027-03-17T${text}:00.000Z`);
  const notified = { from: hour("13:30"), to: hour("16:30") };
  const rows: [string, string, boolean][] = [
    ["14:00", "15:00", false],
    ["13:30", "16:30", false],
    ["13:20", "16:00", false],
    ["13:15", "16:30", false],
    ["13:14", "16:00", true],
    ["14:00", "16:45", false],
    ["14:00", "16:46", true],
    ["17:00", "18:00", true],
  ];
  for (const [from, to, moved] of rows)
    expect(hasMoved(notified, { from: hour(from), to: hour(to) }), `${from}-${to}`).toBe(moved);
});

test("segments of text messages by alphabet", () => {
  const rows: [string, string, number, number][] = [
    ["", "GSM-7", 0, 0],
    ["a".repeat(160), "GSM-7", 160, 1],
    ["a".repeat(161), "GSM-7", 161, 2],
    ["a".repeat(306), "GSM-7", 306, 2],
    ["a".repeat(307), "GSM-7", 307, 3],
    ["Grüße für Ängström: £5", "GSM-7", 22, 1],
    ["€".repeat(80), "GSM-7", 160, 1],
    ["€".repeat(81), "GSM-7", 162, 2],
    ["Š".repeat(70), "UCS-2", 70, 1],
    ["Š".repeat(71), "UCS-2", 71, 2],
    ["😀".repeat(35), "UCS-2", 70, 1],
    ["13:55–15:20", "UCS-2", 11, 1],
  ];
  for (const [text, encoding, units, segments] of rows)
    expect(measureSms(text), text.slice(0, 20)).toMatchObject({ encoding, units, segments });
  // A sign of two units is not divided: 153 hold 76 of them.
  expect(measureSms("€".repeat(153)).segments).toBe(3);
  expect(measureSms("13:55–15:20").wide).toEqual(["–"]);
  expect(measureSms(toPlainSigns("“13:55–15:20…”")).encoding).toBe("GSM-7");
});

const empty = {
  ...{ shop: "", carrier: "", name: "", order: "", driver: "", day: "", window: "", stops: "" },
  ...{ city: "", parcels: "", to_pay: "", door_code: "", link: "" },
};

test("fields are filled once, unknown ones are named, and a line of empty fields is left out", () => {
  expect(
    fillText("Hello {{name}},\n\n{{to_pay}}\n\n{{ shop }}", { ...empty, name: "{{shop}}", shop: "Talrösterei" }),
  ).toBe("Hello {{shop}},\n\nTalrösterei");
  expect(findUnknownChips("{{order}} {{password}} {{constructor}} {{}}")).toEqual(["password", "constructor", ""]);
});

test("names say nothing of their own in mails, texts and headers", () => {
  const name = "Bob\r\nBcc: all@example.test\u202e<script>alert(1)</script> http://evil.example www.evil.example";
  const clean = cleanValue(name);
  expect(clean).not.toMatch(/[\r\n\u202e]|:\/\/|www\./);
  expect(clean.length).toBeLessThanOrEqual(80);
  expect(toSubject(`Order\r\nBcc: x`)).toBe("Order Bcc: x");
  const content = {
    ...{
      language: "en" as const,
      shop: '<b onload="x">&',
      logo: 'x"onerror="y',
      color: "#6b3d22",
      orderLine: "Order WB-1",
    },
    ...{
      body: `Hello <script>alert('1')</script>\n\nbye`,
      button: "<i>",
      link: 'https://w.example/?t="><x',
      sentBy: "<u>",
    },
    help: {
      ...{ label: "Help", text: "<em>\nMon to Fri", email: 'a"b@example.test' },
      phone: { link: 'tel:+1"><x', shown: "<x>" },
    },
    stop: { label: "<stop>", link: "https://w.example/stop" },
  };
  const html = renderMailHtml(content);
  expect(html).not.toMatch(/<script>|<b onload|<i>|<u>|<em>|<x|a"b|<stop>/);
  expect(html).toContain(escapeHtml("<script>alert('1')</script>"));
  expect(html).toContain("prefers-color-scheme:dark");
  expect(html).toContain("&lt;em&gt;<br>Mon to Fri");
  expect(renderMailText(content)).toContain("https://w.example/stop");
  expect(renderMailText(content)).toContain('Help:\n<em>\nMon to Fri\n<x>\na"b@example.test\n');
  const silent = { ...content, help: null };
  expect(renderMailHtml(silent) + renderMailText(silent)).not.toMatch(/Help|Mon to Fri/);
});

test("every event has standard texts in both languages, whose fields are known and whose words fit two segments", () => {
  for (const event of messageEventKeys) {
    const texts = getAllStandardTexts(event);
    expect(templateTextsSchema.safeParse(texts).success, event).toBe(true);
    for (const language of ["de", "en"] as const) {
      expect(texts[language].text, event).toContain("{{shop}}");
      expect(measureSms(texts[language].text).segments, event).toBeLessThanOrEqual(2);
    }
  }
});

test("every status that customers see has one event, and the default is what an order without a merchant is notified", () => {
  const statuses = [...new Set(orderStatuses.rows.map(({ customer }) => customer))].sort();
  const notified = messageEvents.flatMap((event) => ("status" in event ? [event.status] : []));
  expect([...notified].sort()).toEqual(statuses);
  const silent = { account: null, merchant: null, trackingEvents: null };
  const on = messageEvents.filter((event) => "status" in event && getEventRule(event.key, silent).email === "on");
  expect(on.map(({ key }) => key).sort()).toEqual([...DEFAULT_TRACKING_EVENTS].sort());
  expect(
    messageEventKeys.every((key) =>
      messageChannels.slice(1).every((channel) => getEventRule(key, silent)[channel] === "off"),
    ),
  ).toBe(true);
});

test("a merchant's statuses decide what its customers are notified, its own channels how", () => {
  const own = messageSettingsSchema.parse({ events: { delivered: { email: "off", sms: "on" } } });
  const general = messageSettingsSchema.parse({
    events: { in_transit: { email: "off" }, out_for_delivery: { sms: "fallback" } },
  });
  const rule = (key: (typeof messageEventKeys)[number], trackingEvents: string[], merchant: typeof own | null = own) =>
    getEventRule(key, { account: general, merchant, trackingEvents });
  expect(rule("delivered", ["delivered"])).toMatchObject({ email: "off", sms: "on" });
  expect(rule("delivered", [])).toMatchObject({ email: "off", sms: "off" });
  expect(rule("in_transit", ["in_transit"], null), "chosen there, silent here: by e-mail").toMatchObject({
    email: "on",
  });
  expect(rule("out_for_delivery", ["out_for_delivery"])).toMatchObject({ email: "on", sms: "fallback" });
  expect(rule("window_announced", [])).toMatchObject({ email: "on" });
  expect(mergeSettings(messageSettingsSchema.parse({ quiet: null, color: "#123456" }), own)).toMatchObject({
    ...{ quiet: null, color: "#123456", announce_time: "18:30" },
  });
});

test("settings refuse what cannot be", () => {
  const refused = [
    { color: "red" },
    { quiet: { from: "08:00", to: "08:00" } },
    { events: { nonsense: {} } },
    { sms_sender: "a" },
  ];
  for (const each of refused) expect(messageSettingsSchema.safeParse(each).success, JSON.stringify(each)).toBe(false);
});

test("STOP and START in the languages of the customers", () => {
  for (const text of ["STOP", "stop", " Stop. ", "STOPP", "abmelden"]) expect(readAnswer(text)).toBe("stop");
  for (const text of ["START", "Ja", "unstop"]) expect(readAnswer(text)).toBe("start");
  for (const text of ["Please stop at the door", "Danke", ""]) expect(readAnswer(text)).toBeNull();
});
