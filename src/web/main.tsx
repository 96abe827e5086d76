import './kit/style/base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './shell/app.tsx';
import { followSettings } from './shell/settings.ts';

followSettings();
reloadWhenOutdated();
const root = document.getElementById('root');
if (root !== null)
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );

/** The server was renewed while this page was open, and has other files now. Once a minute at most: it may also be broken. */
function reloadWhenOutdated(): void {
  window.addEventListener('vite:preloadError', () => {
    const key = 'wartable.reloaded';
    if (Date.now() - Number(sessionStorage.getItem(key) ?? '0') < 60_000) return;
    sessionStorage.setItem(key, String(Date.now()));
    location.reload();
  });
}
