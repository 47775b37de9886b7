import { createContext, type ReactNode, useContext } from "react";
import type { FormattedPhones } from "#app/platform/kernel/phone.ts";

const PhonesContext = createContext<FormattedPhones>({});

interface PhonesProviderProps {
  /** How the server writes the numbers below: the browser does without the world's numbering plans. */
  written: FormattedPhones | undefined;
  children: ReactNode;
}

/** Gives everything inside the written forms of its phone numbers. */
export function PhonesProvider({ written = {}, children }: PhonesProviderProps) {
  return <PhonesContext value={written}>{children}</PhonesContext>;
}

/** A phone number as people write it, which dials. Nothing without one. */
export function PhoneLink({ number }: { number: string | null | undefined }) {
  const written = useContext(PhonesContext);
  if (!number) return null;
  return (
    <a className="link whitespace-nowrap" href={`tel:${number}`}>
      {written[number] ?? number}
    </a>
  );
}
