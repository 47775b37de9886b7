import { fail } from "#app/platform/kernel/result.ts";
import { can, type Grants } from "./can.ts";
import type { RequiredPermission } from "./permissions.ts";

/** Whose permissions are missing, and whether it is a program. */
interface Caller {
  readonly account: Pick<Grants, "permissions" | "withheld">;
  readonly program?: object;
}

/** The refusal for want of permissions. A program gets their names; on screens nobody reads their words. */
export function failMissing({ account, program }: Caller, ...needed: readonly RequiredPermission[]) {
  const missing = needed.filter((each) => !can(account, each));
  return program && missing.length > 0 ? fail("forbidden", { missing: missing.join(", ") }) : fail("forbidden");
}
