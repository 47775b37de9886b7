/** Issue codes with a sentence in `imports:issue`; all other codes have one in `errors`. */
export const importIssueCodes = [
  "required",
  "postal_code_required",
  "phone_or_email_required",
  "phone_invalid",
  "currency_required",
  "collection_type_required",
  "amount_negative",
  "no_such_date",
  "no_such_time",
  "time_unreadable",
  "window_impossible",
  "zone_unknown",
  "country_unknown",
  "currency_unknown",
  "package_type_unknown",
  "payment_unknown",
  "vehicle_type_unknown",
  "vehicle_option_unknown",
  "priority_unknown",
  "agent_unknown",
  "plate_unknown",
  "yes_no_unknown",
  "not_a_number",
  "not_whole",
  "list_lengths",
  "coordinate_missing",
  "coordinate_range",
  "text_long",
  "text_unreadable",
  "cell_error",
  "formula_cell",
  "formula_value",
  "formula_without_value",
  "metadata_unreadable",
  "metadata_unfit",
  "duplicate_reference",
  "row_contradicts",
  "order_row_wrong",
  "package_doubled",
  "already_imported",
  "order_not_changeable",
  "geocoding_no_results",
  "geocoding_inaccurate",
  "geocoding_multiple_results",
] as const;

export type ImportIssueCode = (typeof importIssueCodes)[number];

/** True for a code with its own sentence in `imports:issue`. */
export function isImportIssue(code: string): code is ImportIssueCode {
  return importIssueCodes.some((each) => each === code);
}
