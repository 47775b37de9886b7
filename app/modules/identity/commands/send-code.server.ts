import { commit } from "#app/platform/db/commit.server.ts";
import { checkRateLimits } from "#app/platform/db/rate-limits.server.ts";
import { createTranslator } from "#app/platform/i18n/translate.server.ts";
import { createUuidV7 } from "#app/platform/kernel/ids.ts";
import { fail, ok, type Result } from "#app/platform/kernel/result.ts";
import { hashSha256Hex, toBase64Url } from "#app/platform/kernel/tokens.ts";
import { type CodeMailAudience, queueCodeMail } from "../db/code-mails.writes.server.ts";
import { type CodeAttempt, type CodePurpose, insertCode } from "../db/codes.writes.server.ts";
import { hashOneTimeCode, toSixDigits } from "../model/one-time-code.ts";
import type { SignInContext } from "./sign-in-context.server.ts";

interface CodeMail {
  /** Translation key below `mail`. */
  key: "verify" | "sign_in" | "known" | "reset" | "address";
  audience: CodeMailAudience;
}

interface CodeRequest {
  purpose: CodePurpose;
  email: string;
  language: string;
  mails: readonly CodeMail[];
  /** Who asks, as the rate limit counts it: a network, a known device or a person. */
  asker: string;
  data?: Record<string, string> | undefined;
}

/**
 * Creates an attempt with a code and queues its mails. The statements are the same for every address: the database
 * decides which mail is sent, if any, so neither the response nor its timing reveals who has an account.
 */
export async function sendCode(visit: SignInContext, codeRequest: CodeRequest): Promise<Result<CodeAttempt>> {
  const { db, ports, origin } = visit;
  const now = ports.clock.now();
  const subject = `${codeRequest.email} ${codeRequest.asker}`;
  const limited = await checkRateLimits(db, [{ name: "code_request", subject }], now);
  if (limited) return fail("too_many_requests", { ...limited });
  const attempt = { id: createUuidV7(now, ports.random(10)), purpose: codeRequest.purpose, subject: codeRequest.email };
  const code = toSixDigits(ports.random(8));
  const secret = toBase64Url(ports.random(32));
  const t = createTranslator(codeRequest.language);
  const paths = {
    verify: "/verify",
    sign_in: "/verify",
    known: "/login",
    reset: `/password/reset?${new URLSearchParams({ email: codeRequest.email, secret })}`,
    address: "/profile",
  };
  const mails = codeRequest.mails.map(({ key, audience }) => {
    const params = { code, link: origin + paths[key], forgot: `${origin}/password/forgot` };
    const mail = { subject: t(`mail:${key}.subject`, params), body: t(`mail:${key}.body`, params) };
    const id = createUuidV7(now, ports.random(10));
    return queueCodeMail(db, { id, attempt: attempt.id, recipient: codeRequest.email, now, ...mail }, audience);
  });
  const hashes = { hash: await hashOneTimeCode(attempt.id, code), secretHash: await hashSha256Hex(secret) };
  const queued = await commit(db, [insertCode(db, attempt, { ...hashes, data: codeRequest.data, now }), ...mails]);
  if (!queued.ok) return queued;
  await ports.wake.outbox();
  return ok(attempt);
}
