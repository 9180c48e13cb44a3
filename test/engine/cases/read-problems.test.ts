import { describe } from 'vitest'
import { expecting, first, four, head, phase, table } from './problems.ts'

describe('what is no case file', () =>
  table([
    ['an empty file', '', `1: there is no case in this file → ${first}`],
    ['comments only', '# nothing\n---\n', `1: there is no case in this file → ${first}`],
    [
      'a page of the web',
      '<html><body>hi</body></html>',
      `1: a case is a map of keys, and this is "<html><body>hi</body></html>" → ${first}`,
    ],
    ['a list', '- a\n- b\n', `1: a case is a map of keys, and this is a list → ${first}`],
    [
      'prose',
      'Ann votes Bob\nBob votes: Cat',
      '1: this is not valid YAML: Implicit keys need to be on a single line → a key goes alone on its line, before a colon',
    ],
    [
      'a tab',
      `${head}players:\n\tAnn: healer\n`,
      '4: this is not valid YAML: Tabs are not allowed as indentation → use spaces',
    ],
    [
      'a colon in a sentence',
      'case: a healer: dead\n',
      '1: this is not valid YAML: Nested mappings are not allowed in compact mappings → put a text with ": " in it in quotes',
    ],
    [
      'an open bracket',
      `${head}rules: [T-1\nplayers: {}\n`,
      '4: this is not valid YAML: Flow sequence in block collection must be sufficiently indented and end with a ]',
    ],
    [
      'a crooked margin',
      `${head}players:\n  Ann: healer\n Bob: wolf\n`,
      '5: this is not valid YAML: All mapping items must start at the same column',
    ],
    [
      'words behind a quoted name',
      phase('actions:\n  - "Mary Ann" ferry Ann, Bob'),
      '7: this is not valid YAML: Unexpected scalar at node end → put the whole text in quotes if it begins with a quoted name: \'"Mary Ann" ABILITY TARGET\'',
    ],
    ['a key twice', `${head}seed: 1\nseed: 2\n`, '4: the key "seed" appears twice: first on line 3 → keep one of them'],
    [
      'a player twice',
      `${head}players:\n  Ann: healer\n  Ann: wolf\n`,
      '5: the key "Ann" appears twice: first on line 4 → keep one of them',
    ],
    [
      'a list for a key',
      `${head}[a, b]: 1\n`,
      '3: there is a list or a map where a key should be → a key is a word; put it in quotes if it begins with [ { * or &',
    ],
    ['a key of every object', `${head}__proto__: 1\n`, '3: no key may be called "__proto__"'],
    [
      'an alias of nothing',
      `case: *bold\n`,
      '1: nothing before this is marked &bold → put the text in quotes if its asterisk does not mark an alias',
    ],
    ['an alias of itself', `${head}players: &p {Ann: *p}\n`, '3: *p is inside the value it repeats'],
    [
      'a bomb of aliases',
      `${head}a0: &a0 [x, x, x, x, x, x, x, x, x]\n${Array.from({ length: 9 }, (_, i) => `a${i + 1}: &a${i + 1} [${Array(9).fill(`*a${i}`).join(', ')}]\n`).join('')}`,
      '7: the aliases of this document repeat more than 10000 values → write the values out in full',
    ],
    ['a pit of brackets', '['.repeat(100_000), '1: this is nested more than 60 levels deep → no case needs that'],
    ['a pit of dashes', '- '.repeat(100_000), '1: this is nested more than 60 levels deep → no case needs that'],
    [
      'a file too long',
      `${four}#${'x'.repeat(2_000_000)}`,
      '1: this file has 2000089 characters, and a case file may have at most 2000000 → split it into several files',
    ],
  ]))

