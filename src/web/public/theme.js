// Runs before anything is drawn, so that nobody who chose the light theme sees a dark flash. See shell/settings.ts.
try {
  const { theme } = JSON.parse(localStorage.getItem('wartable.settings') ?? '{}').state ?? {};
  const light =
    theme === 'light' || (theme === 'system' && matchMedia('(prefers-color-scheme: light)').matches);
  if (light) document.documentElement.dataset['theme'] = 'light';
} catch {
  // No storage, or something strange in it: the dark theme it is.
}
