import { bodyOf, type Call } from "./document.ts";
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

/** A call in four languages. @param origin of the installation */
export function samplesOf(call: Call, origin: string): Sample[] {
  const url = `${origin}${call.path}`;
  const body = sampleBody(call);
  const json = body === null ? null : JSON.stringify(body, null, 2);
  const once = call.method === "POST";
  return [
    { language: "curl", text: curl(call.method, url, json, once) },
    { language: "TypeScript", text: typescript(call.method, url, json, once) },
    { language: "Python", text: python(call.method, url, body, once) },
    { language: "PHP", text: php(call.method, url, json, once) },
  ];
}

function curl(method: string, url: string, json: string | null, once: boolean): string {
  const verb = method === "GET" || (method === "POST" && json) ? "" : `-X ${method} `;
  return [
    `curl ${verb}${url}`,
    `  -H "Authorization: Bearer $WAYBILL"`,
    ...(once ? [`  -H "Idempotency-Key: $(uuidgen)"`] : []),
    ...(json ? [`  --json '${json.replaceAll("'", "'\\''")}'`] : []),
  ].join(" \\\n");
}

function typescript(method: string, url: string, json: string | null, once: boolean): string {
  const headers = [
    `    Authorization: \`Bearer \${process.env.WAYBILL}\`,`,
    ...(json ? [`    "Content-Type": "application/json",`] : []),
    ...(once ? [`    "Idempotency-Key": crypto.randomUUID(),`] : []),
  ];
  return [
    `const answer = await fetch("${url}", {`,
    `  method: "${method}",`,
    `  headers: {`,
    ...headers,
    `  },`,
    ...(json ? [`  body: JSON.stringify(${indented(json, 2)}),`] : []),
    `});`,
    `if (!answer.ok) throw new Error(await answer.text());`,
    `const { data } = await answer.json();`,
  ].join("\n");
}

function python(method: string, url: string, body: unknown, once: boolean): string {
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
    `)`,
    `answer.raise_for_status()`,
    `data = answer.json()["data"]`,
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

function php(method: string, url: string, json: string | null, once: boolean): string {
  const headers = [
    `    "Authorization: Bearer " . getenv("WAYBILL"),`,
    ...(json ? [`    "Content-Type: application/json",`] : []),
    ...(once ? [`    "Idempotency-Key: " . bin2hex(random_bytes(16)),`] : []),
  ];
  return [
    `$call = curl_init("${url}");`,
    `curl_setopt($call, CURLOPT_CUSTOMREQUEST, "${method}");`,
    `curl_setopt($call, CURLOPT_RETURNTRANSFER, true);`,
    `curl_setopt($call, CURLOPT_HTTPHEADER, [`,
    ...headers,
    `]);`,
    ...(json ? [`curl_setopt($call, CURLOPT_POSTFIELDS, <<<'JSON'`, json, `JSON);`] : []),
    `$data = json_decode(curl_exec($call), true)["data"];`,
  ].join("\n");
}

function indented(text: string, by: number): string {
  return text.replaceAll("\n", `\n${" ".repeat(by)}`);
}
