import { z } from "zod";
import { commit } from "#app/data/kernel/commit.server.ts";
import { newId } from "#app/data/kernel/scope.server.ts";
import { insertLabelDesign, readLabelDesigns, updateLabelDesign } from "#app/data/labels/design-list.server.ts";
import { audit } from "#app/data/settings/catalogue.writes.server.ts";
import { fail, ok } from "#app/domain/kernel/result.ts";
import { labelDesignSchema } from "#app/domain/labels/label-design.ts";
import { changesOf } from "#app/domain/settings/changes.ts";
import { command } from "../command.server.ts";
import { usedFields } from "./unused.server.ts";

const permission = ["settings", "settings.shipping_labels", "settings.shipping_labels.manage"] as const;

/** One new design of shipping labels. */
export const createLabelDesign = command({
  name: "settings.shipping_labels.create",
  permission,
  input: labelDesignSchema,
  async run(scope, input) {
    const used = await usedFields(scope, "shipping_labels", [{ path: "name", value: input.name }]);
    if (used) return used;
    const id = newId(scope);
    const written = await commit(scope.db, [
      ...insertLabelDesign(scope, id, input),
      audit(scope, "settings.shipping_labels.create", id, { name: input.name }),
    ]);
    return written.ok ? ok({ id }) : written;
  },
});

/** Writes a design anew; `version` is the one that was seen. */
export const saveLabelDesign = command({
  name: "settings.shipping_labels.update",
  permission,
  input: labelDesignSchema.extend({ id: z.uuid(), version: z.coerce.number().int() }),
  async run(scope, { id, version, ...input }) {
    const [found] = await readLabelDesigns(scope, [id]);
    if (!found) return fail("not_found");
    const used = await usedFields(scope, "shipping_labels", [{ path: "name", value: input.name }], id);
    if (used) return used;
    const { name, is_default } = input;
    const written = await commit(scope.db, [
      ...updateLabelDesign(scope, id, version, input),
      audit(scope, "settings.shipping_labels.update", id, { name, changes: changesOf(found, { name, is_default }) }),
    ]);
    return written.ok ? ok({ id }) : written;
  },
});
