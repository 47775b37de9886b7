import { accounts } from "#app/modules/workspace/db/workspace.tables.ts";
import { buildChangeCondition, buildTrigger, type TriggerPart } from "#app/platform/db/triggers/trigger.ts";
import { directoryListings } from "./partners.tables.ts";

const drop = "DELETE FROM directory_places WHERE account_id = OLD.account_id;";
const place = (where: string) => `INSERT OR IGNORE INTO directory_places (country, sort_name, account_id)
  SELECT c.value, lower(coalesce(nullif(a.organization_name, ''), a.name)), a.id
  FROM accounts a, json_each(json_insert(iif(json_array_length(NEW.countries) > 0, NEW.countries, json_array(a.country)), '$[#]', '')) c
  WHERE ${where}a.id = NEW.account_id AND a.kind = 'carrier' AND a.sandbox_of IS NULL AND a.cancelled_at IS NULL;`;
/** What of an account decides whether and where it is listed. */
const listed = ["name", "organizationName", "country", "kind", "sandboxOf", "cancelledAt"] as const;

export const directoryTriggers: readonly TriggerPart[] = [
  {
    why: "The directory's index follows a listing and its account, whichever of the two is written.",
    statements: [
      buildTrigger({
        ...{ name: "directory_places_insert", at: "AFTER INSERT", on: directoryListings, when: "NEW.listed = 1" },
        run: [place("")],
      }),
      buildTrigger({ name: "directory_places_delete", at: "AFTER DELETE", on: directoryListings, run: [drop] }),
      buildTrigger({
        ...{ name: "directory_places_update", at: "AFTER UPDATE", on: directoryListings, of: ["listed", "countries"] },
        run: [drop, place("NEW.listed = 1 AND ")],
      }),
      buildTrigger({
        ...{
          name: "directory_places_account",
          at: "AFTER UPDATE",
          on: accounts,
          of: listed,
          when: buildChangeCondition(listed),
        },
        // Writes the listing as it is: its own trigger does the rest.
        run: ["UPDATE directory_listings SET listed = listed WHERE account_id = NEW.id;"],
      }),
    ],
  },
];
