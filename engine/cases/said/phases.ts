/** What is wrong with a phase of a case: its votes, commands and replacements, and what must come of it. */
import { defineMessages } from '../../text/catalogue.ts'
import { sayingInEach } from '../../text/in-each.ts'

export const phaseWords = defineMessages({
  twice: { en: '{phase} appears twice', ru: 'фаза {phase} стоит дважды' },
  onceEach: { en: 'write each phase only once', ru: 'фазу пишут один раз' },
  noKind: { en: 'this phase does not say what it is', ru: 'не сказано, какая это фаза' },
  beginWith: { en: 'begin it with {list}', ru: 'начните ее так: {list}' },
  kindTwice: { en: 'this phase is already called {kind}', ru: 'эта фаза уже названа: {kind}' },
  oneKind: { en: 'a phase has one kind', ru: 'вид у фазы один' },
  closesEarly: {
    en: 'this phase closes at {closes}, which is not after it opens',
    ru: 'эта фаза закрывается в {closes}, не позже, чем открывается',
  },
  opensAt: { en: 'it opens at {opens}', ru: 'она открывается в {opens}' },
  noVote: { en: '{vote} is not a vote', ru: 'здесь {vote}, а ожидается голос' },
  voteForm: {
    en: "VOTER TARGET, with names that have a space in quotes; or '{'by: …, for: …}",
    ru: "ИГРОК ЦЕЛЬ, имена с пробелом — в кавычках; или '{'by: …, for: …}",
  },
  forNobody: { en: 'this vote is for nobody', ru: 'этот голос ни за кого' },
  voteFor: {
    en: 'write for: NAME, family: NAME, individual: NAME, or for: unvote',
    ru: 'напишите for: ИМЯ, family: ИМЯ, individual: ИМЯ или for: unvote',
  },
  byFamily: { en: "write '{'by: …, family: …, individual: …}", ru: "напишите '{'by: …, family: …, individual: …}" },
  byName: { en: 'write for: NAME', ru: 'напишите for: ИМЯ' },
  noCommand: { en: 'this is not a command', ru: 'это не команда' },
  twoCommands: { en: 'this is two commands: {one} and {other}', ru: 'это две команды: {one} и {other}' },
  oneOf: { en: 'one of: {list}', ru: 'одно из: {list}' },
  keyMissing: { en: '"{key}" is missing', ru: 'не хватает ключа «{key}»' },
  writeBoth: { en: "write '{'{command}: …, {key}: …}", ru: "напишите '{'{command}: …, {key}: …}" },
  noKey: { en: '{command} has no key "{key}"', ru: '{command}: ключа «{key}» нет' },
  keys: { en: 'its keys are: {list}', ru: 'ее ключи: {list}' },
  inGame: { en: '"{name}" is already in the game', ru: '«{name}» уже в игре' },
  replaces: { en: '"{name}" is already replacing somebody', ru: '«{name}» уже заменяет другого' },
  somebodyNew: { en: 'a replacement has to be somebody new', ru: 'на замену приходит кто-то новый' },
  oneSeat: { en: '"{one}" and "{other}" are the same seat', ru: '«{one}» и «{other}» — одно место' },
  oneName: { en: 'write everything you expect under one name', ru: 'напишите все, что ожидается, под одним именем' },
  notLearned: { en: 'this does not say what was learned', ru: 'не сказано, что именно узнали' },
  learnedForm: {
    en: "'{'ABILITY: NAME, result: …} or '{'about: NAME, fact: …, is: …}",
    ru: "'{'СПОСОБНОСТЬ: ИМЯ, result: …} или '{'about: ИМЯ, fact: …, is: …}",
  },
})

export const said = sayingInEach(phaseWords)
