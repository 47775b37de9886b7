import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "react-router";
import { formatProofCheckPath } from "#app/modules/orders/model/tracked/tracking-link.ts";
import { sha256 } from "#app/modules/shipments/model/proof-facts.ts";
import { appContext } from "#app/platform/http/contexts.server.ts";
import { readCookie } from "#app/platform/http/cookies.server.ts";
import { getRequestLanguage } from "#app/platform/http/device-preferences.server.ts";
import { toFailureBody } from "#app/platform/http/failures.server.ts";
import { readUploadedFile } from "#app/platform/http/files/upload.server.ts";
import { errorStatuses } from "#app/platform/kernel/error-codes.ts";
import { type Failure, fail } from "#app/platform/kernel/result.ts";
import { checkProof, readCustomerProof } from "../commands/check-proof.server.ts";
import { createCustomerScope } from "../db/customer-order.reads.server.ts";
import { type ProofCheckView, parseProofHash } from "../model/proof-check.ts";
import { readVisitedOrder, trackingCookie, verifyCustomer } from "./manage-order.server.ts";

/** The largest file of which the hash is computed, bytes: as large as a driver's picture may be. */
const MAX_CHECKED_BYTES = 3 * 1024 * 1024;

async function readScope(args: LoaderFunctionArgs | ActionFunctionArgs) {
  const found = await readVisitedOrder(args);
  if (!found.ok) throw data(null, { status: errorStatuses[found.failure.code] });
  const { visitor, order } = found.value;
  const scope = await createCustomerScope(visitor, order, visitor.language);
  if (!scope) throw data(null, { status: errorStatuses.order_not_found });
  return { ...found.value, scope };
}

/** Checks a hash, or says why not. */
async function answerCheck(
  args: LoaderFunctionArgs | ActionFunctionArgs,
  readHash: () => Promise<string | null | Failure>,
) {
  const { scope, order } = await readScope(args);
  const { appTitle } = args.context.get(appContext);
  const view: ProofCheckView = {
    ...{ number: order.number, timezone: order.timezone, appTitle },
    ...{ checked: null, refusal: null },
  };
  const hash = await readHash();
  if (hash === null) return view;
  if (typeof hash !== "string")
    return { ...view, refusal: toFailureBody(getRequestLanguage(args.request), hash).message };
  return { ...view, checked: { hash, found: await checkProof(scope, order, hash) } };
}

/** `?sha256=`: the hash that a proof of delivery shows. */
export function loadProofCheck(args: LoaderFunctionArgs): Promise<ProofCheckView> {
  const written = new URL(args.request.url).searchParams.get("sha256");
  return answerCheck(args, async () =>
    written ? (parseProofHash(written) ?? fail("proof_hash_malformed").failure) : null,
  );
}

/** The hash of a file that is sent: the proof's own, or a picture of it. Nothing of the file is kept. */
export function handleProofFile(args: ActionFunctionArgs): Promise<ProofCheckView> {
  return answerCheck(args, async () => {
    const file = await readUploadedFile(args.request, MAX_CHECKED_BYTES);
    return file.ok ? sha256(new Uint8Array(file.value.bytes)) : file.failure;
  });
}

/** The verified customer's proof of the delivery: its facts as a file, or with `?check=yes` its check. */
export async function sendCustomerProof(args: LoaderFunctionArgs): Promise<Response> {
  const { order, visitor } = await readScope(args);
  const customer = await verifyCustomer({ visitor, order }, readCookie(args.request, trackingCookie));
  if (!customer.ok) return redirect(`/track/${order.number}/manage?${new URLSearchParams({ lang: visitor.language })}`);
  const proof = await readCustomerProof(customer.value, order);
  if (!proof.ok) throw data(null, { status: errorStatuses[proof.failure.code] });
  const { sha256: hash, facts } = proof.value;
  if (new URL(args.request.url).searchParams.has("check"))
    return redirect(formatProofCheckPath(order.number, { sha256: hash, lang: visitor.language }));
  if (facts === null) throw data(null, { status: errorStatuses.no_proof });
  return new Response(facts, {
    headers: {
      "Content-Type": "application/json",
      "Content-Disposition": `attachment; filename="${order.number}.json"`,
      "Cache-Control": "private, no-store",
      "X-Content-Type-Options": "nosniff",
    },
  });
}
