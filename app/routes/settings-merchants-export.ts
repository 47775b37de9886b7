import { exportMerchants } from "#app/features/settings/list-merchants.server.ts";
import { listFile } from "#app/http/list-files.server.ts";

/** `GET settings/merchants/export?format=csv|xlsx&columns=…` and the list's own query. */
export const loader = listFile(exportMerchants);
