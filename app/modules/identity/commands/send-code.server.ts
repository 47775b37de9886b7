import { commit } from "#app/platform/db/commit.server.ts";
import { translator } from "#app/platform/i18n/translate.server.ts";
import { uuidV7 } from "#app/platform/kernel/ids.ts";
import { base64Url, sha256Hex } from "#app/platform/kernel/tokens.ts";
import { type Audience, postCodeMail } from "../db/code-mails.writes.server.ts";
import { type Attempt, type CodePurpose, insertCode } from "../db/codes.writes.server.ts";
import { codeHash, sixDigits } from "../model/one-time-code.ts";
import type { Visit } from "./visit.server.ts";

interface Letter {
  /** Key below `mail` in the catalogues. */
  words: "verify" | "known" | "reset" | "address";
  audience: Audience;
}

interface CodeWish {
  purpose: CodePurpose;
  email: string;
  language: string;
  letters: readonly Letter[];
  data?: Record<string, string> | undefined;
}

/**
 * Makes an attempt with a code and posts its mails. The statements are the same for every address: which of the
 * letters leaves, if any, is decided by the database, and nothing here knows (platform §2.2).
 */
export async function sendCode(visit: Visit, wish: CodeWish): Promise<Attempt> {
  const { db, ports, origin } = visit;
  const now = ports.clock.now();
  const attempt = { id: uuidV7(now, ports.random(10)), purpose: wish.purpose, subject: wish.email };
  const code = sixDigits(ports.random(8));
  const secret = base64Url(ports.random(32));
  const t = translator(wish.language);
  const paths = {
    verify: "/verify",
    known: "/login",
    reset: `/password/reset?${new URLSearchParams({ email: wish.email, secret })}`,
    address: "/profile",
  };
  const mails = wish.letters.map(({ words, audience }) => {
    const params = { code, link: origin + paths[words], forgot: `${origin}/password/forgot` };
    const letter = { subject: t(`mail:${words}.subject`, params), body: t(`mail:${words}.body`, params) };
    const id = uuidV7(now, ports.random(10));
    return postCodeMail(db, { id, attempt: attempt.id, recipient: wish.email, now, ...letter }, audience);
  });
  const hashes = { hash: await codeHash(attempt.id, code), secretHash: await sha256Hex(secret) };
  await commit(db, [insertCode(db, attempt, { ...hashes, data: wish.data, now }), ...mails]);
  await ports.wake.outbox();
  return attempt;
}
