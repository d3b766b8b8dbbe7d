import './ui/theme.css';
import { createRoot } from 'react-dom/client';
import { App } from './app/app';
import { start } from './app/start';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
await start();
createRoot(root).render(<App />);
