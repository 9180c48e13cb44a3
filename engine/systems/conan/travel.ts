/** Who is abroad, the way home, and away again (CONAN-AB32, S3 to S6). */
import { phaseAfter } from '../../game/when.ts'
import type { Game, PhaseState } from '../../journal/state.ts'
import { declareFacts } from '../../resolve/sequence/vocabulary.ts'
import type { Panel } from '../../ruleset/panel.ts'
import { chosen, implied, stated, type Options, type Rules } from '../../ruleset/localized-text.ts'
import { inLanguage, sayingInEach } from '../../text/in-each.ts'
import type { Locale } from '../../text/wording.ts'
import type { Entry } from './attributes.ts'
import { section, type Saying, type SectionWords } from './section.ts'
import { all, type Effect, type Resolution } from './vocabulary.ts'

const abilities = {
  travel: {
    mark: 'returning',
    kind: 'other',
    told: {
      en: 'While you are abroad, you may ask to come home.',
      ru: 'Пока вы за границей, вы можете попросить о возвращении домой.',
    },
    targets: 0,
    casual: true,
    phases: ['night', 'day'],
    treatedAs: 'return',
    rule: 'CONAN-AB32',
  },
} satisfies Record<string, Entry>

const facts = declareFacts({
  abroad: { of: 'slot' },
  returning: { of: 'slot', data: { at: 'word' } },
  leaving: { of: 'slot', data: { at: 'word' } },
  returned: { of: 'slot' },
})

const options: Options = {
  'travel.delay': {
    values: [1],
    whole: { from: 0, to: 9 },
    rule: 'CONAN-S5',
    says: {
      en: 'How many phase changes a return from abroad takes.',
      ru: 'Через сколько смен фазы наступает возвращение из-за границы.',
    },
  },
  'travel.canLeaveAgain': {
    values: [false, true],
    rule: 'CONAN-S5',
    says: { en: 'A traveler may leave again.', ru: 'Может ли путешественник снова уехать.' },
  },
  'travel.public': {
    values: [true, false],
    rule: 'CONAN-S5',
    says: { en: 'A return is announced.', ru: 'Объявляют ли о возвращении.' },
  },
}

/** Asks to come home; with the option, to leave again (CONAN-S5). */
const returning: Effect = (run, { move, why }) => {
  const { actor, id } = move
  const away = run.ledger.tried({ kind: 'abroad', of: actor }).find(({ holds }) => holds)
  const left = run.option<boolean>('travel.canLeaveAgain')
  const asked = away
    ? all({ is: 'fact', kind: 'returning', of: actor, action: id }, { rule: 'CONAN-AB32', action: id }, [why, away])
    : all(
        { is: 'fact', kind: 'leaving', of: actor, action: id },
        { rule: 'CONAN-S5', action: id },
        [why],
        left ? [] : [run.given({ is: 'fact', kind: 'staysHome', of: actor }, 'CONAN-S5')],
      )
  const delay = run.option<number>('travel.delay')
  run.put({
    kind: away ? 'returning' : 'leaving',
    of: actor,
    why: asked,
    rule: 'CONAN-S5',
    by: actor,
    action: id,
    lasting: true,
    data: { at: phaseAfter(run.system, run.name, Math.max(0, delay - 1), ['night', 'day']) },
  })
  if (!delay) travel(run)
  return asked
}

/** Travellers whose time has come are home, or gone, from now on. */
export function travel(run: Resolution): void {
  for (const kind of ['returning', 'leaving'] as const)
    for (const fact of run.ledger.found({ kind, when: 'soFar', where: ({ data }) => data.at === run.name })) {
      const why = all(
        { is: 'fact', kind: kind === 'returning' ? 'returned' : 'left', of: fact.of },
        { rule: 'CONAN-S5' },
        [fact.why],
      )
      run.ledger.end(fact, why)
      if (kind === 'leaving') run.mark(fact.of, 'abroad', why, 'CONAN-S5')
      else {
        for (const away of run.ledger.found({ kind: 'abroad', of: fact.of, when: 'soFar' })) run.ledger.end(away, why)
        run.put({ kind: 'returned', of: fact.of, why, rule: 'CONAN-S5' })
      }
    }
}

