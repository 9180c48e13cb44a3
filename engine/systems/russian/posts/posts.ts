/**
 * The election of the mayor and the posts: the vertical of power and the secretary (RU-ELEC, RU-MAY, RU-VERT,
 * RU-SEC).
 */
import { declareFacts } from '../../../resolve/sequence/vocabulary.ts'
import { type Options, type Prompts, stated, type Rules } from '../../../ruleset/localized-text.ts'
import type { Entry } from '../attributes.ts'
import type { Part } from '../part.ts'
import { elect } from './election.ts'
import { dismiss, leaveWithMayor } from './secretary.ts'
import { announceVertical, verticalLowered, verticalRaised, verticalShield } from './vertical.ts'
import { section } from '../section.ts'
import { did, ifNamed, type FactWords, type PartWords, type Said, tried } from '../words.ts'

/** A word to the host before the vote: no role makes it, and nothing stops it. */
const word = {
  kind: 'protect',
  is: ['beforeVote', 'byLetter', 'word', 'unstoppable', 'ofNoRole', 'uncounted', 'stays', 'keepsAim'],
  phases: ['day', 'hunt'],
  casual: true,
  turn: 'vertical',
  rule: 'RU-VERT-1',
} as const satisfies Partial<Entry>

const abilities: Record<string, Entry> = {
  vertical: {
    ...word,
    told: {
      en: 'Each day the mayor in office names one player before the vote starts; nobody may vote for that player. If you name nobody, it is the secretary.',
      ru: 'Каждый день действующий мэр до начала голосования называет одного игрока: против него в этот день не голосуют. Если вы никого не назвали, это секретарша.',
    },
    targets: 1,
    components: [{ does: 'mark', as: 'verticalRaised' }],
  },
  noVertical: {
    ...word,
    told: { en: 'You may also name nobody.', ru: 'Вы можете и не называть никого.' },
    targets: 0,
    components: [{ does: 'mark', as: 'verticalLowered' }],
  },
}

/** What a post lets its holder do. */
export const ofPost: Readonly<Record<string, readonly string[]>> = { mayor: ['vertical', 'noVertical'] }

const facts = declareFacts({
  backs: { of: 'slot', data: { target: 'slot' } },
  tiedForMayor: { of: 'slot' },
  elected: { of: 'slot' },
  appointed: { of: 'slot' },
  vertical: { of: 'name', data: { mayor: 'slot' } },
  dismissed: { of: 'slot' },
  secretaryOut: { of: 'slot' },
})

const options: Options = {
  noVerticalMeansSecretary: {
    values: [false, true],
    rule: 'RU-VERT-1',
    says: {
      en: 'The vertical is on the secretary even if the mayor said it should be on nobody.',
      ru: 'Сидит ли секретарша на вертикали власти и тогда, когда мэр сказал, что не выбирает никого.',
    },
  },
}

const prompts: Prompts = {
  secretary: {
    rule: 'RU-SEC-1',
    says: {
      en: 'Which of the players who voted for the new mayor does the mayor pick as secretary?',
      ru: 'Кого из тех, кто голосовал за нового мэра, мэр выбирает секретаршей?',
    },
  },
  mayor: {
    rule: 'RU-ELEC-3',
    says: {
      en: 'The second round is tied, and all its votes were left in advance. Who becomes mayor?',
      ru: 'Во втором туре равенство, и все голоса в нем оставлены заранее. Кто становится мэром?',
    },
  },
}

const rulings: Part = {
  before: { election: elect },
  after: { dayStart: announceVertical, lynch: dismiss },
  effects: { verticalRaised, verticalLowered },
  vote: { shields: verticalShield },
  results: ['elected', 'tiedForMayor', 'appointed', 'secretaryOut'],
  dawn: [leaveWithMayor],
  dusk: [leaveWithMayor],
}

