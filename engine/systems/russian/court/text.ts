/** Words of hero and terrorist. */
import type { declared } from './facts.ts'
import { did } from '../words.ts'
import type { FactWords, PartWords, Said } from '../words.ts'

const hero = {
  defends: {
    stands: ['{other} stands up for {who}', '{other_nom} встает на защиту {who_gen}'],
    falls: ['{other} does not stand up for {who}', '{other_nom} не встает на защиту {who_gen}'],
    would: ['{other} would stand up for {who}', `{other_nom} ${did('other', 'встал')} бы на защиту {who_gen}`],
  },
  standsUp: {
    stands: ['{other} stands up for {who}', '{other_nom} встает на защиту {who_gen}'],
    falls: ['{other} cannot stand up for {who}', '{other_nom} не может защитить {who_acc}'],
  },
  notToDie: {
    stands: ['{who} is not to die by this vote', '{who_nom} не гибнет на этом голосовании'],
    falls: ['{who} is to die by this vote', '{who_nom} гибнет на этом голосовании'],
  },
  notByBallots: {
    stands: ['no ballots chose {who}', '{who_acc} выбрали не голосованием'],
    falls: ['ballots chose {who}', '{who_acc} выбрали голосованием'],
  },
  usesLastDeed: {
    stands: ['{who} dies with a last deed', '{who_nom} умирает с предсмертным ходом'],
    falls: ['{who} has no last deed', '{who_nom} умирает без предсмертного хода'],
  },
  heroSaves: {
    stands: ['the hero {other} saves {who}', '{who_acc} спасает герой ({other})'],
    falls: ['the hero {other} does not save {who}', '{who_acc} герой не спасает ({other})'],
    would: ['the hero {other} would save {who}', `{who_acc} ${did('other', 'спас')} бы герой ({other})`],
  },
  isNotRed: {
    stands: ['{who} is not red', '{who_nom} — не красный игрок'],
    falls: ['{who} is red', '{who_nom} — красный игрок'],
  },
  stoodUp: {
    stands: ['{who} has stood up for somebody', `{who_nom} уже ${did('who', 'вставал')} на защиту`],
    falls: ['{who} has stood up for nobody', `{who_nom} еще не ${did('who', 'вставал')} на защиту`],
    asks: ['Is the move of the hero {who} used up?', 'Потрачен ли ход героя ({who})?'],
  },
  heroSaved: {
    stands: ['a hero saved {who}', '{who_acc} спас герой'],
    falls: ['no hero saved {who}', '{who_acc} герой не спас'],
    asks: ['Did a hero save {who}?', 'Спас ли герой {who_acc}?'],
    would: ['a hero would have saved {who}', '{who_acc} спас бы герой'],
  },
  saidToHost: {
    stands: ['{who} said so to the host', `{who_nom} так ${did('who', 'сказал')} ведущему`],
    falls: ['{who} did not say so to the host', `{who_nom} так ведущему не ${did('who', 'говорил')}`],
  },
  heroLearns: {
    stands: ['{who} is told the team of {other}', '{who_nom} узнает команду {other_gen}'],
    falls: ['{who} is not told the team of {other}', '{who_nom} не узнает команду {other_gen}'],
  },
  takesDown: {
    stands: ['{other} takes {who} along', '{other_nom} забирает с собой {who_acc}'],
    falls: ['{other} does not take {who} along', '{other_nom} не забирает с собой {who_acc}'],
    would: ['{other} would take {who} along', `{other_nom} ${did('other', 'забрал')} бы с собой {who_acc}`],
  },
  savedARed: {
    stands: ['{who} saved a red before', `{who_nom} раньше ${did('who', 'спас')} красного игрока`],
    falls: ['{who} saved no red before', `{who_nom} раньше не ${did('who', 'спасал')} красного игрока`],
  },
  savedNoRed: {
    stands: ['{who} saved no red before', `{who_nom} раньше не ${did('who', 'спасал')} красного игрока`],
    falls: ['{who} saved a red before', `{who_nom} раньше ${did('who', 'спас')} красного игрока`],
  },
  votedElsewhere: {
    stands: ['{who} did not vote against {other}', `{who_nom} не ${did('who', 'голосовал')} против {other_gen}`],
    falls: ['{who} voted against {other}', `{who_nom} ${did('who', 'голосовал')} против {other_gen}`],
  },
  notLynched: {
    stands: ['{who} is not lynched', '{who_acc} не линчуют'],
    falls: ['{who} is lynched', '{who_acc} линчуют'],
  },
  noKillerMove: {
    stands: ['{who} makes no killer’s move in the night to come', '{who_nom} не делает ход киллера в ближайшую ночь'],
    falls: ['{who} may make a killer’s move in the night to come', '{who_nom} может сделать ход киллера'],
  },
  keptFromKilling: {
    stands: ['a hero’s rescue keeps {who} from killing this night', 'спасение героем лишает {who_acc} хода киллера'],
    falls: ['no hero’s rescue keeps {who} from killing', 'спасение героем не лишает {who_acc} хода киллера'],
  },
  redBySaving: {
    stands: ['the red whom {who} saved as hero is alive', 'красный, которого спас герой ({who_nom}), жив'],
    falls: ['no red whom {who} saved as hero is alive', 'красного, которого спас герой ({who_nom}), нет в живых'],
  },
  savedABlack: {
    stands: ['{who} saved a black as hero', `{who_nom} в роли героя ${did('who', 'спас')} черного`],
    falls: ['{who} saved no black as hero', `{who_nom} в роли героя не ${did('who', 'спас')} черного`],
  },
  keptFromHeir: {
    stands: ['{who} hears nothing of the days of the role', '{who_nom} не узнает о дневных ходах роли'],
    falls: ['{who} hears of the days of the role', '{who_nom} узнает о дневных ходах роли'],
  },
  sacrifice: {
    stands: ['{who} means to leave as a hero', '{who_nom} уходит героем'],
    falls: ['{who} does not mean to leave as a hero', '{who_nom} не уходит героем'],
  },
  isLynched: {
    stands: ['{who} is lynched', '{who_acc} линчуют'],
    falls: ['{who} is not lynched', '{who_acc} не линчуют'],
  },
  leavesLevel: {
    stands: ['{who} leaves with a draw', '{who_nom} уходит с ничьей'],
    falls: ['{who} does not leave with a draw', '{who_nom} не уходит с ничьей'],
    asks: ['Does {who} leave with a draw?', 'Уходит ли {who_nom} с ничьей?'],
    would: ['{who} would leave with a draw', `{who_nom} ${did('who', 'ушел', 'ушла', 'ушли')} бы с ничьей`],
  },
} satisfies Readonly<Record<string, Said>>

