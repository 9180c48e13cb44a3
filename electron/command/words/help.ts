import { defineMessages } from '../../../engine/text/catalogue.ts'

/** What every command is called with, and what it does. */
export const help = defineMessages({
  about: {
    en: 'Nightdesk resolves forum Mafia nights and explains why. {call} COMMAND …',
    ru: 'Nightdesk считает ночи форумной мафии и говорит, почему вышло так. {call} КОМАНДА …',
  },
  codes: {
    en: 'Exit codes: 0 everything is fine, 1 a case failed or something is missing, 2 a broken file or wrong usage.',
    ru: 'Коды выхода: 0 — все хорошо, 1 — пример не сошелся или чего-то не хватает, 2 — файл или вызов с ошибкой.',
  },

  check: { en: 'check [--coverage] [--locale ru] PATH…', ru: 'check [--coverage] [--locale ru] ПУТЬ…' },
  checkDoes: { en: 'runs every case under the paths', ru: 'проверяет все примеры по этим путям' },
  resolve: {
    en: 'resolve FILE [--phase "night 1"] [--without ID] [--case NAME] [--locale ru] [--json | --bbcode | --markdown | --ascii] [--decisive] [--why-not]',
    ru: 'resolve ФАЙЛ [--phase "night 1"] [--without ХОД] [--case НАЗВАНИЕ] [--locale ru] [--json | --bbcode | --markdown | --ascii] [--decisive] [--why-not]',
  },
  resolveDoes: {
    en: 'resolves the nights in a file and explains why; with --why-not, also what would have changed each result',
    ru: 'считает ночи из файла и говорит, почему вышло так; с --why-not — и что изменило бы каждый результат',
  },
  coverage: { en: 'coverage [--system S] [--json] [PATH…]', ru: 'coverage [--system ПРАВИЛА] [--json] [ПУТЬ…]' },
  coverageDoes: {
    en: 'shows which parts of a system the cases cover',
    ru: 'говорит, что из правил показано в примерах (по-английски)',
  },
  mutate: { en: 'mutate [--system S] [PATH…]', ru: 'mutate [--system ПРАВИЛА] [ПУТЬ…]' },
  mutateDoes: {
    en: 'inverts each rule, and lists the ones that no case catches',
    ru: 'переворачивает каждое правило и называет те, чего не заметил ни один пример (по-английски)',
  },
  prove: {
    en: 'prove [--system S | --besides S] [--unturned] [--spot N] [PATH…]',
    ru: 'prove [--system ПРАВИЛА | --besides ПРАВИЛА] [--unturned] [--spot N] [ПУТЬ…]',
  },
  proveDoes: {
    en: 'runs each case once for check, coverage and mutate together, and checks that its words belong to its system',
    ru: 'разыгрывает каждый пример один раз для check, coverage и mutate вместе и проверяет, какими словами о нем сказано (по-английски)',
  },
  snapshot: { en: 'snapshot [--against FILE] [PATH…]', ru: 'snapshot [--against ФАЙЛ] [ПУТЬ…]' },
  snapshotDoes: {
    en: 'prints hashes of everything that systems and cases say; with --against, what changed since an earlier snapshot',
    ru: 'печатает хеши всего, что говорят правила и примеры, а с --against — что стало другим (по-английски)',
  },
  roles: {
    en: 'roles --system S | roles --read FILE [--system S] [--locale ru] [--json]',
    ru: 'roles --system ПРАВИЛА | roles --read ФАЙЛ [--system ПРАВИЛА] [--locale ru] [--json]',
  },
  rolesDoes: {
    en: 'lists roles and abilities; with --read, says how many of the role lists in a file can be played, and what it could not read',
    ru: 'перечисляет роли и способности, а с --read говорит, сколько списков ролей из файла можно сыграть и что в них не прочиталось',
  },
  schema: {
    en: 'schema case --system S | schema role | setup | game | resolve | roles | words | count | schema --out FOLDER',
    ru: 'schema case --system ПРАВИЛА | schema role | setup | game | resolve | roles | words | count | schema --out ПАПКА',
  },
  schemaDoes: {
    en: 'prints the JSON Schema of a file (cases, roles, setups, exported games) or of what a command answers with --json, for editors and other programs; with --out, writes all of them',
    ru: 'печатает JSON Schema файла (примеры, роли, расклады, выгруженные игры) или ответа команды с --json — для редакторов и других программ; с --out пишет все',
  },
  validate: { en: 'validate [--locale ru] PATH…', ru: 'validate [--locale ru] ПУТЬ…' },
  validateDoes: {
    en: 'says what kind of file each is, and lists everything wrong with it, with its place and what would be right',
    ru: 'говорит, что это за файлы и все, что в них не так: где и как было бы правильно',
  },
  words: {
    en: 'words --system S [--locale ru] [--json] | words --export LANGUAGE [--out FILE] | words --import FILE',
    ru: 'words --system ПРАВИЛА [--locale ru] [--json] | words --export ЯЗЫК [--out ФАЙЛ] | words --import ФАЙЛ',
  },
  wordsDoes: {
    en: 'lists all other words of a system; or exports all of Nightdesk’s texts to one file for a translator, and imports it again',
    ru: 'перечисляет все остальные слова правил; или пишет все, что говорит Nightdesk, одним файлом для перевода и принимает его обратно',
  },
  count: {
    en: 'count FILE… [--players FILE | --game FILE [--case NAME]] [--host NAME] [--style boldInFull | anyForm] [--nicknames show | ask | count] [--title WORDS] [--double oneBallot | twoTargets] [--hammer on | off] [--frame FRAME] [--from POST] [--to POST] [--baseline POST] [--locale ru] [--json | --ascii] | --batch FILE',
    ru: 'count ФАЙЛ… [--players ФАЙЛ | --game ФАЙЛ [--case ИМЯ]] [--host ИМЯ] [--style boldInFull | anyForm] [--nicknames show | ask | count] [--title СЛОВА] [--double oneBallot | twoTargets] [--hammer on | off] [--frame ВИД] [--from ПОСТ] [--to ПОСТ] [--baseline ПОСТ] [--locale ru] [--json | --ascii] | --batch ФАЙЛ',
  },
  countDoes: { en: 'counts the votes in a saved thread', ru: 'считает голоса в сохраненной теме' },
  bookmarklet: {
    en: 'bookmarklet --forum phpbb | xenforo | discourse | vbulletin | proboards [--out FILE.html] [--locale ru]',
    ru: 'bookmarklet --forum phpbb | xenforo | discourse | vbulletin | proboards [--out ФАЙЛ.html] [--locale ru]',
  },
  bookmarkletDoes: {
    en: 'writes a page with a bookmark that copies a whole thread from the forum you are logged in to',
    ru: 'пишет страницу с закладкой, которая копирует тему целиком с форума, где вы вошли',
  },
  explore: {
    en: 'explore FILE --out FILE.html [--case NAME] [--early] [--locale ru] | explore FILE --as wiki | archive | lines [--out FILE] [--case NAME]',
    ru: 'explore ФАЙЛ --out ФАЙЛ.html [--case НАЗВАНИЕ] [--early] [--locale ru] | explore ФАЙЛ --as wiki | archive | lines [--out ФАЙЛ] [--case НАЗВАНИЕ]',
  },
  exploreDoes: {
    en: 'turns a finished exported game, or a case, into one page: every map, every explanation, every role; with --as, into a table for a wiki, a block for an archive thread, or lines of JSON',
    ru: 'делает из оконченной игры (или примера) одну страницу: все карты, все объяснения, все роли; с --as — таблицу для вики, блок для архивной темы или строки JSON',
  },
  proof: {
    en: 'proof FILE [--digest DIGEST] | proof --out FILE.html [--locale ru]',
    ru: 'proof ФАЙЛ [--digest ХЕШ] | proof --out ФАЙЛ.html [--locale ru]',
  },
  proofDoes: {
    en: 'checks a posted deal: fingerprint, key and roles; or writes the page that does this without Nightdesk',
    ru: 'проверяет опубликованную раздачу: хеш, ключ и роли; или пишет страницу, которая делает это без программы',
  },
  bench: { en: 'bench [--json] [--family F] [--quick]', ru: 'bench [--json] [--family ГРУППА] [--quick]' },
  benchDoes: { en: 'measures how fast nights resolve', ru: 'измеряет скорость расчета (по-английски)' },
})
