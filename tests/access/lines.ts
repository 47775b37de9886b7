import type { Guarded } from "#app/platform/access/guarded.ts";
import type { RequiredPermission } from "#app/platform/access/permissions.ts";
import type { Command } from "#app/platform/commands/command.server.ts";

// A line of the access snapshot.

/** All permissions that a guard needs. */
export function listNeeded({ permission }: Guarded): readonly RequiredPermission[] {
  if (permission === undefined) return [];
  return typeof permission === "string" ? [permission] : permission;
}

/** `path: access | permissions | feature | words | subscription | only | live` */
export function formatGuard(name: string, guard: Guarded): string {
  const needed = [listNeeded(guard).join(" + "), guard.anyOf?.join(" or ")].filter(Boolean).join(" + ");
  const words = Object.entries(guard.paramFeatures?.needs ?? {}).map(([word, feature]) => `${word} ${feature}`);
  const parts = [
    ...[guard.access, needed, guard.feature, ...words, guard.subscription && "subscription"],
    ...[guard.accountKind && `${guard.accountKind}s only`, guard.notInSandbox && "not in a sandbox"],
    ...[guard.duringReset && "during a reset", guard.merchantTokens && "merchant tokens"],
  ];
  return `${name}: ${parts.filter(Boolean).join(" | ")}`;
}

/** `name: permissions | feature | subscription` */
export function formatCommand({ name, access }: Command): string {
  const { permissions, feature, subscription } = access;
  return `${name}: ${permissions.join(" + ")}${feature ? ` | ${feature}` : ""}${subscription ? " | subscription" : ""}`;
}
