import { readLogo } from "#app/modules/workspace/db/label-logo.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { needsEmbeddedFont } from "#app/platform/documents/pdf/fonts.ts";
import { readPrintFonts } from "#app/platform/documents/print-fonts.server.ts";
import type { Point } from "#app/platform/geo/place.ts";
import { streetCredit } from "#app/platform/geo/street-map.ts";
import { isLanguage, locales } from "#app/platform/i18n/i18n.ts";
import { createTranslator } from "#app/platform/i18n/translate.server.ts";
import { paymentOutcomes } from "../../model/handover-payments.ts";
import type { ProofDocument } from "../../model/proof-pdf.ts";
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
  const formatPaymentStatus = (status: string) => {
    const settled = paymentOutcomes.find((each) => each === status);
    return t(settled ? `shipments:collected.${settled}` : `common:status.collection.${status}`);
  };
  const isPartial = facts.packages.some(({ missing }) => missing);
  const formatPoint = (point: Point) => `${point.latitude.toFixed(5)}, ${point.longitude.toFixed(5)}`;
  const accuracyText = facts.deviceAccuracy === undefined ? "" : `± ${facts.deviceAccuracy} m`;
  const letter: ProofDocument["letter"] = {
    title: t("shipments:proof.title", { number: facts.shipment }),
    sender: [facts.account],
    recipient: [facts.recipient, facts.address],
    facts: [
      [t("shipments:section.orders"), facts.orders.join(", ")],
      ...(facts.agent ? [[t("shipments:fact.agent"), facts.agent] as const] : []),
      ...facts.steps.map(
        (step) => [t(`orders:event.${step.what}`), `${formatMoment(Date.parse(step.at))}, ${step.by}`] as const,
      ),
      ...facts.steps.flatMap(({ signedBy }) => (signedBy ? [[t("orders:proof_signature"), signedBy] as const] : [])),
      ...facts.steps.flatMap(({ receivedBy, taker = "customer" }) =>
        receivedBy ? [[t(`orders:proof_received.${taker}`), receivedBy] as const] : [],
      ),
      ...facts.steps.flatMap(({ code }) =>
        code ? [[t("shipments:proof.code"), t(`shipments:proof.code_${code}`)] as const] : [],
      ),
      ...(facts.devicePlace
        ? [
            [
              t("shipments:proof.device_place"),
              [formatPoint(facts.devicePlace), accuracyText].filter(Boolean).join(" "),
            ] as const,
          ]
        : []),
      ...facts.steps.flatMap(({ count }) =>
        count ? [[t("shipments:proof.handed_over"), t("shipments:received_of", count)] as const] : [],
      ),
      ...facts.steps.flatMap(({ checked }) =>
        checked ? [[t("shipments:proof.checked"), t("shipments:proof.checked_of", checked)] as const] : [],
      ),
      ...facts.collections.map(({ amount, currency, status, method, reason }) => {
        const way = method && t(`orders:payment.${method}`);
        return [
          formatPaymentStatus(status),
          [`${amount} ${currency}`, way, reason].filter(Boolean).join(", "),
        ] as const;
      }),
    ],
    sums: [],
    notes: [],
  };
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
    letter,
    head: [
      ...[t("shipments:section.packages"), t("orders:package.barcode"), t("orders:package.quantity")],
      ...(isPartial ? [t("shipments:proof.handed_over"), t("shipments:proof.missing")] : []),
    ],
    lines: facts.packages.map(({ name, barcode, quantity, missing = 0 }) => [
      ...[name, barcode, String(quantity)],
      ...(isPartial ? [String(quantity - missing), missing > 0 ? String(missing) : ""] : []),
    ]),
    map: centre && {
      caption: [formatPoint(centre), ...(streets ? [streetCredit] : [])].join(" · "),
      ...mapFrame,
      paths: toMapPaths(streets, mapFrame),
    },
    pictures: pictures.flatMap(({ picture, caption }) => (picture ? [{ picture, caption }] : [])),
    seal: [t("shipments:proof.seal"), `SHA-256 ${proof.sha256}`],
  };
  const texts = [letter.title, ...letter.sender, ...letter.recipient, ...letter.facts.flat(), ...paper.lines.flat()];
  const [logo, faces] = await Promise.all([
    readLogo(scope),
    texts.some(needsEmbeddedFont) ? readPrintFonts(scope.ports) : null,
  ]);
  const { renderProofPdf } = await import("../../model/proof-pdf.ts");
  return renderProofPdf(paper, { picture: logo?.picture ?? null, faces });
}
