/** Words for what priest, lawyer and inquisitor do around a vote. */
import { did, type FactWords, type PartWords } from '../words.ts'
import type { declared } from './facts.ts'

const facts = {
  defended: {
    stands: ['{who} is under the legal defence of {other}', '{who_nom} — под правовой защитой ({other_nom})'],
    falls: ['{who} is under no legal defence', 'правовой защиты нет ({who_nom})'],
  },
  mayDefend: {
    stands: ['the check of {who} lets {other} be defended', 'чек {who_gen} дает право защищать {other_acc}'],
    falls: ['{who} has no check by which to defend {other}', 'чека для защиты {other_gen} нет ({who_nom})'],
  },
  forgives: {
    stands: ['{other} forgives {who}', `{other_nom} прощает {who_acc}`],
    falls: ['{other} does not forgive {who}', `{other_nom} не прощает {who_acc}`],
  },
  mercyShown: {
    stands: ['{who} has mercy with {other}', '{who_nom} милует {other_acc}'],
    falls: ['{who} cannot forgive {other}', '{who_nom} не может простить {other_acc}'],
  },
  isToDie: {
    stands: ['{who} is to die himself', '{who_nom} умирает на этом голосовании'],
    falls: ['{who} is not to die', '{who_nom} на этом голосовании не умирает'],
  },
  duringHunt: {
    stands: ['nobody is forgiven in a hunt', 'на охоте на ведьм не прощают'],
    falls: ['this is no hunt', 'это не охота на ведьм'],
  },
  hasForgiven: {
    stands: ['{who} has forgiven in this vote before', `на этом голосовании {who_nom} уже ${did('who', 'простил')}`],
    falls: ['{who} has not forgiven in this vote', `на этом голосовании {who_nom} еще не ${did('who', 'простил')}`],
  },
  shieldedByHim: {
    stands: ['{other} shields {who}, and that goes before', '{other_nom} защищает {who_acc}, и эта защита важнее'],
    falls: ['{other} does not shield {who}', '{other_nom} не защищает {who_acc}'],
  },
  letsDie: {
    stands: ['{who} lets whom he saved die instead', '{who_nom} позволяет спасенному умереть вместо себя'],
    falls: ['{who} lets nobody die instead', '{who_nom} никого вместо себя не отдает'],
  },
  diesInstead: {
    stands: ['{who} dies instead of {other}', '{who_nom} умирает вместо {other_gen}'],
    falls: ['{who} does not die instead of {other}', '{who_nom} вместо {other_gen} не умирает'],
  },
  bonusDropped: {
    stands: ['{who} drops what the check adds', '{who_nom} отменяет прибавку за чек'],
    falls: ['{who} does not drop what the check adds', '{who_nom} не отменяет прибавку за чек'],
  },
  executes: {
    stands: ['{other} executes {who} as the last deed', '{other_nom} казнит {who_acc} перед смертью'],
    falls: ['{other} executes nobody', '{other_nom} никого не казнит'],
  },
  mayExecute: {
    stands: ['{who} may execute {other}', '{who_nom} имеет право казнить {other_acc}'],
    falls: ['{who} has no right to execute {other}', 'права казнить {other_acc} нет ({who_nom})'],
  },
} satisfies FactWords<typeof declared>

export const pleas = {
  facts,
  uses: {
    defend: ['legal defence', 'правовая защита'],
    forgive: ['mercy', 'прощение'],
    dropBonus: ['waiver of the vote for a check', 'отмена прибавки за чек'],
    letDie: ['giving up of the rescued', 'выдача спасенного'],
    execute: ['execution', 'предсмертная казнь'],
  },
  deeds: {
    defend: ['{actor} defended {first}', `{actor_nom} ${did('actor', 'дал')} {first_dat} правовую защиту`],
    forgive: ['{actor} forgave {first}', `{actor_nom} ${did('actor', 'простил')} {first_acc}`],
    dropBonus: ['{actor} dropped the vote for a check', `{actor_nom} ${did('actor', 'отменил')} прибавку за чек`],
    letDie: [
      '{actor} let the rescued player die instead',
      `{actor_nom} ${did('actor', 'позволил')} спасенному умереть вместо себя`,
    ],
    execute: ['{actor} wanted to execute {first} if lynched', '{actor_nom} в случае линчевания казнит {first_acc}'],
  },
  tells: {
    forgiven: ['{who} is rescued by the priest.', 'Священник прощает и спасает: {who}.'],
    legalDefence: ['{who} is under legal defence.', 'Под правовой защитой: {who}.'],
    defendedByBoth: ['Mayor and lawyer shield the same player, {who}.', 'Мэр и адвокат защищают одного игрока: {who}.'],
  },
  verbs: {
    defend: ['defend', 'legal defence', 'shield'],
    forgive: ['forgive', 'have mercy with'],
    dropBonus: ['drop the bonus', 'waive my bonus', 'no bonus', 'cancel my bonus'],
    letDie: ['let him die', 'let the rescued die'],
    execute: ['execute', 'execute if lynched'],
  },
} satisfies PartWords
