/** What is wrong with a file of cases as a whole: its YAML, its documents, what a case begins with and its variants. */
import type { ErrorCode } from 'yaml'
import { defineMessages } from '../../text/catalogue.ts'
import { sayingInEach, type InEach } from '../../text/in-each.ts'

export const fileWords = defineMessages({
  noRoles: { en: 'this is no file of roles', ru: 'это не файл с ролями' },
  likeRoles: {
    en: 'it begins with `system`, the rules it is for, and then has `roles`',
    ru: 'он начинается с `system`, то есть с правил, и дальше в нем стоит `roles`',
  },
  longFile: {
    en: 'this file has {length} characters, and a case file may have at most {most}',
    ru: 'знаков в этом файле {length}, а в файле с примерами может быть не больше {most}',
  },
  divideFile: { en: 'split it into several files', ru: 'разделите его на несколько файлов' },
  mostDocuments: { en: 'this file has more than {most} documents', ru: 'документов в этом файле больше {most}' },
  longDocument: {
    en: 'this document has {length} characters, and a case may have at most {most}',
    ru: 'знаков в этом документе {length}, а в примере может быть не больше {most}',
  },
  divideCase: { en: 'split the case', ru: 'разделите пример' },
  deep: { en: 'this is nested more than {most} levels deep', ru: 'вложенность здесь глубже {most} уровней' },
  notNeeded: { en: 'no case needs that', ru: 'ни одному примеру столько не нужно' },
  tooMuchWrong: { en: 'too much above this line is not valid YAML', ru: 'выше слишком много такого, что не YAML' },
  mendFirst: {
    en: 'nothing from here on was read, so fix that first',
    ru: 'дальше этого места ничего не читается, сначала исправьте то, что выше',
  },
  notYaml: { en: 'this is not valid YAML: {why}', ru: 'это не YAML: {why}' },
  useSpaces: { en: 'use spaces', ru: 'делайте отступы пробелами' },
  quoteText: { en: 'put the text in quotes', ru: 'возьмите текст в кавычки' },
  quoteColon: { en: 'put a text with ": " in it in quotes', ru: 'текст, в котором есть ": ", возьмите в кавычки' },
  keyAlone: {
    en: 'a key goes alone on its line, before a colon',
    ru: 'ключ стоит на своей строке один, перед двоеточием',
  },
  quoteWhole: {
    en: `put the whole text in quotes if it begins with a quoted name: '"Mary Ann" ABILITY TARGET'`,
    ru: `текст, который начинается с имени в кавычках, возьмите в кавычки целиком: '"Анна Мария" СПОСОБНОСТЬ ЦЕЛЬ'`,
  },
  noKey: { en: 'there is a list or a map where a key should be', ru: 'на месте ключа стоит список или набор ключей' },
  keyIsWord: {
    en: "a key is a word; put it in quotes if it begins with [ '{' * or &",
    ru: "ключ — это слово; если он начинается с [ '{' * или &, возьмите его в кавычки",
  },
  keyTwice: {
    en: 'the key "{key}" appears twice: first on line {line}',
    ru: 'ключ «{key}» стоит дважды, в первый раз — в строке {line}',
  },
  keepOne: { en: 'keep one of them', ru: 'оставьте одно из двух' },
  noProto: { en: 'no key may be called "__proto__"', ru: 'ключ не может называться «__proto__»' },
  noAnchor: { en: 'nothing before this is marked &{name}', ru: 'выше ничего не помечено как &{name}' },
  asteriskInQuotes: {
    en: 'put the text in quotes if its asterisk does not mark an alias',
    ru: 'возьмите текст в кавычки, если звездочка в нем не ссылка',
  },
  repeatsItself: { en: '*{name} is inside the value it repeats', ru: '*{name} стоит внутри того, что повторяет' },
  repeatsMuch: {
    en: 'the aliases of this document repeat more than {most} values',
    ru: 'ссылки со звездочкой повторяют в этом документе больше {most} значений',
  },
  writeOut: { en: 'write the values out in full', ru: 'напишите все без ссылок' },
  noCase: { en: 'there is no case in this file', ru: 'в этом файле нет ни одного примера' },
  beginning: {
    en: 'a case begins with "case: " and a sentence about the game',
    ru: 'пример начинается с «case: » и фразы об игре',
  },
  notKeys: { en: 'a case is a map of keys, and this is {value}', ru: 'пример — это набор ключей, а здесь {value}' },
  notVariants: { en: 'expected variants, found {value}', ru: 'здесь {value}, а ожидаются варианты' },
  likeVariants: { en: "like '{'literal: '{'options: '{…}}}'", ru: "например: '{'вариант: '{'options: '{…}}}'" },
  mostVariants: {
    en: 'there are {count} variants; at most {most} are allowed',
    ru: 'вариантов здесь {count}, а может быть не больше {most}',
  },
  notVariant: { en: 'expected a variant, found {value}', ru: 'здесь {value}, а ожидается вариант' },
  variantHas: { en: 'a variant has the keys of a case', ru: 'в варианте стоят ключи примера' },
  variantsInVariant: { en: 'a variant cannot have variants of its own', ru: 'своих вариантов у варианта не бывает' },
  besideIt: { en: 'write them next to it', ru: 'напишите их рядом с ним' },
  notSystem: { en: 'expected a system, found {value}', ru: 'здесь {value}, а ожидаются правила' },
  caseMissing: { en: '"case" is missing', ru: 'не хватает ключа «case»' },
  systemMissing: { en: '"system" is missing', ru: 'не хватает ключа «system»' },
  ruleTwice: { en: 'the rule "{rule}" appears twice', ru: 'правило «{rule}» стоит дважды' },
  cannotBe: { en: '{option} cannot be {value}: {why}', ru: 'опция {option} не может быть {value}: {why}' },
  noSetup: { en: '{system} does not check setups', ru: '{system}: состав здесь не проверяется' },
  leaveOut: { en: 'leave it out', ru: 'уберите это' },
  setupUnchecked: {
    en: 'this case expects something of the setup, but the setup is not checked here',
    ru: 'сказано, чего ждать от состава, но состав здесь не проверяется',
  },
  writeCheck: { en: 'write setup: check', ru: 'напишите setup: check' },
  nothingAfter: {
    en: 'this case has no phase after the end of the game',
    ru: 'после конца игры в этом примере фаз нет',
  },
  writeAfter: { en: 'add one: {list}', ru: 'напишите такую: {list}' },
  notOver: { en: '{kind} comes after the end of the game', ru: '{kind}: такая фаза бывает после конца игры' },
  writeOver: { en: 'write who won: over: {list}', ru: 'напишите, кто победил: over: {list}' },
  afterEnd: {
    en: 'the game is over, and no {kind} comes after that',
    ru: '{kind}: игра окончена, и такой фазы после этого не бывает',
  },
  writeBefore: { en: 'write it before {kind}', ru: 'напишите ее раньше фазы {kind}' },
  refused: { en: '{why} {remedy}', ru: '{why} {remedy}' },
  noDeadline: { en: 'extend: the phase has no deadline.', ru: 'extend: у фазы нет дедлайна.' },
  giveDeadline: { en: 'Give it `closes:`.', ru: 'Напишите `closes:`.' },
})

