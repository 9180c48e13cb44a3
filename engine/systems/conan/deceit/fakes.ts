/** What is faked with the Black Suitcase, and what Chameleon makes of it (CONAN-BS5 to BS7, CONAN-AB19, AB20). */
import { seatOf } from '../../../journal/state.ts'
import type { SeatId } from '../../../reason/claim.ts'
import type { Reason } from '../../../reason/reason.ts'
import { perRunByKey } from '../../../resolve/sequence/per-run.ts'
import { declareFacts } from '../../../resolve/sequence/vocabulary.ts'
import { chosen, implied, type Options, type Prompts, type Rules } from '../../../ruleset/localized-text.ts'
import type { IdsOf, Of, Refuse } from '../../../ruleset/section.ts'
import { sayingInEach } from '../../../text/in-each.ts'
import { crimes, did } from '../arrest/crimes.ts'
import { byNight, isShared, moveOf, option, sentBy, type Entry, is } from '../attributes.ts'
import { isMarked, passiveLost } from '../conditions.ts'
import { members } from '../leading/leader.ts'
import { suitcaseOf } from '../leading/suitcase.ts'
import { CHAMELEON, finds } from '../moves.ts'
import { asRole } from '../roles.ts'
import { section, type SectionWords } from '../section.ts'
import { called, laterOnes, no } from '../sending.ts'
import { all, any, type Effect, type Resolution } from '../vocabulary.ts'

const abilities = {
  fake: {
    mark: 'faked',
    kind: 'deceive',
    told: {
      en: 'While you hold the Black Suitcase you may fake an action each night: name the ability and its target, and who seems to have done it if you like.',
      ru: 'Пока у вас Черный чемодан, каждую ночь вы можете подделать действие: назовите способность, цель и, если хотите, кто это якобы сделал.',
    },
    is: ['about', 'ownDeed'],
    targets: 0,
    most: 1,
    self: true,
    casual: true,
    perNightBy: 'suitcase.uses',
    phases: ['night'],
    treatedAs: 'suitcase',
    rule: 'CONAN-AB19',
    keys: {
      ability: {
        says: { en: 'the ability to fake', ru: 'способность, которую подделывают' },
        must: true,
        values: byNight,
        open: true,
      },
      actor: { says: { en: 'who appears to have used it', ru: 'кто, как кажется, ею воспользовался' } },
      crime: {
        says: { en: 'the crime, if a frame is faked', ru: 'преступление, если подделывают подставу' },
        values: crimes,
      },
      role: asRole({ en: 'the role, if a disguise is faked', ru: 'роль, если подделывают маскировку' }),
      ...sentBy,
    },
  },
  chameleon: {
    mark: 'chameleon',
    kind: 'deceive',
    told: {
      en: 'If you hold the Black Suitcase and carry out the kill that night, the action you fake is real.',
      ru: 'Если у вас Черный чемодан и этой ночью убиваете вы, поддельное действие становится настоящим.',
    },
    targets: 0,
    passive: true,
    rule: 'CONAN-AB20',
  },
} satisfies Record<string, Entry>

const facts = declareFacts({ faked: { of: 'slot' } })

const options: Options = {
  'suitcase.uses': {
    values: [1],
    whole: { from: 0, to: 9 },
    rule: 'CONAN-BS6',
    says: {
      en: 'How many actions the holder can fake in a night.',
      ru: 'Сколько действий владелец чемодана может подделать за ночь.',
    },
  },
  'suitcase.apparentActor': {
    values: ['holder', 'any'],
    rule: 'CONAN-BS6',
    says: {
      en: 'Who appears to have done a faked action: the holder, or anybody the holder names.',
      ru: 'Чьим поступком кажется подделка: владельца чемодана или любого, кого он назовет.',
    },
  },
}

const prompts: Prompts = {
  circle: {
    rule: 'CONAN-BS7',
    says: {
      en: 'These actions reach back and undo what they come from, so the rules give no answer for this night. Override one of them.',
      ru: 'То, что действует назад, отменяет то, из чего само следует, поэтому своего ответа у этой ночи нет. Решите об одном из этих действий иначе.',
    },
  },
}

