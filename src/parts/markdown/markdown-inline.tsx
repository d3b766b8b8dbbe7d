import type { MarkedToken, Token } from 'marked';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { decode, isKnown, named, safeAddress } from './markdown-blocks';

const LINK = 'text-accent-strong underline decoration-1 underline-offset-3 hover:decoration-2';

export const inlineChildren = (tokens: readonly Token[] | undefined) =>
  named((tokens ?? []).filter(isKnown), ({ raw }) => raw);

function Away({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} rel="noopener" className={LINK}>
      {children}
    </a>
  );
}

/** Text with emphasis and links. Other markup is shown as plain text. */
export function Inline({ tokens }: { tokens: readonly Token[] | undefined }): ReactNode {
  return inlineChildren(tokens).map(({ name, thing }) => <Phrase key={name} token={thing} />);
}

export function Phrase({ token }: { token: MarkedToken }): ReactNode {
  switch (token.type) {
    case 'strong':
      return (
        <strong className="font-semibold">
          <Inline tokens={token.tokens} />
        </strong>
      );
    case 'em':
      return (
        <em>
          <Inline tokens={token.tokens} />
        </em>
      );
    case 'del':
      return (
        <s>
          <Inline tokens={token.tokens} />
        </s>
      );
    case 'codespan':
      return <code className="rounded bg-accent-soft px-1 text-[0.9em]">{decode(token.text)}</code>;
    case 'br':
      return <br />;
    case 'link': {
      const address = safeAddress(token.href);
      const words = <Inline tokens={token.tokens} />;
      if (address === null) return words;
      return address.kind === 'page' ? (
        <Link to={address.href} className={LINK}>
          {words}
        </Link>
      ) : (
        <Away href={address.href}>{words}</Away>
      );
    }
    case 'text':
    case 'escape':
      return 'tokens' in token && token.tokens ? <Inline tokens={token.tokens} /> : decode(token.text);
    default:
      // Pictures are replaced by their alternative text. HTML is shown as plain text.
      return 'text' in token ? decode(token.text) : null;
  }
}
