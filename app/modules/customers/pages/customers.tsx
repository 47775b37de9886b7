import { FileUp, Plus } from "lucide-react";
import { Suspense, useState } from "react";
import { useNavigate } from "react-router";
import {
  toFieldChoices,
  toFieldSections,
  toImportFields,
} from "#app/modules/custom-fields/screens/custom-field-specs.ts";
import { getRequestLanguage } from "#app/platform/http/device-preferences.server.ts";
import { createCommandAction, createScreenLoader } from "#app/platform/http/screens.server.ts";
import { getCreatedId } from "#app/ui/client/created-id.ts";
import { lazyPart } from "#app/ui/client/lazy-part.ts";
import { useLanguage, useTranslate } from "#app/ui/i18n/use-translate.ts";
import { Button } from "#app/ui/primitives/button.tsx";
import { ResourceTable } from "#app/ui/resource/table/resource-table.tsx";
import { createCustomer } from "../commands/save-customer.server.ts";
import { readCustomersScreen } from "../commands/view-customers.server.ts";
import { customerImportFields, customerSections, customersSpec } from "../screens/customers.resource.tsx";
import type { Route } from "./+types/customers.ts";

export const loader = createScreenLoader((scope, { url, request }) =>
  readCustomersScreen(scope, { url, language: getRequestLanguage(request) }),
);
export const action = createCommandAction([createCustomer]);

const FormDialog = lazyPart(async () => ({
  default: (await import("#app/ui/resource/form/form-dialog.tsx")).FormDialog,
}));

const ListImportDialog = lazyPart(async () => ({
  default: (await import("#app/ui/resource/import/list-import-dialog.tsx")).ListImportDialog,
}));

/** The list of customers; a new one opens on its own page. */
export default function Customers({ loaderData: { list, canCreate, customFields } }: Route.ComponentProps) {
  const t = useTranslate();
  const { language } = useLanguage();
  const navigate = useNavigate();
  const [adding, setAdding] = useState(false);
  const [importing, setImporting] = useState(false);
  const add = canCreate && (
    <>
      <Button icon={FileUp} onClick={() => setImporting(true)}>
        {t("common:action.import")}
      </Button>
      <Button kind="primary" icon={Plus} onClick={() => setAdding(true)}>
        {t("customers:add")}
      </Button>
    </>
  );
  return (
    <>
      <ResourceTable spec={customersSpec} data={list} actions={add} emptyAction={add} />
      {importing && (
        <Suspense>
          <ListImportDialog
            title={t("customers:import")}
            path="/customers/import"
            template="/customers/template"
            fields={[...customerImportFields, ...toImportFields(customFields, language)]}
            onClose={() => setImporting(false)}
          />
        </Suspense>
      )}
      {adding && (
        <Suspense>
          <FormDialog
            title={t("customers:add")}
            submit={t("customers:add")}
            schema={() => import("../model/customer.ts").then((module) => module.customerSchema)}
            intent="customers.create"
            sections={[...customerSections, ...toFieldSections(customFields, language)]}
            choices={toFieldChoices(customFields, t)}
            defaultValue={{ type: "1" }}
            onClose={() => setAdding(false)}
            onDone={(value) => {
              const id = getCreatedId(value);
              if (id) navigate(`/customers/${id}`);
            }}
            wide
          />
        </Suspense>
      )}
    </>
  );
}
