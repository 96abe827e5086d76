import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { cardsForBoards } from './scripts/cards.vite.ts';

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
/** Where `npm run dev:web` finds a running server. */
const server = process.env['WARTABLE_SERVER'] ?? 'http://localhost:8080';

export default defineConfig({
  root: at('./src/web'),
  plugins: [react(), cardsForBoards()],
  resolve: { alias: { typebox: at('./src/web/net/no-schemas.ts') } },
  build: {
    outDir: at('./dist/web'),
    emptyOutDir: true,
    target: 'es2022',
    // The size of the first load is watched by a test, which reads this list.
    manifest: true,
    // Images stay files: the strict content policy then needs no exception for data URLs.
    assetsInlineLimit: 0,
  },
  worker: { format: 'es', plugins: () => [cardsForBoards()] },
  server: {
    proxy: {
      '/api': { target: server },
      '/live': { target: server, ws: true },
    },
  },
});
