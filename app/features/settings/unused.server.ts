import type { Scope } from "#app/data/kernel/scope.server.ts";
import { type Catalogue, readTaken } from "#app/data/settings/catalogue.reads.server.ts";
import { type Failure, failFields, type Issue } from "#app/domain/kernel/result.ts";

interface Wanted {
  /** Path of the field in the input: `phone`, `agents.3.phone`. */
  path: string;
  value: string;
}

/** Null when the account has none of these values yet and none comes twice, else the failure that names the fields. */
export async function usedFields(
  scope: Scope,
  kind: Catalogue,
  wanted: readonly Wanted[],
  except: string | null = null,
): Promise<{ ok: false; failure: Failure } | null> {
  const taken = await readTaken(
    scope,
    kind,
    wanted.map((each) => each.value),
    except,
  );
  const fields: Record<string, Issue[]> = {};
  for (const { path, value } of wanted) {
    if (taken.has(value)) fields[path] = [{ code: "already_used" }];
    taken.add(value);
  }
  return Object.keys(fields).length > 0 ? failFields(fields) : null;
}
