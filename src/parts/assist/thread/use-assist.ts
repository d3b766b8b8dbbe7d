import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { AssistError, askAssist } from '@/data/assist/ask-assist';
import { consentKey } from '@/data/assist/consent';
import { keepThread, readThread } from '@/data/assist/kept-thread';
import { asked, instructions } from '@/domain/assist/instructions';
import { NameBook } from '@/domain/assist/names';
import type { Message } from '@/domain/assist/protocol/message';
import { toolsJson } from '@/domain/assist/tools/page-tool-list';
import { CATEGORIES } from '@/domain/plan/facts';
import { translate } from '@/lib/translation';
import { usePlanContext } from '../../module/plan-context';
import { useTaskName } from '../../tasks/task-words';
import { useItemTitle } from '../../time/timeline-words';
import { runTool } from '../tools/run-tool';
import { runTurn } from './run-turn';
import { type Entry, kept, lastTurns, NO_THREAD, type Thread, threadOf } from './thread';
import { toolContext } from './tool-setting';

/**
 * Words that are never replaced by placeholders: the names of categories. An item can be called "Music", but
 * “without touching the music” means the category.
 */
const plainWords = (): string[] =>
  CATEGORIES.flatMap((category) => translate(`common:category.${category}`).split(/\s+/));

const problemEntry = (error: unknown): Entry => {
  const { problem, again } = error instanceof AssistError ? error : new AssistError('broken');
  return {
    kind: 'problem',
    problem,
    until: again === null ? null : new Date(Date.now() + again * 1_000).toISOString(),
  };
};

export function useAssist() {
  const { plan } = usePlanContext();
  const client = useQueryClient();
  const taskName = useTaskName();
  const itemTitle = useItemTitle();
  const [thread, setThread] = useState<Thread>(() => threadOf(readThread(plan.id)));
  /** The text received so far, or null if no turn is running. */
  const [coming, setComing] = useState<string | null>(null);
  const latest = useRef(thread);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const change = useCallback(
    (next: (before: Thread) => Thread) => {
      latest.current = kept(next(latest.current));
      keepThread(plan.id, latest.current);
      setThread(latest.current);
    },
    [plan.id],
  );

  const ask = useCallback(
    async (question: string, given: string) => {
      if (running.current) return;
      const control = new AbortController();
      running.current = control;
      const book = new NameBook(latest.current.names, plainWords());
      const context = () => toolContext({ client, plan, book, given, words: { taskName, itemTitle } });
      const { today, language } = context();
      let text = '';
      const addEntries = (...entries: Entry[]) =>
        change((before) => ({ ...before, entries: [...before.entries, ...entries], names: book.pairs }));
      const addMessage = (message: Message) =>
        change((before) => ({ ...before, messages: [...before.messages, message], names: book.pairs }));
      addEntries({ kind: 'asked', text: question, given });
      addMessage({ role: 'user', content: asked(book.hide(question), given) });
      const system: Message = { role: 'system', content: instructions({ language, today }) };
      change((before) => ({ ...before, system: system.content }));
      setComing('');
      try {
        await runTurn(
          lastTurns(latest.current.messages),
          {
            ask: (messages) =>
              askAssist(
                { plan_id: plan.id, messages: [system, ...messages], tools: toolsJson() },
                control.signal,
                (added) => {
                  text += added;
                  setComing(text);
                },
              ),
            run: (call) => runTool(call, context()),
            onMessage: addMessage,
            onAnswer: (completion) => {
              text = '';
              setComing('');
              change((before) => ({ ...before, model: completion.model }));
              if (completion.text.trim() !== '') addEntries({ kind: 'said', text: completion.text.trim() });
            },
            onRan: ({ shown }) => addEntries(...shown),
          },
          control.signal,
        );
      } catch (error) {
        const said: Entry[] = text.trim() === '' ? [] : [{ kind: 'said', text: text.trim() }];
        // If the consent was withdrawn elsewhere, the page asks for it again.
        if (error instanceof AssistError && error.problem === 'consent')
          void client.invalidateQueries({ queryKey: consentKey(plan.id) });
        addEntries(...said, control.signal.aborted ? { kind: 'stopped' } : problemEntry(error));
        // An empty answer is stored too, because two questions must not follow each other.
        addMessage({ role: 'assistant', content: text.trim() || '…' });
      } finally {
        running.current = null;
        setComing(null);
      }
    },
    [client, plan, taskName, itemTitle, change],
  );

  return {
    thread,
    coming,
    ask: (question: string, given: string) => void ask(question, given),
    stop: () => running.current?.abort(),
    /** Replaces a text that the assistant has written in the thread. */
    edit: (at: number, text: string) =>
      change((before) => ({
        ...before,
        entries: before.entries.map((entry, i) =>
          i === at && entry.kind === 'written' ? { ...entry, text } : entry,
        ),
      })),
    clear: () => {
      latest.current = NO_THREAD;
      keepThread(plan.id, null);
      setThread(NO_THREAD);
    },
  };
}
