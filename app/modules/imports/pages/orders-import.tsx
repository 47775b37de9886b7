import { createScreenLoader } from "#app/platform/http/screens.server.ts";
import { readImportList } from "../commands/wizard/read-import.server.ts";
import { uploadImportAction } from "../http/import-files.server.ts";
import { ImportStart } from "../screens/wizard/import-start.tsx";
import type { Route } from "./+types/orders-import.ts";

export const loader = createScreenLoader(readImportList);
export const action = uploadImportAction;

export default function ImportOrders({ loaderData }: Route.ComponentProps) {
  return <ImportStart list={loaderData} />;
}
