import type { LoaderFunctionArgs } from "react-router";
import { getSettingsName } from "#app/find-route.ts";
import { createListFileHandler } from "#app/platform/http/files/list-files.server.ts";
import { catalogues } from "../commands/catalogues.server.ts";

export const loader = exportCatalogue;

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
function exportCatalogue(args: LoaderFunctionArgs): Promise<Response> {
  return createListFileHandler(getCatalogue(args.pattern).file)(args);
}
