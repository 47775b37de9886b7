import type { LoaderFunctionArgs } from "react-router";
import { createListFileHandler } from "#app/platform/http/files/list-files.server.ts";
import { getSettingsName } from "#app/route-table.ts";
import { catalogues } from "../commands/catalogues.server.ts";

type Catalogue = (typeof catalogues)[keyof typeof catalogues];

function isCatalogueKey(key: string): key is keyof typeof catalogues {
  return Object.hasOwn(catalogues, key);
}

/** The settings list of a path; the route table has rows for no other word. */
function getCatalogue(path: string): Catalogue {
  const key = getSettingsName(path);
  if (!isCatalogueKey(key)) throw new Error(`${path} is no list of the settings`);
  return catalogues[key];
}

/** `GET settings/{word}/export`: a settings list as a file. */
export function exportCatalogue(args: LoaderFunctionArgs): Promise<Response> {
  return createListFileHandler(getCatalogue(args.pattern).file)(args);
}
