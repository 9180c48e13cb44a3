/** The immortal (RU-IMM): a life that pays for two, and a death that takes two. The life itself stands in `shared/lives.ts`. */
import type { RuleId, SeatId } from '../../../reason/claim.ts'
import type { Reason } from '../../../reason/reason.ts'
import { declareFacts } from '../../../resolve/sequence/vocabulary.ts'
import { getOwn } from '../../../ruleset/catalogue.ts'
import { type Options, type Rules, chosen, stated } from '../../../ruleset/localized-text.ts'
import type { Entry } from '../attributes.ts'
import type { Part } from '../part.ts'
import { section } from '../section.ts'
import { attacksOn, blows } from '../shared/attack.ts'
import { lifeBlocked, linksOf, livesOf, notOverLink, spentBefore, spentOf } from '../shared/lives.ts'
import { goesOn } from '../shared/roles.ts'
import { type Fact, type LateEffect, type Resolution, all, any } from '../vocabulary.ts'
import { type FactWords, type PartWords, did, tried } from '../words.ts'

const abilities = {
  spareLife: {
    kind: 'protect',
    told: {
      en: 'Once per game you survive the attacks of one night. The life is not spent if something else saves you, and it does not help against a lynch. You are told when it is gone.',
      ru: 'Один раз за игру вы переживете все нападения одной ночи. Жизнь не тратится, если вас спасло что-то другое, и не помогает на голосовании. Когда она потрачена, вам об этом сообщат.',
    },
    targets: 0,
    passive: true,
    uses: 1,
    rule: 'RU-IMM-1',
    components: [],
  },
  link: {
    kind: 'other',
    told: {
      en: '{when} you may link yourself to another player in the evening; they are not told. From then on your spare life pays for an attack on either of you, and one life pays for attacks on both.',
      ru: '{when} вы можете вечером создать связь с другим игроком; ему не сообщат. С этого момента нападение на любого из вас отнимает запасную жизнь, а нападения на обоих отнимают одну на двоих.',
    },
    is: ['stays'],
    targets: 1,
    notSelf: { rule: 'RU-IMM-3' },
    uses: 1,
    phases: ['evening', 'night'],
    turn: 'link',
    casual: true,
    rule: 'RU-IMM-3',
    components: [{ does: 'mark', as: 'linking' }],
  },
  breakLink: {
    kind: 'other',
    told: {
      en: 'You may break the link in any evening; you cannot make another. Once the spare life is gone, a kill on either of the two kills both.',
      ru: 'В любой вечер вы можете разорвать связь; новой уже не будет. Когда запасная жизнь потрачена, убийство одного из двоих убивает обоих.',
    },
    is: ['stays'],
    targets: 0,
    phases: ['evening', 'night'],
    turn: 'link',
    casual: true,
    rule: 'RU-IMM-4',
    components: [{ does: 'mark', as: 'unlinking' }],
  },
} satisfies Record<string, Entry>

const facts = declareFacts({
  linked: { of: 'slot' },
})

const options: Options = {
  poisonSpendsLife: {
    values: [true, false],
    rule: 'RU-IMM-2',
    says: {
      en: 'An immortal who survives poison uses up the spare life.',
      ru: 'Тратит ли бессмертный запасную жизнь, пережив яд.',
    },
  },
}

/** Linked for the rest of the game, or until the immortal breaks it; one of both being gone ends it too. */
const linking: LateEffect = (run, { move: { actor, id: action }, at, why }) => {
  const linked = all({ is: 'fact', kind: 'linked', of: at, other: actor, action }, { rule: 'RU-IMM-3', action }, [why])
  run.put({ kind: 'linked', of: at, by: actor, action, why: linked, rule: 'RU-IMM-3', lasting: true })
  return linked
}

const unlinking: LateEffect = (run, { move: { actor, id: action }, why }) => {
  const links = linksOf(run, actor).filter(({ by }) => by === actor)
  const broken = all({ is: 'fact', kind: 'linkBroken', of: actor, action }, { rule: 'RU-IMM-4', action }, [
    why,
    any(
      { is: 'fact', kind: 'hasLink', of: actor },
      { rule: 'RU-IMM-4' },
      links.map(link => link.why),
    ),
  ])
  for (const link of links) run.ledger.end(link, broken)
  return broken
}

/** The other one of a linked pair. */
const otherOf = ({ of, by }: Fact<'linked'>, who: SeatId): SeatId => (of === who ? by! : of)

