import { z } from "zod";
import { commit } from "#app/data/kernel/commit.server.ts";
import { newId } from "#app/data/kernel/scope.server.ts";
import { audit } from "#app/data/settings/catalogue.writes.server.ts";
import {
  insertPackageTemplate,
  readPackageTemplates,
  updatePackageTemplate,
} from "#app/data/settings/package-templates.server.ts";
import { fail, ok } from "#app/domain/kernel/result.ts";
import { changesOf } from "#app/domain/settings/changes.ts";
import { packageTemplateSchema, storedMeasures } from "#app/domain/settings/package-template.ts";
import { command } from "../command.server.ts";
import { usedFields } from "./unused.server.ts";

const permission = ["settings", "settings.packages", "settings.packages.manage"] as const;

/** One new package template. */
export const createPackage = command({
  name: "settings.packages.create",
  permission,
  input: packageTemplateSchema,
  async run(scope, input) {
    const used = await usedFields(scope, "packages", [{ path: "name", value: input.name }]);
    if (used) return used;
    const id = newId(scope);
    const written = await commit(scope.db, [
      insertPackageTemplate(scope, id, input),
      audit(scope, "settings.packages.create", id, { name: input.name }),
    ]);
    return written.ok ? ok({ id }) : written;
  },
});

/** Writes a template anew; `version` is the one that was seen. Orders keep what they copied. */
export const updatePackages = command({
  name: "settings.packages.update",
  permission,
  input: packageTemplateSchema.extend({ id: z.uuid(), version: z.coerce.number().int() }),
  async run(scope, { id, version, ...input }) {
    const [found] = await readPackageTemplates(scope, [id]);
    if (!found) return fail("not_found");
    const used = await usedFields(scope, "packages", [{ path: "name", value: input.name }], id);
    if (used) return used;
    const written = await commit(scope.db, [
      updatePackageTemplate(scope, id, version, input),
      audit(scope, "settings.packages.update", id, {
        name: input.name,
        changes: changesOf(found, { ...input, ...storedMeasures(input), units: undefined }),
      }),
    ]);
    return written.ok ? ok({ id }) : written;
  },
});
