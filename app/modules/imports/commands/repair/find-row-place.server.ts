import { z } from "zod";
import { findPlaceCandidates } from "#app/modules/places/commands/find-place.server.ts";
import { createCommand } from "#app/platform/commands/command.server.ts";
import { fail } from "#app/platform/kernel/result.ts";
import { listStoredRowsAt } from "../../db/import.reads.server.ts";
import { readImportInStatus } from "../run/read-import-file.server.ts";

/** The geocoder's results for the address of a row, best first, for the pin on the row's map. */
export const findRowPlace = createCommand({
  name: "orders.import.find_place",
  permission: ["orders", "orders.import"],
  input: z.object({ importId: z.uuid(), row: z.coerce.number().int().min(1) }),
  async run(scope, { importId, row }) {
    const found = await readImportInStatus(scope, importId, ["validated"]);
    if (!found.ok) return found;
    const [stored] = await listStoredRowsAt(scope, importId, [row]);
    if (!stored) return fail("not_found");
    const { values } = stored;
    return findPlaceCandidates(scope, {
      line1: [values.address, values.house_number].filter(Boolean).join(" "),
      postal_code: values.postal_code,
      city: values.city,
      region: values.region,
      country: values.country?.length === 2 ? values.country : found.value.configuration.defaultCountry,
    });
  },
});