const rules: Rules = {
  'RU-ELEC-1': stated({
    en: 'On the first day everybody votes for a mayor or declines to vote. Nobody may vote for themselves, and an absent player has not voted. Nothing changes the weight of a vote in the election. A player who wrote no wall cannot be elected.',
    ru: 'В первый день выбирают мэра. От голоса можно отказаться, за себя голосовать нельзя, а кто не пришел, тот не проголосовал. Вес голоса на выборах ничто не меняет. Кто не написал стенку, того избрать нельзя.',
  }),
  'RU-ELEC-2': stated({
    en: 'Only a main player or an agent can be mayor or secretary, not a mason or a servant.',
    ru: 'Мэром или секретаршей может стать основной игрок или агент, но не масон и не слуга.',
  }),
  'RU-ELEC-3': stated({
    en: 'Players tied for the most votes go into a second round, in which only the others vote, and only for the tied players. If that is tied too, the player who got a vote first wins, ignoring votes left in advance.',
    ru: 'При равенстве на первом месте проводится второй тур: голосуют в нем только за тех, кто набрал поровну, а сами они не голосуют. Если и он закончился равенством, побеждает тот, за кого раньше проголосовали, без учета голосов, оставленных заранее.',
  }),
  'RU-VERT-1': stated({
    en: 'Each day, before the vote, the mayor in office names one player nobody may vote against that day, or nobody. If the mayor sends nothing, it is the secretary. The name is announced when the vote starts.',
    ru: 'Каждый день действующий мэр до начала голосования называет одного игрока, против которого в этот день не голосуют, или никого. Если мэр ничего не прислал, это секретарша. Имя объявляют на старте голосования.',
  }),
  'RU-SEC-1': stated({
    en: 'The new mayor picks a secretary from those who voted for the mayor in the deciding round, and neither can refuse. The player who lost a second round can be picked too, if they voted for the winner in the first.',
    ru: 'Новый мэр выбирает секретаршу из тех, кто голосовал за него в решающем туре, и отказаться не может ни он, ни она. Проигравший второй тур тоже подходит, если в первом голосовал за победителя.',
  }),
  'RU-SEC-3': stated({
    en: 'A secretary whom the mayor votes against and who is not lynched loses the post with the result of that vote, after its revote if there is one. When the mayor loses the post, so does the secretary. No new secretary is appointed.',
    ru: 'Если мэр проголосовал против секретарши и ее не залинчевали, по итогу голосования, с переголосованием, если оно было, она лишается должности. Вместе с мэром должность теряет и она. Новую секретаршу не назначают.',
  }),
}