const terrorist = {
  armed: {
    stands: ['{who} set the detonator', `{who_nom} ${did('who', 'активировал')} детонатор`],
    falls: ['{who} has not set the detonator', `{who_nom} не ${did('who', 'активировал')} детонатор`],
    would: ['{who} would have set the detonator', `{who_nom} ${did('who', 'активировал')} бы детонатор`],
  },
  explodesWith: {
    stands: ['{other} chooses {who} to explode with', '{other_nom} выбирает {who_acc}, чтобы взорваться'],
    falls: ['{other} does not choose {who} to explode with', '{other_nom} не выбирает {who_acc}, чтобы взорваться'],
  },
  goesOffWith: {
    stands: ['{other} explodes with {who}', '{other_nom} взрывается с {who_ins}'],
    falls: ['{other} does not explode with {who}', '{other_nom} не взрывается с {who_ins}'],
  },
  goesOff: {
    stands: ['the detonator of {who} goes off', 'детонатор срабатывает ({who_nom})'],
    falls: ['the detonator of {who} does not go off', 'детонатор не срабатывает ({who_nom})'],
    would: ['the detonator of {who} would go off', 'детонатор сработал бы ({who_nom})'],
  },
  namesNoTarget: {
    stands: ['{who} names nobody to explode with', '{who_nom} не называет, с кем взорваться'],
    falls: ['{who} names somebody to explode with', '{who_nom} называет, с кем взорваться'],
  },
  bothRed: {
    stands: ['{other} and {who} are both red', '{other_nom} и {who_nom} — оба красные'],
    falls: ['{other} and {who} are not both red', '{other_nom} и {who_nom} — не оба красные'],
  },
  blackOnlyMaims: {
    stands: ['{other} is black, and only maims', '{other_nom} — черный террорист и только калечит'],
    falls: ['{other} is not black', '{other_nom} — не черный террорист'],
  },
  notByBallotsToo: {
    stands: ['the ballots would not have chosen {who}', '{who_acc} голоса бы не выбрали'],
    falls: ['the ballots would have chosen {who} too', '{who_acc} выбрали бы и голоса'],
  },
  diesToo: {
    stands: ['{who} dies in the same vote', '{who_nom} умирает на том же голосовании'],
    falls: ['{who} does not die in the same vote', '{who_nom} не умирает на том же голосовании'],
  },
  blackTerrorist: {
    stands: ['{who} is a black terrorist', '{who_nom} — черный террорист'],
    falls: ['{who} is no black terrorist', '{who_nom} — не черный террорист'],
  },
  blownUp: {
    stands: ['the explosion blocks the roles of {who}', 'взрыв блокирует роли {who_gen}'],
    falls: ['no explosion blocks the roles of {who}', 'взрыв не блокирует роли {who_gen}'],
    asks: ['Does the explosion block the roles of {who}?', 'Блокирует ли взрыв роли {who_gen}?'],
    would: ['the explosion would block the roles of {who}', 'взрыв заблокировал бы роли {who_gen}'],
  },
} satisfies Readonly<Record<string, Said>>

