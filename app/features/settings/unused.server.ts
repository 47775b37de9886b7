import { describe } from "#app/data/kernel/commit.server.ts";
import type { Scope } from "#app/data/kernel/scope.server.ts";
import { type Catalogue, readTaken } from "#app/data/settings/catalogue.reads.server.ts";
import { type Failure, fail, failFields, type Issue, type Result } from "#app/domain/kernel/result.ts";

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

/** Runs a write; a value that somebody else took in the same moment is a lost race. */
export async function orLostRace<T>(write: () => Promise<Result<T>>): Promise<Result<T>> {
  try {
    return await write();
  } catch (error) {
    if (
      /UNIQUE constraint failed: (agents|vehicles|locations|package_templates|label_designs|shipping_methods|merchants|teams|equipment|delivery_zones)\./.test(
        describe(error),
      )
    )
      return fail("lost_race");
    throw error;
  }
}
