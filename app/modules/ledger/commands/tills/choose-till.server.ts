import type { Scope } from "#app/platform/db/scope.server.ts";
import { failFields, ok, type Result } from "#app/platform/kernel/result.ts";
import { readLastTill, readTill, readTills } from "../../db/tills.reads.server.ts";
import { MAIN_TILL } from "../../model/till.ts";

/** The till that cash goes into or out of, by its id: the main one without it. Unknown and closed ones are refused by the field. */
export async function chooseTill(scope: Scope, id = MAIN_TILL, field = "till_id"): Promise<Result<string>> {
  if (id === MAIN_TILL) return ok(id);
  const till = await readTill(scope, id);
  if (!till) return failFields({ [field]: [{ code: "invalid_value" }] });
  return till.closed ? failFields({ [field]: [{ code: "accounting:till.closed_fault" }] }) : ok(id);
}

/** What a screen asks of an account with several tills: those that are open, and the one that the member used last. */
export interface TillChoice {
  tills: { value: string; label: string }[];
  last: string;
}

/** The choice of a till; null where there is none to make. */
export async function readTillChoice(scope: Scope): Promise<TillChoice | null> {
  const tills = (await readTills(scope)).filter(({ closed }) => !closed);
  if (tills.length < 2) return null;
  const last = await readLastTill(scope);
  return {
    tills: tills.map(({ id, name }) => ({ value: id, label: name })),
    last: tills.some(({ id }) => id === last) ? last : MAIN_TILL,
  };
}
