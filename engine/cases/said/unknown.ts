/** That a word of a case is none of those known: by what it should have been one of. */
import { defineMessages } from '../../text/catalogue.ts'
import { sayingInEach, type InEach } from '../../text/in-each.ts'

/** `word` comes in quotes. */
export const unknownWords = defineMessages({
  ability: { en: 'unknown ability {word}', ru: 'способности {word} нет' },
  abilityOfPlayer: { en: 'unknown ability {word} for this player', ru: 'способности {word} у этого игрока нет' },
  action: { en: 'unknown action {word}', ru: 'хода {word} нет' },
  answer: { en: 'unknown answer {word}', ru: 'ответа {word} нет' },
  component: { en: 'unknown component {word}', ru: 'компонента {word} нет' },
  draw: { en: 'unknown draw {word}', ru: 'жребия {word} нет' },
  faction: { en: 'unknown faction {word}', ru: 'фракции {word} нет' },
  family: { en: 'unknown family {word}', ru: 'семьи {word} нет' },
  form: { en: 'unknown form {word}', ru: 'формы {word} нет' },
  key: { en: 'unknown key {word}', ru: 'ключа {word} нет' },
  language: { en: 'unknown language {word}', ru: 'языка {word} нет' },
  message: { en: 'unknown message {word}', ru: 'сообщения {word} нет' },
  modifier: { en: 'unknown modifier {word}', ru: 'модификатора {word} нет' },
  option: { en: 'unknown option {word}', ru: 'опции {word} нет' },
  player: { en: 'unknown player {word}', ru: 'игрока {word} нет' },
  playerOrFamily: { en: 'unknown player or family {word}', ru: 'нет ни игрока, ни семьи {word}' },
  prompt: { en: 'unknown prompt {word}', ru: 'вопроса {word} нет' },
  publicLine: { en: 'unknown public line {word}', ru: 'строки для всех {word} нет' },
  reader: { en: 'unknown reader {word}', ru: 'читателя {word} нет' },
  role: { en: 'unknown role {word}', ru: 'роли {word} нет' },
  phase: { en: 'unknown kind of phase {word}', ru: 'фазы вида {word} нет' },
  rule: { en: 'unknown rule {word}', ru: 'правила {word} нет' },
  setting: { en: 'unknown setting {word}', ru: 'настройки {word} нет' },
  side: { en: 'unknown side {word}', ru: 'стороны {word} нет' },
  status: { en: 'unknown status {word}', ru: 'статуса {word} нет' },
  system: { en: 'unknown system {word}', ru: 'правил {word} нет' },
  value: { en: 'unknown {of} {word}', ru: '{of}: значения {word} нет' },
  keyOf: { en: 'unknown key {word} in {of}', ru: '{of}: ключа {word} нет' },
  valueOf: { en: 'unknown value {word} for {of}', ru: '{of}: значения {word} нет' },
})

const said = sayingInEach(unknownWords)

type Key = keyof typeof unknownWords
type OfSomething = 'value' | 'keyOf' | 'valueOf'

/** A kind of word; of some, whose. */
export type What = Exclude<Key, OfSomething> | { [Is in OfSomething]: Readonly<Record<Is, string>> }[OfSomething]

/** That there is none such. @param word in quotes */
export function unknownSaid(what: What, word: InEach): InEach {
  if (typeof what === 'string') return said(what, { word })
  const [[is, of]] = Object.entries(what) as [[OfSomething, string]]
  return said(is, { word, of })
}
