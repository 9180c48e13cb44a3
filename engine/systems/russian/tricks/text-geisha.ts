/** Words of the geisha, and of company whoever keeps it: who is in it, whom it reaches, who is spared. */
import { did } from '../words.ts'
import type { Said } from '../words.ts'

export const geisha = {
  client: {
    stands: ['{who} is in company', '{who_nom} — клиент этой ночи'],
    falls: ['{who} is not in company', '{who_nom} — не клиент'],
    asks: ['Is {who} in company?', 'Клиент ли {who_nom} этой ночью?'],
    would: ['{who} would be in company', `{who_nom} ${did('who', 'был')} бы клиентом этой ночи`],
  },
  inCompany: {
    stands: ['{who} is in company and does not come to it', '{who_nom} — клиент, и ход не проходит'],
    falls: ['company does not keep {who} from this', 'клиенту ({who_nom}) это не мешает'],
  },
  clientOutOfReach: {
    stands: ['{who} is out of reach in company', 'до {who_gen} не добраться: это клиент'],
    falls: ['company does not keep this from {who}', 'до {who_gen} можно добраться'],
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
    stands: ['{who} shares the blow', 'нападение задевает и {who_acc}'],
    falls: ['{who} does not share the blow', 'нападение не задевает {who_acc}'],
    would: ['{who} would share the blow', 'нападение задело бы и {who_acc}'],
  },
  isBlackClient: {
    stands: ['{who} is black', '{who_nom} — черный'],
    falls: ['{who} is not black', '{who_nom} — не черный'],
  },
  clientsBlow: {
    stands: ['a blow at the client is the client’s alone', 'нападение на клиента касается только клиента'],
    falls: ['a blow at the client is not the client’s alone', 'нападение на клиента касается не только клиента'],
  },
  houseSaved: {
    stands: ['{other} is saved, and {who} too', '{other_nom} остается в живых, а потому и {who_nom}'],
    falls: ['{other} is not saved', `{other_nom} не ${did('other', 'спасен')}`],
    would: [
      '{other} would be saved, and {who} too',
      `{other_nom} ${did('other', 'остался', 'осталась', 'остались')} бы в живых, а потому и {who_nom}`,
    ],
  },
  blackInCompany: {
    stands: ['{who} is black and in company', '{who_nom} — черный клиент'],
    falls: ['{who} is in no company', '{who_nom} ни у кого не в компании'],
  },
  herOwnClient: {
    stands: ['{who} is in the company of {other}', '{who_nom} — клиент, принимает {other_nom}'],
    falls: ['{who} is not in the company of {other}', '{who_nom} не в компании {other_gen}'],
  },
  sameAsShot: {
    stands: ['the shot has the same target', 'у выстрела та же цель'],
    falls: ['the shot has another target', 'у выстрела другая цель'],
  },
  wasClient: {
    stands: ['{who} was with {other}', `{who_nom} ${did('who', 'провел', 'провела', 'провели')} эту ночь в компании`],
    falls: ['{who} was not with {other}', `{who_nom} не ${did('who', 'проводил')} эту ночь в компании`],
    would: [
      '{who} would have been with {other}',
      `{who_nom} ${did('who', 'провел', 'провела', 'провели')} бы эту ночь в компании`,
    ],
  },
  savedOtherwise: {
    stands: ['{who} is saved without a life', '{who_nom} спасается и без запасной жизни'],
    falls: ['nothing else saves {who}', 'ничто другое не спасает {who_acc}'],
    would: [
      '{who} would be saved without a life',
      `{who_nom} ${did('who', 'спасся', 'спаслась', 'спаслись')} бы и без запасной жизни`,
    ],
  },
  notThere: {
    stands: ['{other} has an illusion of {who} in company', 'в компании не {who_nom}, а иллюзия'],
    falls: ['{other} has no illusion of {who} in company', 'в компании {who_nom}, а не иллюзия'],
  },
  clientRole: {
    stands: ['{other} gets to know the role of {who}', '{other_nom} узнает роль клиента ({who_nom})'],
    falls: ['{other} does not get to know the role of {who}', '{other_nom} не узнает роли клиента ({who_nom})'],
  },
} satisfies Readonly<Record<string, Said>>
