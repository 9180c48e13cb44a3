/** False traces: Slander turns a side round, Frame enters a crime that was not committed (CONAN-AB5, AB8). */
import { seatOf } from '../../../journal/state.ts'
import type { SeatId } from '../../../reason/claim.ts'
import { declareFacts } from '../../../resolve/sequence/vocabulary.ts'
import { chosen, type Rules } from '../../../ruleset/localized-text.ts'
import type { IdsOf, Of, Refuse } from '../../../ruleset/section.ts'
import { commit, crimes, did, isCrime } from '../arrest/crimes.ts'
import { sentBy, type Entry } from '../attributes.ts'
import { leaves } from '../moves.ts'
import { section, type SectionWords } from '../section.ts'
import { laterOnes, no } from '../sending.ts'
import type { Effect } from '../vocabulary.ts'

const abilities = {
  slander: {
    mark: 'slandered',
    kind: 'deceive',
    told: {
      en: 'Each night you may slander players: one member of the Organization and one of the Town. Interrogations show the wrong side of them that night, and nobody is told.',
      ru: 'Каждую ночь вы можете оклеветать одного члена Организации и одного горожанина. Этой ночью допросы покажут не ту сторону, и никому об этом не сообщат.',
    },
    targets: 1,
    phases: ['night'],
    perNight: 2,
    rule: 'CONAN-AB8',
    keys: sentBy,
  },
  frame: {
    mark: 'framed',
    kind: 'deceive',
    told: {
      en: 'Each night you may frame one player for a crime you name. Members of the Organization cannot arrest for it, and framing itself cannot be investigated.',
      ru: 'Каждую ночь вы можете подставить одного игрока: на него записывается преступление, которое вы назовете. Члены Организации арестовать за него не могут, и расследовать подставу нельзя.',
    },
    is: ['ownDeed'],
    targets: 1,
    phases: ['night'],
    rule: 'CONAN-AB5',
    keys: {
      crime: {
        says: {
          en: 'the crime the target appears to have committed',
          ru: 'преступление, которое, как кажется, совершила жертва',
        },
        must: true,
        values: crimes,
      },
      ...sentBy,
    },
  },
} satisfies Record<string, Entry>

const facts = declareFacts({ slandered: { of: 'slot' }, framed: { of: 'slot', data: { type: 'word' } } })

/** One member and one townsperson a night: of two of one side the last counts. */
const refuse: Refuse = (game, phase, move) => {
  const side = (slot: SeatId | undefined): string | undefined =>
    slot === undefined ? undefined : seatOf(game, slot)?.faction
  return move.does === 'slander' && laterOnes(game, phase, move).some(({ to }) => side(to[0]) === side(move.to[0]))
    ? no('CONAN-AB8', {
        en: 'one player of each side a night: a later one counts',
        ru: 'за ночь можно оклеветать одного игрока с каждой стороны: считается более поздний ход',
      })
    : undefined
}

/** A crime is entered against somebody who did not commit it. */
const framed: Effect = (run, { move, at, why }) => {
  const type = move.with.crime ?? ''
  run.put({ kind: 'framed', of: at, why, rule: 'CONAN-AB5', by: move.actor, action: move.id, data: { type } })
  if (isCrime(type)) commit(run, { type, by: at, action: move.id, why, rule: 'CONAN-AB5', framer: move.actor })
  did(run, type, { by: at, action: move.id, why, rule: 'CONAN-AB5' })
  return why
}

const rules: Rules = {
  'CONAN-AB5': chosen({
    en: "Frame, once a night: a crime of the framer's choice is recorded against the target. Members of the Organization cannot arrest for it, and framing cannot be investigated.",
    ru: '«Подстава», раз за ночь: на цель записывается преступление, которое выбирает подставляющий. Члены Организации арестовать по этой записи не могут, и расследовать подставу нельзя.',
  }),
  'CONAN-AB8': chosen({
    en: 'Slander: interrogations of the target show the wrong side that night. One member and one townsperson a night; nobody is told.',
    ru: '«Клевета»: в эту ночь допросы цели показывают не ту сторону. За ночь — один член Организации и один горожанин; об этом никому не сообщают.',
  }),
}

const words = {
  uses: { slander: 'Slander', frame: 'Frame' },
  deeds: {
    slander: '{actor} slandered {first}',
    frame: '{actor} framed {first}{crime, select, none {} other { for {crime}}}',
    'slander:tried': '{actor} tried to slander {first}',
    'frame:tried': '{actor} tried to frame {first}{crime, select, none {} other { for {crime}}}',
  },
  facts: {
    slandered: {
      stands: '{who} is slandered',
      falls: '{who} is not slandered',
      would: '{who} would have been slandered',
    },
    framed: { stands: '{who} is framed', falls: '{who} is not framed' },
  },
  verbs: { slander: ['slander', 'defame', 'smear'], frame: ['frame', 'blame', 'set up', 'set {first} up'] },
} satisfies SectionWords

declare module '../vocabulary.ts' {
  interface Declared extends Of<typeof facts> {}
  interface Spoken extends IdsOf<typeof words.facts> {}
}

export const tracing = section({
  abilities,
  facts,
  refuse,
  rules,
  rulings: { effects: { slandered: leaves('slandered'), framed }, takesEffect: ['framed'] },
  words,
})