describe('keys and forms', () =>
  table([
    ['no case', 'system: tiny\nplayers: {}\n', '1: "case" is missing'],
    ['no system', 'case: x\nplayers: {}\n', '1: "system" is missing → one of: tiny, grouped'],
    ['neither', 'sytem: tiny\n', '1: unknown key "sytem" → did you mean "system"?'],
    ['a strange system', 'case: x\nsystem: tini\nplayers: {}\n', '2: unknown system "tini" → did you mean "tiny"?'],
    [
      'a strange key',
      `${four}player: {}\nxyzzy: 1\n`,
      '4: unknown key "player" → did you mean "players"?',
      '5: unknown key "xyzzy" → one of: case, system, rules, options, seed, language, players, others, roles, over, hosts, setup, starts, expect, phases, variants',
    ],
    [
      'a strange key of a player',
      `${head}players:\n  Ann:\n    role: healer\n    factoin: town\n`,
      '6: unknown key "factoin" → did you mean "faction"?',
    ],
    ['a strange key of a phase', phase('action: []'), '6: unknown key "action" → did you mean "actions"?'],
    ['a strange kind of phase', `${four}phases:\n  - nigth: 1\n`, '5: unknown key "nigth" → did you mean "night"?'],
    [
      'a phase of no kind',
      `${four}phases:\n  - actions: []\n`,
      '5: this phase does not say what it is → begin it with night: 1 | day: 1',
    ],
    ['a phase of two kinds', phase('day: 1'), '6: this phase is already called night → a phase has one kind'],
    ['a phase twice', `${phase('actions: []')}  - night: 1\n`, '7: night 1 appears twice → write each phase only once'],
    [
      'a strange key of an action',
      phase('actions:\n  - {by: Ann, dose: heal}'),
      '7: "does" is missing',
      '7: unknown key "dose" → did you mean "does"?',
    ],
    [
      'words for a list',
      phase('actions: Ann heal Bob'),
      '6: expected a list, found "Ann heal Bob" → write [Ann heal Bob]',
    ],
    ['a list for words', `${four}seed: [1]\n`, '4: expected a word, found a list'],
    [
      'a list for a player',
      `${head}players: {Ann: [healer]}\n`,
      '3: expected something else, found a list → it can be a word or a map of keys',
    ],
    ['nothing', `${head}players:\n`, '3: expected a map of keys, found nothing'],
    ['a word for a number', `${four}seed: lucky\n`, '4: "lucky" is not a whole number → write it like 7'],
    [
      'a number below nothing',
      `${four}phases: [{night: -1}]\n`,
      '4: "-1" is not a whole number from 0 up → write it like 2',
    ],
    [
      'a moment without a zone',
      phase('opens: 2026-01-03T20:00:00'),
      '6: "2026-01-03T20:00:00" is not a time with its time zone → write it like 2026-01-03T20:00:00Z',
    ],
    [
      'a day that is not',
      phase('opens: 2026-02-30T20:00:00Z'),
      '6: "2026-02-30T20:00:00Z" is not a time with its time zone → write it like 2026-01-03T20:00:00Z',
    ],
    [
      'an end before the start',
      phase('opens: 2026-01-03T20:00:00Z\ncloses: 2026-01-03T20:00:00+01:00'),
      '7: this phase closes at 2026-01-03T20:00:00+01:00, which is not after it opens → it opens at 2026-01-03T20:00:00Z',
    ],
    ['a strange option', `${four}options: {tie: both}\n`, '4: unknown option "tie" → did you mean "ties"?'],
    ['a strange value', `${four}options:\n  ties: bot\n`, '5: unknown value "bot" for ties → did you mean "both"?'],
    ['a strange rule', `${four}rules: [T-1, T-9]\n`, '4: unknown rule "T-9" → did you mean "T-1"?'],
    ['a rule twice', `${four}rules: [T-1, T-1]\n`, '4: the rule "T-1" appears twice → keep one of them'],
    [
      'too many rules',
      `${four}rules: [T-1, T-2, T-3, T-4, T-5, T-6]\n`,
      '4: a case can show at most five rules → split it, or name the rules it is about',
    ],
    [
      'a set-up expected, not checked',
      `${four}expect: {setup: [T-1]}\n`,
      '4: this case expects something of the setup, but the setup is not checked here → write setup: check',
    ],
  ]))

