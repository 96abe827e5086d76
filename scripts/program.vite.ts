import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

const at = (path: string): string => fileURLToPath(new URL(`../${path}`, import.meta.url));

/**
 * The program as plain JavaScript. The sources also run directly (see bin/wartable.mjs), but start more slowly, and the
 * translation then names every function at run time, including those created at every move.
 */
export default defineConfig({
  root: at('src'),
  publicDir: false,
  build: {
    ssr: true,
    outDir: at('dist/program'),
    emptyOutDir: true,
    target: 'node20',
    minify: false,
    sourcemap: true,
    rolldownOptions: {
      // The program itself, and what its threads run: see src/server/places.ts.
      input: {
        wartable: at('src/cli/main.ts'),
        think: at('src/server/workers/think.ts'),
        keep: at('src/server/store/thread/serve.ts'),
      },
      output: { entryFileNames: '[name].js', chunkFileNames: '[name].js' },
    },
  },
});
