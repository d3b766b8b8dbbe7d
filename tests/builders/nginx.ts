import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

/** Returns nginx's path, after trying to install it with apt-get; null if that fails. */
export function findNginx(): string | null {
  const path = `${process.env.PATH}:/usr/sbin:/usr/local/sbin`;
  const find = () => {
    try {
      return execFileSync('which', ['nginx'], { encoding: 'utf8', env: { PATH: path } }).trim();
    } catch {
      return null;
    }
  };
  const found = find();
  if (found) return found;
  try {
    execFileSync('apt-get', ['install', '-y', '--no-install-recommends', 'nginx'], { stdio: 'ignore' });
  } catch {
    console.warn('nginx is not on this machine and `apt-get install nginx` did not succeed.');
  }
  return find();
}

const TEMPORARY = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];

/** Starts nginx with the configuration of a build, on a local port. Resolves once nginx listens. */
export async function startNginx(
  binary: string,
  dist: string,
  port: number,
): Promise<{ stop: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'celebra-nginx-'));
  await chmod(folder, 0o755);
  // The operator of a site sets port and folder. Everything else is tested unchanged.
  const site = (await readFile(join(dist, 'nginx.conf'), 'utf8'))
    .replace('listen 80;', `listen 127.0.0.1:${port};`)
    .replace(/\n\s*listen \[::\]:80;/, '')
    .replace('root /srv/celebra;', `root ${dist};`);
  await mkdir(join(folder, 'logs'));
  await writeFile(join(folder, 'site.conf'), site);
  await writeFile(
    join(folder, 'nginx.conf'),
    `daemon off;
${process.getuid?.() === 0 ? 'user root;' : ''}
pid ${folder}/nginx.pid;
error_log stderr notice;
events {}
http {
  include /etc/nginx/mime.types;
  access_log off;
  ${TEMPORARY.map((kind) => `${kind}_temp_path ${folder}/${kind};`).join('\n  ')}
  include ${folder}/site.conf;
}
`,
  );
  const server = spawn(binary, ['-e', 'stderr', '-c', join(folder, 'nginx.conf')], {
    stdio: ['ignore', 'inherit', 'pipe'],
  });
  const ended = once(server, 'exit').finally(() => rm(folder, { recursive: true, force: true }));
  // nginx listens before it logs that its workers have started.
  const listening = new Promise<void>((resolve) => {
    createInterface({ input: server.stderr }).on('line', (line) => {
      if (line.includes('start worker process ')) resolve();
      if (!line.includes('[notice]')) console.error(line);
    });
  });
  const stop = async () => {
    server.kill('SIGTERM');
    await ended;
  };
  await Promise.race([
    listening,
    ended.then(() => Promise.reject(new Error('nginx did not start; its reason stands above'))),
  ]);
  return { stop };
}
