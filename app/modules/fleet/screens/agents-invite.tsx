import { UserPlus } from "lucide-react";
import { Suspense, useState } from "react";
import { lazyPart } from "#app/ui/client/lazy-part.ts";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { Button } from "#app/ui/primitives/button.tsx";
import { showToast } from "#app/ui/primitives/toast.ts";
import type { FormChoices, FormSection } from "#app/ui/resource/form/form-spec.ts";
import { PastedField } from "#app/ui/resource/form/pasted-field.tsx";
import { functionKeyOptions } from "#app/ui/settings-list/settings-options.ts";

const FormDialog = lazyPart(async () => ({
  default: (await import("#app/ui/resource/form/form-dialog.tsx")).FormDialog,
}));

const splitPhones = (text: string) =>
  text
    .split(/[,;\n]+/)
    .map((each) => each.trim())
    .filter(Boolean);

const sections: readonly FormSection[] = [
  {
    key: "numbers",
    fields: [
      {
        kind: "custom",
        name: "phones",
        label: "agents:phones",
        render: (name) => (
          <PastedField name={name} label="agents:phones" hint="agents:phones_hint" type="tel" split={splitPhones} />
        ),
      },
      { kind: "choice", name: "team_id", label: "agents:team", span: 3, optional: true },
      { kind: "checks", name: "functions", label: "agents:functions", options: functionKeyOptions },
    ],
  },
];

/** Invites agents by their phone numbers, many at once. */
export function InviteAgents({ choices }: { choices: FormChoices }) {
  const t = useTranslate();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button icon={UserPlus} onClick={() => setOpen(true)}>
        {t("agents:invite")}
      </Button>
      {open && (
        <Suspense>
          <FormDialog
            title={t("agents:invite")}
            submit={t("agents:invite_send")}
            schema={() => import("../model/agent.ts").then((module) => module.agentInvitationSchema)}
            intent="settings.agents.invite"
            sections={sections}
            defaultValue={{ functions: ["deliveries"] }}
            choices={choices}
            onClose={() => setOpen(false)}
            onDone={() => showToast(t("settings:saved"))}
            wide
          />
        </Suspense>
      )}
    </>
  );
}
