/** A call as code in one language. */
export interface SampleCall {
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

export function formatCurl({ method, url, json, idempotent, uploadName, downloadName }: SampleCall): string {
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

export function formatTypeScript({ method, url, json, idempotent, uploadName, downloadName }: SampleCall): string {
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

export function formatPython({ method, url, body, idempotent, uploadName, downloadName }: SampleCall): string {
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

export function formatPhp({ method, url, json, idempotent, uploadName, downloadName }: SampleCall): string {
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