/** That the spare life of a linked pair is gone, so that the link takes both. */
function openLink(run: Resolution, { by = '' }: Fact<'linked'>): Reason {
  return any({ is: 'fact', kind: 'linkOpen', of: by }, { rule: 'RU-IMM-4' }, [
    ...spentBefore(run, by, 'spareLife'),
    ...spentOf(run, by, 'spareLife').map(({ why }) => why),
  ])
}

/** Who kills one of a linked pair kills both, once the spare life is gone (RU-IMM-4, RU-IMM-7). */
function linkedDeath(run: Resolution, death: Fact<'death'>): void {
  const {
    of,
    by,
    action,
    why,
    data: { cause },
  } = death
  if (cause === 'link' || cause === 'removed') return
  for (const link of linksOf(run, of)) {
    const other = otherOf(link, of)
    if (!run.seat(other).alive || !run.has(link.by ?? '', 'spareLife')) continue
    const rule: RuleId = cause === 'suicide' ? 'RU-IMM-7' : 'RU-IMM-4'
    const follow = (cited: RuleId, kept: readonly Reason[]): Reason =>
      all(
        { is: 'fact', kind: 'followsLinked', of: other, other: of },
        { rule: cited },
        [link.why, any({ is: 'dies', who: of }, { rule: cited }, [why]), openLink(run, link)],
        [...lifeBlocked(run, link.by ?? '', 'spareLife'), ...notOverLink(run, { of, by, cause }), ...kept],
      )
    const follows = follow(rule, [])
    const own =
      follows.holds && run.has(other, 'spareLife')
        ? livesOf(run, { victim: other, target: of, killer: by ?? of, action: action ?? '', cause: 'link' }, [
            'ownLife',
          ])
        : []
    fall(run, other, own.length ? follow('RU-IMM-B1', own) : follows, death)
  }
}

/** An executor whose own life answers outlives an attack, and the linked player does not (RU-IMM-B1). */
function linkedAlone(run: Resolution, { of, by, action, data, why }: Fact<'lifeSpent'>): void {
  if (data.life !== 'ownLife') return
  for (const link of linksOf(run, of).filter(one => one.by === of && run.seat(one.of).alive)) {
    const alone = all({ is: 'fact', kind: 'followsLinked', of: link.of, other: of }, { rule: 'RU-IMM-B1' }, [
      link.why,
      why,
      openLink(run, link),
    ])
    fall(run, link.of, alone, { of, ...(by !== undefined && { by }), ...(action !== undefined && { action }) })
  }
}

/** A death by the link is the killer’s who brought the other one. */
function fall(run: Resolution, who: SeatId, why: Reason, { of, by, action }: Pick<Fact, 'of' | 'by' | 'action'>): void {
  const cited = { ...(by !== undefined && { by }), ...(action !== undefined && { action }) }
  const blow = blows(run).find(one => one.action === action && one.victim === of)
  if (blow) blows(run).push({ ...blow, victim: who, rule: why.rule, attacked: why, outcome: why })
  run.dies(who, why, why.rule, { cause: 'link', ...cited })
}

/** What the immortal hears in the morning: that the life is gone, and who of the two was attacked (RU-IMM-1, RU-RES-5). */
function tellOwners(run: Resolution): void {
  for (const { slot } of run.living().filter(seat => run.has(seat.slot, 'spareLife'))) {
    const pair = [
      slot,
      ...linksOf(run, slot)
        .filter(({ by }) => by === slot)
        .map(({ of }) => of),
    ]
    const spent = spentOf(run, slot, 'spareLife')
    const hit = new Set([
      ...spent.map(({ data }) => data.victim),
      ...pair.filter(one => attacksOn(run, one).some(({ phase }) => phase === undefined)),
    ])
    const who = run.game.seats.map(seat => seat.slot).filter(one => hit.has(one))
    if (spent.length) run.tell(slot, 'lifeSpent', { who }, 'RU-IMM-1')
    else if (pair.length > 1 && who.length) run.tell(slot, 'pairAttacked', { who }, 'RU-RES-5')
  }
}

/** Who takes over the role goes on with the life and the link as they were left (RU-ACZ-3). */
function inheritLife(run: Resolution, { of: heir, by: dead = '', data, why }: Fact<'heir'>): void {
  if (!goesOn(heir, why).holds || !run.catalogue.role(data.role)?.abilities.includes('spareLife')) return
  const before = run.game.seats.find(({ slot }) => slot === dead)?.uses ?? {}
  for (const ability of ['spareLife', 'link']) {
    const used =
      (getOwn(before, ability) ?? 0) + run.spent.filter(one => one.who === dead && one.ability === ability).length
    for (let use = 0; use < used; use++) run.spend(heir, ability, 'RU-ACZ-3')
  }
}

