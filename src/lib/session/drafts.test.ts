import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { draftWriter, endOwnDraft, openElsewhere, readDrafts, removeOwnDraft, writeDraft } from './drafts';
import { sessionAbsent, sessionArrived } from './session-state';

const NAME = { form: 'task', row: 'plan.new' };
const held: { name: string }[] = [];
let full = false;

/** A stub of storage whose keys are own properties, as in browsers. */
function memoryStorage(): Record<string, string> {
  const kept: Record<string, string> = {};
  const methods = {
    getItem: (key: string) => kept[key] ?? null,
    setItem: (key: string, value: string) => {
      if (full) throw new DOMException('full', 'QuotaExceededError');
      kept[key] = value;
    },
    removeItem: (key: string) => {
      delete kept[key];
    },
  };
  for (const [name, value] of Object.entries(methods))
    Object.defineProperty(kept, name, { value, enumerable: false });
  return kept;
}

let storage: Record<string, string>;

beforeEach(() => {
  full = false;
  held.length = 0;
  storage = memoryStorage();
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('document', new EventTarget());
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('navigator', {
    locks: {
      request: (name: string, hold: () => Promise<void>) => {
        held.push({ name });
        return hold();
      },
      query: async () => ({ held }),
    },
  });
  vi.useFakeTimers();
  sessionArrived({ id: 'ana', email: 'ana@example.org' }, 'token');
});
afterEach(() => {
  removeOwnDraft(NAME);
  sessionAbsent({ left: true });
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('endOwnDraft', () => {
  it('endOwnDraft hides the draft at once but deletes it only after the row is saved', async () => {
    writeDraft(NAME, 'Orquesta 100');
    let keep: () => void = () => undefined;
    const ended = endOwnDraft(NAME, new Promise<void>((resolve) => (keep = resolve)));
    expect(readDrafts('task')).toEqual([]);
    removeOwnDraft(NAME);
    expect(Object.keys(storage)).toHaveLength(1);
    keep();
    await ended;
    expect(Object.keys(storage)).toEqual([]);
  });

  it('endOwnDraft deletes the draft when the page closes during saving', async () => {
    writeDraft(NAME, 'Orquesta 100');
    void endOwnDraft(NAME, new Promise(() => undefined));
    window.dispatchEvent(new Event('pagehide'));
    expect(Object.keys(storage)).toEqual([]);
  });

  it('endOwnDraft keeps a newer draft that is written while the row is being saved', async () => {
    writeDraft(NAME, 'Orquesta 100');
    const ended = endOwnDraft(NAME, Promise.resolve());
    writeDraft(NAME, 'Flores');
    await ended;
    expect(readDrafts('task').map(({ data }) => data)).toEqual(['Flores']);
  });
});

describe('draftWriter', () => {
  it('draftWriter saves at least every 300 ms while the person keeps typing', () => {
    let owedSince: number | null = null;
    const write = vi.fn(() => {
      owedSince = null;
    });
    const writer = draftWriter(write);
    let behind = 0;
    for (let ms = 0; ms < 8_000; ms += 10) {
      if (ms % 50 === 0) {
        owedSince ??= ms;
        writer.changed();
      }
      vi.advanceTimersByTime(10);
      if (owedSince !== null) behind = Math.max(behind, ms + 10 - owedSince);
    }
    expect(behind).toBeGreaterThan(0);
    expect(behind).toBeLessThanOrEqual(300);
    // Throttled: far fewer writes than keystrokes.
    expect(write.mock.calls.length).toBeLessThan(60);
    writer.stop();
  });

  it('draftWriter saves nothing after it has been stopped', () => {
    const write = vi.fn();
    const writer = draftWriter(write);
    writer.changed();
    writer.stop();
    writer.changed();
    vi.advanceTimersByTime(1000);
    writer.flush();
    expect(write).not.toHaveBeenCalled();
  });

  it('draftWriter saves pending text at once when the page is hidden or left', () => {
    const write = vi.fn();
    const writer = draftWriter(write);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(write).not.toHaveBeenCalled();
    writer.changed();
    document.dispatchEvent(new Event('visibilitychange'));
    expect(write).toHaveBeenCalledTimes(1);
    writer.changed();
    window.dispatchEvent(new Event('pagehide'));
    expect(write).toHaveBeenCalledTimes(2);
    vi.advanceTimersByTime(1_000);
    expect(write).toHaveBeenCalledTimes(2);
    writer.changed();
    writer.stop();
    vi.advanceTimersByTime(1_000);
    expect(write).toHaveBeenCalledTimes(2);
  });
});

describe('drafts', () => {
  const others = (page: string, saved_at: string, user = 'ana') => {
    storage[`celebra-draft:${user}:task:plan.new:${page}`] = JSON.stringify({ saved_at, data: page });
  };

  it('readDrafts returns only the drafts of this account and form, newest first', () => {
    others('gone', '2020-01-01T00:00:00Z');
    others('newer', '2100-01-01T00:00:00Z');
    others('else', '2100-01-02T00:00:00Z', 'leo');
    storage['celebra-draft:ana:milestone:plan.new:gone'] = JSON.stringify({ saved_at: '', data: 1 });
    storage['celebra-draft:ana:task:plan.new:broken'] = '{"saved_at":';
    expect(writeDraft(NAME, { task_name: 'Cake' })).toBe(true);
    expect(readDrafts('task', 'plan.new').map(({ data, own }) => [data, own])).toEqual([
      ['newer', false],
      [{ task_name: 'Cake' }, true],
      ['gone', false],
    ]);
  });

  it('openElsewhere returns only the drafts that are open in another tab', async () => {
    others('tab', '2020-01-01T00:00:00Z');
    others('gone', '2020-01-01T00:00:00Z');
    held.push({ name: 'celebra-page:tab' });
    writeDraft(NAME, 'mine');
    expect(readDrafts('task')).toHaveLength(3);
    const open = await openElsewhere(readDrafts('task'));
    expect(open.map(({ page }) => page)).toEqual(['tab']);
  });

  it('a draft that the device can’t store stays in memory until the page is closed', () => {
    full = true;
    expect(writeDraft(NAME, 'kept')).toBe(false);
    expect(readDrafts('task').map(({ data }) => data)).toEqual(['kept']);
    full = false;
    expect(writeDraft(NAME, 'kept')).toBe(true);
    removeOwnDraft(NAME);
    expect(readDrafts('task')).toEqual([]);
  });

  it('a draft is not stored after the session has ended', () => {
    sessionAbsent({ left: true });
    writeDraft(NAME, 'late');
    expect(Object.keys(storage)).toEqual([]);
  });
});
