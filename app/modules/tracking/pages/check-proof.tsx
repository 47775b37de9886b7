import { handleProofFile, loadProofCheck } from "../http/check-proof.server.ts";
import { ProofCheckPage } from "../screens/proof-check-page.tsx";
import type { Route } from "./+types/check-proof.ts";

export const loader = loadProofCheck;
export const action = handleProofFile;

export default function Screen({ loaderData, actionData }: Route.ComponentProps) {
  return <ProofCheckPage view={actionData ?? loaderData} />;
}
