import { z } from "zod";
import { queueMessages } from "#app/modules/notifications/db/mail.writes.server.ts";
import { createCommand } from "#app/platform/commands/command.server.ts";
import { commitAndPublish } from "#app/platform/db/commit.server.ts";
import { newId, now, type Scope } from "#app/platform/db/scope.server.ts";
import { createTranslator } from "#app/platform/i18n/translate.server.ts";
import { fail, ok } from "#app/platform/kernel/result.ts";
import { readOwnAddress } from "../db/message-settings.reads.server.ts";
import { messageChannels } from "../model/message.enums.ts";
import { measureSms } from "../model/sms-segments.ts";
import { messageLanguages, templateTextsSchema } from "../model/template.ts";
import { readMessagePreview } from "./message-preview.server.ts";
import { templateSchema } from "./message-templates.server.ts";
import { renderMessage } from "./render-message.server.ts";
import { messageAccess } from "./view-message-settings.server.ts";

const shownSchema = templateSchema.extend({
  texts: templateTextsSchema,
  number: z.string().min(1).max(50).optional().describe("The order to see it with; without it an invented one"),
});

async function render(scope: Scope, { merchant_id: merchantId, event, texts, number }: z.output<typeof shownSchema>) {
  const preview = await readMessagePreview(scope, { event, merchantId: merchantId ?? null, number: number ?? null });
  if (!preview.ok) return preview;
  const messages = messageLanguages.flatMap((language) =>
    messageChannels.map((channel) => {
      const rendered = renderMessage({ ...preview.value.previews[language], channel, texts: texts[language] });
      return { language, channel, ...rendered };
    }),
  );
  return ok(messages);
}

/** Shows texts as every channel would carry them; nothing is kept or sent. */
export const previewTemplate = createCommand({
  name: "settings.messages.templates.preview",
  ...messageAccess,
  input: shownSchema,
  async run(scope, input) {
    const messages = await render(scope, input);
    if (!messages.ok) return messages;
    const shown = messages.value.map(({ language, channel, subject, body, mail }) => {
      const { encoding, units, segments } = measureSms(body);
      const size = channel === "sms" ? { encoding, units, segments } : null;
      return { language, channel, subject, text: body, html: mail?.html ?? null, size };
    });
    return ok({ messages: shown });
  },
});

/** Sends texts to the person who asks, by e-mail: as the e-mail, and the text message as its words. */
export const testTemplate = createCommand({
  name: "settings.messages.templates.test",
  ...messageAccess,
  input: shownSchema.extend({ language: z.enum(messageLanguages) }),
  async run(scope, { language, ...input }) {
    const recipient = scope.actor.id ? await readOwnAddress(scope.db, scope.actor.id) : null;
    if (!recipient) return fail("token_no_person");
    const messages = await render(scope, input);
    if (!messages.ok) return messages;
    const t = createTranslator(language);
    const sent = messages.value.filter((each) => each.language === language && each.channel !== "whatsapp");
    const mails = sent.map(({ channel, subject, body, mail }) => ({
      ...{ id: newId(scope), accountId: scope.account.id, channel: "mail" as const, recipient, body },
      ...(mail && { mail }),
      subject: t("message_texts:test", { subject: channel === "email" ? subject : "SMS" }),
    }));
    const done = await commitAndPublish(scope, [queueMessages(scope.db, mails, now(scope))]);
    return done.ok ? ok({ recipient }) : done;
  },
});
