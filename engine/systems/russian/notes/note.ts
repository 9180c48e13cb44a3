/**
 * Night notes (RU-NOTE): kept until the morning, and published below its results where what they depend on is so. Nothing
 * tells whose they are: they stand in the order of their texts.
 */
import { declareFacts } from '../../../resolve/sequence/vocabulary.ts'
import { getOwn } from '../../../ruleset/catalogue.ts'
import { type Rules, stated } from '../../../ruleset/localized-text.ts'
import type { Entry } from '../attributes.ts'
import { conditionMet, refuseCondition } from './conditions.ts'
import { conditionSaid } from './language.ts'
import type { Part } from '../part.ts'
import { section } from '../section.ts'
import type { Refuse } from '../shared/cast-ballots.ts'
import { type Fact, type LateEffect, type Resolution, all, any } from '../vocabulary.ts'
import { type FactWords, type PartWords, did } from '../words.ts'

/** How many notes one player may leave for a morning. */
const MOST_NOTES = 20

const abilities = {
  note: {
    kind: 'other',
    told: {
      en: 'You may leave notes for the morning. They are published below the results without your name. Write the text of the note.',
      ru: 'Вы можете оставить записки на утро. Их опубликуют под итогами без отправителя. Напишите текст записки.',
    },
    is: ['byLetter', 'ofNoRole', 'uncounted', 'stays'],
    targets: 0,
    casual: true,
    perNight: MOST_NOTES,
    phases: ['evening', 'night'],
    rule: 'RU-NOTE-1',
    components: [{ does: 'mark', as: 'noted' }],
    keys: {
      text: {
        says: {
          en: 'what the note says; {dead} stands for the names of the dead',
          ru: 'что говорится в записке; {dead} заменяется именами погибших',
        },
        aims: 'text',
        must: true,
      },
      when: {
        says: {
          en: 'what has to be so in the morning: the doctor hit, nobody died, Ann died, the check passed; several with “and”',
          ru: 'что должно быть утром: доктор попал, никто не погиб, погиб игрок Аня, чек прошел; несколько — через «и»',
        },
        said: conditionSaid,
      },
      else: {
        says: {
          en: 'what it says otherwise; nothing is published where this is left out',
          ru: 'что в ней говорится в другом случае; если не указано, ничего не публикуется',
        },
        aims: 'text',
      },
    },
  },
} satisfies Record<string, Entry>

const facts = declareFacts({
  noted: { of: 'slot', data: { text: 'word', when: 'word', otherwise: 'word' } },
  notePublished: { of: 'slot' },
})

/** Another text is for where a condition is not met (RU-NOTE-2). */
const refuse: Refuse = (game, _phase, { by, does, with: given = {} }) => {
  if (does !== 'note') return undefined
  const when = getOwn(given, 'when')?.trim()
  if (when) return refuseCondition(game, by, when)
  return getOwn(given, 'else')
    ? {
        rule: 'RU-NOTE-2',
        says: { en: 'the note has a second text but no condition', ru: 'у записки есть второй текст, но нет условия' },
      }
    : undefined
}

/** The note as it was left. One from the evening is remembered until the morning. */
const noted: LateEffect = (
  run,
  {
    move: {
      id: action,
      actor: by,
      with: { text = '', when = '', else: otherwise = '' },
    },
    why,
  },
) => {
  const evening = run.phase.kind === 'evening'
  run.put({
    kind: 'noted',
    of: by,
    by,
    action,
    why,
    rule: 'RU-NOTE-1',
    data: { text, when, otherwise },
    ...(evening && { until: `night ${run.phase.number}` }),
  })
  return evening
    ? undefined
    : () =>
        run.ledger.attempts({ kind: 'notePublished', of: by, when: 'soFar', where: fact => fact.action === action })[0]
          ?.why ?? why
}

/** Publishes what is to be published, without a sender. The author may be dead by now (RU-NOTE-3). */
function publishNotes(run: Resolution): void {
  const lines = run.ledger.attempts({ kind: 'noted', when: 'soFar' }).flatMap(note => published(run, note))
  for (const text of lines.sort((a, b) => (a < b ? -1 : a > b ? 1 : 0))) run.announce('note', { text }, 'RU-NOTE-1')
}

