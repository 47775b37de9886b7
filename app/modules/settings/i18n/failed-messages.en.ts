/** Messages and imports that failed after all retries. */
export const failed_messages = {
  lead: "Messages and imports that failed after all retries. Fix the cause, then retry; nothing is sent twice.",
  none: "No failed messages",
  none_why: "Everything was sent, or is still being retried.",
  what: "What",
  error: "Last error",
  at: "Since",
  tried: "Retry started",
  retry_row: "Retry {{subject}}",
  kind: { message: "Event", mail: "Mail to", import: "Import", dead_letter: "Queue message" },
} as const;