describe('players', () =>
  table([
    [
      'a strange role',
      `${head}players:\n  Ann: heeler\n  Bob: {role: wolff}\n`,
      '4: unknown role "heeler" → did you mean "healer"?',
      '5: unknown role "wolff" → did you mean "wolf"?',
    ],
    ['no role', `${head}players:\n  Ann: {faction: town}\n`, '4: a player needs a role'],
    [
      'a strange faction',
      `${head}players:\n  Ann: {role: healer, faction: twon}\n`,
      '4: unknown faction "twon" → did you mean "town"?',
    ],
    [
      'a strange modifier',
      `${head}players:\n  Ann: {role: healer, modifiers: [quite, shot(2), {quiet: true, on: bite}]}\n`,
      '4: unknown modifier "quite" → did you mean "quiet"?',
      '4: unknown modifier "shot" → did you mean "shots"?',
      '4: unknown ability "bite" for this player → one of: heal',
    ],
    [
      'a number for a modifier that takes none',
      `${head}players: {Ann: {role: healer, modifiers: [quiet(2)]}}\n`,
      '3: quiet takes no number, but "2" is given → write quiet',
    ],
    [
      'no number of uses',
      `${head}players: {Ann: {role: healer, modifiers: [shots(0), {shots: many}]}}\n`,
      '3: "0" is not a number of uses → write shots(2)',
      '3: "many" is not a number of uses → write shots(2)',
    ],
    [
      'two modifiers in one',
      `${head}players: {Ann: {role: healer, modifiers: [{shots: 2, quiet: true}]}}\n`,
      '3: a modifier is one word, at most with `on` beside it → MODIFIER, MODIFIER(2), {MODIFIER: 2} or {MODIFIER: true, on: ABILITY}',
    ],
    [
      'a strange setting',
      `${head}players:\n  Ann: {role: seer, sight: dimm}\n`,
      '4: unknown sight "dimm" → did you mean "dim"?',
    ],
    [
      "another role's setting",
      `${head}players:\n  Ann: {role: healer, sight: dim}\n`,
      '4: healer has no setting "sight" (seer has) → it has no settings',
    ],
    [
      'uses of a strange ability',
      `${head}players:\n  Ann: {role: healer, uses: {heel: 1}}\n`,
      '4: unknown ability "heel" → did you mean "heal"?',
    ],
    [
      'two names in two cases',
      `${head}players:\n  Ann: healer\n  ANN: wolf\n`,
      '5: "Ann" and "ANN" differ only in upper and lower case → rename one of them',
    ],
    [
      "a bystander's name",
      `${head}players:\n  Other1: healer\nothers: 1\n`,
      '4: "Other1" is the name of a bystander → rename the player, or write fewer others',
    ],
    ['an empty name', `${head}players:\n  "": healer\n`, '4: a player needs a name'],
    ['a crowd', `${four}others: 100000\n`, '4: there are too many bystanders → at most 500 are allowed'],
  ]))

