import type { ActiveAccount } from "#app/platform/db/scope.server.ts";
import { type ApiTool, mayCall } from "./tools.server.ts";

interface Refused {
  status: number;
  code: string;
}

interface Around {
  tools: ReadonlyMap<string, ApiTool>;
  account: ActiveAccount;
}

/** What an agent does after a refusal: in a sentence that names the call, where there is one. */
export function findNextCall({ status, code }: Refused, tool: ApiTool | null, around: Around): string | null {
  if (!tool) return "Call tools/list for the names, or connect without `toolsets`";
  const { read, list } = findNeighbours(tool, around);
  if (code === "lost_race" || code === "precondition_failed")
    return read ? `Call ${read}, then ${tool.name} again with the version that it answers` : null;
  if (status === 404) return list ? `Call ${list} to find it` : null;
  if (status === 403) return "An owner may allow it, in Settings, Access tokens";
  if (status === 402) return "An owner has to subscribe first";
  if (status === 422 || status === 400) return `Correct what \`errors\` names, then call ${tool.name} again`;
  if (status === 429 || status === 503) return `Wait, then call ${tool.name} again`;
  if (status === 409)
    return read ? `Call ${read} to see how it stands` : list ? `Call ${list} to see how it stands` : null;
  return status >= 500 ? `Call ${tool.name} again; if that fails too, tell a person the request_id` : null;
}

/** The tools that read the thing a tool is about, and that list its kind: by the addresses of their calls. */
function findNeighbours({ name, endpoint: { url } }: ApiTool, { tools, account }: Around) {
  const [kind = ""] = url.split(/\/\{/);
  const thing = /^[^{]*\{\w+\}/.exec(url)?.[0] ?? "";
  const reads = [...tools.values()].filter(
    (each) => each.does === "reads" && each.name !== name && each.endpoint.method === "GET" && mayCall(account, each),
  );
  const own = reads.find((each) => thing !== "" && each.endpoint.url === thing);
  const about = own ?? reads.find((each) => thing !== "" && each.endpoint.url.startsWith(`${thing}/`));
  const [word = ""] = kind.replace(/^\/api\//, "").split("/");
  const all =
    reads.find(({ endpoint }) => endpoint.url === `/api/${word}`) ??
    reads.find(({ endpoint }) => endpoint.url.startsWith(`/api/${word}/{type}`));
  return { read: about?.name ?? null, list: all?.name ?? null };
}
