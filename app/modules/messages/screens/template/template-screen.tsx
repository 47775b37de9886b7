import { RotateCcw, Send } from "lucide-react";
import { useRef, useState } from "react";
import { useCommand } from "#app/ui/client/use-command.ts";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { Button } from "#app/ui/primitives/button.tsx";
import { ConfirmDialog } from "#app/ui/primitives/dialog.tsx";
import { showErrorToast, showToast } from "#app/ui/primitives/toast.ts";
import { Crumbs } from "#app/ui/resource/detail/detail-page.tsx";
import { LeaveGuard } from "#app/ui/resource/form/leave-guard.tsx";
import { PageTitle } from "#app/ui/shell/page-title.tsx";
import { SettingsFrame } from "#app/ui/shell/settings/settings-frame.tsx";
import type { MessageEvent } from "../../model/message.enums.ts";
import { type MessageLanguage, type MessageTexts, messageLanguages, type TemplateTexts } from "../../model/template.ts";
import { ChipEditor } from "./chip-editor.tsx";
import { ChipBar, PreviewChoice, TemplateBar } from "./template-bars.tsx";
import { type LanguagePreview, SmsCount, TemplatePreview } from "./template-preview.tsx";
import { type TemplateVersion, TemplateVersions } from "./template-versions.tsx";
import "../messages.css";
import "./template.css";

export interface TemplateScreenProps {
  template: {
    event: MessageEvent;
    merchant: { id: string; name: string } | null;
    version: number;
    in_use: number | null;
    texts: TemplateTexts;
    standard: TemplateTexts;
    versions: readonly TemplateVersion[];
  };
  orders: readonly { value: string; label: string }[];
  order: string;
  recipient: { email: string | null };
  previews: Readonly<Record<MessageLanguage, LanguagePreview>>;
  sender: string;
  whatsapp: boolean;
  canManage: boolean;
}

/** The texts of an event in every language, seen on an order as they are written. */
export function TemplateScreen(props: TemplateScreenProps) {
  const { template, orders, order, recipient, previews, sender, whatsapp, canManage } = props;
  const { event, merchant, version } = template;
  const t = useTranslate();
  const [draft, setDraft] = useState({ texts: template.texts, key: 0 });
  const [seen, setSeen] = useState<MessageLanguage>("de");
  const [isResetting, setResetting] = useState(false);
  const last = useRef<HTMLElement>(null);
  const { texts, key } = draft;
  const isDirty = JSON.stringify(texts) !== JSON.stringify(template.texts);
  const load = (next: TemplateTexts) => setDraft({ texts: next, key: key + 1 });
  const owner = { event, ...(merchant && { merchant_id: merchant.id }) };
  const act = useCommand<{ recipient?: string }>((answer) => {
    if (!answer.ok) return showErrorToast(answer.message, Object.values(answer.errors)[0]?.[0]);
    if (answer.value.recipient) return showToast(t("messages:template.tested", { recipient: answer.value.recipient }));
    if (answer.intent === "settings.messages.templates.reset") load(template.standard);
    showToast(t("settings:saved"));
  });
  const errors = act.refusal?.errors ?? {};
  const save = (state: "draft" | "used") =>
    act.run("settings.messages.templates.update", { ...owner, version, state, texts });
  const listPath = `/settings/notifications${merchant ? `?merchant=${merchant.id}` : ""}`;
  const query = merchant ? `&merchant=${merchant.id}` : "";

  const edit = (language: MessageLanguage, part: keyof MessageTexts, single?: boolean) => (
    <ChipEditor
      key={`${key} ${language} ${part}`}
      label={t(`messages:template.field.${part}`, { language: t(`messages:language.${language}`) })}
      lang={language}
      start={texts[language][part]}
      single={single ?? false}
      readOnly={!canManage}
      errors={errors[`texts.${language}.${part}`] ?? []}
      last={last}
      onChange={(text) =>
        setDraft((held) => ({
          ...held,
          texts: { ...held.texts, [language]: { ...held.texts[language], [part]: text } },
        }))
      }
    />
  );
  const sides = (of: (language: MessageLanguage) => React.ReactNode) => (
    <div className="template-sides">
      {messageLanguages.map((language) => (
        // biome-ignore lint/a11y/noStaticElementInteractions: what is typed in decides which language is seen.
        <div key={language} onFocus={() => setSeen(language)}>
          <span className="label">{t(`common:language.${language}`)}</span>
          {of(language)}
        </div>
      ))}
    </div>
  );

  return (
    <SettingsFrame>
      <div className="page">
        <PageTitle>{t(`messages:event.${event}`)}</PageTitle>
        <LeaveGuard active={isDirty} />
        <header className="template-head">
          <Crumbs
            crumbs={[
              { label: t("common:nav.notifications"), to: listPath },
              ...(merchant ? [{ label: merchant.name }] : []),
              { label: t(`messages:event.${event}`) },
            ]}
          />
          <div className="detail-heading">
            <div className="detail-title">
              <h1>{t(`messages:event.${event}`)}</h1>
            </div>
            <span className="grow" />
            {canManage && (
              <>
                <Button kind="ghost" icon={RotateCcw} disabled={version === 0} onClick={() => setResetting(true)}>
                  {t("messages:template.reset")}
                </Button>
                <Button
                  icon={Send}
                  pending={act.busy}
                  onClick={() =>
                    act.run("settings.messages.templates.test", {
                      ...{ ...owner, texts, language: seen },
                      ...(order && { number: order }),
                    })
                  }
                >
                  {t("messages:template.test")}
                </Button>
              </>
            )}
          </div>
        </header>
        <div className="template-body">
          <div className="template-main">
            {canManage && <ChipBar last={last} values={previews[seen].values} />}
            <section>
              <h2>
                {t("messages:template.text")}
                <span>{t("messages:template.text_why")}</span>
              </h2>
              {sides((language) => (
                <>
                  {edit(language, "text")}
                  <SmsCount text={texts[language].text} values={previews[language].values} />
                </>
              ))}
            </section>
            <section>
              <h2>{t("messages:channel.email")}</h2>
              {sides((language) => (
                <>
                  {edit(language, "subject", true)}
                  {edit(language, "body")}
                  {edit(language, "button", true)}
                </>
              ))}
            </section>
            <TemplateVersions
              versions={template.versions}
              inUse={template.in_use}
              standard={template.standard}
              onLoad={load}
            />
          </div>
          <aside className="template-side">
            <PreviewChoice {...{ orders, order, query, seen, onSee: setSeen }} />
            <TemplatePreview
              {...{ sender, whatsapp }}
              texts={texts[seen]}
              preview={previews[seen]}
              email={recipient.email}
            />
          </aside>
        </div>
        {canManage && (
          <TemplateBar
            {...{ isDirty, version }}
            isUsed={version === (template.in_use ?? 0)}
            busy={act.busy}
            onDiscard={() => load(template.texts)}
            onSave={save}
          />
        )}
      </div>
      <ConfirmDialog
        open={isResetting}
        title={t("messages:template.reset")}
        text={t("messages:template.reset_sure")}
        action={t("messages:template.reset")}
        cancel={t("common:action.not_now")}
        onConfirm={() => {
          setResetting(false);
          void act.run("settings.messages.templates.reset", { ...owner, version });
        }}
        onClose={() => setResetting(false)}
      />
    </SettingsFrame>
  );
}
