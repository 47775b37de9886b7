import { z } from "zod";
import { createCommand } from "#app/platform/commands/command.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { toReadableStream } from "#app/platform/documents/tables/table-stream.ts";
import { streamZip } from "#app/platform/files/zip-stream.server.ts";
import { createTranslator } from "#app/platform/i18n/translate.server.ts";
import { ok, type Result } from "#app/platform/kernel/result.ts";
import type { ExportedFile } from "#app/platform/lists/export-list.server.ts";
import { shipmentTypes } from "../../model/shipment.enums.ts";
import { type FoundProofs, findProofs } from "./find-proofs.server.ts";
import { readProofDetails } from "./read-proof.server.ts";
import { renderProof } from "./render-proof.server.ts";

/** Proofs in one file; each is rendered while the one before it is sent. */
const MAX_PROOFS = 100;

const proofInputSchema = z.object({
  type: z.enum(shipmentTypes.rows.map((each) => each.path)),
  /** Numbers or ids. */
  shipments: z
    .union([z.string().transform((text) => text.split(",").filter(Boolean)), z.array(z.string())])
    .pipe(z.array(z.string().min(1).max(60)).min(1).max(MAX_PROOFS)),
});
const proofCommand = {
  name: "shipments.proofs",
  permission: ["shipments", "shipments.export"],
  subscription: true,
} as const;

/** Returns the URL of the proofs: one as PDF, several as ZIP. */
export const printProofs = createCommand({
  ...proofCommand,
  permission: [...proofCommand.permission],
  input: proofInputSchema,
  async run(scope, { type, shipments }) {
    const found = await findProofs(scope, type, shipments);
    if (!found.ok) return found;
    const { withProof } = found.value;
    const query = new URLSearchParams({ shipments: withProof.join(",") });
    const missing = shipments.length - withProof.length;
    return ok({ url: `/shipments/${type}/proofs?${query}`, count: withProof.length, missing });
  },
});

/** Renders the proofs: one as PDF; several as ZIP, with a list of the shipments that have no proof yet. */
export const writeProofs = createCommand({
  ...proofCommand,
  permission: [...proofCommand.permission],
  input: proofInputSchema.extend({ language: z.string() }),
  async run(scope, { type, shipments, language }): Promise<Result<ExportedFile>> {
    const found = await findProofs(scope, type, shipments);
    if (!found.ok) return found;
    const { withProof, withoutProof } = found.value;
    const t = createTranslator(language);
    const formatFileName = (number: string) => {
      const title = t("shipments:proof.title", { number });
      return `${title}.pdf`;
    };
    const [only] = withProof;
    if (only !== undefined && withProof.length + withoutProof.length === 1) {
      const proof = await readProofDetails(scope, only);
      if (!proof.ok) return proof;
      const bytes = await renderProof(scope, proof.value, language);
      return ok({ name: formatFileName(only), type: "application/pdf", body: toReadableStream(yieldOnce(bytes)) });
    }
    const without = t("shipments:proof.without");
    const pieces = streamZip(
      renderProofs(scope, found.value, { language, formatFileName, listName: `${without}.txt` }),
    );
    const title = t("shipments:proof.many");
    return ok({ name: `${title}.zip`, type: "application/zip", body: toReadableStream(pieces) });
  },
});

async function* yieldOnce(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}

async function* renderProofs(
  scope: Scope,
  { withProof, withoutProof }: FoundProofs,
  {
    language,
    formatFileName,
    listName,
  }: { language: string; formatFileName: (number: string) => string; listName: string },
) {
  for (const number of withProof) {
    const proof = await readProofDetails(scope, number);
    if (proof.ok) yield { name: formatFileName(number), bytes: await renderProof(scope, proof.value, language) };
  }
  if (withoutProof.length > 0)
    yield { name: listName, bytes: new TextEncoder().encode(`${withoutProof.join("\r\n")}\r\n`) };
}
