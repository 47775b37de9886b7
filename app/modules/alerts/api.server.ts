import { catalogueEndpoints } from "#app/platform/catalogue/endpoints.server.ts";
import { type Endpoint, endpoint } from "#app/platform/http/endpoint.server.ts";
import { withTags } from "#app/platform/http/endpoint-tags.ts";
import { bulkOutcomeSchema, createdSchema } from "#app/platform/http/responses/shared.responses.ts";
import { alertRuleCatalogue } from "./commands/alert-rule-catalogue.server.ts";
import { sendTestAlert } from "./commands/send-test-alert.server.ts";

const access = { permission: ["settings", "settings.alerts"] } as const;

/** Headings of the description. */
const tags = { alerts: "Who is notified of what, and how." };

export const alertsEndpoints: readonly Endpoint[] = withTags(tags, [
  ...catalogueEndpoints(alertRuleCatalogue, { path: "/alerts", access, many: "alerts", one: "an alert" }),
  endpoint({
    method: "POST",
    path: "/alerts/:id/test",
    access,
    summary: "Send a test of an alert",
    command: sendTestAlert,
    output: createdSchema,
  }),
  endpoint({
    method: "POST",
    path: "/alerts/:id/enable",
    access,
    summary: "Switch an alert on",
    command: alertRuleCatalogue.switchingOn(),
    output: bulkOutcomeSchema,
  }),
  endpoint({
    method: "POST",
    path: "/alerts/:id/disable",
    access,
    summary: "Switch an alert off",
    command: alertRuleCatalogue.deactivate,
    output: bulkOutcomeSchema,
  }),
]);
