import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';

/**
 * What the pages are held against, built in the run itself: the sign-in form as plain HTML, and the same form as a
 * bare React page with nothing else.
 */
const FORM = `<form><h1>Entrar</h1><label for="email">Correo electrónico</label><input id="email" type="email">
<label for="password">Contraseña</label><input id="password" type="password"><button>Entrar</button></form>`;

const page = (body: string, head = '') =>
  `<!doctype html><html lang="es"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Floor</title>${head}</head><body>${body}</body></html>`;

const REACT = `import { createElement as h, useState } from 'react';
import { createRoot } from 'react-dom/client';
function Form() {
  const [email, setEmail] = useState('');
  return h('form', null, h('h1', null, 'Entrar'),
    h('label', { htmlFor: 'email' }, 'Correo electrónico'),
    h('input', { id: 'email', type: 'email', value: email, onChange: (event) => setEmail(event.target.value) }),
    h('label', { htmlFor: 'password' }, 'Contraseña'), h('input', { id: 'password', type: 'password' }),
    h('button', null, 'Entrar'));
}
createRoot(document.getElementById('root')).render(h(Form));`;

/** Folders with the two floors; `remove` takes them away again. They stand below the repository for its packages. */
export async function buildFloors(
  root: string,
): Promise<{ html: string; react: string; remove: () => void }> {
  mkdirSync(join(root, 'node_modules/.bench'), { recursive: true });
  const source = mkdtempSync(join(root, 'node_modules/.bench/react-'));
  const html = mkdtempSync(join(tmpdir(), 'celebra-floor-html-'));
  const react = mkdtempSync(join(tmpdir(), 'celebra-floor-react-'));
  writeFileSync(join(html, 'index.html'), page(FORM));
  writeFileSync(
    join(source, 'index.html'),
    page('<div id="root"></div>', '<script type="module" src="/main.js"></script>'),
  );
  writeFileSync(join(source, 'main.js'), REACT);
  await build({
    root: source,
    configFile: false,
    logLevel: 'error',
    build: { outDir: react, emptyOutDir: true, target: 'baseline-widely-available' },
  });
  return {
    html,
    react,
    remove: () => {
      for (const folder of [source, html, react]) rmSync(folder, { recursive: true, force: true });
    },
  };
}
