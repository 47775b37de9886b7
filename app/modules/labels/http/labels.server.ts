import type { LoaderFunctionArgs } from "react-router";
import { scopeContext } from "#app/platform/http/contexts.server.ts";
import { toFailureResponse } from "#app/platform/http/failures.server.ts";
import { readFileForm } from "#app/platform/http/files/list-files.server.ts";
import { printLabels } from "../commands/generate-labels.server.ts";

/** The labels of orders as PDF: `?orders=A,B&paper=label|a4&design=…`, or the same fields in a form for many orders. */
export async function labelsResponse({ request, context }: LoaderFunctionArgs): Promise<Response> {
  const url = new URL(request.url);
  const fields = request.method === "POST" ? await readFileForm(request) : url.searchParams;
  const orders = fields.getAll("orders").concat(fields.getAll("ids")).map(String).join(",");
  const result = await printLabels.execute(context.get(scopeContext), {
    orders,
    design: fields.get("design") || undefined,
    paper: fields.get("paper") || undefined,
  });
  if (!result.ok) return toFailureResponse(request, result.failure);
  return new Response(result.value.pdf, {
    headers: {
      "Content-Type": "application/pdf",
      "Content-Disposition": 'inline; filename="labels.pdf"',
      "Cache-Control": "private, no-store",
      "X-Content-Type-Options": "nosniff",
    },
  });
}
