import { translated } from '../../../engine/text/catalogue.ts'
import type { help as en } from './help.en.ts'

/** What every command is called with, and what it does. */
export const help = translated<typeof en>()({
  about: 'Nightdesk считает ночи форумной мафии и говорит, почему вышло так. {call} КОМАНДА …',
  codes: 'Коды выхода: 0 — все хорошо, 1 — пример не сошелся или чего-то не хватает, 2 — файл или вызов с ошибкой.',

  check: 'check [--coverage] [--locale ru] ПУТЬ…',
  checkDoes: 'проверяет все примеры по этим путям',
  resolve:
    'resolve ФАЙЛ [--phase "night 1"] [--without ХОД] [--case НАЗВАНИЕ] [--locale ru] [--json | --bbcode | --markdown | --ascii] [--decisive]',
  resolveDoes: 'считает ночи из файла и говорит, почему вышло так',
  coverage: 'coverage [--system ПРАВИЛА] [--json] [ПУТЬ…]',
  coverageDoes: 'говорит, что из правил показано в примерах (по-английски)',
  mutate: 'mutate [--system ПРАВИЛА] [ПУТЬ…]',
  mutateDoes: 'переворачивает каждое правило и называет те, чего не заметил ни один пример (по-английски)',
  prove: 'prove [--system ПРАВИЛА | --besides ПРАВИЛА] [--unturned] [--spot N] [ПУТЬ…]',
  proveDoes:
    'разыгрывает каждый пример один раз для check, coverage и mutate вместе и проверяет, какими словами о нем сказано (по-английски)',
  snapshot: 'snapshot [--against ФАЙЛ] [ПУТЬ…]',
  snapshotDoes: 'печатает хеши всего, что говорят правила и примеры, а с --against — что стало другим (по-английски)',
  roles: 'roles --system ПРАВИЛА [--locale ru] [--json]',
  rolesDoes: 'перечисляет роли и способности',
  words: 'words --system ПРАВИЛА [--locale ru] [--json]',
  wordsDoes: 'перечисляет все остальные слова правил',
  count:
    'count ФАЙЛ… [--players ФАЙЛ | --game ФАЙЛ [--case ИМЯ]] [--host ИМЯ] [--style boldInFull | anyForm] [--title СЛОВА] [--double oneBallot | twoTargets] [--frame ВИД] [--from ПОСТ] [--to ПОСТ] [--baseline ПОСТ] [--locale ru] [--json | --ascii]',
  countDoes: 'считает голоса в сохраненной теме',
  explore: 'explore ФАЙЛ --out ФАЙЛ.html [--case НАЗВАНИЕ] [--early] [--locale ru]',
  exploreDoes: 'делает из оконченной игры (или примера) одну страницу: все карты, все объяснения, все роли',
  proof: 'proof ФАЙЛ [--digest ХЕШ] | proof --out ФАЙЛ.html [--locale ru]',
  proofDoes: 'проверяет опубликованную раздачу: хеш, ключ и роли; или пишет страницу, которая делает это без программы',
  bench: 'bench [--json] [--family ГРУППА] [--quick]',
  benchDoes: 'измеряет скорость расчета (по-английски)',
})
