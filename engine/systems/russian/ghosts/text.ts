/** Words of the phantom. */
import type { declared } from './facts.ts'
import { did, ifNamed } from '../words.ts'
import type { FactWords, PartWords, Said } from '../words.ts'

const phantom = {
  phantom: {
    stands: ['{who} is a phantom', '{who_nom} — фантом'],
    falls: ['{who} is not a phantom', '{who_nom} — не фантом'],
    asks: ['Is {who} a phantom?', `${did('who', 'Стал')} ли фантомом {who_nom}?`],
    would: ['{who} would be a phantom', `{who_nom} ${did('who', 'был')} бы фантомом`],
  },
  becomesPhantom: {
    stands: ['{who} stays as a phantom for a day', '{who_nom} остается фантомом на день'],
    falls: ['{who} does not stay as a phantom', '{who_nom} не остается фантомом'],
    would: [
      '{who} would stay as a phantom for a day',
      `{who_nom} ${did('who', 'остался', 'осталась', 'остались')} бы фантомом`,
    ],
  },
  phantomsOff: {
    stands: ['{who} lets no further phantoms arise', '{who_nom} отключает новых фантомов'],
    falls: ['{who} lets phantoms arise', '{who_nom} не отключает новых фантомов'],
  },
  possessed: {
    stands: [
      ifNamed('other', '{other} sits in {who}', 'a phantom sits in {who}'),
      ifNamed('other', '{other_nom} вселяется в {who_acc}', 'в {who_acc} вселяется фантом'),
    ],
    falls: [
      ifNamed('other', '{other} does not sit in {who}', 'no phantom sits in {who}'),
      ifNamed('other', '{other_nom} не вселяется в {who_acc}', 'фантом не вселяется в {who_acc}'),
    ],
    asks: ['Does a phantom sit in {who}?', 'Вселяется ли фантом в {who_acc}?'],
    would: [
      '{other} would sit in {who}',
      `{other_nom} ${did('other', 'вселился', 'вселилась', 'вселились')} бы в {who_acc}`,
    ],
  },
  stillAlive: {
    stands: ['{who} is alive still', '{who_nom} еще в игре'],
    falls: ['{who} is dead', '{who_nom} вне игры'],
  },
  satBefore: {
    stands: [
      '{who} sat in somebody before',
      `{who_nom} раньше уже ${did('who', 'вселялся', 'вселялась', 'вселялись')}`,
    ],
    falls: ['{who} sat in nobody before', `{who_nom} раньше не ${did('who', 'вселялся', 'вселялась', 'вселялись')}`],
  },
  phantomLearns: {
    stands: ['{other} learns the civil role of {who}', '{other_nom} узнает мирную роль {who_gen}'],
    falls: ['{other} does not learn the civil role of {who}', '{other_nom} не узнает мирной роли {who_gen}'],
  },
  hostGone: {
    stands: ['{who} leaves, as what kept him is gone', '{who_nom} выбывает вместе с тем, кто держал в игре'],
    falls: ['{who} does not leave', '{who_nom} остается в игре'],
  },
  votesOn: {
    stands: ['{who} is a phantom and votes', '{who_nom} — фантом и голосует'],
    falls: ['{who} is dead and does not vote', '{who_nom} не голосует'],
  },
  votesAlone: {
    stands: ['{who} has no vote: it is not beside {other}', 'голос фантома не считается ({who_nom})'],
    falls: ['{who} has a vote', 'голос фантома считается ({who_nom})'],
  },
  phantomAside: {
    stands: ['{who} is a phantom, and not counted with the others', '{who_nom} — фантом, в общий счет не входит'],
    falls: ['{who} is counted with the others', '{who_nom} входит в общий счет'],
    asks: ['Is {who} left out of counts?', 'Исключен ли из счета фантом {who}?'],
  },
  phantomAdds: {
    stands: ['a phantom adds a vote to {who}', 'фантом дает {who_dat} прибавку к голосу'],
    falls: ['no phantom adds a vote to {who}', 'фантом не дает {who_dat} прибавки'],
  },
  bonusWaived: {
    stands: ['{who} waives what phantoms add', '{who_nom} отменяет прибавки за фантомов'],
    falls: ['{who} does not waive what phantoms add', '{who_nom} не отменяет прибавки за фантомов'],
    would: ['{who} would waive what phantoms add', `{who_nom} ${did('who', 'отменил')} бы прибавки за фантомов`],
  },
  countsAsRed: {
    stands: ['{who}, a dead red phantom, counts as a red', '{who_nom} — красный фантом и считается за красного'],
    falls: ['{who} does not count as a red', '{who_nom} за красного не считается'],
    asks: ['Does {who} count among the reds?', 'Считается ли {who_nom} за красного?'],
  },
} satisfies Readonly<Record<string, Said>>

export const ghosts = {
  uses: {
    haunt: ['phantoms', 'эффект фантома'],
    gatherVotes: ['votes for phantoms', 'прибавка за фантомов'],
    possess: ['possession', 'вселение'],
    waiveBonus: ['waiver of the addition', 'отмена прибавки'],
    stopPhantoms: ['end of phantoms', 'отключение фантомов'],
  },
  deeds: {
    haunt: ['{actor} makes phantoms', '{actor_nom} оставляет фантомов'],
    gatherVotes: ['{actor} has votes for phantoms', '{actor_nom} получает голоса за фантомов'],
    possess: [
      '{actor} chose to sit in {first}',
      `{actor_nom} ${did('actor', 'вселялся', 'вселялась', 'вселялись')} в {first_acc}`,
    ],
    waiveBonus: ['{actor} waived the addition', `{actor_nom} ${did('actor', 'отменил')} прибавку за фантомов`],
    stopPhantoms: ['{actor} lets no phantoms arise', `{actor_nom} ${did('actor', 'отключил')} фантомов`],
  },
  facts: phantom satisfies FactWords<typeof declared>,
  terms: { phantom: ['phantom', 'фантом'] },
  tells: {
    possessedRole: [
      'You sit in {about}. The civil role: {role}.',
      'Вы вселились в игрока {about}. Мирная роль: {role}.',
    ],
    phantomCurse: [
      'A phantom tortures you: until the end of the next day you have neither civil role nor colour.',
      'Фантом подвергает пыткам вашу душу: до конца следующего дня ваша мирная роль и цвет заблокированы.',
    ],
    phantomArises: ['{who} stays as a phantom until the end of the day.', 'До конца дня {who_nom} остается фантомом.'],
    possession: ['The phantom {by} sits in {who}.', 'Фантом ({by}) вселился в игрока {who}.'],
    phantomCursed: ['The phantom {by} has cursed {who}.', 'Фантом ({by}) проклял игрока {who}.'],
    phantomLeft: [
      'The phantom {who} leaves the game{also, select, yes { ({negative})} other {}}.',
      'Фантом ({who}{also, select, yes {, {negative}} other {}}) покидает игру.',
    ],
  },
  verbs: {
    possess: ['possess', 'haunt', 'sit in', 'curse'],
    waiveBonus: ['waive', 'waive the bonus', 'cancel the bonus'],
    stopPhantoms: ['stop phantoms', 'no phantoms', 'switch off phantoms'],
  },
} satisfies PartWords
