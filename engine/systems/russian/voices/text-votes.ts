/** What is said of votes that these roles change. */
import type { Said } from '../words.ts'

const politician = {
  supporter: {
    stands: ['{who} is a supporter of {other}', '{who_nom} — среди сторонников {other_gen}'],
    falls: ['{who} is no supporter of {other}', '{who_nom} — не среди сторонников {other_gen}'],
  },
  pairsBehind: {
    stands: [
      '{votes, plural, one {# pair} other {# pairs}} of supporters vote as {who} does',
      'с {who_ins} голосует {votes, plural, one {# пара} few {# пары} many {# пар} other {# пары}} сторонников',
    ],
    falls: ['too few supporters vote as {who} does', 'сторонники не голосуют с {who_ins}'],
  },
  mayorInOffice: {
    stands: ['{who} is mayor', '{who_nom} — мэр'],
    falls: ['{who} is not mayor', '{who_nom} — не мэр'],
  },
  hasInfluence: {
    stands: [
      'as mayor {who} has influence for {votes, plural, one {# vote} other {# votes}} more',
      'на посту мэра голос больше на {votes} ({who_nom})',
    ],
    falls: ['{who} has no influence in office', 'на посту мэра прибавки нет ({who_nom})'],
    deed: true,
  },
  coveredByMayor: {
    stands: ['mayor {other} covers {who}', '{who_acc} прикрывает мэр ({other_nom})'],
    falls: ['mayor {other} does not cover {who}', '{who_acc} мэр не прикрывает ({other_nom})'],
    deed: true,
  },
  onlyCopied: {
    stands: ['{who} only plays the role for a day', '{who_nom} лишь играет роль на сутки'],
    falls: ['the role is {who}’s own', 'роль — своя ({who_nom})'],
  },
  verticalElsewhere: {
    stands: ['the vertical is not on {other}', 'обычная вертикаль не на секретарше ({other_nom})'],
    falls: ['the vertical is on {other}', 'обычная вертикаль на секретарше ({other_nom})'],
  },
  shadowed: {
    stands: ['{who} is under the shadow vertical', '{who_nom} под теневой вертикалью'],
    falls: ['{who} is not under the shadow vertical', '{who_nom} не под теневой вертикалью'],
  },
} satisfies Readonly<Record<string, Said>>

const witness = {
  vouched: {
    stands: ['{other} vouches for {who}', '{other_nom} подтверждает слова {who_gen}'],
    falls: ['{other} does not vouch for {who}', '{other_nom} не подтверждает слова {who_gen}'],
  },
  votesAlike: {
    stands: ['{who} votes as {other} does', '{who_nom} и {other_nom} голосуют в одну цель'],
    falls: ['{who} does not vote as {other} does', '{who_nom} и {other_nom} голосуют в разные цели'],
  },
} satisfies Readonly<Record<string, Said>>

const liar = {
  compromised: {
    stands: ['{other} compromises {who}', '{who_acc} компрометирует {other_nom}'],
    falls: ['{other} does not compromise {who}', '{who_acc} не компрометирует {other_nom}'],
    asks: ['Is {who} compromised?', 'Скомпрометирован ли голос ({who_nom})?'],
    would: ['{other} would compromise {who}', '{who_acc} скомпрометировал бы лжец ({other_nom})'],
  },
  votedAnew: {
    stands: ['it is a revote, and what a liar did before it is over', 'это переголосование, прежний ход лжеца отменен'],
    falls: ['it is no revote', 'это не переголосование'],
  },
  slippedIn: {
    stands: ['{other} slips in a ballot against {who}', '{other_nom} докидывает голос против {who_gen}'],
    falls: ['{other} slips in no ballot against {who}', '{other_nom} не докидывает голос против {who_gen}'],
    would: ['{other} would slip in a ballot against {who}', 'против {who_gen} был бы докинут голос ({other_nom})'],
  },
  earnsBallot: {
    stands: ['{who} compromises somebody else for it', 'за это скомпрометирован другой игрок ({who_nom})'],
    falls: ['{who} compromises nobody else for it', 'за это никто не скомпрометирован ({who_nom})'],
  },
} satisfies Readonly<Record<string, Said>>

const judge = {
  roleTaken: {
    stands: ['{other} took from {who} the use of the role', 'роль {who_gen} не действует, виной тому {other_nom}'],
    falls: ['{other} took no role from {who}', 'роль {who_gen} действует, {other_nom} не помеха'],
  },
  speaksByRole: {
    stands: ['{who} has the use of the role', 'ролью можно пользоваться ({who_nom})'],
    falls: ['{who} has no use of the role', 'роль не действует ({who_nom})'],
  },
  judgeWeighs: {
    stands: ['as a judge {who} weighs {size}', 'голос судьи равен {size} ({who_nom})'],
    falls: ['{who} has no weight as a judge', 'судейского веса нет ({who_nom})'],
    deed: true,
  },
  heardBehindBarrier: {
    stands: ['two votes of judge {who} pass a barrier', 'барьер опускает голос судьи до двух ({who_nom})'],
    falls: ['no second vote of judge {who} passes a barrier', 'голос судьи не слышен за барьером ({who_nom})'],
  },
  condemns: {
    stands: ['judge {other} condemns {who}', '{who_acc} осуждает судья ({other_nom})'],
    falls: ['judge {other} does not condemn {who}', '{who_acc} судья не осуждает ({other_nom})'],
  },
} satisfies Readonly<Record<string, Said>>

export const votes = { ...politician, ...witness, ...liar, ...judge } satisfies Readonly<Record<string, Said>>
