/**
 * What follows a death at once, by night and by day (1923-N5): the role at that moment, revenge, broken hearts; and the names
 * in the morning.
 */
import { chosen, implied, stated, type Options, type Rules } from '../../../ruleset/localized-text.ts'
import { exiledNow } from './exile.ts'
import { passiveOf } from './passive.ts'
import { revealed } from './telling.ts'
import { fact, under } from '../claims.ts'
import { avenge, causes } from '../roles/armed-robber.ts'
import { heartbreak } from '../roles/shadchan.ts'
import { declareFacts, only, section, type SectionWords } from '../section.ts'
import { all, type Fact, type Reason, type Resolution, type SeatId } from '../vocabulary.ts'

const facts = declareFacts({
  death: { of: 'slot', data: { cause: causes }, silent: true },
  lastRole: { of: 'slot', data: { role: 'word', side: 'word' } },
})

const options = {
  'death.revealRole': {
    values: [false, true],
    rule: '1923-E10',
    says: { en: 'The role of a player who dies is posted.', ru: 'Объявляют ли роль погибшего.' },
  },
} satisfies Options

/** The reaction to a death (1923-N5): the role at that moment, the revenge of an Armed Robber, the heart of a partner. */
export function follow(run: Resolution, death: Fact<'death'>): void {
  if (!isFirst(run, death)) return
  const { role, faction } = run.seat(death.of)
  run.put({
    kind: 'lastRole',
    of: death.of,
    rule: '1923-WIT2',
    why: under(fact('lastRole', death.of, { values: { role } }), '1923-WIT2', death.why),
    data: { role, side: faction },
  })
  avenge(run, death)
  heartbreak(run, death)
}

const isFirst = (run: Resolution, { of, tick }: Fact<'death'>): boolean =>
  !run.ledger.facts.some(fact => fact.kind === 'death' && fact.of === of && fact.why.holds && fact.tick < tick)

/** Role and side at the moment of death; of somebody living, as they are. */
export function lastRole(run: Resolution, slot: SeatId): { role: string; side: string; why?: Reason } {
  const [found] = run.ledger.attempts({ kind: 'lastRole', of: slot, when: 'soFar' })
  const seat = run.seat(slot)
  return found
    ? { role: found.data.role, side: found.data.side, why: found.why }
    : { role: seat.role, side: seat.faction }
}

/** The names of the dead, in alphabetical order and without a cause but the court's (1923-I1, I16); their roles where the host shows them (1923-E10). */
export function announceDeaths(run: Resolution): void {
  const deaths = run.deaths()
  const dead = byName(
    run,
    deaths.map(({ of }) => of),
  )
  if (!dead.length) return run.announce('nobodyDied', {}, '1923-I17')
  const byCourt = new Set(deaths.flatMap(({ of, data }) => (data.cause === 'court' ? of : [])))
  const rule = dead.length > 1 ? '1923-I16' : '1923-I1'
  const executed = dead.filter(who => byCourt.has(who))
  const others = dead.filter(who => !byCourt.has(who))
  if (executed.length) run.announce('executed', { who: executed }, rule)
  if (others.length) run.announce('died', { who: others }, rule)
  if (run.option<boolean>('death.revealRole'))
    run.announce('flipped', { who: dead, flips: dead.map(who => lastRole(run, who).role) }, '1923-E10')
}

/** In alphabetical order, so that the order tells nothing. */
export function byName(run: Resolution, slots: readonly SeatId[]): SeatId[] {
  const nameOf = (slot: SeatId): string => run.seat(slot).name.toLowerCase()
  return [...slots].sort((a, b) => (nameOf(a) < nameOf(b) ? -1 : nameOf(a) > nameOf(b) ? 1 : 0))
}

/** Where the host wants an exile to have the effects of a death: it breaks hearts, and Witnesses are told (1923-S27). */
export function mournExiled(run: Resolution): void {
  if (!run.option<boolean>('exile.triggersDeathEffects')) return
  const exiles = exiledNow(run).flatMap(who => run.ledger.found({ kind: 'exiled', of: who, when: 'tonight' }))
  for (const exiled of exiles) heartbreak(run, exiled)
  for (const { slot } of run.living()) {
    const witness = passiveOf(run, slot, 'witness')
    if (!witness) continue
    for (const { of, why } of exiles) {
      const { action } = witness
      const witnessed = all(fact('witnessed', slot, { other: of }), { rule: '1923-S27', action }, [witness.why, why])
      if (!witnessed.holds) continue
      const { role, faction } = run.seat(of)
      const is = revealed(run, role, faction)
      run.learnFact(slot, { action, ability: 'witness' }, of, 'role', is, '1923-S27', witnessed)
      run.tell(slot, 'witnessed', { who: of, role: is }, '1923-S27')
    }
  }
}

const rules: Rules = {
  '1923-E10': implied({
    en: "A death does not show the dead player's role, or a Witness would learn nothing.",
    ru: 'Роль погибшего со смертью не вскрывается, иначе свидетелю нечего было бы узнавать.',
  }),
  '1923-S2': stated({
    en: 'Living Mafia Members count for the Mafia and keep their family from winning; living Civilians count for their family.',
    ru: 'Живые члены мафии идут в счет мафии и не дают победить своей семье; живые мирные идут в счет своей семьи.',
  }),
  '1923-S10': stated({
    en: 'The dead cannot vote, act or be chosen.',
    ru: 'Мертвые не голосуют и не делают ходов, и выбрать их нельзя.',
  }),
  '1923-S11': stated({
    en: 'The dead still win or lose with their side.',
    ru: 'Мертвые побеждают или проигрывают вместе со своей стороной.',
  }),
  '1923-I1': stated({
    en: 'Every death is announced by name; the role is told to Witnesses.',
    ru: 'О каждой смерти объявляют поименно; роль сообщают свидетелям.',
  }),
  '1923-I16': chosen({
    en: 'The cause of a death in the night is not disclosed, and names are in alphabetical order.',
    ru: 'Причину ночной смерти не раскрывают, а имена идут по алфавиту.',
  }),
}

const words = {
  facts: { lastRole: { stands: '{who} died as {role}', falls: '{who} did not die' }, dead: only('{who} is dead') },
  tells: {
    died: '<b>{who}</b> died.',
    executed: '<b>{who}</b> was executed.',
    nobodyDied: 'Nobody died.',
    flipped: '{who}: {role}.',
  },
} satisfies SectionWords

declare module '../vocabulary.ts' {
  interface Declared extends Of<typeof facts> {}
  interface Spoken extends IdsOf<typeof words.facts> {}
}

export const deaths = section({ facts, options, rules, words })
