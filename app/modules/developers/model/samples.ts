import { bodyOf, type Call, formOf } from "./document.ts";
import { orderSample } from "./guides/order-sample.ts";
import { sampleOf } from "./schema-sample.ts";

/** A call in one language. */
export interface Sample {
  language: "curl" | "TypeScript" | "Python" | "PHP";
  text: string;
}

/** Bodies that say more than a schema can: an order that is delivered where the demo lies. */
const bodies: Readonly<Record<string, unknown>> = {
  "POST /api/orders": orderSample,
  "POST /api/customers": { type: 1, first_name: "Anna", last_name: "Huber", phone: "+4232345678" },
  "POST /api/webhooks": { name: "Shop", url: "https://hooks.example.com/waybill", events: ["order.status_changed"] },
  "POST /api/access-tokens": { name: "ERP", access: "limited", permissions: ["orders", "orders.create"] },
};

/** A body that a call takes; null for a call without one. */
export function sampleBody(call: Call): unknown {
  const schema = bodyOf(call);
  return schema ? (bodies[`${call.method} ${call.path}`] ?? sampleOf(schema, { all: false })) : null;
}

/** What a call comes to in a program. */
interface Told {
  method: string;
  url: string;
  body: unknown;
  json: string | null;
  /** Sent under a key of its own, so that it counts once. */
  once: boolean;
  /** The file that is sent, and the one that the answer is kept in. */
  sent: string | null;
  kept: string | null;
}

/** A call in four languages. @param origin of the installation */
export function samplesOf(call: Call, origin: string): Sample[] {
  const body = sampleBody(call);
  const told: Told = {
    ...{ method: call.method, url: `${origin}${call.path}`, body, once: call.method === "POST" },
    json: body === null ? null : JSON.stringify(body, null, 2),
    ...{ sent: fileSent(call), kept: fileKept(call) },
  };
  return [
    { language: "curl", text: curl(told) },
    { language: "TypeScript", text: typescript(told) },
    { language: "Python", text: python(told) },
    { language: "PHP", text: php(told) },
  ];
}

/** The description of a file begins with what it may be: `CSV or XLSX`. */
function fileSent(call: Call): string | null {
  const file = formOf(call)?.properties?.file;
  const [ending] = /^\w+/.exec(file?.description ?? "") ?? [];
  return ending ? `file.${ending.toLowerCase()}` : null;
}

function fileKept(call: Call): string | null {
  const [, answer] = Object.entries(call.responses)[0] ?? [];
  const types = Object.keys(answer?.content ?? {});
  return types.length > 0 && !types.includes("application/json") ? `answer.${types[0]?.split("/")[1]}` : null;
}

function curl({ method, url, json, once, sent, kept }: Told): string {
  const verb = method === "GET" || (method === "POST" && (json || sent)) ? "" : `-X ${method} `;
  return [
    `curl ${verb}${url}`,
    `  -H "Authorization: Bearer $WAYBILL"`,
    ...(once ? [`  -H "Idempotency-Key: $(uuidgen)"`] : []),
    ...(json ? [`  --json '${json.replaceAll("'", "'\\''")}'`] : []),
    ...(sent ? [`  -F file=@${sent}`] : []),
    ...(kept ? [`  --fail -o ${kept}`] : []),
  ].join(" \\\n");
}

function typescript({ method, url, json, once, sent, kept }: Told): string {
  const tool = sent ? "readFile" : "writeFile";
  const headers = [
    `    Authorization: \`Bearer \${process.env.WAYBILL}\`,`,
    ...(json ? [`    "Content-Type": "application/json",`] : []),
    ...(once ? [`    "Idempotency-Key": crypto.randomUUID(),`] : []),
  ];
  return [
    ...(sent || kept ? [`import { ${tool} } from "node:fs/promises";`, ""] : []),
    ...(sent
      ? [`const body = new FormData();`, `body.set("file", new Blob([await readFile("${sent}")]), "${sent}");`]
      : []),
    `const answer = await fetch("${url}", {`,
    `  method: "${method}",`,
    `  headers: {`,
    ...headers,
    `  },`,
    ...(json ? [`  body: JSON.stringify(${indented(json, 2)}),`] : []),
    ...(sent ? ["  body,"] : []),
    `});`,
    `if (!answer.ok) throw new Error(await answer.text());`,
    kept
      ? `await writeFile("${kept}", new Uint8Array(await answer.arrayBuffer()));`
      : `const { data } = await answer.json();`,
  ].join("\n");
}

function python({ method, url, body, once, sent, kept }: Told): string {
  const headers = [
    `        "Authorization": f"Bearer {os.environ['WAYBILL']}",`,
    ...(once ? [`        "Idempotency-Key": str(uuid.uuid4()),`] : []),
  ];
  return [
    once ? "import os, uuid, requests" : "import os, requests",
    "",
    `answer = requests.request(`,
    `    "${method}",`,
    `    "${url}",`,
    `    headers={`,
    ...headers,
    `    },`,
    ...(body === null ? [] : [`    json=${indented(pythonic(body), 4)},`]),
    ...(sent ? [`    files={"file": open("${sent}", "rb")},`] : []),
    `)`,
    `answer.raise_for_status()`,
    kept ? `open("${kept}", "wb").write(answer.content)` : `data = answer.json()["data"]`,
  ].join("\n");
}

/** A value as Python writes it. */
function pythonic(value: unknown, depth = 1): string {
  const [within, before] = [" ".repeat(4 * depth), " ".repeat(4 * (depth - 1))];
  const lines = (open: string, items: string[], close: string) =>
    items.length === 0
      ? open + close
      : `${open}\n${items.map((each) => `${within}${each},\n`).join("")}${before}${close}`;
  if (value === null || value === undefined) return "None";
  if (typeof value === "boolean") return value ? "True" : "False";
  if (Array.isArray(value))
    return lines(
      "[",
      value.map((each) => pythonic(each, depth + 1)),
      "]",
    );
  if (typeof value !== "object") return JSON.stringify(value);
  const named = Object.entries(value).map(([key, each]) => `${JSON.stringify(key)}: ${pythonic(each, depth + 1)}`);
  return lines("{", named, "}");
}

function php({ method, url, json, once, sent, kept }: Told): string {
  const headers = [
    `    "Authorization: Bearer " . getenv("WAYBILL"),`,
    ...(json ? [`    "Content-Type: application/json",`] : []),
    ...(once ? [`    "Idempotency-Key: " . bin2hex(random_bytes(16)),`] : []),
  ];
  return [
    `<?php`,
    `$call = curl_init("${url}");`,
    `curl_setopt($call, CURLOPT_CUSTOMREQUEST, "${method}");`,
    `curl_setopt($call, CURLOPT_RETURNTRANSFER, true);`,
    `curl_setopt($call, CURLOPT_HTTPHEADER, [`,
    ...headers,
    `]);`,
    ...(json ? [`curl_setopt($call, CURLOPT_POSTFIELDS, <<<'JSON'`, json, `JSON);`] : []),
    ...(sent ? [`curl_setopt($call, CURLOPT_POSTFIELDS, ["file" => new CURLFile("${sent}")]);`] : []),
    `$answer = curl_exec($call);`,
    `if ($answer === false || curl_getinfo($call, CURLINFO_RESPONSE_CODE) >= 400) {`,
    `    throw new RuntimeException($answer ?: curl_error($call));`,
    `}`,
    kept ? `file_put_contents("${kept}", $answer);` : `$data = json_decode($answer, true)["data"];`,
  ].join("\n");
}

function indented(text: string, by: number): string {
  return text.replaceAll("\n", `\n${" ".repeat(by)}`);
}
