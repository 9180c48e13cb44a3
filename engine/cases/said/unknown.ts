/** That a word of a case is none of those known: by what it should have been one of. */
import { sayingInEach, type InEach } from '../../text/in-each.ts'

/** `word` comes in quotes. */
export const unknownWords = {
  en: {
    ability: 'unknown ability {word}',
    abilityOfPlayer: 'unknown ability of this player {word}',
    action: 'unknown action {word}',
    answer: 'unknown answer {word}',
    component: 'unknown component {word}',
    draw: 'unknown draw {word}',
    faction: 'unknown faction {word}',
    family: 'unknown family {word}',
    form: 'unknown form {word}',
    key: 'unknown key {word}',
    language: 'unknown language {word}',
    message: 'unknown message {word}',
    modifier: 'unknown modifier {word}',
    option: 'unknown option {word}',
    player: 'unknown player {word}',
    playerOrFamily: 'unknown player or family {word}',
    prompt: 'unknown prompt {word}',
    publicLine: 'unknown public line {word}',
    reader: 'unknown reader {word}',
    role: 'unknown role {word}',
    phase: 'unknown kind of phase {word}',
    rule: 'unknown rule {word}',
    setting: 'unknown setting {word}',
    side: 'unknown side {word}',
    status: 'unknown status {word}',
    system: 'unknown system {word}',
    value: 'unknown {of} {word}',
    keyOf: 'unknown key of {of} {word}',
    valueOf: 'unknown value of {of} {word}',
  },
  ru: {
    ability: 'способности {word} нет',
    abilityOfPlayer: 'способности {word} у этого игрока нет',
    action: 'хода {word} нет',
    answer: 'ответа {word} нет',
    component: 'компонента {word} нет',
    draw: 'жребия {word} нет',
    faction: 'фракции {word} нет',
    family: 'семьи {word} нет',
    form: 'формы {word} нет',
    key: 'ключа {word} нет',
    language: 'языка {word} нет',
    message: 'сообщения {word} нет',
    modifier: 'модификатора {word} нет',
    option: 'опции {word} нет',
    player: 'игрока {word} нет',
    playerOrFamily: 'нет ни игрока, ни семьи {word}',
    prompt: 'вопроса {word} нет',
    publicLine: 'строки для всех {word} нет',
    reader: 'читателя {word} нет',
    role: 'роли {word} нет',
    phase: 'фазы вида {word} нет',
    rule: 'правила {word} нет',
    setting: 'настройки {word} нет',
    side: 'стороны {word} нет',
    status: 'статуса {word} нет',
    system: 'правил {word} нет',
    value: '{of}: значения {word} нет',
    keyOf: '{of}: ключа {word} нет',
    valueOf: '{of}: значения {word} нет',
  },
} as const

const said = sayingInEach(unknownWords.en, unknownWords.ru)

type Key = keyof typeof unknownWords.en
type OfSomething = 'value' | 'keyOf' | 'valueOf'

/** A kind of word; of some, whose. */
export type What = Exclude<Key, OfSomething> | { [Is in OfSomething]: Readonly<Record<Is, string>> }[OfSomething]

/** That there is none such. @param word in quotes */
export function unknownSaid(what: What, word: InEach): InEach {
  if (typeof what === 'string') return said(what, { word })
  const [[is, of]] = Object.entries(what) as [[OfSomething, string]]
  return said(is, { word, of })
}
