import { can } from "#app/platform/access/can.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { ok, type Result } from "#app/platform/kernel/result.ts";
import { readHeldMessages, readSandbox } from "../db/sandbox.reads.server.ts";
import type { HeldMessage, SandboxView } from "../model/sandbox.ts";
import { sandboxPermission } from "./sandbox-command.server.ts";

/** The current sandbox, or that of the current account; null before there is one. */
export async function viewSandbox(scope: Scope): Promise<Result<{ sandbox: SandboxView | null }>> {
  return ok({ sandbox: await readSandbox(scope) });
}

/** Captured messages, the newest fifty; empty for an account that is not a sandbox. */
export async function viewHeldMessages(scope: Scope): Promise<Result<{ messages: HeldMessage[] }>> {
  return ok({ messages: scope.account.sandbox ? await readHeldMessages(scope) : [] });
}

/** The screen of the sandbox. */
export async function viewSandboxScreen(scope: Scope) {
  const [sandbox, messages] = await Promise.all([readSandbox(scope), viewHeldMessages(scope)]);
  if (!messages.ok) return messages;
  const canManage = can(scope.account, ...sandboxPermission);
  return ok({ sandbox, within: scope.account.sandbox !== undefined, canManage, ...messages.value });
}
