/** Words of the geisha, and of company whoever keeps it: who is in it, whom it reaches, who is spared. */
import type { Said } from '../words.ts'

export const geisha = {
  client: {
    stands: ['{who} is in company', '{who} — клиент этой ночи'],
    falls: ['{who} is not in company', '{who} — не клиент'],
    asks: ['Is {who} in company?', 'Клиент ли {who} этой ночью?'],
    would: ['{who} would be in company', '{who} — клиент этой ночи'],
  },
  inCompany: {
    stands: ['{who} is in company and does not come to it', '{who} — клиент, и ход не проходит'],
    falls: ['company does not keep {who} from this', '{who}: клиенту это не мешает'],
  },
  clientOutOfReach: {
    stands: ['{who} is out of reach in company', 'действие к клиенту не проходит: {who}'],
    falls: ['company does not keep this from {who}', 'действие к клиенту проходит: {who}'],
  },
  ofNegativeRole: {
    stands: ['it is a move of a negative role', 'это ход негативной роли'],
    falls: ['it is a move of a civil role', 'это ход мирной роли'],
  },
  letsThrough: {
    stands: ['company lets this through', 'такое действие к клиенту проходит'],
    falls: ['company does not let this through', 'такое действие к клиенту не проходит'],
  },
  sharesBlow: {
    stands: ['{who} shares the blow', 'нападение задевает еще одного: {who}'],
    falls: ['{who} does not share the blow', 'нападение больше никого не задевает: {who}'],
    would: ['{who} would share the blow', 'нападение задело бы еще одного: {who}'],
  },
  isBlackClient: {
    stands: ['{who} is black', '{who}: черный цвет'],
    falls: ['{who} is not black', '{who}: не черный цвет'],
  },
  clientsBlow: {
    stands: ['a blow at the client is the client’s alone', 'нападение на клиента касается только клиента'],
    falls: ['a blow at the client is not the client’s alone', 'нападение на клиента касается не только клиента'],
  },
  houseSaved: {
    stands: ['{other} is saved, and {who} too', '{other} остается в живых, поэтому {who} тоже'],
    falls: ['{other} is not saved', '{other} не остается в живых'],
    would: ['{other} would be saved, and {who} too', '{other} остается в живых, поэтому {who} тоже'],
  },
  blackInCompany: {
    stands: ['{who} is black and in company', '{who} — черный клиент'],
    falls: ['{who} is in no company', '{who} — не клиент'],
  },
  herOwnClient: {
    stands: ['{who} is in the company of {other}', '{who} — клиент, принимает {other}'],
    falls: ['{who} is not in the company of {other}', '{who} — не клиент'],
  },
  sameAsShot: {
    stands: ['the shot has the same target', 'у выстрела та же цель'],
    falls: ['the shot has another target', 'у выстрела другая цель'],
  },
  wasClient: {
    stands: ['{who} was with {other}', 'эта ночь прошла в компании: {who}'],
    falls: ['{who} was not with {other}', 'этой ночи в компании не было: {who}'],
    would: ['{who} would have been with {other}', 'компания грозила: {who}'],
  },
  savedOtherwise: {
    stands: ['{who} is saved without a life', '{who} спасается без собственной жизни'],
    falls: ['nothing else saves {who}', 'ничто другое не спасает: {who}'],
    would: ['{who} would be saved without a life', '{who}: спасение и без собственной жизни'],
  },
  notThere: {
    stands: ['{other} has an illusion of {who} in company', 'в компании лишь иллюзия: {who}'],
    falls: ['{other} has no illusion of {who} in company', 'в компании не иллюзия: {who}'],
  },
  clientRole: {
    stands: ['{other} gets to know the role of {who}', '{other} узнает роль клиента: {who}'],
    falls: ['{other} does not get to know the role of {who}', '{other} не узнает роль клиента: {who}'],
  },
} satisfies Readonly<Record<string, Said>>