const election = {
  backs: {
    stands: { en: '{who} votes for {other} for mayor', ru: '{who_nom} голосует за {other_acc} (выборы мэра)' },
    falls: {
      en: '{who} does not vote for {other} for mayor',
      ru: '{who_nom} не голосует за {other_acc} (выборы мэра)',
    },
    deed: true,
  },
  abstains: {
    stands: { en: '{who} declines to vote', ru: `{who_nom} отказывается от голоса` },
    falls: { en: '{who} does not decline to vote', ru: `{who_nom} не отказывается от голоса` },
  },
  backsHimself: {
    stands: { en: '{who} votes for themselves, which is not allowed', ru: 'за себя голосовать нельзя ({who_nom})' },
    falls: { en: '{who} does not vote for themselves', ru: '{who_nom} голосует не за себя' },
  },
  noPostFor: {
    stands: { en: '{who} cannot hold a post', ru: '{who_nom} не может занять пост' },
    falls: { en: '{who} can hold a post', ru: '{who_nom} может занять пост' },
  },
  noWallNoPost: {
    stands: { en: '{who} wrote no wall and cannot be elected', ru: `{who_nom} без стенки, избрать нельзя` },
    falls: { en: '{who} wrote a wall', ru: '{who_nom} со стенкой' },
  },
  isTied: {
    stands: {
      en: '{who} is in the second round and has no vote in it',
      ru: '{who_nom} во втором туре и голоса в нем не имеет',
    },
    falls: { en: '{who} is not in the second round', ru: '{who_nom} не во втором туре' },
  },
  notTied: {
    stands: { en: '{who} is not in the second round', ru: '{who_nom} во второй тур не проходит' },
    falls: { en: '{who} is in the second round', ru: '{who_nom} во втором туре' },
  },
  servantSilent: {
    stands: { en: '{who} is a servant and has no vote', ru: '{who_nom} — слуга и голоса не имеет' },
    falls: { en: '{who} is not a servant', ru: '{who_nom} не слуга' },
  },
  weighsNothing: {
    stands: { en: '{who} is a mason, whose vote weighs nothing', ru: '{who_nom} — масон, такой голос равен нулю' },
    falls: { en: '{who} is not a mason', ru: '{who_nom} не масон' },
  },
  tiedForMayor: {
    stands: { en: '{who} goes to a second round', ru: `{who_nom} выходит во второй тур` },
    falls: { en: '{who} does not go to a second round', ru: `{who_nom} не выходит во второй тур` },
    asks: { en: 'Does {who} go to a second round?', ru: 'Выходит ли {who_nom} во второй тур?' },
  },
  firstForMayor: {
    stands: { en: '{who} got the first vote of the second round', ru: 'первый голос второго тура — за {who_acc}' },
    falls: {
      en: '{who} did not get the first vote of the second round',
      ru: 'первый голос второго тура — не за {who_acc}',
    },
  },
  hostsMayor: {
    stands: {
      en: 'there is no first vote, and the host names {who}',
      ru: 'первого голоса нет, ведущий называет {who_acc}',
    },
    falls: {
      en: 'there is no first vote, and the host names somebody else',
      ru: 'первого голоса нет, ведущий называет другого',
    },
  },
  namedMayor: {
    stands: { en: 'the host names {who}', ru: 'ведущий называет {who_acc}' },
    falls: { en: 'the host does not name {who}', ru: 'ведущий не называет {who_acc}' },
  },
  winsTie: {
    stands: { en: '{who} is ahead of the other tied players', ru: 'из набравших поровну впереди {who_nom}' },
    falls: { en: '{who} is not ahead of the other tied players', ru: 'из набравших поровну впереди не {who_nom}' },
  },
  elected: {
    stands: { en: '{who} is elected mayor', ru: 'мэром избирают {who_acc}' },
    falls: { en: '{who} is not elected mayor', ru: 'мэром избирают не {who_acc}' },
    asks: { en: 'Is {who} elected mayor?', ru: 'Избирают ли {who_acc} мэром?' },
    would: { en: '{who} would have been elected mayor', ru: 'мэром избрали бы {who_acc}' },
  },
} satisfies Readonly<Record<string, Said>>