describe('actions', () =>
  table([
    ['a strange actor', phase('actions:\n  - Anm heal Bob'), '7: unknown player "Anm" → did you mean "Ann"?'],
    ['a strange ability', phase('actions:\n  - Ann heel Bob'), '7: unknown ability "heel" → did you mean "heal"?'],
    [
      'a strange target',
      phase('actions:\n  - Ann heal Bob,Zelda'),
      '7: unknown player "Zelda" → one of: Ann, Bob, Cat, Mary Ann',
    ],
    ['the letter case of a name', phase('actions: [ann heal Bob]'), '6: unknown player "ann" → did you mean "Ann"?'],
    [
      'the same at length',
      phase('actions:\n  - by: Ann\n    does: heel\n    to: [Bob, Kat]'),
      '8: unknown ability "heel" → did you mean "heal"?',
      '9: unknown player "Kat" → did you mean "Cat"?',
    ],
    [
      'a name with a space',
      phase('actions: [Ann heal Mary Ann]'),
      '6: the name "Mary Ann" has a space in it → put it in quotes: "Mary Ann"',
    ],
    [
      'too few words',
      phase('actions: [Ann]'),
      '6: "Ann" is not an action → ACTOR ABILITY [TARGET,TARGET…] [key=value …]; put names with a space in quotes',
    ],
    [
      'targets that a list parts at their comma',
      phase('actions: [Mary heal Ann, "Ann heal Bob", Bob bite Ann,Cat mode=quick, Cat ferry Ann, Mary Ann, Dan]'),
      '6: unknown player "Mary" → one of: Ann, Bob, Cat, Mary Ann',
      '6: an action in a list is not in quotes, so its commas split it: it was read as "Bob bite Ann" and "Cat mode=quick" → quote it: "Bob bite Ann,Cat mode=quick"',
      `6: an action in a list is not in quotes, so its commas split it: it was read as "Cat ferry Ann" and "Mary Ann" and "Dan" → quote it: 'Cat ferry Ann,"Mary Ann",Dan'`,
    ],
    [
      'an open quote',
      phase("actions: ['Ann heal \"Bob']"),
      '6: a quotation mark is never closed in "Ann heal "Bob" → ACTOR ABILITY [TARGET,TARGET…] [key=value …]; put names with a space in quotes',
    ],
    [
      'a comma at the end',
      phase("actions: ['Ann heal Bob,']"),
      '6: there is nothing after the last comma in "Ann heal Bob," → ACTOR ABILITY [TARGET,TARGET…] [key=value …]; put names with a space in quotes',
    ],
    [
      'an acting bystander',
      `${phase('actions: [Other1 heal Ann]')}others: 1\n`,
      '6: Other1 is a bystander and cannot act → give Other1 a role under players',
    ],
    [
      'an id twice',
      phase('actions:\n  - {id: k, by: Ann, does: heal}\n  - {id: k, by: Bob, does: bite}'),
      '8: the id "k" appears twice in this phase → rename one of them',
    ],
    [
      'an id with a colon',
      phase("actions: [{id: 'a:b', by: Ann, does: heal}]"),
      '6: "a:b" is not a valid id → an id can have letters, digits, - and _',
    ],
    [
      'a target by role where there is none',
      phase("actions: ['Ann heal role:wolf']"),
      '6: tiny does not use targets by role, such as "role:wolf" → name a player',
    ],
    [
      'a target by strange role',
      phase("actions: ['Ann heal role:wolff']").replace('tiny', 'grouped'),
      '6: unknown role "wolff" → did you mean "wolf"?',
    ],
    [
      'a strange voter',
      phase('votes: [Anm Bob, Ann Bobb, Ann]'),
      '6: unknown player "Anm" → did you mean "Ann"?',
      '6: unknown player "Bobb" → did you mean "Bob"?',
      '6: "Ann" is not a vote → VOTER TARGET, with names that have a space in quotes; or {by: …, for: …}',
    ],
    [
      'a vote for nobody',
      phase('votes: [{by: Ann}]'),
      '6: this vote is for nobody → write for: NAME, family: NAME, individual: NAME, or for: unvote',
    ],
    ['a strange writer', phase('posts: [{by: Anm, text: hi}]'), '6: unknown player "Anm" → did you mean "Ann"?'],
    [
      'no command',
      phase('commands: [{reason: none}, {modkill: Ann, extend: 1h}, {replace: Ann}]'),
      '6: this is not a command → one of: modkill, replace, override, withdraw, extend, record',
      '6: this is two commands: modkill and extend → one of: modkill, replace, override, withdraw, extend, record',
      '6: "with" is missing → write {replace: …, with: …}',
    ],
    [
      'a command about nothing',
      phase('commands: [{override: k, holds: true}, {extend: soon}]'),
      '6: "soon" is not a length of time → write it like 24h, 90m or 2d',
    ],
    [
      'a command about a strange action',
      phase('actions: [{id: kill, by: Bob, does: bite}]\ncommands: [{override: kil, holds: true}]'),
      '7: unknown action "kil" → did you mean "kill"?',
    ],
    [
      'strange answers',
      phase('answers: {atacker: Bob, loop: stopp}'),
      '6: unknown prompt "atacker" → did you mean "attacker"?',
      '6: unknown answer "stopp" → did you mean "stop"?',
    ],
    [
      'a draw of nobody',
      phase('draws: [{for: attacker, gives: Zed}]'),
      '6: unknown player "Zed" → one of: Ann, Bob, Cat, Mary Ann',
    ],
    [
      'a name before it came with a replacement',
      `${phase('actions: [Zoe heal Bob]')}  - day: 1\n    commands: [{modkill: Zoe}, {replace: Ann, with: Zoe}, {replace: Bob, with: Cat}]\n    expect: {told: {Ann: [], Zoe: []}}\n`,
      '6: unknown player "Zoe" → one of: Ann, Bob, Cat, Mary Ann',
      '8: unknown player "Zoe" → one of: Ann, Bob, Cat, Mary Ann',
      '8: "Cat" is already in the game → a replacement has to be somebody new',
      '9: "Ann" and "Zoe" are the same seat → write everything you expect under one name',
    ],
    [
      'two replacements of one name',
      `${phase('commands: [{replace: Ann, with: Zoe}]')}  - day: 1\n    commands: [{replace: Bob, with: Zoe}]\n`,
      '8: "Zoe" is already replacing somebody → a replacement has to be somebody new',
    ],
    [
      'a key that means nothing',
      phase('actions:\n  - Ann heal Bob foo=bar\n  - {by: Bob, does: bite, to: [Ann], with: {mod: now}}'),
      '7: heal has no key ""foo"" → leave it out',
      '8: unknown key "mod" in bite → did you mean "mode"?',
    ],
    [
      'an id of every object',
      phase('actions: [{id: __proto__, by: Ann, does: heal, to: [Bob]}]'),
      '6: "__proto__" is not a valid id → an id can have letters, digits, - and _',
    ],
    [
      'a strange draw',
      phase('draws: [{for: atacker, gives: Bob}]'),
      '6: unknown draw "atacker" → did you mean "attacker"?',
    ],
  ]))

