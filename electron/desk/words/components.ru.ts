import { translated } from '../../../engine/text/catalogue.ts'
import type { components as en } from './components.en.ts'

/** What each component of an ability does, as a clause. `{where}`: `actor` or `target`; `you` is the actor who reads it. */
export const components = translated<typeof en>()({
  visit: 'визит к цели',
  visitEvery: 'визит к каждой цели',
  visitOf: 'визит к {places} цели',
  place: '{at, select, 0 {первой} 1 {второй} other {третьей}}',
  placesJoined: '{first} и {second}',
  kill: 'атака на цель{alone, select, yes {, если туда не идет другая атака} other {}}',
  killIf:
    'атака на цель{alone, select, yes {, если туда не идет другая атака} other {}} (останавливает ли ее защита: {whether})',
  block: 'цель ничего не делает',
  protect:
    'защищает {where, select, actor {действующего} you {вас} other {цель}} от атак{direct, select, yes {, которые сами по себе убийство, но не от выстрелов тех, к кому он идет} other {}}{absolute, select, yes {, даже от пробивающих защиту} other {}}',
  protectSome:
    'защищает {where, select, actor {действующего} you {вас} other {цель}} {one, select, yes {от {capacity} атаки} other {от атак ({capacity})}}{direct, select, yes {, которые сами по себе убийство, но не от выстрелов тех, к кому он идет} other {}}{absolute, select, yes {, даже от пробивающих защиту} other {}}',
  halt: 'на {where, select, actor {действующего} you {вас} other {цель}} больше ничего не действует{kills, select, yes {, кроме убийств} other {}}{absolute, select, yes {, даже пробивающее защиту} other {}}',
  swap: 'направленное на одну из целей приходит к другой',
  deflect: 'направленное на первую цель приходит ко второй',
  redirect: 'действия первой цели уходят ко второй',
  attract: 'действия всех остальных приходят к {where, select, you {вам} other {действующему}}',
  learn: 'узнает о цели: {what}',
  learnIf: 'узнает о цели: {what} (верность проверки: {sanity})',
  frame: 'проверки цели показывают: {as}',
  seem: 'проверки {where, select, you {на вас} other {действующего}} показывают: {as}',
  retaliate: 'атакует каждого, кто приходит к {where, select, you {вам} other {действующему}}',
  intercept:
    'атака на цель становится атакой на {who, select, both {охранника и нападающего} guard {охранника} attacker {нападающего} other {{who}}}',
  interceptIf: 'атака на цель становится атакой на охранника, нападающего или обоих ({whom})',
  bindActor: '{where, select, you {вы погибаете} other {действующий погибает}}, если цель убита атакой',
  bindTarget: 'цель погибает вместе с {where, select, you {вами} other {действующим}}',
  perish: '{where, select, you {вы погибаете} other {действующий погибает}}, если цель — не {unless}',
  clean: 'роль жертвы не вскрывается',
  mark: 'отмечает {where, select, actor {действующего} you {вас} other {цель}}: {as}',
  recruit: 'цель вступает во фракцию {into} (щадит ли это погибающих: {whether})',

  bySetting: 'как в настройке «{setting}»',
  byOption: 'как в опции «{option}»',

  senses: 'узнает, {what}',
  whereBy: 'к кому ходит цель',
  whoBy: 'ходит ли цель к кому-нибудь',
  kindBy: 'какого рода действия совершает цель',
  roleBy: 'какая роль стоит за визитами цели',
  anyBy: 'ходит ли цель к кому-нибудь',
  whereTo: 'приходит ли кто-нибудь к цели',
  whoTo: 'кто приходит к цели',
  kindTo: 'какого рода действия приходят к цели',
  roleTo: 'какие роли у тех, кто приходит к цели',
  anyTo: 'приходит ли кто-нибудь к цели',
  whereEither: 'к кому ходит цель и кто приходит к ней',
  whoEither: 'кто приходит к цели и к кому приходит она',
  kindEither: 'какого рода действия совершает или получает цель',
  roleEither: 'какие роли у тех, кто приходит к цели и к кому приходит она',
  anyEither: 'есть ли у цели визиты в любую сторону',
})
