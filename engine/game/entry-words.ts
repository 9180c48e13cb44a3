/** Why an action does not count, by what holds of every system: in each language. */
import { own } from '../ruleset/catalogue.ts'
import { namesIn, spokenIn } from '../ruleset/spoken-in.ts'
import type { System } from '../ruleset/system.ts'
import { sayingInEach, type InEach } from '../text/in-each.ts'
import { spaced } from '../text/spaced.ts'
import type { Locale } from '../text/wording.ts'

/** As a clause, to stand behind what was sent in. */
export const said = sayingInEach(
  {
    late: 'came {after} after the deadline',
    replaced: 'replaced by a later one ({id})',
    exiled: '{name} is exiled',
    dead: '{name} is dead',
    usedAt: '{does}: at {phases} only, and this is {phase}',
    allUsedAt: 'abilities are used at {phases}, not at {phase}',
    cannot: '{name} ({role}) has no {does}; has: {has}',
    cannotAny: '{name} ({role}) has no {does}, nor anything else to send in',
    passive: '{does}: always at work, and never sent in',
    count: '{does}: wants {targets, plural, =0 {no player} one {# player} other {# players}}, not {given}',
    countUpTo: '{does}: wants {targets} to {most} targets, not {given}',
    countFrom: '{does}: wants at least {targets, plural, one {# target} other {# targets}}, not {given}',
    twice: '{does}: {name} is named twice, and two different players are wanted',
    self: '{name} may not be their own target (option “{option}”)',
    selfNever: '{name} may not do this to themselves',
    noKey: '{does}: {key} is not said',
    noKeyOf: '{does}: {key} is not said: one of {values}',
    wrongKey: '{does}: {key} cannot be “{word}”: one of {values}',
    aimPlayer: '{does}: wants a player there, and “{word}” is none',
    aimFamily: '{does}: wants a family there, and “{word}” is none',
    aimRole: '{does}: wants a role there, and “{word}” is none',
    used: '{does}: used {used} of {uses} times',
    usedOnSelf: '{does} on oneself: used {used} of {uses} times',
    oddNights: 'may be used on odd nights only',
    evenNights: 'may be used on even nights only',
  },
  {
    late: 'позже дедлайна на {after}',
    replaced: 'заменено более поздним ({id})',
    exiled: 'игрок {name} в изгнании',
    dead: 'игрок {name} мертв',
    usedAt: '{does}: только в фазу {phases}, а сейчас {phase}',
    allUsedAt: 'ходы делают в фазу {phases}, а сейчас {phase}',
    cannot: '{name} ({role}): такого хода нет ({does}); есть: {has}',
    cannotAny: '{name} ({role}): такого хода нет ({does}), как и других',
    passive: '{does}: действует всегда, присылать ход не нужно',
    count: '{does}: целей нужно {targets}, а названо {given}',
    countUpTo: '{does}: целей нужно от {targets} до {most}, а названо {given}',
    countFrom: '{does}: целей нужно не меньше {targets}, а названо {given}',
    twice: '{does}: {name} стоит дважды, нужны разные игроки',
    self: '{name}: на себя нельзя (опция «{option}»)',
    selfNever: '{name}: на себя этот ход не делают',
    noKey: '{does}: не сказано: {key}',
    noKeyOf: '{does}: не сказано: {key}; одно из: {values}',
    wrongKey: '{does}: {key} — такого, как «{word}», не бывает, есть: {values}',
    aimPlayer: '{does}: здесь нужен игрок, а «{word}» не игрок',
    aimFamily: '{does}: здесь нужна семья, а «{word}» не семья',
    aimRole: '{does}: здесь нужна роль, а «{word}» не роль',
    used: '{does}: использовано {used} из {uses}',
    usedOnSelf: '{does} на себя: использовано {used} из {uses}',
    oddNights: 'только в нечетные ночи',
    evenNights: 'только в четные ночи',
  },
)

type Speaking = Pick<System, 'words'>

/** What an ability is called; one that the host composed, by its id as words. */
export const abilitySaid = ({ words: { wording } }: Speaking, id: string): InEach => ({
  en: own(wording.en.uses, id) ?? spaced(id),
  ru: own((wording.ru ?? wording.en).uses, id) ?? spaced(id),
})

/** The same of a role. */
export const roleSaid = ({ words: { wording } }: Speaking, id: string): InEach => ({
  en: own(wording.en.roles, id) ?? spaced(id),
  ru: own((wording.ru ?? wording.en).roles, id) ?? spaced(id),
})

/** What an option, or a word that a key can have, is called. */
export const wordSaid = (system: System, id: string): InEach => ({
  en: own(namesIn(system, 'en'), id) ?? spaced(id),
  ru: own(namesIn(system, 'ru'), id) ?? spaced(id),
})

/** The words that a key can have. */
export function wordsSaid(system: System, ids: readonly string[]): InEach {
  const all = ids.map(id => wordSaid(system, id))
  return { en: all.map(({ en }) => en).join(', '), ru: all.map(({ ru }) => ru).join(', ') }
}

/** What a key of an ability stands for; what more there is to know of it stands behind a semicolon. */
export function keySaid(system: System, ability: string, key: string): InEach {
  const said = (language: Locale): string => {
    const { keys = {} } = own(spokenIn(system, language).abilities, ability) ?? {}
    return (own(keys, key)?.says ?? spaced(key)).replace(/;.*/s, '')
  }
  return { en: said('en'), ru: said('ru') }
}
