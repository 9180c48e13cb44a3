/** Protect and Heal: they make an attack of a killing (CONAN-AB21, AB22, K6, S12). */
import type { SeatId } from '../../../reason/claim.ts'
import type { Reason } from '../../../reason/reason.ts'
import { declareFacts } from '../../../resolve/sequence/vocabulary.ts'
import { chosen, type Options, type Rules } from '../../../ruleset/localized-text.ts'
import type { Entry } from '../attributes.ts'
import { leaves, leavesMiss } from '../moves.ts'
import { section, type SectionWords } from '../section.ts'
import { all, any, type Effect, type Resolution } from '../vocabulary.ts'
import { unlessBribed } from './bribe.ts'
import { snipesOf } from './snipe.ts'
import { injure } from './wounds.ts'

const abilities = {
  protect: {
    mark: 'protected',
    kind: 'protect',
    told: {
      en: 'Each night you may protect one player. A kill on them fails, and they are not hurt.',
      ru: 'Каждую ночь вы можете защитить одного игрока. Убийство не удастся, и он останется невредим.',
    },
    shields: true,
    is: ['stopsKill', 'helps'],
    targets: 1,
    phases: ['night'],
    rule: 'CONAN-AB21',
  },
  heal: {
    mark: 'healed',
    kind: 'protect',
    told: {
      en: 'Each night you may heal one player. A kill on them fails but leaves them injured; if they were injured before, they are cured.',
      ru: 'Каждую ночь вы можете лечить одного игрока. Убийство не удастся, но игрок будет ранен; если он был ранен раньше, он вылечен.',
    },
    shields: true,
    is: ['stopsKill', 'helps'],
    targets: 1,
    phases: ['night'],
    rule: 'CONAN-AB22',
  },
} satisfies Record<string, Entry>

const facts = declareFacts({ protected: { of: 'slot' }, healed: { of: 'slot' }, cured: { of: 'slot' } })

const options: Options = {
  'injury.onHealed': {
    values: [true, false],
    rule: 'CONAN-S12',
    says: {
      en: 'A player who was attacked and healed is injured.',
      ru: 'Ранен ли тот, на кого напали и кого вылечили.',
    },
  },
  'injury.onProtected': {
    values: [false, true],
    rule: 'CONAN-S12',
    says: {
      en: 'A player who was attacked and protected is injured.',
      ru: 'Ранен ли тот, на кого напали и кого защитили.',
    },
  },
}

/** Heals, which also cures who was injured before. */
const healed: Effect = (run, arrival) => {
  const { move, at, why } = arrival
  leavesMiss(run, arrival, 'healed')
  run.put({ kind: 'healed', of: at, why, rule: 'CONAN-AB22', by: move.actor, action: move.id })
  const cure = all({ is: 'fact', kind: 'cured', of: at, action: move.id }, { rule: 'CONAN-AB22', action: move.id }, [
    why,
  ])
  const wounds = run.ledger.found({ kind: 'injured', of: at, when: 'soFar' })
  for (const wound of wounds) run.ledger.end(wound, cure)
  if (wounds.length) run.put({ kind: 'cured', of: at, why: cure, rule: 'CONAN-AB22', by: move.actor, action: move.id })
  return why
}

/** What was to save a victim, and whether anything of it does. */
export interface Saves {
  shields: readonly Reason[]
  cures: readonly Reason[]
  why: Reason
}

/** Protect and Heal make an attack of a killing (CONAN-K6); nobody heals what a sniper hit (CONAN-AB3). */
export function savesOf(run: Resolution, killer: SeatId, victim: SeatId, bribe: readonly Reason[]): Saves | undefined {
  const healed = run.ledger.tried({ kind: 'healed', of: victim })
  const shields = unlessBribed(
    victim,
    'keptSafe',
    'CONAN-AB21',
    run.ledger.tried({ kind: 'protected', of: victim }),
    bribe,
  )
  const sniping = healed.length ? snipesOf(run, killer) : []
  const cures = unlessBribed(victim, 'nursed', 'CONAN-AB22', healed, bribe, ...sniping)
  const saves = [...shields, ...cures]
  const why = any({ is: 'fact', kind: 'saved', of: victim }, { rule: 'CONAN-K6' }, saves)
  return saves.length ? { shields, cures, why } : undefined
}

/** Who was attacked is injured where healed, and unhurt where a protection held, as the host has it (CONAN-S12). */
export function hurt(run: Resolution, of: SeatId, attacked: Reason, { shields, cures }: Saves): void {
  const shieldHurts = run.option<boolean>('injury.onProtected')
  const wounds = [...(shieldHurts ? shields : []), ...(run.option<boolean>('injury.onHealed') ? cures : [])]
  if (!wounds.length) return
  const wounded = any({ is: 'fact', kind: 'nursed', of }, { rule: 'CONAN-S12' }, wounds)
  const why = all(
    { is: 'fact', kind: 'injured', of },
    { rule: 'CONAN-S12' },
    [attacked, wounds.length === 1 ? wounds[0]! : wounded],
    shieldHurts ? [] : shields,
  )
  injure(run, of, why, 'CONAN-S12')
}

const rules: Rules = {
  'CONAN-AB21': chosen({
    en: 'Protect, once a night: a kill fails and the target is unhurt.',
    ru: '«Защита», раз за ночь: убийство не удается, и цель невредима.',
  }),
  'CONAN-AB22': chosen({
    en: 'Heal, once a night: a kill fails and the target is injured; a player who was already injured is cured.',
    ru: '«Лечение», раз за ночь: убийство не удается, и цель ранена; кто был ранен раньше, тот вылечен.',
  }),
  'CONAN-S12': chosen({
    en: 'A player who is attacked and healed survives with an injury; one who is attacked and protected survives unhurt.',
    ru: 'Тот, на кого напали и кого вылечили, выживает раненым; тот, на кого напали и кого защитили, выживает невредимым.',
  }),
}

const words = {
  uses: { protect: 'Protect', heal: 'Heal' },
  deeds: {
    protect: '{actor} protected {first}',
    'protect:tried': '{actor} tried to protect {first}',
    heal: '{actor} healed {first}',
    'heal:tried': '{actor} tried to heal {first}',
  },
  facts: {
    protected: { stands: '{who} is protected', falls: '{who} is not protected' },
    healed: { stands: '{who} is healed', falls: '{who} is not healed' },
    cured: { stands: '{who} is cured', falls: '{who} is not cured' },
    keptSafe: {
      stands: 'the protection holds for {who}',
      falls: 'the protection does not hold for {who}',
      would: 'the protection would have held for {who}',
    },
    nursed: {
      stands: '{who} is healed in time',
      falls: '{who} is not healed in time',
      would: '{who} would have been healed in time',
    },
    saved: { stands: '{who} is saved', falls: '{who} is not saved', would: '{who} would have been saved' },
  },
  tells: {
    saved: 'You were needed: {about} was attacked.',
    notNeeded: 'You were not needed: nobody attacked {about}.',
    cured: 'You are well again.',
  },
  verbs: {
    protect: ['protect', 'guard', 'save', 'defend', 'keep {first} safe'],
    heal: ['heal', 'treat', 'doctor', 'cure', 'patch up', 'patch {first} up', 'save'],
  },
} satisfies SectionWords

declare module '../vocabulary.ts' {
  interface Declared extends Of<typeof facts> {}
  interface Spoken extends IdsOf<typeof words.facts> {}
}

export const saving = section({
  abilities,
  facts,
  options,
  rules,
  rulings: { effects: { protected: leaves('protected'), healed } },
  words,
})
