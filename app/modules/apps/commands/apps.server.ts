import { z } from "zod";
import { createCatalogue, listManagePermissions } from "#app/platform/catalogue/catalogue.server.ts";
import { expectedVersionFields } from "#app/platform/catalogue/definition.server.ts";
import { writeAudit } from "#app/platform/catalogue/rows.writes.server.ts";
import { createCommand } from "#app/platform/commands/command.server.ts";
import { commit } from "#app/platform/db/commit.server.ts";
import { createRowResponseSchema } from "#app/platform/http/responses/row-response.ts";
import { fail, failFields, ok } from "#app/platform/kernel/result.ts";
import { appRows, findAppWebhook } from "../db/apps.server.ts";
import { type AppInput, type AppView, appSchema, secretChangeSchema } from "../model/app.ts";
import { createAppSecret, validateWebhook, writeWebhook } from "./app-webhook.server.ts";

const permission = listManagePermissions("access_tokens");

/** Shown once. */
interface AppSecrets {
  client_secret?: string;
  webhook_secret?: string;
}

/** Apps that the account registered: their owners may be of any account. One that is switched off gets no access anew. */
export const appCatalogue = createCatalogue<AppInput, AppInput, AppView, AppSecrets>({
  name: "apps",
  singular: "app",
  rows: appRows,
  permission,
  forms: { create: appSchema, update: appSchema.safeExtend(expectedVersionFields) },
  isConfidential: true,
  prepare: validateWebhook,
  async complete(scope, { id, input, found }) {
    if (found && found.confidential !== input.confidential)
      return failFields({ confidential: [{ code: "apps:kind_fixed" }] });
    if (found) {
      const known = await findAppWebhook(scope.db, id);
      return ok({
        input,
        extraStatements: known ? [writeWebhook(scope, id, input, known.secret)] : [],
        responseFields: {},
      });
    }
    if (!input.confidential) return ok({ input, responseFields: {} });
    const { secret, signs, statement } = await createAppSecret(scope, id);
    return ok({
      input,
      extraStatements: [statement],
      responseFields: { client_secret: secret, webhook_secret: signs },
    });
  },
  response: {
    row: createRowResponseSchema(appSchema, {}),
    made: z.strictObject({
      id: z.string().describe("The `client_id`"),
      client_secret: z.string().optional().describe("Shown once"),
      webhook_secret: z.string().optional().describe("Signs what it is sent: of the SHA-256 of the other"),
    }),
  },
  columns: (column) => [
    column("name", "apps:name", (row) => row.name),
    column("name", "apps:client_id", (row) => row.id),
    column("name", "apps:redirect_uris", (row) => row.redirect_uris.join(" ")),
  ],
});

/** Creates a new secret for an app, shown once; the old one ends at once. */
export const rotateAppSecret = createCommand({
  name: "settings.apps.rotate",
  confidential: true,
  permission,
  input: secretChangeSchema,
  async run(scope, { id }) {
    const [found] = await appRows.read(scope, [id]);
    if (!found) return fail("not_found");
    if (!found.confidential) return failFields({ id: [{ code: "apps:no_secret" }] });
    const { secret, signs, statement } = await createAppSecret(scope, id);
    const written = await commit(scope.db, [
      statement,
      ...(found.webhook_url ? [writeWebhook(scope, id, found, signs)] : []),
      writeAudit(scope, "settings.apps.rotate", id, { name: found.name }),
    ]);
    return written.ok ? ok({ id, client_secret: secret, webhook_secret: signs }) : written;
  },
});
