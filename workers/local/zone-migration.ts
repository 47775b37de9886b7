import { zoneTriggers } from "#app/modules/places/db/zone-sql.ts";

/** Text of the migration that keeps the delivery zones of orders and shipments. */
export const zoneMigration = `-- The delivery zone of each destination (app/modules/places/db/zone-sql.ts). Made by npm run db:squash, not by hand.
${zoneTriggers.join("\n--> statement-breakpoint\n")}
`;