export const said = sayingInEach(fileWords)

/** Why something is not YAML: in English whoever parses it says so, and more closely. */
export const yamlWords: Readonly<Record<ErrorCode, Omit<InEach, 'en'>>> = {
  ALIAS_PROPS: { ru: 'у ссылки со звездочкой не бывает ни метки, ни тега' },
  BAD_ALIAS: { ru: 'у ссылки или метки нет имени, или оно кончается двоеточием' },
  BAD_COLLECTION_TYPE: { ru: 'тег не подходит к тому, что за ним стоит' },
  BAD_DIRECTIVE: { ru: 'директива написана неверно' },
  BAD_DQ_ESCAPE: { ru: 'в кавычках стоит недопустимое сочетание с обратной чертой' },
  BAD_INDENT: { ru: 'отступ не тот или скобка не закрыта' },
  BAD_PROP_ORDER: { ru: 'метка или тег стоит не на месте' },
  BAD_SCALAR_START: { ru: 'с этого знака текст без кавычек не начинается' },
  BLOCK_AS_IMPLICIT_KEY: { ru: 'в одной строке не бывает двух ключей с двоеточием или списка вместо ключа' },
  BLOCK_IN_FLOW: { ru: 'внутри скобок стоит то, что пишется только с отступом' },
  DUPLICATE_KEY: { ru: 'один ключ стоит дважды' },
  IMPOSSIBLE: { ru: 'этого места не прочесть' },
  KEY_OVER_1024_CHARS: { ru: 'ключ длиннее 1024 знаков' },
  MISSING_CHAR: { ru: 'не хватает знака: кавычки, скобки, запятой, двоеточия, дефиса или пробела' },
  MULTILINE_IMPLICIT_KEY: { ru: 'ключ занимает больше одной строки' },
  MULTIPLE_ANCHORS: { ru: 'у одного значения две метки' },
  MULTIPLE_DOCS: { ru: 'документов здесь несколько' },
  MULTIPLE_TAGS: { ru: 'у одного значения два тега' },
  NON_STRING_KEY: { ru: 'ключ — это не слово' },
  RESOURCE_EXHAUSTION: { ru: 'это слишком велико' },
  TAB_AS_INDENT: { ru: 'отступ сделан табуляцией' },
  TAG_RESOLVE_FAILED: { ru: 'такого тега нет' },
  UNEXPECTED_TOKEN: { ru: 'здесь стоит то, чего тут не должно быть' },
}
