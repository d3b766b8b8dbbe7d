import { createRoot } from 'react-dom/client';
import { App } from './app';
import { start } from './start';

export async function mount(root: HTMLElement): Promise<void> {
  await start();
  createRoot(root).render(<App />);
}
