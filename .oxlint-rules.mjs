/** Rules of our own that `.oxlintrc.json` turns on: each forbids some syntax, told by selectors, and says what to do. */

const event = 'The engine has no clock: time comes in with the event.'

const word = 'Words that a person reads stand in renderer/words, in every language: say(key), or <Words of={key} />.'
/** Two words in a row, or one with a capital: but no name of a key, no markup, and no fonts. */
const words =
  '/^(?!<|.*(sans-serif|monospace)$)(.*\\p{L}{2,}[^\\p{L}]*\\s[^\\p{L}]*\\p{L}'
  + '|(?!(Alt|Arrow|Ctrl|Delete|End|Enter|Esc(ape)?$|Home|Page|Shift|Tab))\\p{Lu}\\p{Ll})/su'
/** What looks for elements, or asks for the theme, takes selectors. */
const query = 'CallExpression[callee.property.name=/^(closest|matchMedia|querySelector(All)?)$/]'
const wordy =
  'aria-label|ariaLabel|alt|detail|group|hint|label|message|name|note|placeholder|remedy|text|title|what|word'

/**
 * @param {string} message @param {string[]} selectors
 * @returns a rule that says the message of whatever one of the selectors finds
 */
const without = (message, ...selectors) => ({
  /** @param {{ report(found: { node: unknown, message: string }): void }} context */
  create: context =>
    Object.fromEntries(
      selectors.map(selector => [selector, (/** @type {unknown} */ node) => context.report({ node, message })]),
    ),
})

/** Names that had two meanings, or were nobody's term, and what each is called now. */
const formerNames = {
  SlotRule: 'StepRule',
  Gate: 'ActorGuard',
  Landing: 'TargetGuard',
  Walk: 'Resolution',
  walk: 'run',
  drawer: 'perRun',
  Teller: 'Narrator',
  Faring: 'ActionStatus',
  turnRound: 'mutate',
  standsWithout: 'holdsWithout',
  fallTogether: 'jointlyBlocked',
  acquainted: 'knownAllies',
  misfits: 'conflicts',
  foilable: 'canBeBlocked',
  countersBeside: 'without',
}

export default {
  meta: { name: 'nightdesk' },
  rules: {
    'no-clock': without(
      event,
      "NewExpression[callee.name='Date'][arguments.length=0]",
      "CallExpression[callee.name='Date']",
    ),
    'field-names': {
      /** @param {{ report(found: { node: unknown, message: string }): void }} context */
      create: context => ({
        Identifier: (/** @type {{ name: string }} */ node) => {
          if (Object.hasOwn(formerNames, node.name))
            context.report({
              node,
              message: `The glossary calls it ${formerNames[/** @type {keyof typeof formerNames} */ (node.name)]}.`,
            })
        },
      }),
    },
    'words-in-tables': without(
      word,
      'JSXText[value=/\\p{L}{2,}/u]',
      `JSXAttribute[name.name=/^(${wordy})$/] Literal[value=/^\\p{Lu}\\p{L}|\\p{L} \\p{L}/u]`,
      `Property[key.name=/^(${wordy})$/] > Literal[value=/^\\p{Lu}|\\p{L} \\p{L}/u]`,
      `:not(ImportDeclaration, JSXAttribute[name.name='rel'], ${query}) > Literal[value=${words}]`,
      'TemplateElement[value.raw=/^(?!<).*\\p{L}{2,}[,.:]? \\p{L}{2,}/su]',
    ),
  },
}
