import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import { defineConfig } from "eslint/config";
import globals from "globals";
import typescript from "typescript-eslint";

import svelteConfig from "./svelte.config.js";

/** What is accessible, svelte-check says: each of Svelte's warnings is an error there. */
export default defineConfig(
  // Written by `ludotheque.server.protocol.typescript`.
  { ignores: ["src/protocol.ts"] },
  js.configs.recommended,
  typescript.configs.strict,
  svelte.configs.recommended,
  {
    languageOptions: { globals: globals.browser },
    linterOptions: { reportUnusedDisableDirectives: "error" },
    rules: {
      eqeqeq: ["error", "always", { null: "ignore" }],
      // `_` counts, or takes away, what nobody looks at.
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_$", varsIgnorePattern: "^_$" }],
      // tsconfig has every index checked; what is known to be there is said so.
      "@typescript-eslint/no-non-null-assertion": "off",
      // A list without keys goes by its places: so do lists whose items have no names.
      "svelte/require-each-key": "off",
      // Sets and maps are made anew instead of being changed where they are shown.
      "svelte/prefer-svelte-reactivity": "off",
    },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: typescript.parser, svelteConfig } },
    // The compiler of TypeScript knows better which names there are.
    rules: { "no-undef": "off" },
  },
  {
    // A board is given its own game's records, which the house knows nothing about.
    files: ["src/games/faces.ts"],
    rules: { "@typescript-eslint/no-explicit-any": "off" },
  },
);