const post = {
  maySupport: {
    stands: {
      en: '{who} voted for {other} and can be secretary',
      ru: `{who_nom} ${did('who', 'голосовал')} за {other_acc} и может стать секретаршей`,
    },
    falls: { en: '{who} did not vote for {other}', ru: `{who_nom} не ${did('who', 'голосовал')} за {other_acc}` },
  },
  picksSecretary: {
    stands: { en: '{other} picks {who}', ru: '{other_nom} выбирает {who_acc}' },
    falls: { en: '{other} does not pick {who}', ru: '{other_nom} не выбирает {who_acc}' },
  },
  appointed: {
    stands: {
      en: ifNamed('other', '{other} makes {who} secretary', '{who} is made secretary'),
      ru: ifNamed('other', '{other_nom} назначает {who_acc} секретаршей', 'мэр назначает {who_acc} секретаршей'),
    },
    falls: {
      en: ifNamed('other', '{other} does not make {who} secretary', '{who} is not made secretary'),
      ru: ifNamed('other', '{other_nom} не назначает {who_acc} секретаршей', 'мэр не назначает {who_acc} секретаршей'),
    },
    asks: { en: 'Is {who} made secretary?', ru: 'Назначают ли {who_acc} секретаршей?' },
  },
  vertical: {
    stands: { en: '{other} puts the vertical on {who}', ru: '{other_nom} насаживает на вертикаль власти {who_acc}' },
    falls: {
      en: '{other} does not put the vertical on {who}',
      ru: '{other_nom} не насаживает на вертикаль власти {who_acc}',
    },
  },
  noVertical: {
    stands: { en: '{other} puts the vertical on nobody', ru: '{other_nom} никого не насаживает на вертикаль власти' },
    falls: { en: '{other} does not take the vertical away', ru: '{other_nom} не снимает вертикаль власти' },
  },
  verticalStays: {
    stands: {
      en: 'the vertical is on {who}, the secretary',
      ru: 'на вертикали власти сидит секретарша ({who_nom})',
    },
    falls: { en: 'the vertical is not on {who}', ru: 'секретарша ({who_nom}) не на вертикали власти' },
  },
  onVertical: {
    stands: {
      en: '{who} is under the vertical, so nobody may vote against them',
      ru: '{who_nom} на вертикали власти, голосовать против нельзя',
    },
    falls: { en: '{who} is not under the vertical', ru: '{who_nom} не на вертикали власти' },
  },
  dismissed: {
    stands: {
      en: '{other}, the mayor, votes against {who}, the secretary, and dismisses them',
      ru: 'мэр ({other_nom}) голосует против секретарши ({who_nom}) и увольняет ее',
    },
    falls: {
      en: '{other}, the mayor, does not dismiss {who}, the secretary',
      ru: 'мэр ({other_nom}) не увольняет секретаршу ({who_nom})',
    },
  },
  mayorGone: {
    stands: { en: 'when the mayor goes, the secretary goes too', ru: 'вместе с мэром уходит и секретарша' },
    falls: { en: 'the mayor is still in office', ru: 'мэр на месте' },
  },
  secretaryOut: {
    stands: { en: '{who} is no longer secretary', ru: '{who_nom} больше не секретарша' },
    falls: { en: '{who} is still secretary', ru: '{who_nom} остается секретаршей' },
    asks: { en: 'Is {who} no longer secretary?', ru: 'Теряет ли {who_nom} должность секретарши?' },
  },
} satisfies Readonly<Record<string, Said>>

const votesRu = '{count, plural, one {# голос} few {# голоса} many {# голосов} other {# голоса}}'

