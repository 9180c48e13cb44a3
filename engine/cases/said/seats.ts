/** What is wrong with a player of a case: the name, modifiers, settings. */
import { defineMessages } from '../../text/catalogue.ts'
import { sayingInEach } from '../../text/in-each.ts'

export const seatWords = defineMessages({
  noRole: { en: 'a player needs a role', ru: 'игроку нужна роль' },
  noName: { en: 'a player needs a name', ru: 'игроку нужно имя' },
  manyMeanings: {
    en: '"{word}" means different things on different sites: {means}',
    ru: '«{word}» на разных сайтах значит разное: {means}',
  },
  holdsWhat: {
    en: '"{word}" does not say which abilities it holds',
    ru: '«{word}»: не сказано, какие у него способности',
  },
  ofWhat: { en: '"{word}" does not say of which role', ru: '«{word}»: не сказано, какой роли' },
  byId: {
    en: "write the one you mean, by its id: '{'role: cop, modifiers: [lazy]}",
    ru: "напишите, что имеется в виду, по идентификатору: '{'role: cop, modifiers: [lazy]}",
  },
  space: { en: 'the name {name} begins or ends with a space', ru: 'имя {name} начинается или кончается пробелом' },
  writeName: { en: 'write {name}', ru: 'напишите {name}' },
  lineBreak: {
    en: 'the name {name} has a tab or a line break in it',
    ru: 'в имени {name} есть табуляция или перенос строки',
  },
  public: {
    en: 'the name "public" is reserved for texts that everybody reads',
    ru: 'имя «public» занято: так называются тексты для всех',
  },
  writePublic: { en: 'write Public', ru: 'напишите Public' },
  likeRole: { en: 'the name {name} reads like a target by role', ru: 'имя {name} читается как цель по роли' },
  ofBystander: { en: '"{name}" is the name of a bystander', ru: '«{name}» — имя статиста' },
  fewerOthers: {
    en: 'rename the player, or write fewer others',
    ru: 'назовите игрока иначе или уменьшите число в others',
  },
  caseOnly: {
    en: '"{one}" and "{other}" differ only in upper and lower case',
    ru: '«{one}» и «{other}» различаются только заглавными и строчными буквами',
  },
  alike: { en: '"{one}" and "{other}" look alike', ru: '«{one}» и «{other}» выглядят одинаково' },
  renameOne: { en: 'rename one of them', ru: 'назовите одного из двух иначе' },
  modifierForm: {
    en: 'a modifier is one word, at most with `on` beside it',
    ru: 'модификатор — это одно слово, рядом с ним бывает только `on`',
  },
  modifierForms: {
    en: "MODIFIER, MODIFIER(2), '{'MODIFIER: 2} or '{'MODIFIER: true, on: ABILITY}",
    ru: "МОДИФИКАТОР, МОДИФИКАТОР(2), '{'МОДИФИКАТОР: 2} или '{'МОДИФИКАТОР: true, on: СПОСОБНОСТЬ}",
  },
  noNumber: {
    en: '{modifier} takes no number, but {number} is given',
    ru: 'у модификатора {modifier} не бывает числа, а здесь {number}',
  },
  writeModifier: { en: 'write {modifier}', ru: 'напишите {modifier}' },
  notVotes: { en: '{number} is not a number of votes', ru: 'здесь {number}, а ожидается число голосов' },
  notUses: { en: '{number} is not a number of uses', ru: 'здесь {number}, а ожидается число использований' },
  noSetting: {
    en: '{role} has no setting "{setting}" ({other} has)',
    ru: 'у роли {role} нет настройки «{setting}», она есть у роли {other}',
  },
  settings: { en: 'its settings are: {list}', ru: 'ее настройки: {list}' },
  noSettings: { en: 'it has no settings', ru: 'настроек у нее нет' },
})

export const said = sayingInEach(seatWords)
