import fc from "fast-check";
import { expect, test } from "vitest";
import { messageChips } from "#app/modules/messages/model/message.enums.ts";
import {
  countChanges,
  messageSendingSchema,
  toSending,
  toStoredSending,
} from "#app/modules/messages/model/message-sending.ts";
import { getLoggedState, getResendRefusal } from "#app/modules/messages/model/order-message.ts";
import { suppressionSchema } from "#app/modules/messages/model/suppression.ts";
import { findUnknownChips, splitChips, templateTextsSchema } from "#app/modules/messages/model/template.ts";

test("a text in pieces is the text again, and every field that there is becomes one", () => {
  const piece = fc.oneof(
    fc.string({ maxLength: 12 }),
    fc.constantFrom(...messageChips).map((chip) => `{{${chip}}}`),
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 8 }), (parts) => {
      const text = parts.join("");
      const pieces = splitChips(text);
      expect(pieces.map((each) => each.text).join("")).toBe(text);
      for (const { chip, text: own } of pieces) if (chip) expect(own).toContain(chip);
    }),
  );
  expect(splitChips("{{shop}}: {{ order }} {{nope}}")).toEqual([
    { chip: "shop", text: "{{shop}}" },
    { chip: null, text: ": " },
    { chip: "order", text: "{{ order }}" },
    { chip: null, text: " {{nope}}" },
  ]);
  expect(findUnknownChips("{{shop}} {{nope}} {{a.b}}")).toEqual(["nope", "a.b"]);
});

test("texts of every language are needed, and none is empty", () => {
  const side = { text: "a", subject: "b", body: "c", button: "d" };
  expect(templateTextsSchema.safeParse({ de: side, en: side }).success).toBe(true);
  expect(templateTextsSchema.safeParse({ de: side, en: { ...side, text: " " } }).success).toBe(false);
  expect(templateTextsSchema.safeParse({ de: side }).success).toBe(false);
});

test("what a form says of quiet hours is kept and read back", () => {
  const forms = [
    { quiet: "standard", announce_time: "18:00" },
    { quiet: "none" },
    { quiet: "own", quiet_from: "21:30", quiet_to: "06:00" },
  ];
  for (const form of forms) {
    const sending = messageSendingSchema.parse(form);
    expect(toSending({ events: {}, ...toStoredSending(sending) })).toEqual(form);
  }
  expect(countChanges({ events: { ready: {}, delivered: { sms: "on" } }, quiet: null })).toBe(2);
});

test("what was handed over is sent, unless its outbox still tries or gave up", () => {
  const outbox = (sent: number | null, failed: number | null) => ({
    outboxSentAt: sent,
    outboxFailedAt: failed,
    hasOutbox: true,
  });
  expect(getLoggedState("handed", { ...outbox(null, null), hasOutbox: false })).toBe("sent");
  expect(getLoggedState("handed", outbox(null, null))).toBe("sending");
  expect(getLoggedState("handed", outbox(5, null))).toBe("sent");
  expect(getLoggedState("handed", outbox(null, 5))).toBe("failed");
  expect(getLoggedState("delivered", outbox(null, 5))).toBe("delivered");
});

test("only the newest copy is sent again, once it went out, and while it is true", () => {
  const now = { status: "out_for_delivery", isNewest: true } as const;
  const message = { event: "out_for_delivery", state: "sent" } as const;
  expect(getResendRefusal(message, now)).toBeNull();
  expect(getResendRefusal(message, { ...now, isNewest: false })).toBe("message_resent");
  expect(getResendRefusal({ ...message, state: "waiting" }, now)).toBe("message_waits");
  expect(getResendRefusal(message, { ...now, status: "delivered" })).toBe("message_overtaken");
});

test("an address that is none is refused in its field", () => {
  expect(suppressionSchema.safeParse({ channel: "sms", contact: "+4235550142" }).success).toBe(true);
  expect(suppressionSchema.safeParse({ channel: "email", contact: "nobody" }).error?.issues[0]).toMatchObject({
    path: ["contact"],
    message: "invalid_email",
  });
});
