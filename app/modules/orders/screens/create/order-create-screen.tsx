import { type FormEvent, useMemo, useState } from "react";
import { useNavigate } from "react-router";
import type { CustomField } from "#app/modules/custom-fields/model/custom-field.ts";
import { toFieldChoices, toFieldSections } from "#app/modules/custom-fields/screens/custom-field-specs.ts";
import { useFormats } from "#app/ui/formats/formats-context.tsx";
import { useLanguage, useTranslate } from "#app/ui/i18n/use-translate.ts";
import { Button } from "#app/ui/primitives/button.tsx";
import { Dialog } from "#app/ui/primitives/dialog.tsx";
import { showToast } from "#app/ui/primitives/toast.ts";
import { Crumbs } from "#app/ui/resource/detail/detail-page.tsx";
import type { FormChoices } from "#app/ui/resource/form/form-spec.ts";
import { ResourceForm } from "#app/ui/resource/form/resource-form.tsx";
import { SaveBar } from "#app/ui/resource/form/save-bar.tsx";
import { PageTitle } from "#app/ui/shell/page-title.tsx";
import { type OrderStatus, orderStatuses } from "../../model/order.enums.ts";
import { listOrderKinds } from "../../model/order-kinds.rules.ts";
import { OrderAside } from "./order-aside.tsx";
import { getOrderDefaults } from "./order-defaults.ts";
import { hasUnkept, toDraftDefaults, useOrderDraft } from "./order-draft.ts";
import { buildOrderForm } from "./order-form.resource.tsx";
import { useMethodOffer } from "./use-method-offer.ts";
import "./order-create.css";

interface OrderCreateScreenProps {
  /** Errors by field name. */
  choices: FormChoices;
  country: string;
  account: "carrier" | "merchant";
  maySeeCustomers: boolean;
  /** The member may choose items from the inventory. */
  mayPickItems: boolean;
  /** Locations have coverage, which determines the source. */
  covered: boolean;
  customFields: readonly CustomField[];
  /** Where this browser keeps the draft of the person in the account. */
  draftKey: string;
}

interface CreatedOrder {
  number: string;
  status: OrderStatus;
}

/** The form for one order. */
export function OrderCreateScreen(props: OrderCreateScreenProps) {
  const { choices, country, account, maySeeCustomers, mayPickItems, covered, draftKey, customFields } = props;
  const t = useTranslate();
  const navigate = useNavigate();
  const { weight } = useFormats();
  const { language } = useLanguage();
  const [defaultKind = "standard"] = listOrderKinds(account);
  const draft = useOrderDraft(draftKey);
  const defaults = useMemo(() => draft.restored && toDraftDefaults(draft.restored), [draft.restored]);
  const [chosenKind, setKind] = useState<string | null>(null);
  const kind = chosenKind ?? (typeof defaults?.kind === "string" ? defaults.kind : defaultKind);
  const [limited, setLimited] = useState(false);
  const locations = choices["source.location_id"] ?? [];
  // Sections must keep their identity while somebody types, or their fields remount.
  const sections = useMemo(
    () => [
      ...buildOrderForm(kind, {
        ...{ account, locations, maySeeCustomers, mayPickItems },
        starts: defaults
          ? { source: getStart(defaults.source), destination: getStart(defaults.destination) }
          : undefined,
      }),
      ...toFieldSections(customFields, language),
    ],
    [kind, account, locations, maySeeCustomers, mayPickItems, defaults, customFields, language],
  );
  const [source] = covered ? [] : locations;
  const { onInput, choices: offered, offer, left } = useMethodOffer(choices);
  const onCreated = ({ number, status }: CreatedOrder) => {
    draft.discard();
    showToast(t(status === orderStatuses.code.draft ? "orders:form.created_draft" : "orders:form.created", { number }));
    navigate(`/orders/${number}`);
  };
  const keep = async (formId: string) => {
    const form = document.getElementById(formId);
    if (!(form instanceof HTMLFormElement)) return;
    const data = new FormData(form);
    const kept = await draft.keep(data, Date.now());
    showToast(
      t(
        kept
          ? hasUnkept(data)
            ? "orders:form.draft.kept_partly"
            : "orders:form.draft.kept"
          : "orders:form.draft.failed",
      ),
    );
  };
  return (
    <>
      <PageTitle>{t("orders:form.title")}</PageTitle>
      <div className="scroll order-create min-h-0 flex-1 pb-6">
        <header className="px-7 pt-5">
          <Crumbs crumbs={[{ label: t("common:nav.orders"), to: "/orders" }, { label: t("orders:form.title") }]} />
          <h1>{t("orders:form.title")}</h1>
        </header>
        <div
          className="px-7"
          onInput={(event) => {
            setKind((old) => getChangedKind(event) ?? old);
            onInput(event);
          }}
        >
          <ResourceForm<CreatedOrder>
            key={draft.restored?.at}
            kept={draft.keptAt}
            schema={() => import("../../model/order.ts").then((module) => module.orderDraftSchema)}
            intent="orders.create"
            sections={sections}
            choices={{ ...offered, ...toFieldChoices(customFields, t) }}
            defaultValue={defaults ?? getOrderDefaults(defaultKind, source?.value, country, weight)}
            onDone={onCreated}
            onRefused={(code) => setLimited(code === "billing_limit_reached")}
            guarded
            footer={(state) => (
              <>
                <p className="faint-ink px-1 py-2" aria-live="polite">
                  {covered && offer?.source?.name && t("orders:form.leaves_from", { name: offer.source.name })}{" "}
                  {left > 0 && t("orders:form.methods_left", { number: left })}
                </p>
                <OrderAside {...{ sections }} errors={state.errors} keptAt={draft.keptAt} onDiscard={draft.discard} />
                <SaveBar
                  state={state}
                  label={t("orders:form.save")}
                  more={<Button onClick={() => void keep(state.id)}>{t("orders:form.draft.keep")}</Button>}
                />
              </>
            )}
          />
        </div>
      </div>
      {limited && <BillingLimitDialog onClose={() => setLimited(false)} />}
    </>
  );
}

const getStart = (place: unknown): "saved" | "typed" =>
  typeof place === "object" && place !== null && "location_id" in place ? "saved" : "typed";

/** The chosen kind, when that is what changed. */
function getChangedKind({ target }: FormEvent): string | null {
  return target instanceof HTMLSelectElement && target.name === "kind" ? target.value : null;
}

/** Explains that a merchant has reached its billing limit. */
function BillingLimitDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslate();
  const footer = (
    <Button kind="primary" onClick={onClose}>
      {t("common:action.ok")}
    </Button>
  );
  return (
    <Dialog open title={t("orders:limit.title")} onClose={onClose} footer={footer}>
      <p>{t("orders:limit.text")}</p>
    </Dialog>
  );
}
