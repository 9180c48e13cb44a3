import { defineConfig, globalIgnores } from 'eslint/config'
import tseslint from 'typescript-eslint'

const stream = 'Draw from a stream: every draw of the engine has its own, keyed by seed, phase, purpose, rule and slot.'
const event = 'The engine has no clock: time comes in with the event.'
const sorting = 'What a locale sorts by differs per machine: sort by roster slot or code point.'
const wording = 'What a locale writes differs per machine: say it in a message of engine/text, with its time handed in.'

const word = 'Words that a person reads stand in renderer/words, in every language: say(key), or <Words of={key} />.'
/** Two words in a row, or one with a capital: but no name of a key, no markup, and no fonts. */
const words =
  '/^(?!<|.*(sans-serif|monospace)$)(.*\\p{L}{2,}[^\\p{L}]*\\s[^\\p{L}]*\\p{L}'
  + '|(?!(Alt|Arrow|Ctrl|Delete|End|Enter|Esc(ape)?$|Home|Page|Shift|Tab))\\p{Lu}\\p{Ll})/su'
/** What looks for elements, or asks for the theme, takes selectors. */
const query = 'CallExpression[callee.property.name=/^(closest|matchMedia|querySelector(All)?)$/]'
const wordy =
  'aria-label|ariaLabel|alt|detail|group|hint|label|message|name|note|placeholder|remedy|text|title|what|word'

export default defineConfig(
  globalIgnores(['dist/', 'coverage/']),
  tseslint.configs.recommended,
  {
    // One program of all files: the projects of `npm run types` would read and work out what they share once each.
    languageOptions: { parserOptions: { project: 'tools/tsconfig.lint.json', tsconfigRootDir: import.meta.dirname } },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      eqeqeq: 'error',
      'no-var': 'error',
      'prefer-const': 'error',
      '@typescript-eslint/await-thenable': 'error',
      '@typescript-eslint/ban-ts-comment': ['error', { 'ts-expect-error': 'allow-with-description' }],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-import-type-side-effects': 'error',
      '@typescript-eslint/no-misused-promises': 'error',
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
    },
  },
  {
    files: ['engine/**/*.ts'],
    rules: {
      'no-restricted-globals': [
        'error',
        { name: 'console', message: 'The engine prints nothing: return it, and let electron/ show it.' },
        { name: 'process', message: 'The engine knows no machine: hand the value in as an argument.' },
        { name: 'performance', message: event },
      ],
      'no-restricted-properties': [
        'error',
        { object: 'Math', property: 'random', message: stream },
        { object: 'Date', property: 'now', message: event },
        { object: 'performance', property: 'now', message: event },
        { object: 'Temporal', property: 'Now', message: event },
        { object: 'Intl', property: 'Collator', message: sorting },
        { object: 'Intl', property: 'DateTimeFormat', message: wording },
        { property: 'localeCompare', message: sorting },
        { property: 'toLocaleString', message: wording },
        { property: 'toLocaleDateString', message: wording },
        { property: 'toLocaleTimeString', message: wording },
        { property: 'toLocaleLowerCase', message: 'Depends on the machine: use toLowerCase.' },
        { property: 'toLocaleUpperCase', message: 'Depends on the machine: use toUpperCase.' },
      ],
      'no-restricted-syntax': [
        'error',
        { selector: "NewExpression[callee.name='Date'][arguments.length=0]", message: event },
        { selector: "CallExpression[callee.name='Date']", message: event },
      ],
    },
  },
  {
    files: ['renderer/**/*.{ts,tsx}'],
    ignores: ['renderer/words/**'],
    rules: {
      'no-restricted-syntax': [
        'error',
        { selector: 'JSXText[value=/\\p{L}{2,}/u]', message: word },
        {
          selector: `JSXAttribute[name.name=/^(${wordy})$/] Literal[value=/^\\p{Lu}\\p{L}|\\p{L} \\p{L}/u]`,
          message: word,
        },
        { selector: `Property[key.name=/^(${wordy})$/] > Literal[value=/^\\p{Lu}|\\p{L} \\p{L}/u]`, message: word },
        {
          selector: `:not(ImportDeclaration, JSXAttribute[name.name='rel'], ${query}) > Literal[value=${words}]`,
          message: word,
        },
        { selector: `TemplateElement[value.raw=/^(?!<).*\\p{L}{2,}[,.:]? \\p{L}{2,}/su]`, message: word },
      ],
    },
  },
)
