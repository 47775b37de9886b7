import type { ReactNode } from "react";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { type MarkdownBlock, parseMarkdown } from "../model/markdown-blocks.ts";

/** Renders our Markdown subset. */
export function Markdown({ text }: { text: string }) {
  return <>{parseMarkdown(text).map((block, at) => renderBlock(block, at))}</>;
}

function renderBlock(block: MarkdownBlock, at: number): ReactNode {
  if (block.kind === "heading") return <Heading key={at} {...block} />;
  if (block.kind === "call") return <CallLine key={at} {...block} />;
  if (block.kind === "paragraph") return <p key={at}>{renderInline(block.text)}</p>;
  if (block.kind === "code") return <Code key={at} text={block.text} />;
  if (block.kind === "list")
    return (
      <ul key={at}>
        {block.items.map((item) => (
          <li key={item}>{renderInline(item)}</li>
        ))}
      </ul>
    );
  return (
    <table key={at}>
      <thead>
        <tr>
          {block.head.map((cell) => (
            <th key={cell} scope="col">
              {cell}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {block.rows.map((row) => (
          <tr key={row.join()}>
            {row.map((cell, place) => (
              <td key={block.head[place]}>{renderInline(cell)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A heading; one that begins with a number is a numbered step. */
function Heading({ id, text }: { id: string; text: string }) {
  const [, step, stepText] = /^(\d+)\. (.*)$/.exec(text) ?? [];
  if (!step) return <h2 id={id}>{renderInline(text)}</h2>;
  return (
    <h2 id={id} className="portal-step">
      <span>{step}</span>
      {renderInline(stepText ?? "")}
    </h2>
  );
}

/** Method and path, and the permissions a token needs. */
function CallLine({ method, path, needs }: { method: string; path: string; needs: readonly string[] }) {
  const t = useTranslate();
  return (
    <p className="portal-call">
      <b>{method}</b>
      <code>{path}</code>
      {needs.length > 0 && (
        <span>
          {t("developers:needs")} <code>{needs.join(", ")}</code>
        </span>
      )}
    </p>
  );
}

/**
 * Code that scrolls by itself, also by keyboard, with field names and texts highlighted. The portal's script adds a
 * copy button.
 */
export function Code({ text }: { text: string }) {
  return (
    <div className="portal-copied">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keys */}
      <pre className="portal-code" tabIndex={0}>
        {text
          .split(/("[^"\n]{1,40}"(?=:)|^(?:curl|export|npm)(?= ))/m)
          .map((part, at) => (at % 2 === 1 ? <b key={at}>{part}</b> : part))}
      </pre>
    </div>
  );
}

/** `code`, **strong** and [links](to): one pass, no nesting. */
export function renderInline(text: string): ReactNode[] {
  return text.split(/(`[^`]{1,200}`|\*\*[^*]{1,200}\*\*|\[[^\][]{1,100}\]\([^()]{1,200}\))/).map((part, at) => {
    // biome-ignore-start lint/suspicious/noArrayIndexKey: the parts of a text that does not change
    if (part.startsWith("`")) return <code key={at}>{part.slice(1, -1)}</code>;
    if (part.startsWith("**")) return <b key={at}>{part.slice(2, -2)}</b>;
    const [, label, to] = /^\[([^\]]*)\]\(([^)]*)\)$/.exec(part) ?? [];
    if (label && to)
      return (
        <a key={at} href={to}>
          {label}
        </a>
      );
    // biome-ignore-end lint/suspicious/noArrayIndexKey: the parts of a text that does not change
    return part;
  });
}
