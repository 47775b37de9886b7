import { Pencil, Plus } from "lucide-react";
import { type ReactNode, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { CustomFieldFacts } from "#app/modules/custom-fields/screens/custom-field-facts.tsx";
import { lazyPart } from "#app/ui/client/lazy-part.ts";
import { useDates } from "#app/ui/formats/date-time.tsx";
import { formatWithinSentence } from "#app/ui/formats/dates.ts";
import { PhoneLink, PhonesProvider } from "#app/ui/formats/phone-link.tsx";
import { Button } from "#app/ui/primitives/button.tsx";
import { DetailPage } from "#app/ui/resource/detail/detail-page.tsx";
import { DetailSection, Facts } from "#app/ui/resource/detail/detail-section.tsx";
import type { CustomerPageView } from "../commands/view-customers.server.ts";
import type { CustomerAddressView } from "../model/customer.ts";
import { CustomerAddress } from "./customer-address.tsx";
import { CustomerContacts } from "./customer-contacts.tsx";
import type { CustomerFormKind } from "./customer-dialog.tsx";
import { CustomerDuplicates } from "./customer-duplicates.tsx";
import { CustomerTypeCell } from "./customers.resource.tsx";

const CustomerDialog = lazyPart(async () => ({
  default: (await import("./customer-dialog.tsx")).CustomerDialog,
}));

interface CustomerPageProps {
  view: CustomerPageView;
  mapStyleUrl: string;
  /** The section with the customer's orders. */
  orders: ReactNode;
}

/** A customer: details, addresses, orders. */
export function CustomerPage({ view, mapStyleUrl, orders }: CustomerPageProps) {
  const { t } = useTranslation("customers");
  const dates = useDates();
  const [open, setOpen] = useState<CustomerFormKind | null>(null);
  const { customer, addresses, may } = view;
  const address = (of: CustomerAddressView | null) => setOpen({ kind: "address", address: of });
  const edit = {
    key: "edit",
    label: t("edit"),
    icon: Pencil,
    primary: true,
    onSelect: () => setOpen({ kind: "customer" }),
  };
  return (
    <PhonesProvider written={view.phones}>
      <DetailPage
        crumbs={[{ label: t("title"), to: "/customers" }, { label: customer.name }]}
        title={customer.name}
        actions={may.update ? [edit] : []}
        facts={
          <>
            <span>
              <CustomerTypeCell type={customer.type} />
            </span>
            <span>{t("since", { when: formatWithinSentence(dates.instant(customer.created_at)) })}</span>
          </>
        }
      >
        <DetailSection title={t("details")}>
          <Facts
            facts={[
              { label: t("business_name"), value: customer.business_name },
              { label: t("first_name"), value: customer.first_name },
              { label: t("last_name"), value: customer.last_name },
              { label: t("phone"), value: customer.phone && <PhoneLink number={customer.phone} /> },
              { label: t("email"), value: customer.email && <a href={`mailto:${customer.email}`}>{customer.email}</a> },
              { label: t("tags"), value: customer.tags.join(", ") },
              { label: t("notes"), value: customer.notes },
            ]}
          />
        </DetailSection>
        <CustomFieldFacts fields={view.customFields} metadata={customer.metadata} action={null} />
        <CustomerContacts
          contacts={view.contacts}
          version={customer.version}
          onEdit={may.update ? (contact) => setOpen({ kind: "contact", contact }) : undefined}
        />
        <DetailSection
          title={t("addresses")}
          action={
            may.manageAddresses && (
              <Button icon={Plus} onClick={() => address(null)}>
                {t("add_address")}
              </Button>
            )
          }
        >
          {addresses.length === 0 && <p className="faint-ink">{t("no_addresses")}</p>}
        </DetailSection>
        {addresses.map((each) => (
          <CustomerAddress
            key={each.id}
            address={each}
            agents={view.agents}
            mapStyleUrl={mapStyleUrl}
            version={customer.version}
            onEdit={may.manageAddresses ? () => address(each) : undefined}
          />
        ))}
        {view.duplicates.length > 0 && (
          <CustomerDuplicates
            customer={customer}
            duplicates={view.duplicates}
            mayMerge={may.update && may.manageAddresses}
          />
        )}
        {orders}
      </DetailPage>
      {open && (
        <Suspense>
          <CustomerDialog open={open} view={view} onClose={() => setOpen(null)} />
        </Suspense>
      )}
    </PhonesProvider>
  );
}
