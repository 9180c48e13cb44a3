/** The languages the desk itself speaks. */
export type DeskLocale = 'en' | 'ru'

/**
 * What is wrong with a message, as a fact; `explain` words it. `position` counts characters (UTF-16 units) from the
 * start of the message, `found` is the text in question, `suggestion` a text that would be right, `limit` the number
 * exceeded. An `error` stops the message from being used; a `note` only tells what will happen.
 */
export interface Problem {
  code: ProblemCode
  severity: 'error' | 'note'
  position: number
  found?: string
  suggestion?: string
  limit?: number
}

/** The kinds of problem there are. */
export type ProblemCode = keyof typeof wording

type Wording = Record<DeskLocale, { says: string; remedy: string }>

const wording = {
  tooLong: {
    en: { says: 'The message is longer than {limit} characters.', remedy: 'Divide it into several blocks.' },
    ru: { says: 'Сообщение длиннее {limit} знаков.', remedy: 'Разделите его на несколько блоков.' },
  },
  tooDeep: {
    en: {
      says: 'Braces and tags are nested more than {limit} deep.',
      remedy: 'Say it with fewer choices inside choices.',
    },
    ru: { says: 'Скобки и теги вложены глубже {limit} уровней.', remedy: 'Уменьшите число выборов внутри выборов.' },
  },
  unclosedBrace: {
    en: { says: 'This { is never closed.', remedy: "Add the missing }, or write '{' for a literal brace." },
    ru: { says: 'Скобка { не закрыта.', remedy: "Добавьте } или напишите '{', если нужна сама скобка." },
  },
  strayBrace: {
    en: { says: 'This } closes nothing.', remedy: "Delete it, or write '}' for a literal brace." },
    ru: { says: 'Скобка } ничего не закрывает.', remedy: "Удалите ее или напишите '}', если нужна сама скобка." },
  },
  keptAsText: {
    en: {
      says: '{found} is not a tag here and is kept as text.',
      remedy: 'The tags are <b>…</b>, <rule>…</rule> and <quote>…</quote>.',
    },
    ru: {
      says: '{found} здесь не тег и останется текстом.',
      remedy: 'Есть теги <b>…</b>, <rule>…</rule> и <quote>…</quote>.',
    },
  },
  quoted: {
    en: {
      says: 'The apostrophe makes {found} plain text: its value will not appear.',
      remedy: "Write two apostrophes '' or the curly one ’.",
    },
    ru: {
      says: 'Из-за апострофа {found} станет простым текстом: значения не будет.',
      remedy: "Напишите два апострофа '' или типографский ’.",
    },
  },
  unknownVariable: {
    en: { says: 'There is no {found} here.', remedy: 'Pick one of the listed variables, or delete it.' },
    ru: { says: 'Здесь нет {found}.', remedy: 'Выберите переменную из списка или удалите эту.' },
  },
  missingOther: {
    en: { says: 'The choice has no branch for every other case.', remedy: 'Add other {…} before its closing brace.' },
    ru: { says: 'В выборе нет ветви для остальных случаев.', remedy: 'Добавьте other {…} перед закрывающей скобкой.' },
  },
  pluralForm: {
    en: {
      says: 'Numbers have no form “{found}” in this language.',
      remedy: 'Use one it has, or an exact number such as =0.',
    },
    ru: {
      says: 'У чисел этого языка нет формы «{found}».',
      remedy: 'Возьмите существующую или точное число, например =0.',
    },
  },
  missingForm: {
    en: { says: 'The form “{found}” is not written: “other” will be used.', remedy: 'Add {found} {…}.' },
    ru: { says: 'Форма «{found}» не написана: возьмется «other».', remedy: 'Добавьте {found} {…}.' },
  },
  unguardedForm: {
    en: { says: '{found} is the name as it is where the roster has no forms of it.', remedy: 'Say it in two ways.' },
    ru: { says: 'Где формы имени не записаны, {found} — просто имя.', remedy: 'Скажите двумя способами.' },
  },
  format: {
    en: {
      says: 'Number, date and time formats are not used here.',
      remedy: 'Write {found}: values arrive ready to print.',
    },
    ru: {
      says: 'Форматы чисел, дат и времени здесь не нужны.',
      remedy: 'Напишите {found}: значения приходят готовыми.',
    },
  },
  notANumber: {
    en: {
      says: '{found} is counted by a plural but is no number.',
      remedy: 'Count a number, or print {found} without a plural.',
    },
    ru: { says: '{found} стоит в plural, но это не число.', remedy: 'Возьмите число или выведите {found} без plural.' },
  },
  notAChoice: {
    en: { says: '{found} cannot choose a branch.', remedy: 'Choose by a word or a number.' },
    ru: { says: 'По {found} нельзя выбрать ветвь.', remedy: 'Выбирайте по слову или числу.' },
  },
  notAValue: {
    en: { says: '{found} cannot be printed here.', remedy: 'If it is a list, repeat the block over it.' },
    ru: { says: '{found} нельзя вывести здесь.', remedy: 'Если это список, повторите блок по нему.' },
  },
  syntax: {
    en: {
      says: 'This cannot be read as a message ({found}).',
      remedy: 'A variable is {name}; a choice is {name, select, a {…} other {…}} or {n, plural, one {…} other {…}}.',
    },
    ru: {
      says: 'Это не читается как сообщение ({found}).',
      remedy:
        'Переменная: {name}; выбор: {name, select, a {…} other {…}} или {n, plural, one {…} few {…} many {…} other {…}}.',
    },
  },
  locale: {
    en: { says: '“{found}” is not a language.', remedy: 'Use a code such as en or ru.' },
    ru: { says: '«{found}» — не язык.', remedy: 'Нужен код, например en или ru.' },
  },
  noList: {
    en: { says: 'There is no list {found} to repeat over.', remedy: 'Pick one of the lists.' },
    ru: { says: 'Нет списка {found}, по которому повторять.', remedy: 'Выберите список из имеющихся.' },
  },
  tooManyBlocks: {
    en: { says: 'The post has more than {limit} blocks.', remedy: 'Join some of them.' },
    ru: { says: 'В посте больше {limit} блоков.', remedy: 'Объедините некоторые.' },
  },
} satisfies Record<string, Wording>

const didYouMean: Record<DeskLocale, string> = { en: ' Did you mean {suggestion}?', ru: ' Может быть, {suggestion}?' }

/**
 * Takes a problem and one of the desk's languages; returns what is wrong and what to do about it, in whole sentences.
 * Braces in them that belong to the syntax explained stay as they are.
 */
export function explain(problem: Problem, locale: DeskLocale = 'en'): { says: string; remedy: string } {
  const { says, remedy } = wording[problem.code][locale]
  const fill = (sentence: string) =>
    sentence.replace(/\{(found|suggestion|limit)\}/g, (_, name: 'found' | 'suggestion' | 'limit') =>
      String(problem[name] ?? ''),
    )
  return { says: fill(says), remedy: fill(problem.suggestion === undefined ? remedy : remedy + didYouMean[locale]) }
}

/** The one error this folder throws: a message that cannot be used, where, and what to do about it. */
export class MessageError extends Error {
  readonly problem: Problem
  readonly position: number
  readonly remedy: string

  constructor(problem: Problem) {
    const { says, remedy } = explain(problem)
    super(`${says} ${remedy} (at ${problem.position})`)
    this.name = 'MessageError'
    this.problem = problem
    this.position = problem.position
    this.remedy = remedy
  }
}
