import type { ShouldRevalidateFunctionArgs } from "react-router";
import { ConsentAnswered, ConsentRefused, ConsentScreen } from "../screens/consent-screen.tsx";
import type { Route } from "./+types/oauth-authorize.ts";
import "../screens/consent.css";

export { answerConsent as action, loadConsent as loader } from "../http/authorize.server.ts";

/** After an answer the request is not loaded again. */
export const shouldRevalidate = ({ actionResult, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  actionResult === undefined && defaultShouldRevalidate;

/** An app asks a person for access to a workspace. */
export default function Authorize({ loaderData, actionData }: Route.ComponentProps) {
  if (loaderData.kind === "refused") return <ConsentRefused why={loaderData.why} />;
  if (actionData?.to) return <ConsentAnswered data={loaderData} to={actionData.to} />;
  return <ConsentScreen data={loaderData} message={actionData?.message ?? null} />;
}
