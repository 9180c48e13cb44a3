/**
 * The abilities, each as the components it is made of (RAR-C1). What components do to each other is written once, in
 * the resolver; which rule each step cites, in `rulings.ts`.
 */
import type { Ability } from '../../rules/role.ts'
import type { Component } from '../../rules/component.ts'
import { ofNormalRoles } from './normal/abilities.ts'

const visit: Component = { does: 'visit' }
const kill: Component = { does: 'kill' }
const block: Component = { does: 'block' }
const protect: Component = { does: 'protect' }
const saves: Component = { does: 'protect', capacity: { option: 'doctorStops' }, rule: 'NR-DOC-1' }

const killing: Record<string, Ability> = {
  factionKill: {
    kind: 'kill',
    told: {
      en: '{when} {alone, select, yes {you may kill one player} other {your faction may kill one player, and one of you carries out the kill}}.',
      ru: '{when} {alone, select, yes {вы можете убить одного игрока} other {ваша фракция может убить одного игрока, а убивает кто-то один из вас}}.',
    },
    targets: 1,
    components: [visit, { does: 'kill', ownOutsider: { option: 'traitorAttacked' } }],
    factional: true,
    keys: { with: { says: 'what of his own it is done with', open: true } },
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
  murder: {
    kind: 'kill',
    told: {
      en: '{when} you may kill one player.',
      ru: '{when} вы можете убить одного игрока.',
    },
    targets: 1,
    components: [visit, kill],
    rule: 'NR-SK-1',
  },
  reveal: {
    kind: 'other',
    told: {
      en: '{when} you may reveal that you are the mayor. From then on your vote counts as two.',
      ru: '{when} вы можете раскрыться как мэр. С этой минуты ваш голос весит два.',
    },
    targets: 0,
    components: [{ does: 'mark', as: 'revealed' }],
    phases: ['day'],
    uses: 1,
    casual: true,
    rule: 'DAY-R2',
  },
  dayShoot: {
    kind: 'kill',
    told: {
      en: '{when} you may shoot one player. They die at once.',
      ru: '{when} вы можете выстрелить в одного игрока. Он погибает сразу.',
    },
    targets: 1,
    components: [visit, kill],
    phases: ['day'],
    casual: true,
    rule: 'DAY-R8',
  },
}

const protecting: Record<string, Ability> = {
  protect: {
    kind: 'protect',
    told: {
      en: '{when} you may target one player; they cannot be killed that night.',
      ru: '{when} вы можете защитить одного игрока: этой ночью его нельзя убить.',
    },
    targets: 1,
    components: [visit, saves],
  },
  resuscitate: {
    kind: 'protect',
    told: {
      en: '{when} you may give one player CPR. If they are attacked that night, you save them; if they are not, you kill them.',
      ru: '{when} вы можете провести реанимацию одному игроку. Если этой ночью на него напали, вы его спасете, а если нет, убьете.',
    },
    targets: 1,
    components: [visit, protect, { does: 'kill', unlessAttacked: true, protectable: { option: 'protectionsStopCpr' } }],
  },
  guard: {
    kind: 'protect',
    told: {
      en: '{when} you may guard one player. If they are attacked that night, {dies, select, guard {you die in their place} attacker {the attacker dies instead} other {you and the attacker die instead}}.',
      ru: '{when} вы можете охранять одного игрока. Если на него нападут, вместо него {dies, select, guard {погибнете вы} attacker {погибнет нападающий} other {погибнете вы и нападающий}}.',
    },
    targets: 1,
    components: [
      visit,
      { does: 'intercept', dies: { setting: 'dies' }, capacity: { option: 'bodyguardStops' }, rule: 'NR-BG-1' },
    ],
  },
  sit: {
    kind: 'protect',
    told: {
      en: '{when} you may babysit one player. The first attack on them that night fails, but if you die, they die with you.',
      ru: '{when} вы можете присмотреть за одним игроком. Первое нападение на него этой ночью не удастся, но если погибнете вы, погибнет и он.',
    },
    targets: 1,
    components: [visit, { does: 'protect', capacity: 1 }, { does: 'bind', dies: 'target' }],
  },
  vest: {
    kind: 'protect',
    told: {
      en: '{shots, plural, =0 {You cannot be killed by an attack.} one {The first attack on you fails.} other {The first # attacks on you fail.}}',
      ru: '{shots, plural, =0 {Вас нельзя убить нападением.} =1 {Первое нападение на вас не удастся.} one {Первое # нападение на вас не удастся.} few {Первые # нападения на вас не удадутся.} many {Первые # нападений на вас не удадутся.} other {Первые # нападения на вас не удадутся.}}',
    },
    targets: 0,
    components: [{ does: 'protect', at: 'actor' }],
    passive: true,
    rule: 'RAR-C2',
  },
}

const stopping: Record<string, Ability> = {
  block: {
    kind: 'block',
    told: {
      en: '{when} you may block one player; their actions fail that night.',
      ru: '{when} вы можете заблокировать одного игрока: этой ночью его действия не удадутся.',
    },
    targets: 1,
    components: [visit, block],
  },
  jail: {
    kind: 'block',
    told: {
      en: '{when} you may jail one player. That night they cannot act, and they cannot be killed.',
      ru: '{when} вы можете посадить в тюрьму одного игрока. Этой ночью он не может действовать, и его нельзя убить.',
    },
    targets: 1,
    components: [visit, block, protect],
    rule: 'RAR-C2',
  },
  abduct: {
    kind: 'block',
    told: {
      en: '{when} you may abduct one player. That night they cannot act, and no other action affects them.',
      ru: '{when} вы можете похитить одного игрока. Этой ночью он не может действовать, и ничто другое на него не действует.',
    },
    targets: 1,
    components: [visit, block, { does: 'halt' }],
    rule: 'RAR-C2',
  },
  stop: {
    kind: 'block',
    told: {
      en: '{when} you may target one player; no other action affects them that night.',
      ru: '{when} вы можете выбрать одного игрока: этой ночью ничто другое на него не действует.',
    },
    targets: 1,
    components: [visit, { does: 'halt' }],
  },
  commute: {
    kind: 'hide',
    told: {
      en: '{when} you may commute. Nothing can affect you that night.',
      ru: '{when} вы можете уехать. Этой ночью на вас ничто не действует.',
    },
    targets: 0,
    components: [{ does: 'halt', at: 'actor', absolute: true }],
  },
  hide: {
    kind: 'hide',
    told: {
      en: '{when} you may hide behind one player. You cannot be killed directly that night, only by what your visit triggers; but if they are killed, you die too.{hiderAtScum, select, dies { If they are not town, you die as well.} other {}}',
      ru: '{when} вы можете спрятаться у одного игрока. Этой ночью вас нельзя убить напрямую, только тем, что вызовет ваш визит; но если его убьют, погибнете и вы.{hiderAtScum, select, dies { Если он не из города, вы тоже погибнете.} other {}}',
    },
    targets: 1,
    components: [
      visit,
      { does: 'protect', at: 'actor', against: 'directKills', absolute: true },
      { does: 'bind', dies: 'actor' },
      { does: 'perish', unless: 'town', fate: { option: 'hiderAtScum' }, sparesOwn: true, rule: 'NR-HIDE-1' },
    ],
  },
  asceticism: {
    kind: 'hide',
    told: { en: 'No action except a kill can affect you.', ru: 'На вас не действует ничто, кроме убийств.' },
    targets: 0,
    components: [{ does: 'halt', at: 'actor', except: 'kill' }],
    passive: true,
    rule: 'RAR-C2',
  },
}

const learning: Record<string, Ability> = {
  investigate: {
    kind: 'investigate',
    told: {
      en: '{when} you may investigate one player; you learn their alignment.',
      ru: '{when} вы можете проверить одного игрока: вы узнаете его сторону.',
    },
    targets: 1,
    components: [
      visit,
      {
        does: 'learn',
        what: 'alignment',
        sanity: { setting: 'sanity' },
        clear: 'town',
        guilty: 'mafia',
        lens: 'side',
      },
    ],
    rule: 'NR-COP-1',
  },
  inspectRole: {
    kind: 'investigate',
    told: {
      en: '{when} you may investigate one player; you learn their role.',
      ru: '{when} вы можете проверить одного игрока: вы узнаете его роль.',
    },
    targets: 1,
    components: [visit, { does: 'learn', what: 'word', which: 'name' }],
    rule: 'NR-RCOP-1',
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
  watch: {
    kind: 'investigate',
    told: {
      en: '{when} you may watch one player; you learn who visited them.',
      ru: '{when} вы можете понаблюдать за одним игроком: вы узнаете, кто к нему приходил.',
    },
    targets: 1,
    components: [visit, { does: 'sense', visits: 'to', tells: 'who' }],
  },
  watchRoles: {
    kind: 'investigate',
    told: {
      en: '{when} you may watch one player; you learn the roles of everybody who visited them.',
      ru: '{when} вы можете понаблюдать за одним игроком: вы узнаете роли всех, кто к нему приходил.',
    },
    targets: 1,
    components: [visit, { does: 'sense', visits: 'to', tells: 'role' }],
  },
  follow: {
    kind: 'investigate',
    told: {
      en: '{when} you may follow one player; you learn what kinds of actions they took.',
      ru: '{when} вы можете последовать за одним игроком: вы узнаете, какого рода действия он совершал.',
    },
    targets: 1,
    components: [visit, { does: 'sense', visits: 'by', tells: 'kind' }],
  },
  peek: {
    kind: 'investigate',
    told: {
      en: '{when} you may peek at one player; you learn what kinds of actions were used on them.',
      ru: '{when} вы можете подсмотреть за одним игроком: вы узнаете, какого рода действия к нему приходили.',
    },
    targets: 1,
    components: [visit, { does: 'sense', visits: 'to', tells: 'kind' }],
  },
  detect: {
    kind: 'investigate',
    told: {
      en: '{when} you may target one player; you learn whether they visited anybody or were visited.',
      ru: '{when} вы можете выбрать одного игрока: вы узнаете, ходил ли он к кому-нибудь и приходил ли кто-нибудь к нему.',
    },
    targets: 1,
    components: [visit, { does: 'sense', visits: 'either', tells: 'any' }],
  },
}

const deceiving: Record<string, Ability> = {
  frame: {
    kind: 'deceive',
    told: {
      en: '{when} you may frame one player; they appear as Mafia to investigations that night.',
      ru: '{when} вы можете подставить одного игрока: этой ночью проверки показывают, что он из мафии.',
    },
    targets: 1,
    components: [visit, { does: 'frame', as: 'mafia' }],
  },
  clean: {
    kind: 'deceive',
    told: {
      en: '{when} you may target one player. If they are killed that night, their role is not revealed.',
      ru: '{when} вы можете выбрать одного игрока. Если этой ночью его убьют, его роль не вскроют.',
    },
    targets: 1,
    components: [visit, { does: 'clean' }],
  },
  disguise: {
    kind: 'deceive',
    told: { en: 'You appear as Town to investigations.', ru: 'Проверки показывают, что вы из города.' },
    targets: 0,
    components: [{ does: 'seem', as: 'town' }],
    passive: true,
    rule: 'RAR-C2',
  },
  suspicion: {
    kind: 'deceive',
    told: { en: 'You appear as Mafia to investigations.', ru: 'Проверки показывают, что вы из мафии.' },
    targets: 0,
    components: [{ does: 'seem', as: 'mafia' }],
    passive: true,
    rule: 'RAR-C2',
  },
}

const moving: Record<string, Ability> = {
  swap: {
    kind: 'move',
    told: {
      en: '{when} you may pick two different players. Any action aimed at one of them hits the other instead.',
      ru: '{when} вы можете выбрать двух разных игроков. Все, что направлено на одного из них, придет к другому.',
    },
    targets: 2,
    components: [visit, { does: 'move', how: 'swap' }],
  },
  redirect: {
    kind: 'move',
    told: {
      en: '{when} you may pick two players. The first one’s actions are aimed at the second.',
      ru: '{when} вы можете выбрать двух игроков. Действия первого уйдут ко второму.',
    },
    targets: 2,
    visits: [0],
    repeats: true,
    components: [visit, { does: 'move', how: 'redirect' }],
  },
  deflect: {
    kind: 'move',
    told: {
      en: '{when} you may pick two different players. Any action aimed at the first hits the second instead.',
      ru: '{when} вы можете выбрать двух разных игроков. Все, что направлено на первого, придет ко второму.',
    },
    targets: 2,
    components: [visit, { does: 'move', how: 'deflect' }],
  },
  attract: {
    kind: 'move',
    told: {
      en: '{when} you may act as a lightning rod. Every other action of that night is redirected to you.',
      ru: '{when} вы можете стать громоотводом. Все остальные действия этой ночи придут к вам.',
    },
    targets: 0,
    components: [{ does: 'move', how: 'attract' }],
  },
}

const other: Record<string, Ability> = {
  visit: {
    kind: 'visit',
    told: {
      en: '{when} you may visit one player. Your visit does nothing, but it can be seen.',
      ru: '{when} вы можете прийти к одному игроку. Ваш визит ничего не делает, но его могут заметить.',
    },
    targets: 1,
    components: [visit],
  },
  ambush: {
    kind: 'kill',
    told: { en: 'You shoot anybody who visits you.', ru: 'Вы стреляете в каждого, кто к вам приходит.' },
    targets: 0,
    components: [{ does: 'retaliate' }],
    passive: true,
    rule: 'RAR-C2',
  },
  recruit: {
    kind: 'recruit',
    told: {
      en: '{when} you may recruit one player. They join the cult{sparesDying, select, true {, unless they die that night} other {}}.',
      ru: '{when} вы можете завербовать одного игрока. Он вступит в культ{sparesDying, select, true {, если этой ночью не погибнет} other {}}.',
    },
    targets: 1,
    components: [
      visit,
      { does: 'recruit', into: 'cult', sparesDying: { setting: 'sparesDying', option: 'sparesDying' } },
    ],
  },
}

export const abilities: Record<string, Ability> = {
  ...killing,
  ...protecting,
  ...stopping,
  ...learning,
  ...ofNormalRoles,
  ...deceiving,
  ...moving,
  ...other,
}
