import { defineMessages } from '../../../engine/text/catalogue.ts'

/** What each component of an ability does, as a clause. `{where}`: `actor` or `target`; `you` is the actor who reads it. */
export const components = defineMessages({
  visit: { en: 'visits the target', ru: 'визит к цели' },
  visitEvery: { en: 'visits every target', ru: 'визит к каждой цели' },
  visitOf: { en: 'visits the {places} target', ru: 'визит к {places} цели' },
  place: {
    en: '{at, select, 0 {first} 1 {second} other {third}}',
    ru: '{at, select, 0 {первой} 1 {второй} other {третьей}}',
  },
  placesJoined: { en: '{first} and the {second}', ru: '{first} и {second}' },
  kill: {
    en: 'attacks the target{alone, select, yes {, unless another attack comes there} other {}}',
    ru: 'атака на цель{alone, select, yes {, если туда не идет другая атака} other {}}',
  },
  killIf: {
    en: 'attacks the target{alone, select, yes {, unless another attack comes there} other {}} (whether protections stop it: {whether})',
    ru: 'атака на цель{alone, select, yes {, если туда не идет другая атака} other {}} (останавливает ли ее защита: {whether})',
  },
  block: { en: 'stops what the target does', ru: 'цель ничего не делает' },
  protect: {
    en: 'protects {where, select, actor {the actor} you {you} other {the target}} from attacks{direct, select, yes { that are kills as such, not from the shots of those one visits} other {}}{absolute, select, yes {, even from what pierces} other {}}',
    ru: 'защищает {where, select, actor {действующего} you {вас} other {цель}} от атак{direct, select, yes {, которые сами по себе убийство, но не от выстрелов тех, к кому он идет} other {}}{absolute, select, yes {, даже от пробивающих защиту} other {}}',
  },
  protectSome: {
    en: 'protects {where, select, actor {the actor} you {you} other {the target}} from {capacity} {one, select, yes {attack} other {attacks}}{direct, select, yes { that are kills as such, not from the shots of those one visits} other {}}{absolute, select, yes {, even from what pierces} other {}}',
    ru: 'защищает {where, select, actor {действующего} you {вас} other {цель}} {one, select, yes {от {capacity} атаки} other {от атак ({capacity})}}{direct, select, yes {, которые сами по себе убийство, но не от выстрелов тех, к кому он идет} other {}}{absolute, select, yes {, даже от пробивающих защиту} other {}}',
  },
  halt: {
    en: 'nothing else works on {where, select, actor {the actor} you {you} other {the target}}{kills, select, yes {, except kills} other {}}{absolute, select, yes {, not even what pierces} other {}}',
    ru: 'на {where, select, actor {действующего} you {вас} other {цель}} больше ничего не действует{kills, select, yes {, кроме убийств} other {}}{absolute, select, yes {, даже пробивающее защиту} other {}}',
  },
  swap: {
    en: 'what is aimed at either target goes to the other',
    ru: 'направленное на одну из целей приходит к другой',
  },
  deflect: {
    en: 'what is aimed at the first target goes to the second',
    ru: 'направленное на первую цель приходит ко второй',
  },
  redirect: { en: 'what the first target does goes to the second', ru: 'действия первой цели уходят ко второй' },
  attract: {
    en: 'what anybody else does goes to {where, select, you {you} other {the actor}}',
    ru: 'действия всех остальных приходят к {where, select, you {вам} other {действующему}}',
  },
  learn: { en: 'learns the {what} of the target', ru: 'узнает о цели: {what}' },
  learnIf: {
    en: 'learns the {what} of the target (sanity: {sanity})',
    ru: 'узнает о цели: {what} (верность проверки: {sanity})',
  },
  frame: { en: 'checks of the target read {as}', ru: 'проверки цели показывают: {as}' },
  seem: {
    en: 'checks of {where, select, you {you} other {the actor}} read {as}',
    ru: 'проверки {where, select, you {на вас} other {действующего}} показывают: {as}',
  },
  retaliate: {
    en: 'attacks whoever visits {where, select, you {you} other {the actor}}',
    ru: 'атакует каждого, кто приходит к {where, select, you {вам} other {действующему}}',
  },
  intercept: {
    en: 'an attack that comes to the target becomes an attack on the {who, select, both {guard and the attacker} guard {guard} attacker {attacker} other {{who}}}',
    ru: 'атака на цель становится атакой на {who, select, both {охранника и нападающего} guard {охранника} attacker {нападающего} other {{who}}}',
  },
  interceptIf: {
    en: 'an attack that comes to the target becomes an attack on the guard, the attacker or both ({whom})',
    ru: 'атака на цель становится атакой на охранника, нападающего или обоих ({whom})',
  },
  bindActor: {
    en: '{where, select, you {you die} other {the actor dies}} when the target is killed by an attack',
    ru: '{where, select, you {вы погибаете} other {действующий погибает}}, если цель убита атакой',
  },
  bindTarget: {
    en: 'the target dies when {where, select, you {you die} other {the actor dies}}',
    ru: 'цель погибает вместе с {where, select, you {вами} other {действующим}}',
  },
  perish: {
    en: '{where, select, you {you die} other {the actor dies}} where this comes to somebody who is not {unless}',
    ru: '{where, select, you {вы погибаете} other {действующий погибает}}, если цель — не {unless}',
  },
  clean: { en: "a victim's role is not shown", ru: 'роль жертвы не вскрывается' },
  mark: {
    en: 'marks {where, select, actor {the actor} you {you} other {the target}}: {as}',
    ru: 'отмечает {where, select, actor {действующего} you {вас} other {цель}}: {as}',
  },
  recruit: {
    en: 'the target joins the {into} (whether it spares the dying: {whether})',
    ru: 'цель вступает во фракцию {into} (щадит ли это погибающих: {whether})',
  },

  bySetting: { en: 'as its setting “{setting}” says', ru: 'как в настройке «{setting}»' },
  byOption: { en: 'as the option “{option}” says', ru: 'как в опции «{option}»' },

  senses: { en: 'learns {what}', ru: 'узнает, {what}' },
  whereBy: { en: 'whom the target visits', ru: 'к кому ходит цель' },
  whoBy: { en: 'whether the target visits anybody', ru: 'ходит ли цель к кому-нибудь' },
  kindBy: { en: 'what kinds of actions the target takes', ru: 'какого рода действия совершает цель' },
  roleBy: { en: 'the role behind the visits of the target', ru: 'какая роль стоит за визитами цели' },
  anyBy: { en: 'whether the target visits anybody', ru: 'ходит ли цель к кому-нибудь' },
  whereTo: { en: 'whether anybody visits the target', ru: 'приходит ли кто-нибудь к цели' },
  whoTo: { en: 'who visits the target', ru: 'кто приходит к цели' },
  kindTo: { en: 'what kinds of actions come to the target', ru: 'какого рода действия приходят к цели' },
  roleTo: { en: 'the roles of those who visit the target', ru: 'какие роли у тех, кто приходит к цели' },
  anyTo: { en: 'whether anybody visits the target', ru: 'приходит ли кто-нибудь к цели' },
  whereEither: { en: 'whom the target visits or is visited with', ru: 'к кому ходит цель и кто приходит к ней' },
  whoEither: { en: 'who visits the target or is visited by it', ru: 'кто приходит к цели и к кому приходит она' },
  kindEither: {
    en: 'what kinds of actions the target takes or gets',
    ru: 'какого рода действия совершает или получает цель',
  },
  roleEither: {
    en: 'the roles of those who visit the target or are visited',
    ru: 'какие роли у тех, кто приходит к цели и к кому приходит она',
  },
  anyEither: { en: 'whether the target visits or is visited', ru: 'есть ли у цели визиты в любую сторону' },
})
