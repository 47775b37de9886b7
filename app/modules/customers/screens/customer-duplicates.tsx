import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { useCommandWithToast } from "#app/ui/client/use-command.ts";
import { Button } from "#app/ui/primitives/button.tsx";
import { BareCheckbox } from "#app/ui/primitives/checkbox.tsx";
import { ConfirmDialog } from "#app/ui/primitives/dialog.tsx";
import { showToast } from "#app/ui/primitives/toast.ts";
import { DetailSection } from "#app/ui/resource/detail/detail-section.tsx";
import type { CustomerView } from "../model/customer.ts";
import type { CustomerDuplicate } from "../model/merge-customers.ts";

interface CustomerDuplicatesProps {
  customer: CustomerView;
  duplicates: readonly CustomerDuplicate[];
  mayMerge: boolean;
}

/** Customers with the same phone, email or name, which can be merged into this one. */
export function CustomerDuplicates({ customer, duplicates, mayMerge }: CustomerDuplicatesProps) {
  const { t } = useTranslation("customers");
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [isConfirming, setConfirming] = useState(false);
  const command = useCommandWithToast<{ merged: number }>((_, { merged }) => showToast(t("merged", { count: merged })));
  const others = duplicates.filter(({ id }) => chosen.has(id)).map(({ id }) => id);
  const merge = () => {
    setConfirming(false);
    command.run("customers.merge", { version: customer.version, others });
  };
  return (
    <DetailSection
      title={t("duplicates")}
      action={
        mayMerge && (
          <Button disabled={others.length === 0} pending={command.busy} onClick={() => setConfirming(true)}>
            {t("merge")}
          </Button>
        )
      }
    >
      <table className="plain">
        <tbody>
          {duplicates.map((each) => (
            <tr key={each.id}>
              {mayMerge && (
                <td>
                  <BareCheckbox
                    aria-label={t("choose_duplicate", { name: each.name })}
                    checked={chosen.has(each.id)}
                    onChange={(event) => {
                      const next = new Set(chosen);
                      if (event.currentTarget.checked) next.add(each.id);
                      else next.delete(each.id);
                      setChosen(next);
                    }}
                  />
                </td>
              )}
              <td>
                <Link className="link" to={`/customers/${each.id}`}>
                  {each.name}
                </Link>
              </td>
              <td>{each.phone}</td>
              <td>{each.email}</td>
              <td className="faint-ink">{t(`same_${each.by}`)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {isConfirming && (
        <ConfirmDialog
          open
          title={t("merge_title", { name: customer.name })}
          text={t("merge_text", { count: others.length })}
          action={t("merge")}
          cancel={t("keep_apart")}
          danger
          onConfirm={merge}
          onClose={() => setConfirming(false)}
        />
      )}
    </DetailSection>
  );
}
