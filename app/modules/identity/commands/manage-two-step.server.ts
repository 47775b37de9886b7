import { createOpenCommand } from "#app/platform/commands/open-command.server.ts";
import { renderQrPath } from "#app/platform/files/qr-path.ts";
import { fail, failFields, ok, type Result } from "#app/platform/kernel/result.ts";
import { hashSha256Hex } from "#app/platform/kernel/tokens.ts";
import {
  beginTotp,
  confirmTotp,
  consumeTotpStep,
  endTotp,
  findTotp,
  replaceRecoveryCodes,
} from "../db/two-step.writes.server.ts";
import { currentPasswordSchema } from "../model/profile.ts";
import { formatRecoveryCode, normalizeRecoveryCode } from "../model/recovery-code.ts";
import { oneTimeCodeSchema } from "../model/sign-in.ts";
import { findMatchingStep, formatKeyUri, formatSecret } from "../model/totp.ts";
import { confirmPassword, type SignedInContext } from "./signed-in-context.server.ts";

const RECOVERY_CODE_COUNT = 10;

/** What an authenticator app needs: the secret to type, and the QR code as an SVG path over a square of `size`. */
export interface TwoStepStart {
  secret: string;
  path: string;
  size: number;
}

/** Begins the set-up; requires the current password. Takes effect only after a first correct code. */
export const beginTwoStep = createOpenCommand({
  name: "profile.two_step.begin",
  caller: "signed_in_user",
  input: currentPasswordSchema,
  async run(person: SignedInContext, input): Promise<Result<TwoStepStart>> {
    const user = await confirmPassword(person, input.current_password);
    if (!user.ok) return user;
    const { db, ports, session, appTitle } = person;
    if ((await findTotp(db, session.user.id))?.confirmedAt) return fail("already_done");
    const secret = formatSecret(ports.random(20));
    await beginTotp(db, session.user.id, secret, ports.clock.now());
    return ok({ secret, ...renderQrPath(formatKeyUri(secret, { issuer: appTitle, account: session.user.email })) });
  },
});

/** Activates it with the first code; the recovery codes are shown only here. */
export const confirmTwoStep = createOpenCommand({
  name: "profile.two_step.confirm",
  caller: "signed_in_user",
  input: oneTimeCodeSchema,
  async run(person: SignedInContext, input): Promise<Result<{ codes: string[] }>> {
    const wrong = failFields({ code: [{ code: "code_incorrect" }] });
    const { db, ports, session } = person;
    if (!(await ports.isAllowed("sign_in", `two-step ${session.user.id}`)))
      return fail("too_many_requests", { seconds: 60 });
    const totp = await findTotp(db, session.user.id);
    const now = ports.clock.now();
    if (!totp || totp.confirmedAt) return fail("already_done");
    const step = findMatchingStep(totp.secret, input.code, { now, lastStep: totp.lastStep });
    if (step === null || !(await consumeTotpStep(db, session.user.id, step))) return wrong;
    const { codes, hashes } = await createRecoveryCodes(person);
    await confirmTotp(db, session.user.id, { step, hashes, now });
    return ok({ codes });
  },
});

/** Creates new recovery codes; requires the current password. The old ones stop working. */
export const renewRecoveryCodes = createOpenCommand({
  name: "profile.two_step.codes",
  caller: "signed_in_user",
  input: currentPasswordSchema,
  async run(person: SignedInContext, input): Promise<Result<{ codes: string[] }>> {
    const user = await confirmPassword(person, input.current_password);
    if (!user.ok) return user;
    if (!(await findTotp(person.db, user.value.id))?.confirmedAt) return fail("not_found");
    const { codes, hashes } = await createRecoveryCodes(person);
    await replaceRecoveryCodes(person.db, user.value.id, hashes);
    return ok({ codes });
  },
});

/** Switches it off; requires the current password. */
export const endTwoStep = createOpenCommand({
  name: "profile.two_step.end",
  caller: "signed_in_user",
  input: currentPasswordSchema,
  async run(person: SignedInContext, input): Promise<Result<null>> {
    const user = await confirmPassword(person, input.current_password);
    if (!user.ok) return user;
    await endTotp(person.db, user.value.id);
    return ok(null);
  },
});

async function createRecoveryCodes({ ports, session }: SignedInContext) {
  const codes = Array.from({ length: RECOVERY_CODE_COUNT }, () => formatRecoveryCode(ports.random(10)));
  const hashes = await Promise.all(
    codes.map((code) => hashSha256Hex(`${session.user.id}:${normalizeRecoveryCode(code)}`)),
  );
  return { codes, hashes };
}