export const court = {
  uses: {
    standUp: ['defence', 'защита героя'],
    takeDown: ['taking along', 'героическая гибель'],
    sacrifice: ['heroic death', 'героический суицид'],
    noticeVisitors: ['notice of visitors', 'знание имен гостей'],
    armDetonator: ['detonator', 'детонатор'],
    explodeWith: ['target of the detonator', 'цель взрыва'],
    explode: ['explosion', 'взрыв'],
  },
  deeds: {
    standUp: ['{actor} stood up for {first}', `{actor_nom} ${did('actor', 'встал')} на защиту {first_gen}`],
    takeDown: ['{actor} takes {first} along', '{actor_nom} забирает с собой {first_acc}'],
    sacrifice: ['{actor} leaves as a hero', `{actor_nom} ${did('actor', 'ушел', 'ушла', 'ушли')} героем`],
    noticeVisitors: ['{actor} notices the names of visitors', '{actor_nom} узнает имена гостей'],
    armDetonator: ['{actor} set the detonator', `{actor_nom} ${did('actor', 'активировал')} детонатор`],
    explodeWith: [
      '{actor} chose to explode with {first}',
      `{actor_nom} ${did('actor', 'выбрал')} целью взрыва {first_acc}`,
    ],
    explode: ['{actor} explodes', '{actor_nom} взрывается'],
  },
  facts: { ...hero, ...terrorist } satisfies FactWords<typeof declared>,
  results: { nobody: ['nobody', 'никого'] },
  terms: { heroDefends: ['defence of the hero', 'защита героя'] },
  tells: {
    heroAsked: [
      'Everybody has voted. To be lynched: {who}. You may stand up for one.',
      'Все голоса отданы. Должны залинчевать {who_acc}. Вы можете встать на защиту.',
    ],
    heroTeam: [
      'The team of {about}: {result}.',
      'Команда {about_gen}: {result, select, red {красная} black {черная} grey {серая} other {{result}}}.',
    ],
    blownUp: [
      'The explosion hurt you: you have no use of your role until the game day is over.',
      'Вас ранило взрывом: ваша роль заблокирована на сутки.',
    ],
    rescued: ['The hero saved {who}.', 'Герой спас игрока {who}.'],
    detonatorMaimed: ['The detonator maimed {who}.', 'Взрывом покалечен игрок {who}.'],
    votersBlownUp: ['The explosion blocks the roles of: {voters}.', 'Взрыв на сутки заблокировал роли: {voters}.'],
  },
  verbs: {
    standUp: ['standUp', 'stand up for', 'save', 'rescue'],
    takeDown: ['take down', 'take along', 'take with me'],
    sacrifice: ['sacrifice', 'die a hero', 'heroic suicide'],
    armDetonator: ['arm', 'arm the detonator', 'set the detonator', 'detonator'],
    explodeWith: ['explode with', 'explode', 'blow up'],
  },
} satisfies PartWords
