import { expect, test } from "vitest";
import { z } from "zod";
import { customFieldSchema } from "#app/modules/custom-fields/model/custom-field.schema.ts";
import { hostSchema } from "#app/modules/messages/model/host-name.ts";
import { parseInput } from "#app/platform/kernel/parse-input.ts";

test("a rule's own fault keeps its code, of the errors or of a module's words; another one is named by its kind", () => {
  const own = z.object({
    phone: z.string().refine(() => false, { error: "phone_invalid" }),
    host: hostSchema,
    other: z.string().refine(() => false, { error: "Not a code" }),
    missing: z.string(),
  });
  expect(parseInput(own, { phone: "1", host: "no name", other: "x" })).toMatchObject({
    failure: {
      fields: {
        phone: [{ code: "phone_invalid" }],
        host: [{ code: "messages:host.wrong" }],
        other: [{ code: "invalid_value" }],
        missing: [{ code: "required" }],
      },
    },
  });
  const field = { noun: "order", key: "gift", name: "Gift", kind: "text", required: true };
  expect(parseInput(customFieldSchema, field)).toMatchObject({
    failure: { fields: { required: [{ code: "custom_fields:needs_form" }] } },
  });
});
