/** The Drunkard (1923-DRU1 to DRU5): one of a family, drawn, is attacked. */
import { implied, stated, type Rules } from '../../../ruleset/localized-text.ts'
import { getsThrough } from '../chapters/gets-through.ts'
import { fact } from '../claims.ts'
import { livingOf } from '../families.ts'
import { night, section, type Ruled, type SectionWords } from '../section.ts'
import { all, type Arrival, type Reason, type Resolution } from '../vocabulary.ts'

const abilities = {
  rampage: {
    kind: 'kill',
    told: {
      en: '{when} you may name a family. One of its members is killed at random.',
      ru: '{when} вы можете назвать семью: погибнет один случайный игрок из нее.',
    },
    rule: '1923-DRU1',
    targets: 1,
    aims: ['family'],
    uses: 1,
    components: [{ does: 'kill' }],
    ...night,
  },
} satisfies Record<string, Ruled>

/** Somebody living of the family, drawn (1923-DRU2), is attacked; of an empty family nobody is (1923-DRU4). */
function rampage(run: Resolution, { move, at: family, why }: Arrival): Reason {
  if (!why.holds) return why
  const victim = run.draw(
    'victim',
    move.actor,
    livingOf(run, family).map(({ slot }) => slot),
  )
  if (victim === undefined) {
    return all(
      fact('rampaged', family, { action: move.id }),
      { rule: '1923-DRU1', action: move.id },
      [why],
      [all(fact('nobodyThere', family), { rule: '1923-DRU4', also: ['1923-A9'] })],
    )
  }
  const ownFamily = run.seat(move.actor).details?.family === family
  const attack = getsThrough(run, {
    kind: 'drunkard',
    at: victim,
    rule: '1923-DRU1',
    action: move.id,
    by: move.actor,
    why,
    drawn: run.given(fact('drawnVictim', victim, { other: family }), '1923-DRU2'),
    notes: ownFamily ? [{ claim: fact('ownFamily', move.actor), rule: '1923-DRU3' }] : [],
  })
  run.dies(victim, attack, '1923-DRU1', { cause: 'drunkard', by: move.actor, action: move.id })
  return attack
}

const rules: Rules = {
  '1923-DRU1': stated({
    en: 'Once a game, a Drunkard chooses a family, and one of its members, drawn at random, is killed.',
    ru: 'Пьяница один раз за игру выбирает семью, и один из нее, выбранный случайно, погибает.',
  }),
  '1923-DRU2': implied({
    en: 'All living members of the family are in the draw, Mafia Members too, with equal chances.',
    ru: 'В жребии участвуют все живые члены семьи, в том числе из мафии, с равными шансами.',
  }),
  '1923-DRU3': stated({
    en: "It may be the Drunkard's own family, and the draw may hit the Drunkard.",
    ru: 'Это может быть его собственная семья, и жребий может пасть на него самого.',
  }),
  '1923-DRU4': stated({
    en: 'It may be a family without living members; then nothing happens.',
    ru: 'Это может быть семья, где никого не осталось в живых; тогда ничего не происходит.',
  }),
  '1923-DRU5': implied({
    en: "Only a Bodyguard stops it, and then there is no second draw. A Doctor or a Butler's shield does not.",
    ru: 'Остановить его может только телохранитель, и второго жребия тогда нет. Доктор и щит дворецкого не помогают.',
  }),
}

const words = {
  roles: { drunkard: 'Drunkard' },
  uses: { rampage: 'rampage' },
  deeds: {
    rampage: '{actor} rampaged through the {first} family',
    'rampage:tried': '{actor} tried to rampage through the {first} family',
  },
  facts: {
    rampaged: { stands: "{actor}'s attack hits somebody of {who}", falls: "{actor}'s attack on {who} hits nobody" },
    drawnVictim: { stands: '{who} was picked at random there', falls: '{who} was not drawn', ground: 'step' },
    ownFamily: { stands: 'it was the family of {who}', falls: 'it was another family' },
  },
  results: { rampage: "a Drunkard's attack" },
  verbs: {
    rampage: [
      ...['against', 'through', 'among', 'at', 'in'].flatMap(where => [
        `rampage ${where}`,
        `go on a rampage ${where}`,
        `go on a drunken rampage ${where}`,
      ]),
      'rampage',
      'attack',
      'drunkenly attack',
      'go after',
      'go for',
      'target',
      'hit',
      'shoot up',
      ...['someone', 'somebody', 'one', 'a member', 'a random member'].flatMap(who =>
        ['of', 'in', 'from'].flatMap(where => [`kill ${who} ${where}`, `attack ${who} ${where}`]),
      ),
    ],
  },
} satisfies SectionWords

declare module '../vocabulary.ts' {
  interface Spoken extends IdsOf<typeof words.facts> {}
}

export const drunkard = section({ abilities, effects: { rampage }, rules, words })
