import { type ApiCall, getFormBody, getJsonBody, resolveSchema } from "./api-document.ts";
import { orderSample } from "./guides/order-sample.ts";
import { formatCurl, formatPhp, formatPython, formatTypeScript, type SampleCall } from "./sample-code.ts";
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
  "POST /api/orders": { ...orderSample, source: { location_id: "01932f4e-6c5a-7d3e-9a51-5b9c0e7a1f02" } },
  "POST /api/customers": { type: 1, first_name: "Anna", last_name: "Huber", phone: "+4232345678" },
  "POST /api/webhooks": { name: "Shop", url: "https://hooks.example.com/waybill", events: ["order.status_changed"] },
  "POST /api/access-tokens": { name: "ERP", access: "limited", permissions: ["orders", "orders.create"] },
};

/** An example body with more meaning than the schema's, by method and path; undefined without one. */
export function findSampleBody(call: string): unknown {
  return sampleBodies[call];
}

/** Request body of a call; null without one. */
export function getSampleBody(call: ApiCall): unknown {
  const schema = getJsonBody(call);
  return schema ? (sampleBodies[`${call.method} ${call.path}`] ?? createSchemaSample(schema, { all: false })) : null;
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
  const form = getFormBody(call);
  const file = form && resolveSchema(form).properties?.file;
  const [ending] = /^\w+/.exec(file?.description ?? "") ?? [];
  return ending ? `file.${ending.toLowerCase()}` : null;
}

function getDownloadName(call: ApiCall): string | null {
  const [, answer] = Object.entries(call.responses)[0] ?? [];
  const types = Object.keys(answer?.content ?? {});
  return types.length > 0 && !types.includes("application/json") ? `answer.${types[0]?.split("/")[1]}` : null;
}
