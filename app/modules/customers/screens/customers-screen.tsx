import { FileUp, Plus } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { useNavigate } from "react-router";
import { getCreatedId } from "#app/ui/client/created-id.ts";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { Button } from "#app/ui/primitives/button.tsx";
import type { ResourceData } from "#app/ui/resource/resource-spec.ts";
import { ResourceTable } from "#app/ui/resource/table/resource-table.tsx";
import type { CustomerRow } from "../db/customer-list.reads.server.ts";
import { customerImportFields, customerSections, customersSpec } from "./customers.resource.tsx";

const FormDialog = lazy(async () => ({
  default: (await import("#app/ui/resource/form/form-dialog.tsx")).FormDialog,
}));

const ListImportDialog = lazy(async () => ({
  default: (await import("#app/ui/resource/import/list-import-dialog.tsx")).ListImportDialog,
}));

/** The list of customers; a new one opens on its own page. */
export function CustomersScreen({ list, canCreate }: { list: ResourceData<CustomerRow>; canCreate: boolean }) {
  const t = useTranslate();
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
            fields={customerImportFields}
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
            sections={customerSections}
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
