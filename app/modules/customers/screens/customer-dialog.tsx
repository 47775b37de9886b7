import { useState } from "react";
import { useTranslation } from "react-i18next";
import { toFieldChoices, toFieldSections } from "#app/modules/custom-fields/screens/custom-field-specs.ts";
import { useLanguage, useTranslate } from "#app/ui/i18n/use-translate.ts";
import { showToast } from "#app/ui/primitives/toast.ts";
import { ChangedByOthers, listDifferences } from "#app/ui/resource/form/changed-by-others.tsx";
import { FormDialog } from "#app/ui/resource/form/form-dialog.tsx";
import { useLostRace } from "#app/ui/resource/form/use-lost-race.ts";
import type { CustomerPageView } from "../commands/view-customers.server.ts";
import type { CustomerAddressView, CustomerContactView } from "../model/customer.ts";
import { listCustomerTexts } from "./customer-texts.ts";
import { addressSections, contactSections, customerSections } from "./customers.resource.tsx";

/** The part of a customer that is edited; null for a new one. */
export type CustomerFormKind =
  | { kind: "customer" }
  | { kind: "address"; address: CustomerAddressView | null }
  | { kind: "contact"; contact: CustomerContactView | null };

interface CustomerDialogProps {
  open: CustomerFormKind;
  view: CustomerPageView;
  onClose: () => void;
}

/**
 * Changes a customer, an address or a contact. After a lost race it shows what the other person changed, keeps what was
 * typed, and can apply it again.
 */
export function CustomerDialog({ open, view, onClose }: CustomerDialogProps) {
  const { t } = useTranslation(["customers", "common"]);
  const translate = useTranslate();
  // The record when the form was opened: changes by others must not replace it under the form.
  const [initialView] = useState(view);
  const { overtaken, onRefused } = useLostRace();
  const { language } = useLanguage();
  const { title, ...form } = getForm(open, initialView);
  const own = open.kind === "customer" ? initialView.customFields : [];
  const changes = overtaken
    ? listDifferences(listCustomerTexts(initialView, translate), listCustomerTexts(view, translate))
    : [];
  const getNotice = (value: unknown) => {
    const position = typeof value === "object" && value !== null && "position" in value ? value.position : "exact";
    if (position === "coarse") return t("saved_coarse");
    return position === "none" ? t("saved_unfound") : null;
  };
  return (
    <FormDialog
      {...form}
      sections={[...form.sections, ...toFieldSections(own, language)]}
      choices={{ ...form.choices, ...toFieldChoices(own, translate) }}
      title={t(title)}
      submit={overtaken ? t("common:conflict.apply") : t("save")}
      hidden={{ ...getIdFields(open), version: overtaken ? view.customer.version : initialView.customer.version }}
      notice={overtaken && <ChangedByOthers changes={changes} />}
      onRefused={onRefused}
      onClose={onClose}
      onDone={(value) => showToast(getNotice(value) ?? t("saved"))}
      wide
    />
  );
}

const loadCustomerModule = () => import("../model/customer.ts");

function getForm(open: CustomerFormKind, { customer, agents, country }: CustomerPageView) {
  if (open.kind === "customer")
    return {
      title: "edit" as const,
      schema: () => loadCustomerModule().then((module) => module.customerSchema),
      intent: "customers.update",
      sections: customerSections,
      defaultValue: customer,
    };
  if (open.kind === "contact")
    return {
      title: open.contact ? ("edit_contact" as const) : ("add_contact" as const),
      schema: () => loadCustomerModule().then((module) => module.customerContactSchema),
      intent: open.contact ? "customers.contacts.update" : "customers.contacts.create",
      sections: contactSections,
      defaultValue: open.contact ?? {},
    };
  const { address } = open;
  return {
    title: address ? ("edit_address" as const) : ("add_address" as const),
    schema: () => loadCustomerModule().then((module) => module.customerAddressSchema),
    intent: address ? "customers.addresses.update" : "customers.addresses.create",
    sections: addressSections,
    defaultValue: address ? { ...address, ...address.point } : { address: { country } },
    choices: { allowed_agents: agents },
  };
}

/** The id of the address or contact that is changed. */
function getIdFields(open: CustomerFormKind): Record<string, string> {
  if (open.kind === "contact" && open.contact) return { contact_id: open.contact.id };
  return open.kind === "address" && open.address ? { address_id: open.address.id } : {};
}
