import { formatProofCheckPath } from "#app/modules/orders/model/tracked/tracking-link.ts";
import { readLogo } from "#app/modules/workspace/db/account.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { needsEmbeddedFont } from "#app/platform/documents/pdf/fonts.ts";
import { readPrintFonts } from "#app/platform/documents/print-fonts.server.ts";
import { streetCredit } from "#app/platform/geo/street-map.ts";
import { isLanguage, locales } from "#app/platform/i18n/i18n.ts";
import { createTranslator } from "#app/platform/i18n/translate.server.ts";
import type { ProofDocument } from "../../model/proof-pdf.ts";
import { buildProofLetterhead, formatProofPoint } from "./proof-letterhead.server.ts";
import type { ProofDetails } from "./read-proof.server.ts";

/** Size of the map in pixels; `scale` is pixels per kilometre. */
const mapFrame = { width: 340, height: 248, scale: 110 };

/** Renders the proof of delivery as PDF, with the account's logo, in the reader's language. */
export async function renderProof(
  scope: Scope,
  proof: ProofDetails,
  language: string,
): Promise<Uint8Array<ArrayBuffer>> {
  const t = createTranslator(language);
  const locale = locales[isLanguage(language) ? language : "en"];
  const { facts } = proof;
  const formatMoment = (at: number) =>
    new Intl.DateTimeFormat(locale, {
      dateStyle: "medium",
      timeStyle: "short",
      timeZone: scope.account.timezone,
    }).format(at);
  const isPartial = facts.packages.some(({ missing }) => missing);
  const letterhead = buildProofLetterhead(facts, t, formatMoment);
  const { toMapPaths } = await import("#app/platform/documents/pdf/map-paths.ts");
  const centre = facts.devicePlace ?? facts.place;
  const streets = centre && (await scope.ports.streetPicture({ centre, ...mapFrame }));
  const { readPdfPicture } = await import("#app/platform/documents/pdf/pdf-picture.ts");
  const pictures = await Promise.all(
    proof.pictures.map(async ({ kind, at, bytes }) => ({
      picture: await readPdfPicture(bytes),
      caption: `${t(`orders:proof_${kind}`)}, ${formatMoment(at)}`,
    })),
  );
  const paper: ProofDocument = {
    letterhead,
    head: [
      ...[t("shipments:section.packages"), t("orders:package.barcode"), t("orders:package.quantity")],
      ...(isPartial ? [t("shipments:proof.handed_over"), t("shipments:proof.missing")] : []),
    ],
    lines: facts.packages.map(({ name, barcode, quantity, missing = 0 }) => [
      ...[name, barcode, String(quantity)],
      ...(isPartial ? [String(quantity - missing), missing > 0 ? String(missing) : ""] : []),
    ]),
    map: centre && {
      caption: [formatProofPoint(centre), ...(streets ? [streetCredit] : [])].join(" · "),
      ...mapFrame,
      paths: toMapPaths(streets, mapFrame),
    },
    pictures: pictures.flatMap(({ picture, caption }) => (picture ? [{ picture, caption }] : [])),
    seal: [
      t("shipments:proof.seal"),
      `SHA-256 ${proof.sha256}`,
      ...facts.orders
        .slice(0, 1)
        .map((number) => t("shipments:proof.check", { link: scope.ports.origin + formatProofCheckPath(number) })),
    ],
  };
  const texts = [
    letterhead.title,
    ...letterhead.sender,
    ...letterhead.recipient,
    ...letterhead.facts.flat(),
    ...paper.lines.flat(),
  ];
  const [logo, faces] = await Promise.all([
    readLogo(scope),
    texts.some(needsEmbeddedFont) ? readPrintFonts(scope.ports) : null,
  ]);
  const { renderProofPdf } = await import("../../model/proof-pdf.ts");
  return renderProofPdf(paper, { picture: logo?.picture ?? null, faces });
}
