import type { LoaderFunctionArgs } from "react-router";
import { type ApiChoice, type ApiReadCall, apiCommands, apiReads } from "#app/platform/http/api.server.ts";
import { createListFileHandler } from "#app/platform/http/files/list-files.server.ts";
import { getSettingsName, type PageRoute } from "#app/route-table.ts";
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

interface CatalogueCalls {
  reads: readonly ApiReadCall[];
  choices: readonly ApiChoice[];
}

/** The API operations of one settings list, identified by its path. */
export function createCatalogueCalls(callsOf: (catalogue: Catalogue) => CatalogueCalls) {
  const made = new Map<Catalogue, ReturnType<typeof createHandlers>>();
  const handlers = (path: string) => {
    const catalogue = getCatalogue(path);
    const known = made.get(catalogue) ?? createHandlers(callsOf(catalogue));
    made.set(catalogue, known);
    return known;
  };
  const loader = (args: LoaderFunctionArgs) => handlers(args.pattern).loader(args);
  return {
    /** Includes the API description of each row of the route table. */
    loader: Object.assign(loader, { of: ({ path }: PageRoute) => handlers(path) }),
    action: (args: LoaderFunctionArgs) => handlers(args.pattern).action(args),
  };
}

function createHandlers({ reads, choices }: CatalogueCalls) {
  return { loader: apiReads(reads), action: apiCommands(choices) };
}

/** `GET settings/{word}/export`: a settings list as a file. */
export function exportCatalogue(args: LoaderFunctionArgs): Promise<Response> {
  return createListFileHandler(getCatalogue(args.pattern).file)(args);
}
