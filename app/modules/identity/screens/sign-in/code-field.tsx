import { TextField } from "#app/ui/primitives/text-field.tsx";

interface CodeFieldProps {
  label: string;
  errors: string[] | undefined;
  /** Recovery codes have letters. */
  letters?: true;
}

/** A one-time code; phones suggest it from the message. */
export function CodeField({ label, errors, letters }: CodeFieldProps) {
  return (
    <TextField
      name="code"
      label={label}
      inputMode={letters ? "text" : "numeric"}
      autoComplete="one-time-code"
      autoCapitalize="characters"
      spellCheck={false}
      maxLength={20}
      errors={errors}
    />
  );
}
