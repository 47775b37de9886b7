import { listFile } from "#app/platform/http/files/list-files.server.ts";
import { customerTemplate } from "../commands/export-customers.server.ts";

export const loader = listFile(customerTemplate);