function published(run: Resolution, note: Fact<'noted'>): string[] {
  const { of, by, action, data } = note
  const rule = run.isDead(of) ? 'RU-NOTE-3' : 'RU-NOTE-1'
  const cite = { rule, ...(action !== undefined && { action }) }
  const met = conditionMet(run, of, data.when)
  const other = all({ is: 'fact', kind: 'noteOtherwise', of }, { rule: 'RU-NOTE-2' }, [], [met])
  const why = all({ is: 'fact', kind: 'notePublished', of }, cite, [
    note.why,
    data.otherwise ? any({ is: 'fact', kind: 'noteHasText', of }, { rule: 'RU-NOTE-2' }, [met, other]) : met,
  ])
  run.put({
    kind: 'notePublished',
    of,
    why,
    rule,
    ...(by !== undefined && { by }),
    ...(action !== undefined && { action }),
  })
  return why.holds ? [filled(run, met.holds ? data.text : data.otherwise)] : []
}

/** `{dead}` becomes the names of who died, in roster order. */
function filled(run: Resolution, text: string): string {
  const dead = run.game.seats.filter(({ slot }) => run.isDead(slot)).map(({ name }) => name)
  return text.replaceAll('{dead}', dead.join(', ') || '—')
}

const rulings: Part = {
  effects: { noted },
  results: ['notePublished'],
  asides: ['notePublished'],
  dawn: [publishNotes],
}

const rules: Rules = {
  'RU-NOTE-1': stated({
    en: 'Every living player may leave notes for the morning. They go below the results without a sender; several notes by one player look like notes by several players.',
    ru: 'Каждый живой может оставить записки на утро. Они стоят под итогами без отправителя, несколько от одного игрока — как будто от нескольких.',
  }),
  'RU-NOTE-2': stated({
    en: 'A note may depend on what its author can read in the morning, may have a different text or none for the other case, and may name the dead.',
    ru: 'Записка может зависеть от того, что ее автор сможет прочесть утром, иметь для другого случая другой текст или никакого и называть погибших.',
  }),
  'RU-NOTE-3': stated({
    en: 'Dead players write no notes; a note by a player killed that night is shown. The host may withhold notes.',
    ru: 'Мертвые записок не пишут; записку того, кого убили этой ночью, показывают. Ведущий может не публиковать записки.',
  }),
}

const words = {
  uses: {
    note: { en: 'night note', ru: 'ночная записка' },
  },
  deeds: {
    note: { en: '{actor} left a night note', ru: `{actor_nom} ${did('actor', 'оставил')} ночную записку` },
  },
  facts: {
    noted: {
      stands: { en: '{who} left a note', ru: '{who_nom} оставляет записку' },
      falls: { en: '{who} did not leave a note', ru: '{who_nom} не оставляет записки' },
    },
    notePublished: {
      stands: { en: '{who}’s note is published', ru: 'записка {who_gen} выходит' },
      falls: { en: '{who}’s note is not published', ru: 'записка {who_gen} не выходит' },
      asks: { en: 'Is {who}’s note published?', ru: 'Выходит ли записка {who_gen}?' },
      would: { en: '{who}’s note would have been published', ru: 'записка {who_gen} вышла бы' },
    },
    noteOtherwise: {
      stands: { en: 'the second text is for this case', ru: 'для этого случая есть другой текст' },
      falls: { en: 'the second text is for the other case', ru: 'другой текст для другого случая' },
    },
    noteHasText: {
      stands: { en: 'the note has a text for this case', ru: 'для этого случая есть текст' },
      falls: { en: 'the note has no text for this case', ru: 'для этого случая текста нет' },
    },
  } satisfies FactWords<typeof facts>,
  tells: {
    note: { en: 'Night note: {text}', ru: 'Ночная записка: {text}' },
  },
  verbs: {
    note: ['note'],
  },
} satisfies PartWords

declare module '../vocabulary.ts' {
  interface Declared extends Of<typeof facts> {}
  interface Spoken extends IdsOf<typeof words.facts> {}
}

export const note = section({ abilities, facts, refuse, rules, rulings, words })
