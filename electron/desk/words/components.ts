import { defineMessages } from '../../../engine/text/catalogue.ts'

/** What each component of an ability does, as a clause. `{where}`: `actor` or `target`; `you` is the actor who reads it. */
export const components = defineMessages({
  visit: { en: 'visit the target', ru: 'визит к цели' },
  visitEvery: { en: 'visit every target', ru: 'визит к каждой цели' },
  visitOf: { en: 'visit the {places} target', ru: 'визит к {places} цели' },
  place: {
    en: '{at, select, 0 {first} 1 {second} other {third}}',
    ru: '{at, select, 0 {первой} 1 {второй} other {третьей}}',
  },
  placesJoined: { en: '{first} and the {second}', ru: '{first} и {second}' },
  kill: {
    en: 'attack the target{alone, select, yes {, unless someone else attacks them} other {}}',
    ru: 'атака на цель{alone, select, yes {, если туда не идет другая атака} other {}}',
  },
  killIf: {
    en: 'attack the target{alone, select, yes {, unless someone else attacks them} other {}} (stopped by protection: {whether})',
    ru: 'атака на цель{alone, select, yes {, если туда не идет другая атака} other {}} (останавливает ли ее защита: {whether})',
  },
  block: { en: 'the target’s actions fail', ru: 'цель ничего не делает' },
  protect: {
    en: 'protect {where, select, actor {the actor} you {yourself} other {the target}} from attacks{direct, select, yes { (direct kills only, not shots fired at visitors)} other {}}{absolute, select, yes {, even from attacks that pierce protection} other {}}',
    ru: 'защищает {where, select, actor {действующего} you {вас} other {цель}} от атак{direct, select, yes {, которые сами по себе убийство, но не от выстрелов тех, к кому он идет} other {}}{absolute, select, yes {, даже от пробивающих защиту} other {}}',
  },
  protectSome: {
    en: 'protect {where, select, actor {the actor} you {yourself} other {the target}} from {capacity} {one, select, yes {attack} other {attacks}}{direct, select, yes { (direct kills only, not shots fired at visitors)} other {}}{absolute, select, yes {, even from attacks that pierce protection} other {}}',
    ru: 'защищает {where, select, actor {действующего} you {вас} other {цель}} {one, select, yes {от {capacity} атаки} other {от атак ({capacity})}}{direct, select, yes {, которые сами по себе убийство, но не от выстрелов тех, к кому он идет} other {}}{absolute, select, yes {, даже от пробивающих защиту} other {}}',
  },
  halt: {
    en: 'no other action affects {where, select, actor {the actor} you {you} other {the target}}{kills, select, yes {, except kills} other {}}{absolute, select, yes {, not even one that pierces protection} other {}}',
    ru: 'на {where, select, actor {действующего} you {вас} other {цель}} больше ничего не действует{kills, select, yes {, кроме убийств} other {}}{absolute, select, yes {, даже пробивающее защиту} other {}}',
  },
  swap: {
    en: 'any action aimed at one target hits the other instead',
    ru: 'направленное на одну из целей приходит к другой',
  },
  deflect: {
    en: 'any action aimed at the first target hits the second instead',
    ru: 'направленное на первую цель приходит ко второй',
  },
  redirect: { en: 'the first target’s actions are aimed at the second', ru: 'действия первой цели уходят ко второй' },
  attract: {
    en: 'every other action is redirected to {where, select, you {you} other {the actor}}',
    ru: 'действия всех остальных приходят к {where, select, you {вам} other {действующему}}',
  },
  learn: { en: 'learn the {what} of the target', ru: 'узнает о цели: {what}' },
  learnIf: {
    en: 'learn the {what} of the target (sanity: {sanity})',
    ru: 'узнает о цели: {what} (верность проверки: {sanity})',
  },
  frame: { en: 'investigations see the target as {as}', ru: 'проверки цели показывают: {as}' },
  seem: {
    en: 'investigations see {where, select, you {you} other {the actor}} as {as}',
    ru: 'проверки {where, select, you {на вас} other {действующего}} показывают: {as}',
  },
  retaliate: {
    en: 'attack anyone who visits {where, select, you {you} other {the actor}}',
    ru: 'атакует каждого, кто приходит к {where, select, you {вам} other {действующему}}',
  },
  intercept: {
    en: 'an attack on the target hits the {who, select, both {guard and the attacker} guard {guard} attacker {attacker} other {{who}}} instead',
    ru: 'атака на цель становится атакой на {who, select, both {охранника и нападающего} guard {охранника} attacker {нападающего} other {{who}}}',
  },
  interceptIf: {
    en: 'an attack on the target hits the guard, the attacker or both instead ({whom})',
    ru: 'атака на цель становится атакой на охранника, нападающего или обоих ({whom})',
  },
  bindActor: {
    en: '{where, select, you {you die} other {the actor dies}} if an attack kills the target',
    ru: '{where, select, you {вы погибаете} other {действующий погибает}}, если цель убита атакой',
  },
  bindTarget: {
    en: 'the target dies if {where, select, you {you die} other {the actor dies}}',
    ru: 'цель погибает вместе с {where, select, you {вами} other {действующим}}',
  },
  perish: {
    en: '{where, select, you {you die} other {the actor dies}} if this reaches someone who is not {unless}',
    ru: '{where, select, you {вы погибаете} other {действующий погибает}}, если цель — не {unless}',
  },
  clean: { en: 'the victim’s role is not revealed', ru: 'роль жертвы не вскрывается' },
  mark: {
    en: 'mark {where, select, actor {the actor} you {yourself} other {the target}}: {as}',
    ru: 'отмечает {where, select, actor {действующего} you {вас} other {цель}}: {as}',
  },
  recruit: {
    en: 'the target joins the {into} (fails if they die that night: {whether})',
    ru: 'цель вступает во фракцию {into} (щадит ли это погибающих: {whether})',
  },

  bySetting: { en: 'depends on the “{setting}” setting', ru: 'как в настройке «{setting}»' },
  byOption: { en: 'depends on the “{option}” option', ru: 'как в опции «{option}»' },

  senses: { en: 'learn {what}', ru: 'узнает, {what}' },
  whereBy: { en: 'who the target visits', ru: 'к кому ходит цель' },
  whoBy: { en: 'whether the target visits anyone', ru: 'ходит ли цель к кому-нибудь' },
  kindBy: { en: 'what kinds of actions the target takes', ru: 'какого рода действия совершает цель' },
  roleBy: { en: 'the role behind the target’s visits', ru: 'какая роль стоит за визитами цели' },
  anyBy: { en: 'whether the target visits anyone', ru: 'ходит ли цель к кому-нибудь' },
  whereTo: { en: 'whether anyone visits the target', ru: 'приходит ли кто-нибудь к цели' },
  whoTo: { en: 'who visits the target', ru: 'кто приходит к цели' },
  kindTo: { en: 'what kinds of actions reach the target', ru: 'какого рода действия приходят к цели' },
  roleTo: { en: 'the roles of the target’s visitors', ru: 'какие роли у тех, кто приходит к цели' },
  anyTo: { en: 'whether anyone visits the target', ru: 'приходит ли кто-нибудь к цели' },
  whereEither: { en: 'who the target visits and who visits them', ru: 'к кому ходит цель и кто приходит к ней' },
  whoEither: { en: 'who visits the target and who they visit', ru: 'кто приходит к цели и к кому приходит она' },
  kindEither: {
    en: 'what kinds of actions the target takes or receives',
    ru: 'какого рода действия совершает или получает цель',
  },
  roleEither: {
    en: 'the roles of everyone the target visits or is visited by',
    ru: 'какие роли у тех, кто приходит к цели и к кому приходит она',
  },
  anyEither: { en: 'whether the target visits anyone or is visited', ru: 'есть ли у цели визиты в любую сторону' },
})
