import { z } from "zod";
import { commit } from "#app/data/kernel/commit.server.ts";
import type { Scope } from "#app/data/kernel/scope.server.ts";
import type { OrderRecord } from "#app/data/orders/order.reads.server.ts";
import { insertCode } from "#app/data/session/codes.writes.server.ts";
import {
  holdsSecret,
  isLocked,
  openOrder,
  postCustomerCode,
  tryCustomerCode,
} from "#app/data/tracking/verification.writes.server.ts";
import { codeHash, codeTries, sixDigits } from "#app/domain/access/one-time-code.ts";
import { uuidV7 } from "#app/domain/kernel/ids.ts";
import { fieldsOf } from "#app/domain/kernel/issues.ts";
import { fail, failFields, ok, type Result } from "#app/domain/kernel/result.ts";
import { base64Url, sha256Hex } from "#app/domain/kernel/tokens.ts";
import { type Reach, reachOf } from "#app/domain/tracking/reach.ts";
import { translator } from "#app/i18n/translate.server.ts";

/** Who knocks at an order: nobody is known yet. */
export interface Knock extends Pick<Scope, "db" | "ports"> {
  language: string;
  /** Whether text messages leave this server. */
  texts: "sent" | "not sent";
}

export const sendSchema = z.object({ by: z.enum(["email", "phone"]) });
export const codeSchema = z.object({ attempt: z.uuid(), code: z.string().trim().min(1).max(20) });

const locked = () => fail("too_many_requests", { seconds: 15 * 60 });

/** Sends six digits to the e-mail address or phone on file; they live ten minutes (domain-rules, "Tracking page"). */
export async function sendCustomerCode(
  knock: Knock,
  order: OrderRecord,
  raw: unknown,
): Promise<Result<{ attempt: string; by: Reach["by"]; to: string }>> {
  const input = sendSchema.safeParse(raw, { reportInput: true });
  if (!input.success) return failFields(fieldsOf(input.error));
  const { by } = input.data;
  const reach = reachOf(order, knock.texts).find((each) => each.by === by);
  if (!reach) return failFields({ by: [{ code: "invalid_value" }] });
  const { db, ports } = knock;
  const now = ports.clock.now();
  if (await isLocked(db, order.id, now)) return locked();
  const attempt = { id: uuidV7(now, ports.random(10)), purpose: "verify_tracking", subject: order.id } as const;
  const code = sixDigits(ports.random(8));
  const t = translator(knock.language);
  const words = { code, number: order.number };
  await commit(db, [
    insertCode(db, attempt, { hash: await codeHash(attempt.id, code), now }),
    postCustomerCode(db, {
      id: uuidV7(now, ports.random(10)),
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
  return ok({ attempt: attempt.id, by, to: reach.masked });
}

/** A right code answers a secret that opens this order for a day; the fifth wrong one locks it for a quarter of an hour. */
export async function checkCustomerCode(
  knock: Knock,
  order: OrderRecord,
  raw: unknown,
): Promise<Result<{ token: string }>> {
  const input = codeSchema.safeParse(raw, { reportInput: true });
  if (!input.success) return failFields(fieldsOf(input.error));
  const { attempt, code } = input.data;
  const { db, ports } = knock;
  const now = ports.clock.now();
  if (await isLocked(db, order.id, now)) return locked();
  const tried = await tryCustomerCode(db, order.id, attempt, now);
  if (!tried) return fail("code_expired");
  if (tried.hash !== (await codeHash(attempt, code)))
    return tried.tries >= codeTries ? locked() : failFields({ code: [{ code: "code_incorrect" }] });
  const token = base64Url(ports.random(32));
  return (await openOrder(db, attempt, await sha256Hex(token), now)) ? ok({ token }) : fail("code_expired");
}

/** True for whoever proved to be the order's customer within the last day. */
export async function isVerified({ db, ports }: Knock, order: OrderRecord, token: string | null): Promise<boolean> {
  return token !== null && holdsSecret(db, order.id, await sha256Hex(token), ports.clock.now());
}
