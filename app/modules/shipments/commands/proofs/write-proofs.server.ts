import { z } from "zod";
import { command } from "#app/platform/commands/command.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { streamOf } from "#app/platform/documents/tables/table-stream.ts";
import { zipPieces } from "#app/platform/files/zip-pieces.server.ts";
import { translator } from "#app/platform/i18n/translate.server.ts";
import { ok, type Result } from "#app/platform/kernel/result.ts";
import type { ExportedFile } from "#app/platform/lists/export-list.server.ts";
import { shipmentTypes } from "../../model/shipment.enums.ts";
import { type Found, foundOf } from "./find-proved.server.ts";
import { proofPaper } from "./proof-paper.server.ts";
import { readProofFile } from "./read-proof.server.ts";

/** Proofs of one file: each is made while the one before it goes out. */
const mostProofs = 100;

const proofInput = z.object({
  type: z.enum(shipmentTypes.rows.map((each) => each.path)),
  /** Numbers or ids. */
  shipments: z
    .union([z.string().transform((text) => text.split(",").filter(Boolean)), z.array(z.string())])
    .pipe(z.array(z.string().min(1).max(60)).min(1).max(mostProofs)),
});
const rules = { name: "shipments.proofs", permission: ["shipments", "shipments.export"], subscription: true } as const;

/** Where the proofs of shipments are: an address that answers one as PDF, more as ZIP. */
export const printProofs = command({
  ...rules,
  permission: [...rules.permission],
  input: proofInput,
  async run(scope, { type, shipments }) {
    const found = await foundOf(scope, type, shipments);
    if (!found.ok) return found;
    const { proved } = found.value;
    const query = new URLSearchParams({ shipments: proved.join(",") });
    const missing = shipments.length - proved.length;
    return ok({ url: `/shipments/${type}/proofs?${query}`, count: proved.length, missing });
  },
});

/** The proofs themselves: one as PDF; of more a ZIP, which lists the shipments that prove nothing yet. */
export const writeProofs = command({
  ...rules,
  permission: [...rules.permission],
  input: proofInput.extend({ language: z.string() }),
  async run(scope, { type, shipments, language }): Promise<Result<ExportedFile>> {
    const found = await foundOf(scope, type, shipments);
    if (!found.ok) return found;
    const { proved, unproved } = found.value;
    const t = translator(language);
    const nameOf = (number: string) => {
      const title = t("shipments:proof.title", { number });
      return `${title}.pdf`;
    };
    const [only] = proved;
    if (only !== undefined && proved.length + unproved.length === 1) {
      const proof = await readProofFile(scope, only);
      if (!proof.ok) return proof;
      const bytes = await proofPaper(scope, proof.value, language);
      return ok({ name: nameOf(only), type: "application/pdf", body: streamOf(once(bytes)) });
    }
    const without = t("shipments:proof.without");
    const pieces = zipPieces(papersOf(scope, found.value, { language, nameOf, listName: `${without}.txt` }));
    const title = t("shipments:proof.many");
    return ok({ name: `${title}.zip`, type: "application/zip", body: streamOf(pieces) });
  },
});

async function* once(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}

async function* papersOf(
  scope: Scope,
  { proved, unproved }: Found,
  { language, nameOf, listName }: { language: string; nameOf: (number: string) => string; listName: string },
) {
  for (const number of proved) {
    const proof = await readProofFile(scope, number);
    if (proof.ok) yield { name: nameOf(number), bytes: await proofPaper(scope, proof.value, language) };
  }
  if (unproved.length > 0) yield { name: listName, bytes: new TextEncoder().encode(`${unproved.join("\r\n")}\r\n`) };
}
