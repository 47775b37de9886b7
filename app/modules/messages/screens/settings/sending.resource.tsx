import type { FormSection } from "#app/ui/resource/form/form-spec.ts";
import { quietModes } from "../../model/message-sending.ts";

const languages = ["auto", "de", "en"] as const;

/** The form of when and how messages go out, and of what customers see of their sender; an empty field inherits. */
export const sendingSections: readonly FormSection[] = [
  {
    key: "times",
    title: "messages:sending.times",
    fields: [
      {
        kind: "select",
        name: "quiet",
        label: "messages:sending.quiet",
        hint: "messages:sending.quiet_why",
        span: 6,
        options: quietModes.map((value) => ({ value, label: `messages:sending.quiet_mode.${value}` as const })),
      },
      { kind: "time", name: "quiet_from", label: "messages:sending.quiet_from", span: 3, optional: true },
      { kind: "time", name: "quiet_to", label: "messages:sending.quiet_to", span: 3, optional: true },
      { kind: "time", name: "announce_time", label: "messages:sending.announce_time", span: 3, optional: true },
      { kind: "time", name: "feedback_time", label: "messages:sending.feedback_time", span: 3, optional: true },
    ],
  },
  {
    key: "arriving",
    title: "messages:sending.arriving",
    hint: "messages:sending.arriving_why",
    fields: [
      {
        ...{ kind: "number", name: "arriving_stops", label: "messages:sending.arriving_stops", min: 0, max: 20 },
        ...{ span: 3, optional: true },
      },
      {
        ...{ kind: "number", name: "arriving_minutes", label: "messages:sending.arriving_minutes", min: 0, max: 120 },
        ...{ span: 3, optional: true },
      },
    ],
  },
  {
    key: "senders",
    title: "messages:sending.senders",
    fields: [
      {
        kind: "select",
        name: "language",
        label: "messages:sending.language",
        placeholder: "messages:sending.inherits",
        options: languages.map((value) => ({ value, label: `messages:sending.languages.${value}` as const })),
        optional: true,
      },
      { kind: "email", name: "reply_to", label: "messages:sending.reply_to", optional: true },
      {
        ...{ kind: "text", name: "sms_sender", label: "messages:sending.sms_sender" },
        ...{ hint: "messages:sending.sms_sender_why", optional: true },
      },
    ],
  },
  {
    key: "look",
    title: "messages:sending.look",
    hint: "messages:sending.look_why",
    fields: [
      {
        ...{ kind: "text", name: "color", label: "messages:sending.color" },
        ...{ hint: "messages:sending.color_why", optional: true },
      },
      {
        ...{ kind: "textarea", name: "help_text", label: "messages:sending.help_text" },
        ...{ hint: "messages:sending.help_text_why", optional: true },
      },
      { kind: "phone", name: "help_phone", label: "messages:sending.help_phone", span: 3, optional: true },
      { kind: "email", name: "help_email", label: "messages:sending.help_email", span: 3, optional: true },
      {
        ...{ kind: "tags", name: "frame_sites", label: "messages:sending.frame_sites" },
        ...{ hint: "messages:sending.frame_sites_why", add: "messages:sending.frame_sites_add", optional: true },
      },
    ],
  },
];
