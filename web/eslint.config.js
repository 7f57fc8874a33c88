// ESLint checks TypeScript with type information, and Svelte components.
import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';

import svelteConfig from './svelte.config.js';

const UNUSED = { argsIgnorePattern: '^_$', varsIgnorePattern: '^_$' };

export default ts.config(
  { ignores: ['**/*.gen.ts', 'coverage'] },
  js.configs.recommended,
  ts.configs.recommendedTypeChecked,
  svelte.configs.recommended,
  {
    languageOptions: {
      globals: globals.browser,
      parserOptions: {
        projectService: { allowDefaultProject: ['*.js', 'src/*.js'] },
        tsconfigRootDir: import.meta.dirname,
        extraFileExtensions: ['.svelte'],
      },
    },
    rules: {
      // `_` is a parameter that a callback or an {#each} must name but does not use.
      '@typescript-eslint/no-unused-vars': ['error', UNUSED],
      // ESLint sees everything that a component exports or passes to callbacks as `any`. svelte-check knows the types
      // and checks them; `strict` forbids implicit `any`.
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
      '@typescript-eslint/no-redundant-type-constituents': 'off',
      // Our sets and maps are local, or replaced as a whole in `$state.raw`, or nothing on screen depends on them.
      // Reactive ones would cost time at every message.
      'svelte/prefer-svelte-reactivity': 'off',
      // Svelte drops a space at the end of a block unless it is written as {' '}.
      'svelte/no-useless-mustaches': 'off',
    },
  },
  { files: ['**/*.svelte', '**/*.svelte.ts'], languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } } },
  // plugins/service_worker.ts replaces __FILES__ by the list of files.
  {
    files: ['src/service_worker.js'],
    languageOptions: { globals: { ...globals.serviceworker, __FILES__: 'readonly' } },
  },
  {
    // Tests stub browser methods on prototypes and check whether a stub was called: both refer to unbound methods.
    files: ['**/*.test.ts', '**/testing.ts'],
    rules: { '@typescript-eslint/unbound-method': 'off' },
  },
);
