import { z } from "zod";
import { insertCode } from "#app/modules/identity/db/codes.writes.server.ts";
import { hashOneTimeCode, toSixDigits } from "#app/modules/identity/model/one-time-code.ts";
import type { OrderRecord } from "#app/modules/orders/db/order.reads.server.ts";
import { createOpenCommand } from "#app/platform/commands/open-command.server.ts";
import { commit } from "#app/platform/db/commit.server.ts";
import { checkRateLimits, findRateLimited, refundAttempt } from "#app/platform/db/rate-limits.server.ts";
import { rateLimitRules } from "#app/platform/db/rate-limits.ts";
import { createTranslator } from "#app/platform/i18n/translate.server.ts";
import { createUuidV7 } from "#app/platform/kernel/ids.ts";
import { fail, failFields, ok, type Result } from "#app/platform/kernel/result.ts";
import { queueCustomerCode } from "../db/verification.writes.server.ts";
import { type ContactChannel, listContactChannels } from "../model/contact-channels.ts";
import { getCustomerQuestion, isRightAnswer } from "../model/customer-question.ts";
import { getCodeRateLimit, listVisitorRateLimits, type VisitedOrder, type Visitor } from "./tracking-visitor.server.ts";

const answerSchema = z.string().trim().min(1).max(40).optional();
const sendSchema = z.object({ by: z.enum(["email", "phone"]), postal_code: answerSchema, phone_digits: answerSchema });

type SentCode = { attempt: string; by: ContactChannel["by"]; to: string };

/**
 * Sends six digits to the e-mail address or phone on file, for whoever knows the postal code of the destination, or
 * the phone's last digits where there is none; they live ten minutes (domain-rules, "Tracking page"). Each try is
 * counted before its answer is looked at.
 */
export const sendCustomerCode = createOpenCommand({
  name: "tracking.send_code",
  caller: "whoever knows the order",
  input: sendSchema,
  async run({ visitor, order }: VisitedOrder, input): Promise<Result<SentCode>> {
    const { by } = input;
    const known = await checkAnswer(visitor, order, input);
    if (!known.ok) return known;
    const reach = listContactChannels(order, visitor.texts);
    const to = reach.find((each) => each.by === by) ?? reach[0];
    if (!to) return failFields({ by: [{ code: "nobody_to_send" }] });
    const { db, ports } = visitor;
    const shut = await checkRateLimits(db, listVisitorRateLimits(visitor, order, "code"), ports.clock.now());
    return shut ? fail("too_many_requests", { ...shut }) : ok(await queueCode(visitor, order, to));
  },
});

async function checkAnswer(
  knock: Visitor,
  order: OrderRecord,
  input: z.output<typeof sendSchema>,
): Promise<Result<null>> {
  const { db, ports } = knock;
  const now = ports.clock.now();
  const tried = listVisitorRateLimits(knock, order, "answer");
  const locked = await findRateLimited(db, [...tried.slice(0, 2), getCodeRateLimit(knock, order)], now);
  if (locked) return fail("too_many_requests", { ...locked });
  const what = getCustomerQuestion(order);
  if (what === "link") return knock.by === "link" ? ok(null) : fail("link_needed");
  const given = input[what];
  if (given === undefined) return failFields({ [what]: [{ code: "required" }] });
  const shut = await checkRateLimits(db, tried, now);
  if (shut) return fail("too_many_requests", { ...shut });
  if (!isRightAnswer(order, given)) return failFields({ [what]: [{ code: "answer_wrong" }] });
  await commit(db, refundAttempt(db, tried));
  return ok(null);
}

async function queueCode(knock: Visitor, order: OrderRecord, { by, masked }: ContactChannel): Promise<SentCode> {
  const { db, ports } = knock;
  const now = ports.clock.now();
  const attempt = { id: createUuidV7(now, ports.random(10)), purpose: "verify_tracking", subject: order.id } as const;
  const code = toSixDigits(ports.random(8));
  const t = createTranslator(knock.language);
  const words = { code, number: order.number };
  // The doors have counted already: here nobody else's codes count against these.
  const limit = 2 * rateLimitRules.everybody_code.limit;
  await commit(db, [
    insertCode(db, attempt, { hash: await hashOneTimeCode(attempt.id, code), now, maxPerHour: limit }),
    queueCustomerCode(db, {
      id: createUuidV7(now, ports.random(10)),
      accountId: order.accountId,
      attempt: attempt.id,
      channel: by === "email" ? "mail" : "text",
      recipient: (by === "email" ? order.customerEmail : order.customerPhone) ?? "",
      subject: t("tracking:code.subject", words),
      body: t(by === "email" ? "tracking:code.letter" : "tracking:code.text", words),
      now,
    }),
  ]);
  await ports.wake.outbox();
  return { attempt: attempt.id, by, to: masked };
}
