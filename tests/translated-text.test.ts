import { join, relative } from 'node:path';
import {
  isJsxElement,
  isJsxExpression,
  isJsxFragment,
  isJsxSelfClosingElement,
  isJsxText,
  type Node,
} from 'typescript/unstable/ast';
import { API, SignatureKind, type Type, TypeFlags } from 'typescript/unstable/sync';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

/**
 * A browser's translation wraps each text node in an element. React then fails to remove the node or to
 * insert before it, and never updates its text. A text that is an element's only child is safe, because React
 * writes it through the element. So every text next to other content needs its own element. Content with
 * translate="no" isn't translated.
 */
const ROOT = join(import.meta.dirname, '..');
const TEXT = TypeFlags.StringLike | TypeFlags.NumberLike | TypeFlags.BigIntLike | TypeFlags.AnyOrUnknown;

let api: API;
beforeAll(() => {
  api = new API({ cwd: ROOT });
});
afterAll(() => api.close());

/** Returns texts that have other content next to them, in files whose path matches. */
function bareTexts(fits: (path: string) => boolean): { seen: number; found: string[] } {
  const config = join(ROOT, 'tsconfig.json');
  const project = api.updateSnapshot({ openProject: config }).getProject(config);
  if (!project) throw new Error('no project');
  const { checker, program } = project;
  /** Types that were checked already. They also end the check of a type that contains itself. */
  const known = new Map<number, boolean>();
  const mayBeText = (type: Type | undefined): boolean => {
    if (!type) return true;
    const before = known.get(type.id);
    if (before !== undefined) return before;
    known.set(type.id, false);
    const is = type.isStringLiteralType()
      ? /\S/.test(type.value)
      : type.isUnionType()
        ? type.getTypes().some(mayBeText)
        : type.isTypeReference() && checker.isArrayType(type)
          ? checker.getTypeArguments(type).some(mayBeText)
          : (type.flags & TEXT) !== 0;
    known.set(type.id, is);
    return is;
  };
  /**
   * Returns true if a component renders a text itself. A library's component, or one that renders its
   * children, is checked where other files use it.
   */
  const isTextDrawn = (component: Type | undefined): boolean =>
    component !== undefined &&
    checker.getSignaturesOfType(component, SignatureKind.Call).some((signature) => {
      const drawn = checker.getReturnTypeOfSignature(signature);
      return drawn !== undefined && checker.typeToString(drawn) !== 'ReactNode' && mayBeText(drawn);
    });
  const found: string[] = [];
  let seen = 0;
  for (const name of program.getSourceFileNames()) {
    const path = relative(ROOT, name);
    if (!path.startsWith('src/') || !path.endsWith('.tsx') || !fits(path)) continue;
    const file = program.getSourceFile(name);
    if (!file) continue;
    const besides: Node[] = [];
    const visit = (node: Node): void => {
      if (isJsxElement(node) || isJsxFragment(node)) {
        if (isJsxElement(node) && file.text.slice(node.pos, node.children.pos).includes('translate="no"'))
          return;
        const children = node.children.filter((one) =>
          isJsxText(one)
            ? /\S/.test(one.text) || !one.text.includes('\n')
            : !isJsxExpression(one) || one.expression,
        );
        seen += children.length;
        if (children.length > 1 || isJsxFragment(node)) besides.push(...children);
      }
      node.forEachChild(visit);
    };
    visit(file);
    const typed = besides.flatMap((one) => (isJsxExpression(one) && one.expression ? [one.expression] : []));
    const types = checker.getTypeAtLocation(typed);
    const components = besides.filter((one) => isJsxElement(one) || isJsxSelfClosingElement(one));
    const tags = components.map((one) => (isJsxElement(one) ? one.openingElement.tagName : one.tagName));
    const own = tags.flatMap((tag, n) =>
      /^[A-Z]\w*$/.test(tag.getText(file)) ? [{ tag, at: components[n] }] : [],
    );
    const drawn = checker.getTypeAtLocation(own.map(({ tag }) => tag));
    const texts = [
      ...besides.filter((one) => isJsxText(one) && /\S/.test(one.text)),
      ...typed.filter((_, n) => mayBeText(types[n])),
      ...own.flatMap(({ at }, n) => (at && isTextDrawn(drawn[n]) ? [at] : [])),
    ];
    for (const text of texts) {
      const line = file.text.slice(0, text.end).split('\n').length;
      found.push(
        `${path}:${line} ${file.text.slice(text.pos, text.end).trim().replace(/\s+/g, ' ').slice(0, 80)}`,
      );
    }
  }
  return { seen, found };
}

describe('a text next to other content', () => {
  test('every text next to other content has its own element, so that pages can be translated', () => {
    const { seen, found } = bareTexts((path) => !path.includes('.test.'));
    expect(seen).toBeGreaterThan(3_000);
    expect(found).toEqual([]);
  }, 120_000);
});
