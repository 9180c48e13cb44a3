import { textIn, type Locale, type Written } from './locale.ts'

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

type Wording = Record<'says' | 'remedy', Readonly<Record<Written, string>>>

const wording = {
  tooLong: {
    says: { en: 'The message is longer than {limit} characters.', ru: 'Сообщение длиннее {limit} знаков.' },
    remedy: { en: 'Split it into several blocks.', ru: 'Разделите его на несколько блоков.' },
  },
  tooDeep: {
    says: {
      en: 'Braces and tags are nested more than {limit} deep.',
      ru: 'Скобки и теги вложены глубже {limit} уровней.',
    },
    remedy: { en: 'Use fewer choices inside choices.', ru: 'Уменьшите число выборов внутри выборов.' },
  },
  unclosedBrace: {
    says: { en: 'This { is never closed.', ru: 'Скобка { не закрыта.' },
    remedy: {
      en: "Add the missing }, or write '{' for a literal brace.",
      ru: "Добавьте } или напишите '{', если нужна сама скобка.",
    },
  },
  strayBrace: {
    says: { en: 'This } closes nothing.', ru: 'Скобка } ничего не закрывает.' },
    remedy: {
      en: "Delete it, or write '}' for a literal brace.",
      ru: "Удалите ее или напишите '}', если нужна сама скобка.",
    },
  },
  keptAsText: {
    says: { en: '{found} is not a tag here and is kept as text.', ru: '{found} здесь не тег и останется текстом.' },
    remedy: {
      en: 'The tags are <b>…</b>, <rule>…</rule> and <quote>…</quote>.',
      ru: 'Есть теги <b>…</b>, <rule>…</rule> и <quote>…</quote>.',
    },
  },
  quoted: {
    says: {
      en: 'The apostrophe makes {found} plain text: its value will not appear.',
      ru: 'Из-за апострофа {found} станет простым текстом: значения не будет.',
    },
    remedy: { en: "Write two apostrophes '' or the curly one ’.", ru: "Напишите два апострофа '' или типографский ’." },
  },
  unknownVariable: {
    says: { en: 'There is no variable {found} here.', ru: 'Здесь нет {found}.' },
    remedy: {
      en: 'Pick one of the listed variables, or delete it.',
      ru: 'Выберите переменную из списка или удалите эту.',
    },
  },
  missingOther: {
    says: { en: 'The choice has no branch for all other cases.', ru: 'В выборе нет ветви для остальных случаев.' },
    remedy: { en: 'Add other {…} before its closing brace.', ru: 'Добавьте other {…} перед закрывающей скобкой.' },
  },
  pluralForm: {
    says: { en: '“{found}” is not a number form in this language.', ru: 'У чисел этого языка нет формы «{found}».' },
    remedy: {
      en: 'Use a form it has, or an exact number such as =0.',
      ru: 'Возьмите существующую или точное число, например =0.',
    },
  },
  missingForm: {
    says: {
      en: 'The form “{found}” is missing: “other” will be used.',
      ru: 'Форма «{found}» не написана: возьмется «other».',
    },
    remedy: { en: 'Add {found} {…}.', ru: 'Добавьте {found} {…}.' },
  },
  unguardedForm: {
    says: {
      en: '{found} is the plain name if the roster has no forms of it.',
      ru: 'Где формы имени не записаны, {found} — просто имя.',
    },
    remedy: { en: 'Write it both ways.', ru: 'Скажите двумя способами.' },
  },
  format: {
    says: {
      en: 'Number, date and time formats are not used here.',
      ru: 'Форматы чисел, дат и времени здесь не нужны.',
    },
    remedy: { en: 'Write {found}: values arrive ready to print.', ru: 'Напишите {found}: значения приходят готовыми.' },
  },
  notANumber: {
    says: { en: '{found} is counted by a plural but is not a number.', ru: '{found} стоит в plural, но это не число.' },
    remedy: {
      en: 'Count a number, or print {found} without a plural.',
      ru: 'Возьмите число или выведите {found} без plural.',
    },
  },
  notAChoice: {
    says: { en: '{found} cannot choose a branch.', ru: 'По {found} нельзя выбрать ветвь.' },
    remedy: { en: 'Choose by a word or a number.', ru: 'Выбирайте по слову или числу.' },
  },
  notAValue: {
    says: { en: '{found} cannot be printed here.', ru: '{found} нельзя вывести здесь.' },
    remedy: { en: 'If it is a list, repeat the block over it.', ru: 'Если это список, повторите блок по нему.' },
  },
  syntax: {
    says: { en: 'This cannot be read as a message ({found}).', ru: 'Это не читается как сообщение ({found}).' },
    remedy: {
      en: 'A variable is {name}; a choice is {name, select, a {…} other {…}} or {n, plural, one {…} other {…}}.',
      ru: 'Переменная: {name}; выбор: {name, select, a {…} other {…}} или {n, plural, one {…} few {…} many {…} other {…}}.',
    },
  },
  locale: {
    says: { en: '“{found}” is not a language.', ru: '«{found}» — не язык.' },
    remedy: { en: 'Use a code such as en or ru.', ru: 'Нужен код, например en или ru.' },
  },
  noList: {
    says: { en: 'There is no list {found} to repeat over.', ru: 'Нет списка {found}, по которому повторять.' },
    remedy: { en: 'Pick one of the lists.', ru: 'Выберите список из имеющихся.' },
  },
  tooManyBlocks: {
    says: { en: 'The post has more than {limit} blocks.', ru: 'В посте больше {limit} блоков.' },
    remedy: { en: 'Combine some of them.', ru: 'Объедините некоторые.' },
  },
} satisfies Record<string, Wording>

const didYouMean: Record<Written, string> = { en: ' Did you mean {suggestion}?', ru: ' Может быть, {suggestion}?' }

/**
 * Takes a problem and one of the desk's languages; returns what is wrong and what to do about it, in whole sentences.
 * Braces in them that belong to the syntax explained stay as they are.
 */
export function explain(problem: Problem, locale: Locale = 'en'): { says: string; remedy: string } {
  const { says, remedy } = wording[problem.code]
  const fill = (sentence: string) =>
    sentence.replace(/\{(found|suggestion|limit)\}/g, (_, name: 'found' | 'suggestion' | 'limit') =>
      String(problem[name] ?? ''),
    )
  return {
    says: fill(textIn(says, locale)),
    remedy: fill(
      problem.suggestion === undefined ? textIn(remedy, locale) : textIn(remedy, locale) + textIn(didYouMean, locale),
    ),
  }
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
