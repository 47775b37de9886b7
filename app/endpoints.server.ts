import { alertsEndpoints } from "#app/modules/alerts/api.server.ts";
import { analyticsEndpoints } from "#app/modules/analytics/api.server.ts";
import { appsEndpoints } from "#app/modules/apps/api.server.ts";
import { attendanceEndpoints } from "#app/modules/attendance/api.server.ts";
import { automationEndpoints } from "#app/modules/automation/api.server.ts";
import { closingEndpoints } from "#app/modules/closing/api.server.ts";
import { collectionsEndpoints } from "#app/modules/collections/api.server.ts";
import { customFieldsEndpoints } from "#app/modules/custom-fields/api.server.ts";
import { customersEndpoints } from "#app/modules/customers/api.server.ts";
import { depositsEndpoints } from "#app/modules/deposits/api.server.ts";
import { developersEndpoints } from "#app/modules/developers/api.server.ts";
import { driverEndpoints } from "#app/modules/driver/api.server.ts";
import { fleetEndpoints } from "#app/modules/fleet/api.server.ts";
import { homeEndpoints } from "#app/modules/home/api.server.ts";
import { identityEndpoints } from "#app/modules/identity/api.server.ts";
import { importsEndpoints } from "#app/modules/imports/api.server.ts";
import { inventoryEndpoints } from "#app/modules/inventory/api.server.ts";
import { invoicingEndpoints } from "#app/modules/invoicing/api.server.ts";
import { labelsEndpoints } from "#app/modules/labels/api.server.ts";
import { paymentRunsEndpoints } from "#app/modules/ledger/api/payment-runs.endpoints.ts";
import { tillsEndpoints } from "#app/modules/ledger/api/tills.endpoints.ts";
import { ledgerEndpoints } from "#app/modules/ledger/api.server.ts";
import { listsEndpoints } from "#app/modules/lists/api.server.ts";
import { messagesEndpoints } from "#app/modules/messages/api.server.ts";
import { ordersEndpoints } from "#app/modules/orders/api.server.ts";
import { partnersEndpoints } from "#app/modules/partners/api.server.ts";
import { payoutsEndpoints } from "#app/modules/payouts/api.server.ts";
import { placesEndpoints } from "#app/modules/places/api.server.ts";
import { plansEndpoints } from "#app/modules/plans/api.server.ts";
import { pricingEndpoints } from "#app/modules/pricing/api.server.ts";
import { reportsEndpoints } from "#app/modules/reports/api.server.ts";
import { routesEndpoints } from "#app/modules/routes/api.server.ts";
import { sandboxEndpoints } from "#app/modules/sandbox/api.server.ts";
import { settingsEndpoints } from "#app/modules/settings/api.server.ts";
import { shipmentsEndpoints } from "#app/modules/shipments/api.server.ts";
import { shopsEndpoints } from "#app/modules/shops/api.server.ts";
import { slotsEndpoints } from "#app/modules/slots/api.server.ts";
import { trackingEndpoints } from "#app/modules/tracking/api.server.ts";
import { webhooksEndpoints } from "#app/modules/webhooks/api.server.ts";
import { workspaceEndpoints } from "#app/modules/workspace/api.server.ts";
import type { Endpoint } from "#app/platform/http/endpoint.server.ts";

/** Every endpoint of the API. The router, the guard, the description, the portal, the tools, the access matrix and the fuzzer walk this list. */
export const endpoints: readonly Endpoint[] = [
  ...workspaceEndpoints,
  ...identityEndpoints,
  ...appsEndpoints,
  ...placesEndpoints,
  ...fleetEndpoints,
  ...pricingEndpoints,
  ...partnersEndpoints,
  ...customFieldsEndpoints,
  ...customersEndpoints,
  ...listsEndpoints,
  ...ledgerEndpoints,
  ...paymentRunsEndpoints,
  ...tillsEndpoints,
  ...depositsEndpoints,
  ...ordersEndpoints,
  ...shipmentsEndpoints,
  ...inventoryEndpoints,
  ...labelsEndpoints,
  ...collectionsEndpoints,
  ...payoutsEndpoints,
  ...invoicingEndpoints,
  ...attendanceEndpoints,
  ...closingEndpoints,
  ...routesEndpoints,
  ...driverEndpoints,
  ...slotsEndpoints,
  ...messagesEndpoints,
  ...trackingEndpoints,
  ...plansEndpoints,
  ...automationEndpoints,
  ...importsEndpoints,
  ...alertsEndpoints,
  ...webhooksEndpoints,
  ...shopsEndpoints,
  ...sandboxEndpoints,
  ...settingsEndpoints,
  ...analyticsEndpoints,
  ...reportsEndpoints,
  ...homeEndpoints,
  ...developersEndpoints(() => endpoints),
];
