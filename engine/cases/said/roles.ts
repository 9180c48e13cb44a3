/** What is wrong with a role or an ability that the host composed. */
import { defineMessages } from '../../text/catalogue.ts'
import { sayingInEach } from '../../text/in-each.ts'

export const roleWords = defineMessages({
  roleThere: { en: '"{role}" is already a role of {system}', ru: '{system}: роль «{role}» уже есть' },
  withBase: { en: 'choose another name, with base: {role}', ru: 'возьмите другое имя и напишите base: {role}' },
  neither: { en: 'this role has no base and no faction', ru: 'у этой роли нет ни base, ни faction' },
  addFaction: { en: 'add faction: {list}', ru: 'добавьте faction: {list}' },
  noNumber: {
    en: '{modifier} takes no number, but {number} is given',
    ru: 'у модификатора {modifier} не бывает числа, а здесь {number}',
  },
  writeModifier: { en: 'write {modifier}', ru: 'напишите {modifier}' },
  abilityThere: { en: 'there is already an ability {id}', ru: 'способность {id} уже есть' },
  otherOrName: {
    en: 'choose another id, or use its name without composing it again',
    ru: 'возьмите другой id или назовите ее, не составляя заново',
  },
  meansElse: {
    en: '{id} already means something else where a case says what was learned',
    ru: '{id} значит другое там, где сказано, кто что узнал',
  },
  otherId: { en: 'choose another id', ru: 'возьмите другой id' },
  noTarget: {
    en: 'it has {targets} targets, so there is no target {aim}',
    ru: 'целей здесь {targets}, и цели {aim} нет',
  },
  firstIsZero: { en: 'the first target is 0', ru: 'первая цель — 0' },
  noComponent: { en: 'an ability needs at least one component', ru: 'способности нужен хотя бы один компонент' },
  oneOf: { en: 'one of: {list}', ru: 'одно из: {list}' },
  second: {
    en: 'a component is one word with its fields, and "{word}" is a second word',
    ru: 'компонент — это одно слово со своими полями, а «{word}» — уже второе',
  },
  ofItsOwn: { en: 'write it as a separate component', ru: 'напишите его отдельным компонентом' },
  aimless: {
    en: '{component} works on a target, and this ability has none',
    ru: '{component} действует на цель, а целей у этой способности нет',
  },
  oneTarget: { en: 'write targets: 1', ru: 'напишите targets: 1' },
  oneTargetOrActor: { en: 'write targets: 1, or at: actor', ru: 'напишите targets: 1 или at: actor' },
  aboutTwo: {
    en: '{how} is about two players, and this ability has {targets} targets',
    ru: '{how} действует на двух игроков, а целей здесь {targets}',
  },
  twoTargets: { en: 'write targets: 2', ru: 'напишите targets: 2' },
})

export const said = sayingInEach(roleWords)
