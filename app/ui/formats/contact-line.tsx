import type { Contact } from "#app/platform/geo/place.ts";
import { PhoneLink } from "./phone-link.tsx";

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
