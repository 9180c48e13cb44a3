/** What a seat of a normal game has besides role and modifiers: further roles, what a jack holds, whose backup, which group. */
import type { Seat } from '../../../journal/state.ts'
import { getOwn } from '../../../ruleset/catalogue.ts'
import { fieldsInEnglish, fieldsSaid, type Fields } from '../../../ruleset/localized-text.ts'

const written: Fields = {
  also: {
    label: { en: 'Further roles', ru: 'Также' },
    says: {
      en: 'Further roles of the same player, separated by commas.',
      ru: 'Другие роли того же места, через запятую.',
    },
    rule: 'NR-HYB-3',
    withRole: true,
    secret: true,
  },
  holds: {
    label: { en: 'Abilities held', ru: 'Набор' },
    says: {
      en: 'What a jack-of-all-trades can do once each, separated by commas.',
      ru: 'Что есть у мастера на все руки, через запятую: каждое по одному разу.',
    },
    rule: 'NR-JOAT-1',
    withRole: true,
    secret: true,
  },
  of: {
    label: { en: 'Backs up or enables', ru: 'Кого' },
    says: {
      en: 'The role this player is a backup or enabler for.',
      ru: 'Чью роль подхватывает или поддерживает этот игрок.',
    },
    rule: 'NR-BACKUP-1',
    withRole: true,
    secret: true,
  },
  group: {
    label: { en: 'Group', ru: 'Группа' },
    says: {
      en: 'The masonry or neighborhood a mason or neighbor starts in.',
      ru: 'В каком братстве или соседстве начинает масон или сосед.',
    },
    rule: 'NR-MASON-3',
    withRole: true,
    secret: true,
  },
  fact: {
    label: { en: 'Informed of', ru: 'Знает' },
    says: { en: 'What an informed player is told.', ru: 'Что сообщают осведомленному игроку.' },
    rule: 'NR-FLIP-2',
    withRole: true,
    secret: true,
    long: true,
  },
  was: {
    label: { en: 'Began as', ru: 'Начал как' },
    says: {
      en: 'The role this player started with, if it has changed.',
      ru: 'Кем игрок был в начале, если роль с тех пор сменилась.',
    },
    rule: 'NR-RCOP-3',
    withRole: true,
    secret: true,
  },
  lost: {
    label: { en: 'Lost', ru: 'Потерял' },
    says: {
      en: 'Roles that stopped working when their enabler died.',
      ru: 'Роли, которые перестали действовать со смертью того, кто их поддерживал.',
    },
    rule: 'NR-ENABLE-2',
    withRole: true,
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
