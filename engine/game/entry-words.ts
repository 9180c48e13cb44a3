/** Why an action does not count, by what holds of every system: in each language. */
import { getOwn } from '../ruleset/catalogue.ts'
import { namesIn, spokenIn } from '../ruleset/spoken-in.ts'
import type { System } from '../ruleset/system.ts'
import { sayingInEach, type InEach } from '../text/in-each.ts'
import { humanize } from '../text/humanize.ts'
import { inEveryLocale, textIn } from '../text/locale.ts'

/** As a clause, to stand behind what was sent in. */
export const said = sayingInEach({
  late: { en: 'came {after} after the deadline', ru: 'позже дедлайна на {after}' },
  replaced: { en: 'replaced by a later one ({id})', ru: 'заменено более поздним ({id})' },
  exiled: { en: '{name} is exiled', ru: 'игрок {name} в изгнании' },
  dead: { en: '{name} is dead', ru: 'игрок {name} мертв' },
  usedAt: {
    en: '{does}: can be used at {phases} only, and this is {phase}',
    ru: '{does}: только в фазу {phases}, а сейчас {phase}',
  },
  allUsedAt: {
    en: 'abilities are used at {phases}, not at {phase}',
    ru: 'ходы делают в фазу {phases}, а сейчас {phase}',
  },
  cannot: {
    en: '{name} ({role}) does not have {does}; has: {has}',
    ru: '{name} ({role}): такого хода нет ({does}); есть: {has}',
  },
  cannotAny: {
    en: '{name} ({role}) does not have {does}, or anything else to send in',
    ru: '{name} ({role}): такого хода нет ({does}), как и других',
  },
  passive: { en: '{does}: always active, and never sent in', ru: '{does}: действует всегда, присылать ход не нужно' },
  count: {
    en: '{does}: needs {targets, plural, =0 {no player} one {# player} other {# players}}, not {given}',
    ru: '{does}: целей нужно {targets}, а названо {given}',
  },
  countUpTo: {
    en: '{does}: needs {targets} to {most} targets, not {given}',
    ru: '{does}: целей нужно от {targets} до {most}, а названо {given}',
  },
  countFrom: {
    en: '{does}: needs at least {targets, plural, one {# target} other {# targets}}, not {given}',
    ru: '{does}: целей нужно не меньше {targets}, а названо {given}',
  },
  twice: {
    en: '{does}: needs two different players, and {name} is named twice',
    ru: '{does}: {name} стоит дважды, нужны разные игроки',
  },
  self: {
    en: '{name} cannot target themselves (option “{option}”)',
    ru: '{name}: на себя нельзя (опция «{option}»)',
  },
  selfNever: { en: '{name} cannot do this to themselves', ru: '{name}: на себя этот ход не делают' },
  noKey: { en: '{does}: {key} is missing', ru: '{does}: не сказано: {key}' },
  noKeyOf: {
    en: '{does}: {key} is missing; choose one of {values}',
    ru: '{does}: не сказано: {key}; одно из: {values}',
  },
  wrongKey: {
    en: '{does}: {key} cannot be “{word}”; choose one of {values}',
    ru: '{does}: {key} — такого, как «{word}», не бывает, есть: {values}',
  },
  aimPlayer: {
    en: '{does}: needs a player there, and “{word}” is not one',
    ru: '{does}: здесь нужен игрок, а «{word}» не игрок',
  },
  aimFamily: {
    en: '{does}: needs a family there, and “{word}” is not one',
    ru: '{does}: здесь нужна семья, а «{word}» не семья',
  },
  aimRole: {
    en: '{does}: needs a role there, and “{word}” is not one',
    ru: '{does}: здесь нужна роль, а «{word}» не роль',
  },
  used: { en: '{does}: used {used} of {uses} times', ru: '{does}: использовано {used} из {uses}' },
  usedOnSelf: {
    en: '{does} (self): used {used} of {uses} times',
    ru: '{does} на себя: использовано {used} из {uses}',
  },
  oddNights: { en: 'can be used on odd nights only', ru: 'только в нечетные ночи' },
  onNights: { en: 'may be used on night {nights} only', ru: 'только в ночь {nights}' },
  fromNight: { en: 'may not be used before night {night}', ru: 'не раньше ночи {night}' },
  lastNight: {
    en: 'was used last night, and may not be used two nights in a row',
    ru: 'этот ход уже был прошлой ночью, а две ночи подряд нельзя',
  },
  sameAgain: { en: 'has been used on {name} already', ru: 'на игрока {name} этот ход уже был' },
  notDeclared: { en: '{name} has no “{word}” to use', ru: 'у игрока {name} нет такого: «{word}»' },
  usedWord: { en: '{word}: used {used} of {uses} times', ru: '{word}: использовано {used} из {uses}' },
  evenNights: { en: 'can be used on even nights only', ru: 'только в четные ночи' },
})

type Speaking = Pick<System, 'words'>

/** What an ability is called; one that the host composed, by its id as words. */
export const abilitySaid = ({ words: { wording } }: Speaking, id: string): InEach =>
  inEveryLocale(locale => getOwn((wording[locale] ?? wording.en).uses, id) ?? humanize(id))

/** The same of a role. */
export const roleSaid = ({ words: { wording } }: Speaking, id: string): InEach =>
  inEveryLocale(locale => getOwn((wording[locale] ?? wording.en).roles, id) ?? humanize(id))

/** What an option, or a word that a key can have, is called. */
export const wordSaid = (system: System, id: string): InEach =>
  inEveryLocale(locale => getOwn(namesIn(system, locale), id) ?? humanize(id))

/** The words that a key can have. */
export function wordsSaid(system: System, ids: readonly string[]): InEach {
  const all = ids.map(id => wordSaid(system, id))
  return inEveryLocale(locale => all.map(one => textIn(one, locale)).join(', '))
}

/** What a key of an ability stands for; what more there is to know of it stands behind a semicolon. */
export function keySaid(system: System, ability: string, key: string): InEach {
  return inEveryLocale(language => {
    const { keys = {} } = getOwn(spokenIn(system, language).abilities, ability) ?? {}
    return (getOwn(keys, key)?.says ?? humanize(key)).replace(/;.*/s, '')
  })
}