const rulings: Part = {
  effects: { linking, unlinking },
  reactions: { death: linkedDeath, lifeSpent: linkedAlone, heir: inheritLife },
  results: ['linked'],
  asides: ['linked'],
  dawn: [tellOwners],
}

const rules: Rules = {
  'RU-IMM-1': stated({
    en: 'Once per game, the immortal survives all attacks of one night. The spare life is kept if something else saves them, and does not help in the vote. They are told when it is used up.',
    ru: 'Один раз за игру бессмертный переживает все нападения одной ночи. Жизнь не тратится, если его спасло что-то другое, и не помогает на голосовании. Когда она потрачена, он об этом узнает.',
  }),
  'RU-IMM-2': chosen({
    en: 'If the immortal is with a prostitute or geisha who is killed, they pay with the spare life. A spare life also saves them from poison, which then ends; this uses it up, unless the host decides differently.',
    ru: 'Если бессмертный был у проститутки или гейши и ее убили, он расплачивается жизнью. Жизнь спасает и от яда, действие которого на этом кончается; при этом она тратится, если ведущий не решил иначе.',
  }),
  'RU-IMM-3': stated({
    en: 'Once per game, in an evening, the immortal may link to a player, who is not told. From then on the spare life pays for an attack on either, and one life pays for attacks on both.',
    ru: 'Один раз за игру, вечером, бессмертный может создать связь с игроком, которому об этом не сообщают. С этого момента нападение на любого из двоих отнимает запасную жизнь, а нападения на обоих — одну жизнь на двоих.',
  }),
  'RU-IMM-4': stated({
    en: 'Once the spare life is gone, killing one of the linked players kills both. The immortal may break the link on any evening but cannot make another.',
    ru: 'Когда запасная жизнь потрачена, убийца одного из связанных убивает обоих. В любой вечер бессмертный может разорвать связь, но новой уже не создаст.',
  }),
  'RU-IMM-5': stated({
    en: 'If a terrorist, prostitute, kamikaze or madman would maim the immortal or the linked player, the spare life is taken instead.',
    ru: 'Если террорист, проститутка, камикадзе или безумец должны покалечить бессмертного или связанного с ним игрока, вместо этого отнимается запасная жизнь.',
  }),
  'RU-IMM-6': stated({
    en: 'The link does nothing if one of the two dies of poison, in a vote (including as a hero or by a detonator) or by their own choice as kamikaze or madman: no life is spent and the other does not follow.',
    ru: 'Связь не действует, если один из двоих умирает от яда, на голосовании (в том числе как герой или от детонатора) или по собственной воле как камикадзе или безумец: жизнь не тратится, и второй не умирает следом.',
  }),
  'RU-IMM-7': stated({
    en: 'A black’s suicide harms another player only through the link, and the spare life saves them from it.',
    ru: 'Самоубийство черного вредит другому игроку только через связь, и запасная жизнь от него спасает.',
  }),
  'RU-IMM-B1': stated({
    en: 'An immortal who is also the executor uses the immortal’s life first. If it is gone but their own life is left, an attack on either of the two kills only the linked player.',
    ru: 'Бессмертный, который одновременно экзекутор, сначала тратит жизнь бессмертного. Если она потрачена, а собственная осталась, нападение на любого из связанных убивает только связанного игрока.',
  }),
}

