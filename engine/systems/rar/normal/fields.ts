/** What a seat of a normal game has besides role and modifiers: further roles, what a jack holds, whose backup, which group. */
import type { Seat } from '../../../journal/state.ts'
import { getOwn } from '../../../ruleset/catalogue.ts'
import { fieldsInEnglish, fieldsSaid, type Fields } from '../../../ruleset/said.ts'

const written: Fields = {
  also: {
    label: { en: 'Also', ru: 'Также' },
    says: { en: 'Further roles of the same seat, with commas.', ru: 'Другие роли того же места, через запятую.' },
    rule: 'NR-HYB-3',
    secret: true,
  },
  holds: {
    label: { en: 'Holds', ru: 'Набор' },
    says: {
      en: 'What a jack-of-all-trades has, with commas: each of it once.',
      ru: 'Что есть у мастера на все руки, через запятую: каждое по одному разу.',
    },
    rule: 'NR-JOAT-1',
    secret: true,
  },
  of: {
    label: { en: 'Of', ru: 'Кого' },
    says: {
      en: 'Whose backup or enabler this player is: a role.',
      ru: 'Чью роль подхватывает или поддерживает этот игрок.',
    },
    rule: 'NR-BACKUP-1',
    secret: true,
  },
  group: {
    label: { en: 'Group', ru: 'Группа' },
    says: {
      en: 'In which masonry or neighborhood a mason or neighbor begins.',
      ru: 'В каком братстве или соседстве начинает масон или сосед.',
    },
    rule: 'NR-MASON-3',
    secret: true,
  },
  fact: {
    label: { en: 'Informed of', ru: 'Знает' },
    says: { en: 'What an informed player is told.', ru: 'Что сообщают осведомленному игроку.' },
    rule: 'NR-FLIP-2',
    secret: true,
    long: true,
  },
  was: {
    label: { en: 'Began as', ru: 'Начал как' },
    says: {
      en: 'What this player was called at the start, where the role has changed since.',
      ru: 'Кем игрок был в начале, если роль с тех пор сменилась.',
    },
    rule: 'NR-RCOP-3',
    secret: true,
  },
  lost: {
    label: { en: 'Lost', ru: 'Потерял' },
    says: {
      en: 'Roles that stopped working when their enabler died.',
      ru: 'Роли, которые перестали действовать со смертью того, кто их поддерживал.',
    },
    rule: 'NR-ENABLE-2',
    secret: true,
  },
}

export const fields = fieldsInEnglish(written)
/** What they say in Russian. */
export const fieldsInRussian = fieldsSaid(written, 'ru')

/** The words of a field, which stand with commas. */
export const wordsIn = ({ details = {} }: Pick<Seat, 'details'>, field: string): string[] =>
  (getOwn(details, field) ?? '')
    .split(',')
    .map(word => word.trim())
    .filter(word => word !== '')

/** Every role of a seat, its own first. */
export const rolesIn = (seat: Pick<Seat, 'role' | 'details'>): string[] => [seat.role, ...wordsIn(seat, 'also')]

/** Whether somebody has this role, alone or beside another, and has not lost it. */
export const isRole = (seat: Pick<Seat, 'role' | 'details'>, role: string): boolean =>
  rolesIn(seat).includes(role) && !wordsIn(seat, 'lost').includes(role)
