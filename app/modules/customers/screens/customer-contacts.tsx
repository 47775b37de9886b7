import { Pencil, Plus, Trash2 } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { PhoneLink } from "#app/ui/formats/phone-link.tsx";
import { Button, IconButton } from "#app/ui/primitives/button.tsx";
import { CommandDialog } from "#app/ui/resource/detail/command-dialog.tsx";
import { DetailSection } from "#app/ui/resource/detail/detail-section.tsx";
import type { CustomerContactView } from "../model/customer.ts";

interface ContactsProps {
  contacts: readonly CustomerContactView[];
  version: number;
  /** Opens the form of a contact, or of a new one; absent for readers who may not change them. */
  onEdit: ((contact: CustomerContactView | null) => void) | undefined;
}

/** The contact persons of a customer. */
export function CustomerContacts({ contacts, version, onEdit }: ContactsProps) {
  const { t } = useTranslation("customers");
  const [removing, setRemoving] = useState<CustomerContactView | null>(null);
  return (
    <DetailSection
      title={t("contacts")}
      action={
        onEdit && (
          <Button icon={Plus} onClick={() => onEdit(null)}>
            {t("add_contact")}
          </Button>
        )
      }
    >
      {contacts.length === 0 ? (
        <p className="faint-ink">{t("no_contacts")}</p>
      ) : (
        <table className="plain">
          <thead>
            <tr>
              <th>{t("name")}</th>
              <th>{t("phone")}</th>
              <th>{t("email")}</th>
              {onEdit && (
                <th className="to-right">
                  <span className="visually-hidden">{t("edit_contact")}</span>
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {contacts.map((contact) => (
              <tr key={contact.id}>
                <td>{contact.name}</td>
                <td>
                  <PhoneLink number={contact.phone} />
                </td>
                <td>{contact.email && <a href={`mailto:${contact.email}`}>{contact.email}</a>}</td>
                {onEdit && (
                  <td className="to-right">
                    <span className="inline-flex">
                      <IconButton
                        icon={Pencil}
                        size={14}
                        label={t("edit_named", { name: contact.name })}
                        onClick={() => onEdit(contact)}
                      />
                      <IconButton
                        icon={Trash2}
                        size={14}
                        label={t("remove_named", { name: contact.name })}
                        tip="end"
                        onClick={() => setRemoving(contact)}
                      />
                    </span>
                  </td>
                )}
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {removing && (
        <CommandDialog
          title={t("remove_contact")}
          cancelLabel={t("keep_contact")}
          intent="customers.contacts.remove"
          hidden={{ contact_id: removing.id, version: String(version) }}
          text={t("remove_contact_text", { name: removing.name })}
          danger
          onDone={t("contact_removed")}
          onClose={() => setRemoving(null)}
        />
      )}
    </DetailSection>
  );
}
