/** Origin of the external resources that the drawings try to load. */
export const ELSEWHERE = 'http://elsewhere.invalid';

const svg = (inside: string, more = ''): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="120" height="60" ${more}>${inside}</svg>`;
const RUN = "window.ran=1;top.ran=1;parent.ran=1;document.title='ran'";
const BOX = '<rect width="60" height="30" fill="teal"/>';

/** SVG drawings that try to run scripts or load external resources. */
export const HOSTILE: Readonly<Record<string, string>> = {
  'a script': svg(`${BOX}<script>${RUN}</script>`),
  'a script from elsewhere': svg(
    `${BOX}<script href="${ELSEWHERE}/a.js"/><script xlink:href="${ELSEWHERE}/b.js"/>`,
  ),
  'a script in a comment of XHTML': svg(
    `${BOX}<html:script xmlns:html="http://www.w3.org/1999/xhtml">${RUN}</html:script>`,
  ),
  'what runs when it is loaded': svg(BOX, `onload="${RUN}"`),
  'what runs when an image fails': svg(`${BOX}<image href="x:" onerror="${RUN}" width="9" height="9"/>`),
  'what runs at an animation': svg(`${BOX}<animate attributeName="x" dur="1s" onbegin="${RUN}"/>`),
  'an animation that sets a handler': svg(`${BOX}<set attributeName="onmouseover" to="${RUN}"/>`),
  'a link that runs': svg(`<a href="javascript:${RUN}">${BOX}</a>`),
  'an animated link': svg(`<a>${BOX}<animate attributeName="href" values="javascript:${RUN}"/></a>`),
  'foreign HTML': svg(
    `${BOX}<foreignObject width="99" height="50"><body xmlns="http://www.w3.org/1999/xhtml"><img src="${ELSEWHERE}/a.png" onerror="${RUN}"/></body></foreignObject>`,
  ),
  'a frame in foreign HTML': svg(
    `<foreignObject width="99" height="50"><iframe xmlns="http://www.w3.org/1999/xhtml" src="javascript:${RUN}"/></foreignObject>`,
  ),
  'an image from elsewhere': svg(`${BOX}<image href="${ELSEWHERE}/a.png" width="60" height="30"/>`),
  'a used part from elsewhere': svg(`${BOX}<use href="${ELSEWHERE}/a.svg#a"/>`),
  'a style from elsewhere': svg(`${BOX}<style>@import url(${ELSEWHERE}/a.css);</style>`),
  'a typeface from elsewhere': svg(
    `${BOX}<style>@font-face{font-family:x;src:url(${ELSEWHERE}/a.woff2)}</style><text y="20" font-family="x">A</text>`,
  ),
  'a filter from elsewhere': svg(`<rect width="60" height="30" filter="url(${ELSEWHERE}/a.svg#a)"/>${BOX}`),
  'a style sheet of the file': `<?xml-stylesheet href="${ELSEWHERE}/a.css"?>${svg(BOX)}`,
  'an entity from elsewhere': `<!DOCTYPE svg [<!ENTITY x SYSTEM "${ELSEWHERE}/a">]>${svg(`${BOX}<text>&x;</text>`)}`,
  'an entity from this machine': `<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>${svg(`${BOX}<text y="20">&x;</text>`)}`,
  'entities without end': `<!DOCTYPE svg [<!ENTITY a "${'x'.repeat(99)}">${'bcdefghi'
    .split('')
    .map((name, i) => `<!ENTITY ${name} "${`&${'abcdefgh'[i]};`.repeat(20)}">`)
    .join('')}]>${svg(`${BOX}<text y="20">&i;</text>`)}`,
  'a page that calls itself a drawing': `<html><script>${RUN}</script></html>`,
  'a redirect': svg(
    `${BOX}<meta xmlns="http://www.w3.org/1999/xhtml" http-equiv="refresh" content="0;url=${ELSEWHERE}"/>`,
  ),
};

export const GOOD = svg(
  '<rect width="120" height="60" rx="30" fill="#1a2a5e"/><circle cx="60" cy="30" r="18" fill="#c9a227"/>',
);
