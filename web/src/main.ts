import '@fontsource-variable/alegreya/wght.css';
import '@fontsource/alegreya-sans/400.css';
import '@fontsource/alegreya-sans/700.css';
import '@fontsource/im-fell-english-sc/400.css';
import './styles/theme.css';
import './styles/base.css';

import { mount } from 'svelte';

import App from './App.svelte';
import { apply } from './lib/settings.svelte';
import { loadHomeTexts, loadTexts } from './lib/texts/ui.svelte';

apply();
await (location.pathname === '/' ? loadHomeTexts() : loadTexts());
mount(App, { target: document.getElementById('app')! });

// Register the service worker last: its downloads must not delay the first page.
if (import.meta.env.PROD && 'serviceWorker' in navigator)
  void navigator.serviceWorker.register('/sw.js').catch(() => undefined);
