import { z } from "zod";
import { insertCode } from "#app/modules/identity/db/codes.writes.server.ts";
import { hashOneTimeCode, toSixDigits } from "#app/modules/identity/model/one-time-code.ts";
import type { OrderRecord } from "#app/modules/orders/db/order.reads.server.ts";
import { createOpenCommand } from "#app/platform/commands/open-command.server.ts";
import { commit } from "#app/platform/db/commit.server.ts";
import { checkRateLimits, findRateLimited, refundAttempt } from "#app/platform/db/rate-limits.server.ts";
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
 * Sends a six-digit code, valid for 10 minutes, to the e-mail address or phone on file. The visitor must know the
 * postal code of the destination or, without one, the last digits of the phone. Each attempt is counted before its
 * answer is checked.
 */
export const sendCustomerCode = createOpenCommand({
  name: "tracking.send_code",
  caller: "order_link",
  input: sendSchema,
  async run({ visitor, order }: VisitedOrder, input): Promise<Result<SentCode>> {
    const { by } = input;
    const checked = await checkAnswer(visitor, order, input);
    if (!checked.ok) return checked;
    const channels = listContactChannels(order, visitor.texts);
    const to = channels.find((each) => each.by === by) ?? channels[0];
    if (!to) return failFields({ by: [{ code: "nobody_to_send" }] });
    const { db, ports } = visitor;
    const limited = await checkRateLimits(db, listVisitorRateLimits(visitor, order, "code"), ports.clock.now());
    return limited ? fail("too_many_requests", { ...limited }) : ok(await queueCode(visitor, order, to));
  },
});

async function checkAnswer(
  visitor: Visitor,
  order: OrderRecord,
  input: z.output<typeof sendSchema>,
): Promise<Result<null>> {
  const { db, ports } = visitor;
  const now = ports.clock.now();
  const limits = listVisitorRateLimits(visitor, order, "answer");
  const locked = await findRateLimited(db, [...limits.slice(0, 2), getCodeRateLimit(visitor, order)], now);
  if (locked) return fail("too_many_requests", { ...locked });
  const question = getCustomerQuestion(order);
  if (question === "link") return visitor.by === "link" ? ok(null) : fail("link_needed");
  const answer = input[question];
  if (answer === undefined) return failFields({ [question]: [{ code: "required" }] });
  const limited = await checkRateLimits(db, limits, now);
  if (limited) return fail("too_many_requests", { ...limited });
  if (!isRightAnswer(order, answer)) return failFields({ [question]: [{ code: "answer_wrong" }] });
  await commit(db, refundAttempt(db, limits));
  return ok(null);
}

async function queueCode(visitor: Visitor, order: OrderRecord, { by, masked }: ContactChannel): Promise<SentCode> {
  const { db, ports } = visitor;
  const now = ports.clock.now();
  const attempt = { id: createUuidV7(now, ports.random(10)), purpose: "verify_tracking", subject: order.id } as const;
  const code = toSixDigits(ports.random(8));
  const t = createTranslator(visitor.language);
  const values = { code, number: order.number };
  await commit(db, [
    insertCode(db, attempt, { hash: await hashOneTimeCode(attempt.id, code), now }),
    queueCustomerCode(db, {
      id: createUuidV7(now, ports.random(10)),
      accountId: order.accountId,
      attempt: attempt.id,
      channel: by === "email" ? "mail" : "text",
      recipient: (by === "email" ? order.customerEmail : order.customerPhone) ?? "",
      subject: t("tracking:code.subject", values),
      body: t(by === "email" ? "tracking:code.mail" : "tracking:code.text", values),
      now,
    }),
  ]);
  await ports.wake.outbox();
  return { attempt: attempt.id, by, to: masked };
}
