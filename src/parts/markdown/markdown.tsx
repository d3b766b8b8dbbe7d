import type { MarkedToken, Token } from 'marked';
import type { ReactNode } from 'react';
import { type Document, decode, named } from './markdown-blocks';
import { Inline, inlineChildren, Phrase } from './markdown-inline';
import { MarkdownTable } from './markdown-table';

interface BlocksProps {
  tokens: readonly Token[];
  anchors?: ReadonlyMap<Token, string>;
  tableLabel: string;
}

function Blocks({ tokens, anchors, tableLabel }: BlocksProps): ReactNode {
  const tables = tokens.filter(({ type }) => type === 'table');
  return inlineChildren(tokens).map(({ name, thing }) => (
    <Block
      key={name}
      token={thing}
      anchor={anchors?.get(thing)}
      // Each table is a landmark and needs its own name.
      tableLabel={tables.length > 1 ? `${tableLabel} ${tables.indexOf(thing) + 1}` : tableLabel}
    />
  ));
}

interface BlockProps {
  token: MarkedToken;
  anchor: string | undefined;
  tableLabel: string;
}

function Block({ token, anchor, tableLabel }: BlockProps): ReactNode {
  switch (token.type) {
    case 'heading':
      // The page already has a first-level heading.
      return token.depth <= 2 ? (
        <h2 id={anchor} className="mt-12 mb-4 scroll-mt-24 text-2xl sm:text-[1.75rem]">
          <Inline tokens={token.tokens} />
        </h2>
      ) : (
        <h3 id={anchor} className="mt-8 mb-3 scroll-mt-24 text-xl">
          <Inline tokens={token.tokens} />
        </h3>
      );
    case 'paragraph':
      return (
        <p className="my-5">
          <Inline tokens={token.tokens} />
        </p>
      );
    case 'text':
      // Text of an item in a list without empty lines.
      return <Phrase token={token} />;
    case 'list': {
      const items = named(token.items, ({ raw }) => raw).map(({ name, thing: item }) => (
        <li key={name} className="pl-1.5 [&>p]:my-2">
          <Blocks tokens={item.tokens} tableLabel={tableLabel} />
        </li>
      ));
      return token.ordered ? (
        <ol
          start={token.start === '' ? 1 : token.start}
          className="my-5 list-decimal space-y-2 pl-6 marker:text-accent-strong"
        >
          {items}
        </ol>
      ) : (
        <ul className="my-5 list-disc space-y-2 pl-6 marker:text-accent">{items}</ul>
      );
    }
    case 'blockquote':
      return (
        <blockquote className="my-8 border-l-2 border-accent pl-5 font-serif text-xl [&>p]:my-2">
          <Blocks tokens={token.tokens} tableLabel={tableLabel} />
        </blockquote>
      );
    case 'table':
      return <MarkdownTable table={token} label={tableLabel} />;
    case 'code':
      return <pre className="my-6 overflow-x-auto rounded-card bg-accent-soft p-4 text-sm">{token.text}</pre>;
    case 'hr':
      return <hr className="mx-auto my-10 w-24 border-line-strong" />;
    case 'space':
    case 'def':
      return null;
    default:
      return <p className="my-5">{'text' in token ? decode(token.text) : token.raw}</p>;
  }
}

/** Renders Markdown as React elements. It is never parsed as HTML. */
export function Markdown({ document, tableLabel }: { document: Document; tableLabel: string }) {
  return <Blocks tokens={document.blocks} anchors={document.anchors} tableLabel={tableLabel} />;
}
