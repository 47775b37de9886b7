import type { ReactNode } from "react";
import { type Block, blocksOf } from "./markdown-blocks.ts";

/** A text in our own Markdown. */
export function Markdown({ text }: { text: string }) {
  return <>{blocksOf(text).map((block, at) => shown(block, at))}</>;
}

function shown(block: Block, at: number): ReactNode {
  if (block.kind === "heading")
    return (
      <h2 key={at} id={block.id}>
        {inline(block.text)}
      </h2>
    );
  if (block.kind === "paragraph") return <p key={at}>{inline(block.text)}</p>;
  if (block.kind === "code") return <Code key={at} text={block.text} />;
  if (block.kind === "list")
    return (
      <ul key={at}>
        {block.items.map((item) => (
          <li key={item}>{inline(item)}</li>
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
              <td key={block.head[place]}>{inline(cell)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Code that scrolls by itself, by keys too. */
export function Code({ text }: { text: string }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keys
    <pre className="portal-code" tabIndex={0}>
      {text}
    </pre>
  );
}

/** `code`, **strong** and [links](to): one pass, no nesting. */
function inline(text: string): ReactNode[] {
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
