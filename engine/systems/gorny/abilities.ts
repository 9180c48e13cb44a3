/**
 * The abilities, each as the components it is made of. What they do to each other follows from the order of the list
 * (`slotOf` below) and is written once, in the rulings.
 */
import type { Ability } from '../../rules/role.ts'
import type { Component } from '../../rules/component.ts'

const visit: Component = { does: 'visit' }
const kill: Component = { does: 'kill' }

export const abilities: Record<string, Ability> = {
  swap: {
    kind: 'move',
    told: {
      en: '{when} you may pick two different players. Any later action aimed at one of them hits the other instead.',
      ru: '{when} вы можете выбрать двух разных игроков. Все, что направлено на одного из них, придет к другому.',
    },
    targets: 2,
    components: [visit, { does: 'move', how: 'swap' }],
    rule: 'GORNY-N3',
  },
  redirect: {
    kind: 'move',
    told: {
      en: '{when} you may pick two players. The first one’s action is aimed at the second; you may name the first player twice, who then acts on themselves.',
      ru: '{when} вы можете выбрать двух игроков. Действие первого уйдет ко второму; если назвать первого дважды, он подействует на себя.',
    },
    targets: 2,
    visits: [0],
    repeats: true,
    components: [visit, { does: 'move', how: 'redirect' }],
  },

  block: {
    kind: 'block',
    told: {
      en: '{when} you may block one player; their actions fail that night.',
      ru: '{when} вы можете заблокировать одного игрока: этой ночью его действия не удадутся.',
    },
    targets: 1,
    components: [visit, { does: 'block' }],
  },
  protect: {
    kind: 'protect',
    told: {
      en: '{when} you may target one player; they cannot be killed that night. You are not told whether you saved anybody.',
      ru: '{when} вы можете защитить одного игрока: этой ночью его нельзя убить. Спасли ли вы кого-нибудь, вам не сообщат.',
    },
    targets: 1,
    components: [visit, { does: 'protect' }],
    rule: 'GORNY-N6',
  },
  vest: {
    kind: 'protect',
    told: {
      en: '{shots, plural, =0 {You cannot be killed at night.} one {The first kill aimed at you fails.} other {The first # kills aimed at you fail.}}',
      ru: '{shots, plural, =0 {Ночью вас нельзя убить.} =1 {Первое убийство, направленное на вас, не удастся.} one {Первое # убийство, направленное на вас, не удастся.} few {Первые # убийства, направленные на вас, не удадутся.} many {Первые # убийств, направленных на вас, не удадутся.} other {Первые # убийства, направленные на вас, не удадутся.}}',
    },
    targets: 0,
    components: [{ does: 'protect', at: 'actor' }],
    passive: true,
    rule: 'GORNY-N5',
  },

  factionKill: {
    kind: 'kill',
    told: {
      en: '{when} the mafia may kill one player, and the hitman carries out the kill. If there is no hitman any more, a goon takes over.',
      ru: '{when} мафия может убить одного игрока, и убивает киллер. Если киллера больше нет, его место занимает громила.',
    },
    targets: 1,
    components: [visit, kill],
    factional: true,
    rule: 'GORNY-N7',
  },
  shoot: {
    kind: 'kill',
    told: {
      en: '{when} you may shoot one player.',
      ru: '{when} вы можете выстрелить в одного игрока.',
    },
    targets: 1,
    components: [visit, kill],
  },

  investigate: {
    kind: 'investigate',
    told: {
      en: '{when} you may investigate one player; you learn whether they are mafia.',
      ru: '{when} вы можете проверить одного игрока: вы узнаете, из мафии ли он.',
    },
    targets: 1,
    self: true,
    components: [
      visit,
      {
        does: 'learn',
        what: 'alignment',
        sanity: { setting: 'sanity' },
        clear: 'notMafia',
        guilty: 'mafia',
        binary: true,
      },
    ],
    rule: 'GORNY-N4',
  },
  track: {
    kind: 'investigate',
    told: {
      en: '{when} you may track one player; you learn whom they visited.',
      ru: '{when} вы можете проследить за одним игроком: вы узнаете, к кому он ходил.',
    },
    targets: 1,
    components: [visit, { does: 'sense', visits: 'by', tells: 'where' }],
  },

  stump: {
    kind: 'other',
    told: {
      en: '{treestump, select, asVanilla {You have no night action.} other {You have no vote and no night action. You may keep talking after you die.}}',
      ru: '{treestump, select, asVanilla {Ночного хода у вас нет.} other {У вас нет ни голоса, ни ночного хода. Писать вы можете и после смерти.}}',
    },
    targets: 0,
    components: [{ does: 'mark', as: 'stump' }],
    passive: true,
    rule: 'GORNY-N8',
  },
}

/** The list of a night (GORNY-N2): the steps in which actions are done, and which actions belong in each. */
export const steps = ['swap', 'redirect', 'block', 'protect', 'kill', 'investigate', 'track'] as const
type StepName = (typeof steps)[number]

/**
 * Where an action stands in the list, by what it is made of; so abilities that a host composed have their place too. One
 * that does several things stands at the first of them.
 */
export const slotOf = ({ components }: Pick<Ability, 'components'>): StepName =>
  steps.find(slot => components.some(component => slotFor(component) === slot)) ?? 'track'

function slotFor(component: Component): StepName | undefined {
  switch (component.does) {
    case 'move':
      return component.how === 'redirect' ? 'redirect' : 'swap'
    case 'block':
      return 'block'
    case 'protect':
      return 'protect'
    case 'kill':
      return 'kill'
    case 'learn':
      return 'investigate'
    case 'sense':
      return 'track'
    default:
      return undefined
  }
}
