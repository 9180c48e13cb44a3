/** Why an action does not count, by what holds of every system: in each language. */
import { own } from '../ruleset/catalogue.ts'
import type { System } from '../ruleset/system.ts'
import { sayingInEach, type InEach } from '../text/in-each.ts'

/** As a clause, to stand behind what was sent in. */
export const said = sayingInEach(
  {
    late: 'came {after} after the deadline',
    replaced: 'replaced by a later one ({id})',
    exiled: '{name} is exiled',
    dead: '{name} is dead',
    usedAt: '{does} is used at {phases}, not at {phase}',
    allUsedAt: 'abilities are used at {phases}, not at {phase}',
    cannot: '{name} ({role}) cannot {does}; can: {has}',
    cannotAny: '{name} ({role}) cannot {does}; can: nothing',
    passive: '{does} is always at work and is never sent in',
    count: '{does} names {targets, plural, one {# player} other {# players}}, not {given}',
    countUpTo: '{does} names {targets} to {most} targets, not {given}',
    twice: '{does} names {name} twice: name two different players',
    self: '{name} may not be their own target (option selfTarget)',
    selfNever: '{name} may not do this to themselves',
    noKey: '{does} does not say {key}',
    noKeyOf: '{does} does not say {key}: one of {values}',
    wrongKey: '{does} knows no {key} “{word}”: one of {values}',
    aimPlayer: '{does} names a player there, and {word} is none',
    aimFamily: '{does} names a family there, and {word} is none',
    aimRole: '{does} names a role there, and {word} is none',
    used: '{does} was used {used} of {uses} times',
    usedOnSelf: '{does} on oneself was used {used} of {uses} times',
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
    twice: '{does}: {name} стоит дважды, нужны разные игроки',
    self: '{name}: на себя нельзя (опция selfTarget)',
    selfNever: '{name}: на себя этот ход не делают',
    noKey: '{does}: не сказано {key}',
    noKeyOf: '{does}: не сказано {key}, одно из: {values}',
    wrongKey: '{does}: {key} не бывает «{word}», только: {values}',
    aimPlayer: '{does}: здесь нужен игрок, а «{word}» не игрок',
    aimFamily: '{does}: здесь нужна семья, а «{word}» не семья',
    aimRole: '{does}: здесь нужна роль, а «{word}» не роль',
    used: '{does}: использовано {used} из {uses}',
    usedOnSelf: '{does} на себя: использовано {used} из {uses}',
    oddNights: 'только в нечетные ночи',
    evenNights: 'только в четные ночи',
  },
)

/** What an ability is called: by its id in English, where hosts write ids. */
export const abilitySaid = ({ words: { wording } }: Pick<System, 'words'>, id: string): InEach => ({
  en: id,
  ru: own((wording.ru ?? wording.en).uses, id) ?? id,
})

/** The same of a role. */
export const roleSaid = ({ words: { wording } }: Pick<System, 'words'>, id: string): InEach => ({
  en: id,
  ru: own((wording.ru ?? wording.en).roles, id) ?? id,
})