const words = {
  facts: { ...election, ...post } satisfies FactWords<typeof facts>,
  uses: {
    vertical: { en: 'vertical', ru: 'вертикаль власти' },
    noVertical: { en: 'no vertical', ru: 'отказ от вертикали власти' },
  },
  deeds: {
    vertical: {
      en: '{actor} put the vertical on {first}',
      ru: `{actor_nom} ${did('actor', 'насадил')} на вертикаль власти {first_acc}`,
    },
    noVertical: {
      en: '{actor} put the vertical on nobody',
      ru: `{actor_nom} никого не ${did('actor', 'насадил')} на вертикаль власти`,
    },
    'vertical:tried': tried('put the vertical on {first}', 'насадить на вертикаль власти {first_acc}'),
  },
  tells: {
    electionVotes: { en: '{who}: {count} ({voters})', ru: '{who}: {count} ({voters})' },
    elected: { en: '{who} is mayor.', ru: 'Мэром избран игрок {who}.' },
    secondRound: { en: 'Second round: {voters}.', ru: 'Второй тур: {voters}.' },
    noMayor: { en: 'Nobody is mayor.', ru: 'Мэр не избран.' },
    appointed: { en: '{who} is secretary.', ru: 'Секретаршей назначен игрок {who}.' },
    secretaryOut: { en: '{who} is no longer secretary.', ru: 'Игрок {who} больше не секретарша.' },
    vertical: {
      en: 'Vertical: nobody may vote against {who} today.',
      ru: 'Вертикаль власти: против игрока {who} сегодня голосовать нельзя.',
    },
    approvals: { en: 'Who wants a witch hunt today?', ru: 'Кто за охоту на ведьм?' },
    noVertical: { en: 'The vertical is on nobody today.', ru: 'Вертикаль власти сегодня ни на ком.' },
  },
  posts: {
    election: {
      en: [
        { message: '<b>{kind, select, secondRound {The second round} other {The election of the mayor}} is over.</b>' },
        { each: 'electionVotes', message: '<b>{who}</b>: {count} ({voters})' },
        { each: 'elected', message: 'Mayor: <b>{who}</b>.' },
        { each: 'appointed', message: 'Secretary: <b>{who}</b>.' },
        { each: 'secondRound', message: 'Level at the top. Second round between: {voters}. They do not vote.' },
        { each: 'noMayor', message: 'Nobody is elected.' },
      ],
      ru: [
        { message: '<b>{kind, select, secondRound {Второй тур выборов мэра} other {Выборы мэра}}: итоги.</b>' },
        { each: 'electionVotes', message: `<b>{who}</b>: ${votesRu} ({voters})` },
        { each: 'elected', message: 'Мэром избран игрок <b>{who}</b>.' },
        { each: 'appointed', message: 'Секретаршей назначен игрок <b>{who}</b>.' },
        { each: 'secondRound', message: 'Равенство голосов. Второй тур: {voters}. Сами они не голосуют.' },
        { each: 'noMayor', message: 'Мэр не избран.' },
      ],
    },
    voteStart: {
      en: [
        { message: '<b>Day {number}: the vote starts.</b>' },
        { each: 'vertical', message: 'Vertical of power: nobody votes against <b>{who}</b> today.' },
        { each: 'noVertical', message: 'Vertical of power: on nobody today.' },
        { each: 'shadowVertical', message: 'Shadow vertical: nobody votes against <b>{who}</b> today.' },
        { each: 'legalDefence', message: 'Legal defense: nobody votes against <b>{who}</b> in this vote.' },
        { each: 'defendedByBoth', message: 'Mayor and lawyer shield the same player: <b>{who}</b>.' },
        { each: 'standsIn', message: '{who} votes today in the place of {other}, who does not post until the result.' },
        {
          each: 'approvals',
          message: 'There is no mayor: whoever wants a witch hunt today approves of it in green within 15 minutes.',
        },
      ],
      ru: [
        { message: '<b>День {number}: начало голосования.</b>' },
        { each: 'vertical', message: 'Вертикаль власти: против игрока <b>{who}</b> сегодня голосовать нельзя.' },
        { each: 'noVertical', message: 'Вертикаль власти сегодня ни на ком.' },
        { each: 'shadowVertical', message: 'Теневая вертикаль: против игрока <b>{who}</b> сегодня голосовать нельзя.' },
        { each: 'legalDefence', message: 'Правовая защита: против игрока <b>{who}</b> голосовать нельзя.' },
        { each: 'defendedByBoth', message: 'Мэр и адвокат защищают одного и того же игрока: <b>{who}</b>.' },
        {
          each: 'standsIn',
          message: 'За игрока {other} сегодня голосует слуга, игрок {who}. Сам хозяин до итога не отписывается.',
        },
        {
          each: 'approvals',
          message: 'Мэра нет: кто за охоту на ведьм, одобряет ее зеленым шрифтом в течение 15 минут.',
        },
      ],
    },
  },
  verbs: {
    vertical: ['vertical', 'vertical on', 'put the vertical on', 'shelter'],
    noVertical: ['no vertical', 'vertical on nobody', 'nobody under the vertical'],
  },
} satisfies PartWords

declare module '../vocabulary.ts' {
  interface Declared extends Of<typeof facts> {}
  interface Spoken extends IdsOf<typeof words.facts> {}
}

export const posts = section({ abilities, facts, options, prompts, rules, rulings, words })