const says = sayingInEach({
  notFaked: { en: '“{ability}” cannot be faked', ru: 'подделать «{ability}» нельзя' },
  hasTarget: { en: '{ability} needs a target', ru: 'для «{ability}» нужна цель' },
  holder: {
    en: "a faked action appears to be the holder's own",
    ru: 'подделка выглядит поступком владельца чемодана, и никого другого',
  },
  nobody: { en: 'nobody is called {name}', ru: 'игрока {name} нет' },
  uses: {
    en: 'the suitcase can fake {uses} a night: a later one counts',
    ru: 'чемоданом за ночь подделывают не больше {uses, plural, one {# действия} few {# действий} other {# действий}}: считается более поздний ход',
  },
})

/** Only what roles do by night can be faked, so often as the host set. */
const refuse: Refuse = (game, phase, move) => {
  if (move.does !== 'fake') return undefined
  const { ability = '', actor } = move.with ?? {}
  const uses = Number(option(game, 'suitcase.uses'))
  const faked = moveOf(ability)
  if (!faked || faked.passive || !faked.phases?.includes('night') || isShared(ability))
    return no('CONAN-BS6', says('notFaked', { ability: called(ability) }))
  if (move.to.length < Math.min(1, faked.targets))
    return no('CONAN-BS6', says('hasTarget', { ability: called(ability) }))
  if (actor !== undefined && actor !== move.by && option(game, 'suitcase.apparentActor') === 'holder')
    return no('CONAN-BS6', says('holder'))
  if (actor !== undefined && !seatOf(game, actor)) return no('CONAN-BS6', says('nobody', { name: actor }))
  return laterOnes(game, phase, move).length >= uses ? no('CONAN-BS6', says('uses', { uses })) : undefined
}

const kept = perRunByKey<Reason>()

/**
 * After the kill: whether its killer is a chameleon with the suitcase, and not the last member at large.
 * @param performed that the killer went through with it
 */
export function judgeChameleon(run: Resolution, killer: SeatId, performed: Reason): void {
  const passive = run.passive(killer, CHAMELEON)
  if (!passive) return
  const others = members(run.game).filter(
    ({ slot }) => slot !== killer && run.seat(slot).alive && !isMarked(run, slot, 'arrested', 'abroad'),
  )
  const last = others.length ? [] : [run.given({ is: 'fact', kind: 'lastAtLarge', of: killer }, 'CONAN-BS7')]
  const suitcase = suitcaseOf(run, killer)
  const why = kept(run, killer, () =>
    all(
      { is: 'fact', kind: 'chameleon', of: killer, action: passive.action },
      { rule: 'CONAN-BS7', also: ['CONAN-AB20'], action: passive.action },
      [performed, ...suitcase.there],
      [...suitcase.against, ...last, ...passiveLost(run, killer)],
    ),
  )
  run.foresight.find(CHAMELEON, killer, why)
}

/** A fake that stays one: traces of an act, and nothing else. */
const faked: Effect = (run, { move, at, why }) => {
  const { actor, id, with: given } = move
  const never = (): Reason => any({ is: 'fact', kind: 'chameleon', of: actor }, { rule: 'CONAN-BS7' })
  const notReal = is(given.ability ?? '', 'charges') ? never() : kept(run, actor, never)
  const suitcase = suitcaseOf(run, actor)
  const trace = finds(
    move,
    { is: 'fact', kind: 'faked', of: actor, action: id, values: { ability: given.ability ?? '' } },
    { rule: 'CONAN-BS5', action: id },
    why,
    { ...suitcase, against: [...suitcase.against, ...(run.has(actor, CHAMELEON) ? [notReal] : [])] },
  )
  const apparent = given.actor ?? actor
  did(run, given.ability ?? '', {
    by: apparent,
    target: move.to.length ? at : undefined,
    action: id,
    why: trace,
    rule: 'CONAN-BS6',
  })
  run.put({ kind: 'faked', of: actor, why: trace, rule: 'CONAN-AB19', by: actor, action: id })
  return trace
}

