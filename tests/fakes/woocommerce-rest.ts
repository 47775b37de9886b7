/**
 * What WordPress and WooCommerce answer around every resource: errors with a code, lists with totals and links, chosen fields
 * (woocommerce/woocommerce, includes/rest-api/Controllers; WordPress, class-wp-rest-controller.php).
 */

/** An error as WordPress answers it. */
export function refuse(status: number, code: string, message: string, more: object = {}): Response {
  return Response.json({ code, message, data: { status, ...more } }, { status });
}

export const noRoute = () => refuse(404, "rest_no_route", "No route was found matching the URL and request method.");

export function refuseParameter(name: string, message: string): Response {
  return refuse(400, "rest_invalid_param", `Invalid parameter(s): ${name}`, { params: { [name]: message } });
}

export function refuseMissing(names: readonly string[]): Response {
  return refuse(400, "rest_missing_callback_param", `Missing parameter(s): ${names.join(", ")}`, { params: names });
}

/** Page and size of a list; a response if they cannot be. */
export function readPaging(query: URLSearchParams): { page: number; size: number } | Response {
  const [page, size] = [Number(query.get("page") ?? 1), Number(query.get("per_page") ?? 10)];
  if (!Number.isInteger(size) || size < 1 || size > 100)
    return refuseParameter("per_page", "per_page must be between 1 (inclusive) and 100 (inclusive)");
  if (!Number.isInteger(page) || page < 1) return refuseParameter("page", "page must be greater than or equal to 1");
  return { page, size };
}

/** One page of a list. */
export function answerPage(address: URL, all: readonly object[]): Response {
  const { searchParams: query } = address;
  const paging = readPaging(query);
  if (paging instanceof Response) return paging;
  const { page, size } = paging;
  const pages = Math.ceil(all.length / size);
  const linkTo = (number: number, relation: string) => {
    const link = new URL(address);
    link.searchParams.set("page", String(number));
    for (const secret of ["consumer_key", "consumer_secret"]) link.searchParams.delete(secret);
    return `<${link.href}>; rel="${relation}"`;
  };
  const links = [
    ...(page > 1 ? [linkTo(Math.min(page - 1, Math.max(pages, 1)), "prev")] : []),
    ...(page < pages ? [linkTo(page + 1, "next")] : []),
  ];
  const nodes = all.slice((page - 1) * size, page * size);
  return Response.json(
    nodes.map((each) => pickFields(each, query)),
    {
      headers: {
        "X-WP-Total": String(all.length),
        "X-WP-TotalPages": String(pages),
        ...(links.length > 0 ? { Link: links.join(", ") } : {}),
      },
    },
  );
}

/** The fields that `_fields` names, or all of them. */
export function pickFields(shown: object, query: URLSearchParams): object {
  const fields = query
    .get("_fields")
    ?.split(",")
    .map((each) => each.trim().split(".")[0]);
  return fields ? Object.fromEntries(Object.entries(shown).filter(([name]) => fields.includes(name))) : shown;
}
