/** What several sections write down: attacks and what became of them, who went where, whose place somebody took. */
import { declareFacts } from '../../../resolve/sequence/vocabulary.ts'
import { section } from '../section.ts'
import { did, ifNamed, type PartWords } from '../words.ts'
import { sides } from './sides.ts'

/** What somebody may be killed by, or die of. */
const causes = [
  'shot',
  'civil',
  'order',
  'suicide',
  'kamikaze',
  'poison',
  'link',
  'lynch',
  'madman',
  'arson',
  'detonation',
  'removed',
] as const

/** Of somebody who may belong to no side. */
export const sideOrNone = [...sides, ''] as const

/** A killer's way to somebody, and whose shot it is. */
const blow = { target: 'slot', cause: causes, account: { perhaps: sideOrNone } } as const

const facts = declareFacts({
  death: { of: 'slot', data: { cause: causes }, silent: true },
  maimed: { of: 'slot', data: { night: 'number?' } },
  lifeSpent: { of: 'slot', data: { life: ['spareLife', 'ownLife', 'takenLife'], victim: 'slot' } },

  // Attacks
  prevented: { of: 'slot', data: { ...blow, ready: 'flag' } },
  cancelled: { of: 'slot', data: blow },
  attacked: { of: 'slot', data: { ...blow, aimed: 'slot?' } },
  shotLost: { of: 'slot', data: blow },
  kill: {
    of: 'slot',
    data: { victim: 'slot', team: 'word', cause: causes, role: 'word', account: { perhaps: sideOrNone } },
  },
  illusionTaken: { of: 'slot', silent: true },

  // Who went where, and what an agency has on its files
  went: {
    of: 'slot',
    data: { kind: ['civil', 'negative'], does: 'word', aim: 'word', elsewhere: 'flag?' },
  },
  obstacle: { of: 'slot', data: { where: ['home', 'target'] }, silent: true },
  atDoor: { of: 'slot', data: { kind: ['civil', 'negative'], does: 'word', aim: 'word' } },
  atHome: { of: 'slot', data: { does: ['hypnotize', 'burn', 'exchange', 'analyse'] }, silent: true },
  cameInVain: { of: 'slot', data: { kind: ['civil', 'negative'], does: 'word', aim: 'word' } },
  log: {
    of: 'slot',
    data: {
      role: 'word',
      entry: ['move', 'seen', 'result', 'impact'],
      ability: 'word',
      night: 'number',
      away: 'flag?',
      result: 'word?',
      many: 'flag?',
    },
  },

  // Whose place somebody took
  becameSon: { of: 'slot', data: { role: 'word' } },
  tookPlace: { of: 'slot' },
  inherits: { of: 'slot', silent: true },
  changedSides: { of: 'slot', data: { role: 'word' } },
})

/** What several sections say of hypnosis. */
const words = {
  facts: {
    hypnotizes: {
      stands: { en: '{who} hypnotizes visitors', ru: '{who_nom} гипнотизирует гостей' },
      falls: { en: '{who} does not hypnotize visitors', ru: '{who_nom} не гипнотизирует гостей' },
      would: {
        en: '{who} would have hypnotized visitors',
        ru: `{who_nom} ${did('who', 'загипнотизировал')} бы гостей`,
      },
    },
    sentElsewhere: {
      stands: {
        en: ifNamed(
          'other',
          'hypnosis leads the visitor from {who} to {other}',
          'hypnosis leads the visitor away from {who}',
        ),
        ru: ifNamed('other', 'гипноз уводит гостя от {who_gen} к {other_dat}', 'гипноз уводит гостя от {who_gen}'),
      },
      falls: { en: 'hypnosis does not lead the visitor away from {who}', ru: 'гипноз не уводит гостя от {who_gen}' },
      would: {
        en: ifNamed(
          'other',
          'hypnosis would lead the visitor from {who} to {other}',
          'hypnosis would lead the visitor away from {who}',
        ),
        ru: ifNamed('other', 'гипноз увел бы гостя от {who_gen} к {other_dat}', 'гипноз увел бы гостя от {who_gen}'),
      },
    },
    madeToSkip: {
      stands: { en: '{who} makes the visitor skip', ru: 'гипноз {who_gen} заставляет гостя пропустить ход' },
      falls: { en: '{who} does not make the visitor skip', ru: 'гипноз {who_gen} не заставляет гостя пропустить ход' },
      would: { en: '{who} would have made the visitor skip', ru: 'гипноз {who_gen} заставил бы гостя пропустить ход' },
    },
    sparedByHypnosis: {
      stands: { en: '{who} lets this visitor come', ru: '{who_nom} не гипнотизирует этого гостя' },
      falls: { en: '{who} does not let this visitor come', ru: '{who_nom} гипнотизирует этого гостя' },
    },
    killersSwayedBefore: {
      stands: {
        en: '{who} already led killers away on an earlier night',
        ru: `{who_nom} уже ${did('who', 'гипнотизировал')} киллеров`,
      },
      falls: {
        en: '{who} has not led killers away before',
        ru: `{who_nom} еще не ${did('who', 'гипнотизировал')} киллеров`,
      },
    },
    ledElsewhereThen: {
      stands: { en: 'hypnosis chose {who}’s target then ({phase})', ru: 'тогда {who_acc} вел гипноз ({phase})' },
      falls: { en: 'hypnosis did not choose {who}’s target then', ru: 'тогда {who_acc} вел не гипноз' },
    },
    bothSeen: {
      stands: { en: '{who}’s other move, to {other}, is seen too', ru: 'виден и другой ход {who_gen} к {other_dat}' },
      falls: { en: '{who}’s other move, to {other}, is not seen', ru: 'другой ход {who_gen} к {other_dat} не виден' },
      would: {
        en: '{who}’s other move, to {other}, would have been seen too',
        ru: 'был бы виден и другой ход {who_gen} к {other_dat}',
      },
    },
  },
} satisfies PartWords

declare module '../vocabulary.ts' {
  interface Declared extends Of<typeof facts> {}
  interface Spoken extends IdsOf<typeof words.facts> {}
}

export const shared = section({ facts, words })
