import { type ApiCall, getFormBody, getJsonBody } from "./api-document.ts";
import { orderSample } from "./guides/order-sample.ts";
import { createSchemaSample } from "./schema-sample.ts";

/** A call in one language. */
export interface Sample {
  language: "curl" | "TypeScript" | "Python" | "PHP";
  text: string;
}

/**
 * Request bodies with more meaning than a schema can express: an order that can be delivered where the demo region is.
 */
const sampleBodies: Readonly<Record<string, unknown>> = {
  "POST /api/orders": orderSample,
  "POST /api/customers": { type: 1, first_name: "Anna", last_name: "Huber", phone: "+4232345678" },
  "POST /api/webhooks": { name: "Shop", url: "https://hooks.example.com/waybill", events: ["order.status_changed"] },
  "POST /api/access-tokens": { name: "ERP", access: "limited", permissions: ["orders", "orders.create"] },
};

/** Request body of a call; null without one. */
export function getSampleBody(call: ApiCall): unknown {
  const schema = getJsonBody(call);
  return schema ? (sampleBodies[`${call.method} ${call.path}`] ?? createSchemaSample(schema, { all: false })) : null;
}

/** A call as code in one language. */
interface SampleCall {
  method: string;
  url: string;
  body: unknown;
  json: string | null;
  /** Sent with an idempotency key. */
  idempotent: boolean;
  /** The uploaded file, and the file for the response. */
  uploadName: string | null;
  downloadName: string | null;
}

/** A call in four languages. @param origin of the installation */
export function createSamples(call: ApiCall, origin: string): Sample[] {
  const body = getSampleBody(call);
  const sample: SampleCall = {
    ...{ method: call.method, url: `${origin}${call.path}`, body, idempotent: call.method === "POST" },
    json: body === null ? null : JSON.stringify(body, null, 2),
    ...{ uploadName: getUploadName(call), downloadName: getDownloadName(call) },
  };
  return [
    { language: "curl", text: formatCurl(sample) },
    { language: "TypeScript", text: formatTypeScript(sample) },
    { language: "Python", text: formatPython(sample) },
    { language: "PHP", text: formatPhp(sample) },
  ];
}

/** The description of a file begins with its types: `CSV or XLSX`. */
function getUploadName(call: ApiCall): string | null {
  const file = getFormBody(call)?.properties?.file;
  const [ending] = /^\w+/.exec(file?.description ?? "") ?? [];
  return ending ? `file.${ending.toLowerCase()}` : null;
}

function getDownloadName(call: ApiCall): string | null {
  const [, answer] = Object.entries(call.responses)[0] ?? [];
  const types = Object.keys(answer?.content ?? {});
  return types.length > 0 && !types.includes("application/json") ? `answer.${types[0]?.split("/")[1]}` : null;
}

function formatCurl({ method, url, json, idempotent, uploadName, downloadName }: SampleCall): string {
  const verb = method === "GET" || (method === "POST" && (json || uploadName)) ? "" : `-X ${method} `;
  return [
    `curl ${verb}${url}`,
    `  -H "Authorization: Bearer $WAYBILL"`,
    ...(idempotent ? [`  -H "Idempotency-Key: $(uuidgen)"`] : []),
    ...(json ? [`  --json '${json.replaceAll("'", "'\\''")}'`] : []),
    ...(uploadName ? [`  -F file=@${uploadName}`] : []),
    ...(downloadName ? [`  --fail -o ${downloadName}`] : []),
  ].join(" \\\n");
}

function formatTypeScript({ method, url, json, idempotent, uploadName, downloadName }: SampleCall): string {
  const tool = uploadName ? "readFile" : "writeFile";
  const headers = [
    `    Authorization: \`Bearer \${process.env.WAYBILL}\`,`,
    ...(json ? [`    "Content-Type": "application/json",`] : []),
    ...(idempotent ? [`    "Idempotency-Key": crypto.randomUUID(),`] : []),
  ];
  return [
    ...(uploadName || downloadName ? [`import { ${tool} } from "node:fs/promises";`, ""] : []),
    ...(uploadName
      ? [
          `const body = new FormData();`,
          `body.set("file", new Blob([await readFile("${uploadName}")]), "${uploadName}");`,
        ]
      : []),
    `const answer = await fetch("${url}", {`,
    `  method: "${method}",`,
    `  headers: {`,
    ...headers,
    `  },`,
    ...(json ? [`  body: JSON.stringify(${indentLines(json, 2)}),`] : []),
    ...(uploadName ? ["  body,"] : []),
    `});`,
    `if (!answer.ok) throw new Error(await answer.text());`,
    downloadName
      ? `await writeFile("${downloadName}", new Uint8Array(await answer.arrayBuffer()));`
      : `const { data } = await answer.json();`,
  ].join("\n");
}

function formatPython({ method, url, body, idempotent, uploadName, downloadName }: SampleCall): string {
  const headers = [
    `        "Authorization": f"Bearer {os.environ['WAYBILL']}",`,
    ...(idempotent ? [`        "Idempotency-Key": str(uuid.uuid4()),`] : []),
  ];
  return [
    idempotent ? "import os, uuid, requests" : "import os, requests",
    "",
    `answer = requests.request(`,
    `    "${method}",`,
    `    "${url}",`,
    `    headers={`,
    ...headers,
    `    },`,
    ...(body === null ? [] : [`    json=${indentLines(formatPythonValue(body), 4)},`]),
    ...(uploadName ? [`    files={"file": open("${uploadName}", "rb")},`] : []),
    `)`,
    `answer.raise_for_status()`,
    downloadName ? `open("${downloadName}", "wb").write(answer.content)` : `data = answer.json()["data"]`,
  ].join("\n");
}

/** A value as Python source. */
function formatPythonValue(value: unknown, depth = 1): string {
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
      value.map((each) => formatPythonValue(each, depth + 1)),
      "]",
    );
  if (typeof value !== "object") return JSON.stringify(value);
  const named = Object.entries(value).map(
    ([key, each]) => `${JSON.stringify(key)}: ${formatPythonValue(each, depth + 1)}`,
  );
  return lines("{", named, "}");
}

function formatPhp({ method, url, json, idempotent, uploadName, downloadName }: SampleCall): string {
  const headers = [
    `    "Authorization: Bearer " . getenv("WAYBILL"),`,
    ...(json ? [`    "Content-Type: application/json",`] : []),
    ...(idempotent ? [`    "Idempotency-Key: " . bin2hex(random_bytes(16)),`] : []),
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
    ...(uploadName ? [`curl_setopt($call, CURLOPT_POSTFIELDS, ["file" => new CURLFile("${uploadName}")]);`] : []),
    `$answer = curl_exec($call);`,
    `if ($answer === false || curl_getinfo($call, CURLINFO_RESPONSE_CODE) >= 400) {`,
    `    throw new RuntimeException($answer ?: curl_error($call));`,
    `}`,
    downloadName ? `file_put_contents("${downloadName}", $answer);` : `$data = json_decode($answer, true)["data"];`,
  ].join("\n");
}

function indentLines(text: string, by: number): string {
  return text.replaceAll("\n", `\n${" ".repeat(by)}`);
}
