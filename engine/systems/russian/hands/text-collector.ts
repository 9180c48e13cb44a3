/** Words of the collector. */
import { did, type Said, ifNamed } from '../words.ts'

export const collection = {
  sought: {
    stands: [
      ifNamed('other', '{other} waits for the role of {who}', 'a collector waits for the role of {who}'),
      ifNamed('other', '{other_nom} ждет роль {who_gen}', 'коллекционер ждет роль {who_gen}'),
    ],
    falls: [
      ifNamed('other', '{other} does not wait for the role of {who}', 'nobody waits for the role of {who}'),
      ifNamed('other', '{other_nom} не ждет роль {who_gen}', 'роли {who_gen} не ждет никто'),
    ],
    asks: ['Does a collector wait for the role of {who}?', 'Ждет ли коллекционер роль {who_gen}?'],
    would: ['{other} would wait for the role of {who}', `{other_nom} ${did('other', 'ждал')} бы роль {who_gen}`],
  },
  collects: {
    stands: ['{who} collects the role of {other}: {role}', '{who_nom} забирает в коллекцию роль {other_gen} ({role})'],
    falls: ['{who} does not collect the role of {other}', '{who_nom} не забирает в коллекцию роль {other_gen}'],
    would: [
      '{who} would collect the role of {other}: {role}',
      `{who_nom} ${did('who', 'забрал')} бы в коллекцию роль {other_gen} ({role})`,
    ],
  },
  unwanted: {
    stands: ['{who} does not want this role: {role}', '{who_nom} отказывается от роли «{role}»'],
    falls: ['{who} wants this role: {role}', '{who_nom} не отказывается от роли «{role}»'],
  },
  beforeCitizens: {
    stands: ['{who} collects before active citizens take roles', '{who_nom} забирает роль раньше активных жителей'],
    falls: ['active citizens take roles before {who}', 'активные жители забирают роль раньше, чем {who_nom}'],
  },
  yieldsRoles: {
    stands: ['{who} lets active citizens go first', '{who_nom} уступает активным жителям'],
    falls: ['{who} does not let active citizens go first', '{who_nom} не уступает активным жителям'],
  },
  snatched: {
    stands: ['{who} took a role that a collector waited for', `{who_nom} ${did('who', 'увел')} роль у коллекционера`],
    falls: [
      '{who} took no role that a collector waited for',
      `{who_nom} не ${did('who', 'увел')} роль у коллекционера`,
    ],
    asks: [
      'Did {who} take a role that a collector waited for?',
      `${did('who', 'Увел')} ли {who_nom} роль у коллекционера?`,
    ],
    would: ['{who} would have taken a role of {other}', `{who_nom} ${did('who', 'увел')} бы роль у {other_gen}`],
  },
  wields: {
    stands: ['{who} uses a collected role: {role}', '{who_nom} пользуется собранной ролью «{role}»'],
    falls: ['{who} does not use a collected role: {role}', '{who_nom} не пользуется собранной ролью «{role}»'],
    would: [
      '{who} would use a collected role: {role}',
      `{who_nom} ${did('who', 'пользовался')} бы собранной ролью «{role}»`,
    ],
  },
  inCollection: {
    stands: ['{who} has collected this role: {role}', 'у {who_gen} в коллекции есть роль «{role}»'],
    falls: ['{who} has not collected this role: {role}', 'у {who_gen} в коллекции нет роли «{role}»'],
  },
  putsAway: {
    stands: ['{who} puts the role in use away', '{who_nom} отключает роль'],
    falls: ['{who} puts no role away', '{who_nom} роль не отключает'],
  },
  knowsTargets: {
    stands: ['{who} hears whom the role chose before', '{who_nom} узнает прежние цели роли'],
    falls: ['{who} does not hear whom the role chose before', '{who_nom} не узнает прежних целей роли'],
  },
} satisfies Readonly<Record<string, Said>>
