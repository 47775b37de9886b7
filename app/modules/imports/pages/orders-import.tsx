import { ImportStart } from "#app/features/imports/wizard/import-start.tsx";
import { readImportList } from "#app/features/imports/wizard/read-import.server.ts";
import { uploadAction } from "#app/http/files/import-files.server.ts";
import { screenLoader } from "#app/http/wrappers/screens.server.ts";
import type { Route } from "./+types/orders-import.ts";

export const loader = screenLoader(readImportList);
export const action = uploadAction;

export default function ImportOrders({ loaderData }: Route.ComponentProps) {
  return <ImportStart list={loaderData} />;
}
