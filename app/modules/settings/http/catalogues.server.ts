import type { LoaderFunctionArgs } from "react-router";
import { type ApiChoice, type ApiReadCall, apiCommands, apiReads } from "#app/platform/http/api.server.ts";
import { listFile } from "#app/platform/http/files/list-files.server.ts";
import { type RouteRow, settingsWord } from "#app/route-table.ts";
import { catalogues } from "../commands/catalogues.server.ts";

type Catalogue = (typeof catalogues)[keyof typeof catalogues];

function isWord(word: string): word is keyof typeof catalogues {
  return Object.hasOwn(catalogues, word);
}

/** The list of the settings that an address is of; the route table has rows for no other word. */
function catalogueOf(path: string): Catalogue {
  const word = settingsWord(path);
  if (!isWord(word)) throw new Error(`${path} is no list of the settings`);
  return catalogues[word];
}

interface Calls {
  reads: readonly ApiReadCall[];
  choices: readonly ApiChoice[];
}

/** The calls of one path of every list of the settings: which they are, the path says. */
export function catalogueCalls(callsOf: (catalogue: Catalogue) => Calls) {
  const made = new Map<Catalogue, ReturnType<typeof handlersOf>>();
  const handlers = (path: string) => {
    const catalogue = catalogueOf(path);
    const known = made.get(catalogue) ?? handlersOf(callsOf(catalogue));
    made.set(catalogue, known);
    return known;
  };
  const loader = (args: LoaderFunctionArgs) => handlers(args.pattern).loader(args);
  return {
    /** With what the API's description tells of each row of the route table. */
    loader: Object.assign(loader, { of: ({ path }: RouteRow) => handlers(path) }),
    action: (args: LoaderFunctionArgs) => handlers(args.pattern).action(args),
  };
}

function handlersOf({ reads, choices }: Calls) {
  return { loader: apiReads(reads), action: apiCommands(choices) };
}

/** `GET settings/{word}/export`: a list of the settings as a file. */
export function catalogueFile(args: LoaderFunctionArgs): Promise<Response> {
  return listFile(catalogueOf(args.pattern).file)(args);
}