describe('what is expected', () =>
  table([
    ['strange keys', expecting('death: [Bob]'), '8: unknown key "death" → did you mean "deaths"?'],
    [
      'strange people',
      expecting('{deaths: [Bop], alive: [Anm], lynched: [Kat]}'),
      '8: unknown player "Bop" → did you mean "Bob"?',
      '8: unknown player "Anm" → did you mean "Ann"?',
      '8: unknown player "Kat" → did you mean "Cat"?',
    ],
    [
      'strange people as keys',
      expecting('{status: {Anm: []}, uses: {Ann: {heel: 1}}, votes: {Bop: 1}, landed: {a1: [Kat]}}'),
      '8: unknown player "Anm" → did you mean "Ann"?',
      '8: unknown ability "heel" → did you mean "heal"?',
      '8: unknown player "Bop" → did you mean "Bob"?',
      '8: unknown player "Kat" → did you mean "Cat"?',
    ],
    [
      'strange people among alternatives',
      expecting('oneOf:\n      deaths:\n        - [Ann]\n        - [Bop]'),
      '11: unknown player "Bop" → did you mean "Bob"?',
    ],
    [
      'strange actions',
      expecting('{actions: {a2: failed}, refused: {b1: T-2}}'),
      '8: unknown action "a2" → did you mean "a1"?',
      '8: unknown action "b1" → did you mean "a1"?',
    ],
    [
      'a strange verdict',
      expecting('actions: {a1: suceeded}'),
      '8: "suceeded" is not known here → did you mean "succeeded"?',
    ],
    [
      'a strange reason',
      expecting('actions: {a1: {verdict: failed, because: [T-77], idle: maybe}}'),
      '8: "maybe" is not known here → one of: true, false',
    ],
    [
      'a strange rule',
      expecting('{refused: {a1: T-9}, actions: {a1: {verdict: failed, because: [T-9]}}}'),
      '8: unknown rule "T-9" → did you mean "T-1"?',
      '8: unknown rule "T-9" → did you mean "T-1"?',
    ],
    [
      'a strange ability learned by',
      expecting('learned: {Cat: [{lok: Bob, result: town}]}'),
      '8: unknown ability "lok" → did you mean "look"?',
    ],
    [
      'nothing learned',
      expecting('learned: {Cat: [{about: Bob}]}'),
      '8: this does not say what was learned → {ABILITY: NAME, result: …} or {about: NAME, fact: …, is: …}',
    ],
    [
      'something learned about nobody',
      expecting('learned: {Kat: [{look: Bop, result: town}]}'),
      '8: unknown player "Kat" → did you mean "Cat"?',
      '8: unknown player "Bop" → did you mean "Bob"?',
    ],
    [
      'strange messages',
      expecting('{told: {Bob: [atacked], wolvs: []}, public: {atacked: x}, text: {pulbic: {has: [x]}}}'),
      '8: unknown message "atacked" → did you mean "attacked"?',
      '8: unknown reader "wolvs" → did you mean "wolves"?',
      '8: unknown public line "atacked" → did you mean "attacked"?',
      '8: unknown reader "pulbic" → did you mean "public"?',
    ],
    ['a strange prompt', expecting('prompts: [atacker]'), '8: unknown prompt "atacker" → did you mean "attacker"?'],
    ['a word for a count', expecting('votes: {Bob: two}'), '8: "two" is not a number → write it like 2'],
    [
      'votes for something strange',
      expecting('votes: {player: {Bob: 1}, families: {}}'),
      '8: unknown key "player" → did you mean "players"?',
    ],
    ['a strange family', expecting('votes: {families: {Rossi: 1}}'), '8: unknown family "Rossi" → there is none here'],
  ]))
