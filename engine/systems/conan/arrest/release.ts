/** What frees who is arrested: a release by hand, and Lawsuit (CONAN-AB24, AB25, S22). */
import type { Arrival } from '../../../resolve/sequence/rulings.ts'
import { declareFacts } from '../../../resolve/sequence/vocabulary.ts'
import { chosen, type Options, type Rules } from '../../../ruleset/localized-text.ts'
import type { Entry } from '../attributes.ts'
import { finds, isBaseless, seek } from '../moves.ts'
import { section, type SectionWords } from '../section.ts'
import type { Claim, Effect, Resolution } from '../vocabulary.ts'

const abilities = {
  release: {
    mark: 'released',
    kind: 'other',
    told: {
      en: 'Once in each phase you may release one player who is under arrest, no matter who arrested them.',
      ru: 'Один раз за фазу вы можете выпустить одного арестованного, кто бы его ни арестовал.',
    },
    is: ['frees'],
    targets: 1,
    casual: true,
    phases: ['night', 'day'],
    rule: 'CONAN-AB24',
  },
  lawsuit: {
    mark: 'released',
    kind: 'other',
    told: {
      en: '{when} you may free any player who is under arrest.',
      ru: '{when} вы можете освободить любого арестованного.',
    },
    is: ['frees'],
    targets: 1,
    casual: true,
    phases: ['night', 'day'],
    uses: 1,
    rule: 'CONAN-AB25',
  },
} satisfies Record<string, Entry>

const facts = declareFacts({ released: { of: 'slot' } })

const options: Options = {
  'release.effective': {
    values: ['now', 'nextPhase'],
    rule: 'CONAN-S22',
    says: {
      en: 'When a release takes effect: at once, or from the next phase on.',
      ru: 'Действует ли освобождение сразу или со следующей фазы.',
    },
  },
  'release.byHand': {
    values: ['any', 'own'],
    rule: 'CONAN-AB24',
    says: {
      en: 'Who can be released by hand: any arrested player, or only players the releaser arrested.',
      ru: 'Кого освобождают вручную: любого арестованного или только того, кого арестовал сам освобождающий.',
    },
  },
}

/** Whether a release frees only whom the releaser arrested: by hand where the host has it so, never by lawsuit. */
export const ownOnly = (run: Resolution, does: string): boolean =>
  does === 'release' && run.option('release.byHand') === 'own'

/** Frees anybody, or whom the releaser arrested (CONAN-AB24, CONAN-AB25). */
const released: Effect = (run, { move, at, why }: Arrival) => {
  const rule = move.ability.rule!
  const mine = ownOnly(run, move.does)
  const held = run.ledger
    .found({ kind: 'arrested', of: at, when: 'soFar' })
    .filter(fact => !mine || fact.by === move.actor)
  const prison = (kind: 'inPrison' | 'notInPrison' | 'inMyPrison' | 'notInMyPrison'): Claim => ({
    is: 'fact',
    kind,
    of: at,
    other: move.actor,
  })
  const arrests = held.map(fact => run.ledger.standing(fact, 'soFar'))
  const caught = mine
    ? seek(prison('inMyPrison'), prison('notInMyPrison'), { rule }, arrests)
    : seek(prison('inPrison'), prison('notInPrison'), { rule }, arrests)
  const free = finds(
    move,
    { is: 'fact', kind: 'released', of: at, other: move.actor, action: move.id },
    { rule, also: ['CONAN-S22'], action: move.id },
    why,
    caught,
  )
  // Nobody who is in no prison nearly comes free.
  if (free.holds || !isBaseless(caught))
    run.put({ kind: 'released', of: at, why: free, rule, by: move.actor, action: move.id })
  if (run.option('release.effective') === 'now')
    for (const fact of run.ledger.found({ kind: 'arrested', of: at, when: 'soFar' })) run.ledger.end(fact, free)
  return free
}

/** A release that begins with the next phase ends the arrest when this one is over. */
export function freeLater(run: Resolution): void {
  if (run.option('release.effective') === 'now') return
  for (const { of, why } of run.ledger.found({ kind: 'released', when: 'soFar' })) {
    if (run.ledger.found({ kind: 'released', of, when: 'phaseStart' }).length) continue
    for (const fact of run.ledger.found({ kind: 'arrested', of, when: 'soFar' })) run.ledger.end(fact, why)
  }
}

const rules: Rules = {
  'CONAN-S22': chosen({
    en: "An arrest has no end of its own. A release takes effect at once for the steps that follow and leaves other conditions as they were. A player arrested and released in the same phase has lost the actions that come after the arrest and that day's vote; only the mark is gone.",
    ru: 'Сам собой арест не кончается. Освобождение действует сразу, на все следующие шаги, и других состояний не меняет; кого арестовали и освободили в одной фазе, тот потерял действия, которые идут после ареста, и голос этого дня, и снята с него только сама отметка.',
  }),
  'CONAN-AB24': chosen({
    en: 'Release by hand, once a phase: frees one arrested player, no matter who made the arrest.',
    ru: '«Освобождение» вручную, раз за фазу: выпускает одного арестованного, кто бы его ни арестовал.',
  }),
  'CONAN-AB25': chosen({
    en: 'Lawsuit, once a game: frees any arrested player.',
    ru: '«Иск», раз за игру: выпускает любого арестованного.',
  }),
}

const words = {
  uses: { release: 'release', lawsuit: 'Lawsuit' },
  deeds: {
    release: '{actor} released {first}',
    'release:use': 'release of {first}',
    lawsuit: '{actor} sued for the release of {first}',
    'lawsuit:tried': '{actor} tried to sue for the release of {first}',
    'release:tried': '{actor} tried to release {first}',
  },
  facts: {
    inPrison: { stands: '{who} is in prison', falls: '{who} is not in prison' },
    inMyPrison: { stands: '{other} arrested {who}', falls: '{other} did not arrest {who}' },
    notInPrison: { stands: '{who} is not in prison', falls: '{who} is in prison' },
    notInMyPrison: { stands: '{other} did not arrest {who}', falls: '{other} arrested {who}' },
    released: {
      stands: '{who} is released',
      falls: '{who} is not released',
      asks: 'Is {who} released?',
      would: '{who} would have been released',
    },
  },
  tells: { released: 'You are free again.' },
  verbs: {
    release: ['release', 'free', 'let {first} go', 'set {first} free'],
    lawsuit: [
      'lawsuit',
      'use lawsuit on',
      'use the lawsuit on',
      'sue for',
      'defend {first} in court',
      'lawsuit for',
      'free',
    ],
  },
} satisfies SectionWords

declare module '../vocabulary.ts' {
  interface Declared extends Of<typeof facts> {}
  interface Spoken extends IdsOf<typeof words.facts> {}
}

export const releases = section({
  abilities,
  facts,
  options,
  rules,
  rulings: { effects: { released }, results: ['released'] },
  words,
})