const words = {
  uses: {
    spareLife: { en: 'spare life', ru: 'запасная жизнь' },
    link: { en: 'link', ru: 'связь' },
    breakLink: { en: 'breaking the link', ru: 'разрыв связи' },
  },
  deeds: {
    spareLife: { en: '{actor} had a spare life', ru: 'у {actor_gen} была запасная жизнь' },
    link: { en: '{actor} linked to {first}', ru: `{actor_nom} ${did('actor', 'связал')} себя с {first_ins}` },
    breakLink: { en: '{actor} broke the link', ru: `{actor_nom} ${did('actor', 'разорвал')} связь` },
    'link:tried': tried('link to {first}', 'связать себя с {first_ins}'),
    'breakLink:tried': tried('break the link', 'разорвать связь'),
  },
  facts: {
    linkOpen: {
      stands: { en: '{who} has no life to cover the link', ru: 'у {who_gen} в этой связи нет запасной жизни' },
      falls: { en: '{who} has a life to cover the link', ru: '{who_acc} в этой связи прикрывает запасная жизнь' },
      would: {
        en: '{who} would have had no life to cover the link',
        ru: 'у {who_gen} в этой связи не было бы запасной жизни',
      },
    },
    spareLife: {
      stands: { en: 'a spare life keeps {who} alive', ru: 'запасная жизнь спасает {who_acc}' },
      falls: { en: 'no spare life keeps {who} alive', ru: 'запасная жизнь не спасает {who_acc}' },
      would: { en: 'a spare life would have kept {who} alive', ru: 'запасная жизнь спасла бы {who_acc}' },
    },
    linked: {
      stands: { en: '{who} is linked to the immortal', ru: '{who_nom} под связью с бессмертным' },
      falls: { en: '{who} is not linked to the immortal', ru: '{who_nom} не под связью с бессмертным' },
      asks: { en: 'Is {who} linked to the immortal?', ru: 'Под связью ли {who_nom}?' },
      would: {
        en: '{who} would have been linked to the immortal',
        ru: `{who_nom} ${did('who', 'был')} бы под связью с бессмертным`,
      },
    },
    linkBroken: {
      stands: { en: '{who} breaks the link', ru: '{who_nom} разрывает связь' },
      falls: { en: '{who} does not break the link', ru: '{who_nom} не разрывает связи' },
    },
    hasLink: {
      stands: { en: '{who} has a link', ru: 'связь у {who_gen} есть' },
      falls: { en: '{who} has no link', ru: 'связи у {who_gen} нет' },
    },
    notOverLink: {
      stands: {
        en: 'the link does not work if {who} dies this way',
        ru: 'на такую смерть связь {who_gen} не действует',
      },
      falls: { en: 'the link works if {who} dies this way', ru: 'на такую смерть связь {who_gen} действует' },
    },
    followsLinked: {
      stands: { en: '{who} dies because of the link with {other}', ru: '{who_nom} гибнет из-за связи с {other_ins}' },
      falls: { en: '{who} does not die because of the link with {other}', ru: '{who_nom} не гибнет из-за связи' },
      would: {
        en: '{who} would have died because of the link with {other}',
        ru: `{who_nom} ${did('who', 'погиб', 'погибла', 'погибли')} бы из-за связи`,
      },
    },
    otherClientDies: {
      stands: {
        en: 'of the two clients, {other} is the one hit',
        ru: 'из двух клиентов под удар попадает {other_nom}',
      },
      falls: {
        en: 'of the two clients, {other} is not the one hit',
        ru: 'из двух клиентов под удар попадает не {other_nom}',
      },
    },
    secondClient: {
      stands: {
        en: '{who} can use the civil role for a second client',
        ru: '{who_nom} владеет мирной ролью и берет второго клиента',
      },
      falls: {
        en: '{who} cannot use the civil role for a second client',
        ru: '{who_nom} не владеет мирной ролью и не берет второго клиента',
      },
    },
    atOtherClient: {
      stands: {
        en: '{who} was killed, so {other} is not noticed there',
        ru: '{who_nom} — жертва ночи, и {other_acc} там не замечают',
      },
      falls: { en: '{who} was not killed', ru: '{who_nom} не жертва ночи' },
    },
  } satisfies FactWords<typeof facts>,
  terms: {
    poisonSpendsLife: { en: 'poison uses up the life', ru: 'яд расходует жизнь' },
  },
  tells: {
    lifeSpent: {
      en: 'Your spare life is gone. Attacked: {who}.',
      ru: 'Ваша запасная жизнь потрачена: {who, select, you {напали на вас} other {напали на {who_acc}}}.',
    },
    pairAttacked: {
      en: 'One of you and the player linked to you was attacked: {who}.',
      ru: 'Из вас и связанного игрока напали {who, select, you {на вас} other {на {who_acc}}}.',
    },
  },
  verbs: {
    link: ['link', 'link to', 'bond with', 'link with'],
    breakLink: ['break link', 'break the link', 'unlink'],
  },
} satisfies PartWords

declare module '../vocabulary.ts' {
  interface Declared extends Of<typeof facts> {}
  interface Spoken extends IdsOf<typeof words.facts> {}
}

export const immortal = section({ abilities, facts, options, rules, rulings, words })