const rules: Rules = {
  'CONAN-BS5': implied({
    en: 'The suitcase fakes an action: it leaves the traces of one, but has no effect and is not a crime.',
    ru: 'Чемоданом подделывают действие: оно оставляет следы настоящего, но без его эффекта и без преступления.',
  }),
  'CONAN-BS6': chosen({
    en: "The holder fakes one action a night, with any ability in play and any target, and it appears to be the holder's own; investigations believe it.",
    ru: 'Владелец чемодана подделывает раз за ночь любую способность из тех, что есть в игре, на любую цель; с виду это его собственный поступок, и расследования этому верят.',
  }),
  'CONAN-BS7': chosen({
    en: "If Anokata holds the suitcase and is the night's killer, the fake is real, and a crime if what it imitates is one. It never makes an arrest real, and it does not work for the last member at large. A real fake is an action of the kind it imitates: it takes that kind's place in the order, does not reach players abroad or in jail that its kind could not reach, and a faked Snipe counts as one on the holder's kill.",
    ru: 'Если чемодан у Анокаты и убийца этой ночи — он сам, подделка становится настоящей, а если то, чему она подражает, преступление, то и преступлением. Арест так настоящим не становится никогда, а для последнего члена Организации на свободе это не действует. Настоящая подделка — это действие того рода, которому она подражает: она занимает его место в порядке, за границей не достигает никого, в тюрьме — только тех, кого достигло бы и оно, а подделанный «Снайперский выстрел» считается таким выстрелом при убийстве, которое совершает владелец чемодана.',
  }),
  'CONAN-AB19': chosen({
    en: 'The holder of the Black Suitcase fakes one action a night.',
    ru: 'У кого Черный чемодан, тот подделывает действие, раз за ночь.',
  }),
  'CONAN-AB20': chosen({
    en: "Chameleon: what Anokata fakes while holding the suitcase as the night's killer is real.",
    ru: '«Хамелеон»: то, что подделывает Аноката, когда чемодан у него и убийца этой ночи — он сам, становится настоящим.',
  }),
}

const words = {
  uses: { fake: 'fake', chameleon: 'Chameleon' },
  deeds: {
    fake: '{actor} faked {ability, select, none {an action} other {{ability}}} with the suitcase',
    'fake:1': '{actor} faked {ability, select, none {an action} other {{ability}}} on {first} with the suitcase',
    'fake:tried': '{actor} tried to fake {ability, select, none {an action} other {{ability}}} with the suitcase',
    'fake:1:tried':
      '{actor} tried to fake {ability, select, none {an action} other {{ability}}} on {first} with the suitcase',
    chameleon: '{actor} is a chameleon',
  },
  facts: {
    faked: {
      stands: '{who} faked it: {ability}',
      falls: '{who} could not fake it: {ability}',
      would: '{who} would have faked it: {ability}',
    },
    fakeIsReal: { stands: 'what {who} fakes is real', falls: 'what {who} fakes is not real' },
    chameleon: {
      stands: '{who} is a chameleon tonight',
      falls: '{who} is no chameleon tonight',
      would: '{who} would have been a chameleon tonight',
    },
    lastAtLarge: { stands: '{who} is the last at large', falls: '{who} is not the last at large' },
    worksAs: { stands: 'it works as {ability}', falls: 'it does not work as {ability}' },
  },
  verbs: { fake: ['fake', 'use the suitcase on {first}', 'use the black suitcase on {first}', 'suitcase fake'] },
} satisfies SectionWords

declare module '../vocabulary.ts' {
  interface Declared extends Of<typeof facts> {}
  interface Spoken extends IdsOf<typeof words.facts> {}
}

export const fakes = section({
  abilities,
  facts,
  options,
  prompts,
  refuse,
  rules,
  rulings: { effects: { faked } },
  words,
})
