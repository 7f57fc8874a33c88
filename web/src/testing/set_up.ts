// Stubs for browser features that jsdom lacks and components need, and patience for busy machines.
import { configure } from '@testing-library/svelte';

configure({ asyncUtilTimeout: 60_000 }); // `findBy…` and `waitFor` give up after one second otherwise

Object.defineProperty(window, 'matchMedia', {
  writable: true,
  value: (query: string) => ({
    matches: false,
    media: query,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }),
});

globalThis.ResizeObserver ??= class {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
};
