import { createContext, type ReactNode, useContext } from "react";
import type { Contact } from "#app/platform/geo/place.ts";
import type { FormattedPhones } from "#app/platform/kernel/phone.ts";

const PhonesContext = createContext<FormattedPhones>({});

interface PhonesProviderProps {
  /** Numbers formatted by the server, so that the browser needs no numbering plans. */
  written: FormattedPhones | undefined;
  children: ReactNode;
}

/** Provides the formatted phone numbers to everything inside. */
export function PhonesProvider({ written = {}, children }: PhonesProviderProps) {
  return <PhonesContext value={written}>{children}</PhonesContext>;
}

/** A formatted phone number that dials. Nothing without one. */
export function PhoneLink({ number }: { number: string | null | undefined }) {
  const written = useContext(PhonesContext);
  if (!number) return null;
  return (
    <a className="link whitespace-nowrap" href={`tel:${number}`}>
      {written[number] ?? number}
    </a>
  );
}

/** A contact person with links to call and to write. */
export function ContactLine({ contact: { name, phone, email } }: { contact: Contact }) {
  return (
    <span className="parts">
      <span>{name}</span>
      <PhoneLink number={phone} />
      {email && (
        <a className="faint-ink" href={`mailto:${email}`}>
          {email}
        </a>
      )}
    </span>
  );
}