const inPanel = sayingInEach({
  abroad: { en: 'Abroad', ru: 'За границей' },
  player: { en: 'Player', ru: 'Игрок' },
  nobodyAbroad: { en: 'Nobody is abroad.', ru: 'За границей никого.' },
})

function panel(game: Game, _phase: PhaseState | undefined, language: Locale): Panel {
  const say: Saying<typeof inPanel> = inLanguage(inPanel, language)
  const away = game.seats.filter(({ status, alive }) => alive && status.includes('abroad'))
  return {
    id: 'travellers',
    title: say('abroad'),
    rule: 'CONAN-S3',
    columns: [say('player')],
    rows: away.map(({ slot }) => ({ cells: [{ player: slot }] })),
    empty: say('nobodyAbroad'),
    open: true,
  }
}

const rules: Rules = {
  'CONAN-E8': stated({
    en: 'Hakuba and Makoto travel and start the game abroad.',
    ru: 'Хакуба и Макото — путешественники и начинают игру за границей.',
  }),
  'CONAN-S3': stated({
    en: 'A player abroad cannot be killed, vote or use anything, and no action on them works.',
    ru: 'Кто за границей, того нельзя убить, он не голосует и ничем не пользуется, и никакое действие на него не удается.',
  }),
  'CONAN-S4': implied({
    en: 'So kills, poison, arrests, frames and everything else fail on a player abroad.',
    ru: 'Поэтому на игроке за границей срывается все: убийства, яд, аресты, подставы и прочее.',
  }),
  'CONAN-S5': chosen({
    en: 'A traveler asks to return and is in Japan from the next phase on, which everybody is told; nobody leaves again.',
    ru: 'Путешественник просит о возвращении и со следующей фазы находится в Японии, о чем узнают все; снова никто не уезжает.',
  }),
  'CONAN-S6': chosen({
    en: 'A player abroad cannot be voted for, and so cannot be lynched.',
    ru: 'За игрока за границей нельзя голосовать, а значит, нельзя его и залинчевать.',
  }),
  'CONAN-AB32': chosen({ en: 'A traveler asks to come home.', ru: 'Путешественник просит о возвращении домой.' }),
}

const words = {
  uses: { travel: 'return' },
  deeds: { travel: '{actor} asked to come home', 'travel:tried': '{actor} tried to come home' },
  facts: {
    abroad: { stands: '{who} is abroad', falls: '{who} is not abroad' },
    returning: {
      stands: '{who} asked to come home',
      falls: '{who} cannot come home',
      would: '{who} would have come home',
    },
    leaving: { stands: '{who} leaves', falls: '{who} cannot leave', would: '{who} would have left' },
    staysHome: { stands: '{who} is at home already', falls: '{who} may leave' },
    returned: {
      stands: '{who} is back in Japan',
      falls: '{who} is not back in Japan',
      asks: 'Is {who} back in Japan?',
    },
    left: { stands: '{who} left Japan', falls: '{who} stays in Japan' },
  },
  terms: { abroad: 'abroad' },
  tells: { returned: '{who} is back in Japan.' },
  verbs: { travel: ['travel', 'return', 'return to japan', 'come home', 'come back', 'go home', 'come back to japan'] },
} satisfies SectionWords

declare module './vocabulary.ts' {
  interface Declared extends Of<typeof facts> {}
  interface Spoken extends IdsOf<typeof words.facts> {}
}

export const travels = section({
  abilities,
  facts,
  options,
  rules,
  rulings: { effects: { returning }, results: ['returned'] },
  words,
})

/** Its book stands behind those of the Organization. */
export const abroad = section({ panel })
