/** Explanations in English. No sentence needs anybody's gender; names only ever stand as they are or with an 's. */
import type { Phrases } from './phrases.ts'

export const en: Phrases = {
  claims: {
    dies: { stands: '{who} dies', falls: '{who} lives', asks: 'Does {who} die?' },
    learns: {
      stands: '{who} learns “{result}” about {about}',
      falls: '{who} does not learn “{result}” about {about}',
      asks: 'Does {who} learn “{result}” about {about}?',
    },
    sees: { stands: '{who} sees {sight}', falls: '{who} does not see {sight}', asks: 'Does {who} see {sight}?' },
    seesNothing: {
      stands: '{who} sees {sight}',
      falls: 'no report that {who} saw {sight}',
      asks: 'Does {who} see {sight}?',
    },
    recruited: {
      stands: '{actor} recruits {who}',
      falls: '{actor} does not recruit {who}',
      asks: 'Does {actor} recruit {who}?',
    },
    flipHidden: { stands: "{who}'s flip is hidden", falls: "{who}'s flip is shown", asks: "Is {who}'s flip hidden?" },
    works: { stands: '{use} works', falls: '{use} fails', asks: 'Does {use} go through?' },
    arrives: {
      stands: '{deed}',
      falls:
        '{use} {part, select, kill {does not kill} block {does not block} protect {does not protect} other {does not come to}} {at}',
    },
    active: { stands: '{deed}', falls: '{use} is not at work' },
    moves: {
      stands: '{use} takes {carried} from {from} to {to}',
      falls: '{use} does not take {carried} from {from} to {to}',
    },
    together: {
      stands: `{what, select,
        sight {{use} catches {other} at {at}}
        retaliation {{other} walks into {use}}
        interception {{use} turns {other} on {at}}
        sharedDeath {{use} ties the fates of {actor} and {at}}
        perishing {{use} comes to {at}, which is death to {actor}}
        framing {{other} changes what {use} reads at {at}}
        cleaning {{use} comes to {at}, who dies}
        other {{use} and {other} come together at {at}}}`,
      falls: `{what, select,
        sight {{use} does not catch {other} at {at}}
        retaliation {{other} does not walk into {use}}
        interception {{use} does not turn {other} on {at}}
        sharedDeath {{use} does not tie the fates of {actor} and {at}}
        perishing {{use} is not the death of {actor}}
        framing {{other} does not change what {use} reads at {at}}
        cleaning {{use} finds nothing to hide at {at}}
        other {{use} and {other} do not come together at {at}}}`,
    },
    atLeast: {
      stands:
        '{of, select, shields {at least {count, plural, one {# shield holds} other {# shields hold}} at {at}} other {at least {count, plural, one {# attack comes} other {# attacks come}} to {at}}}',
      falls:
        '{of, select, shields {{count, plural, =1 {no shield holds} one {no shield holds} other {fewer than # shields hold}} at {at}} other {{count, plural, =1 {no attack comes} one {no attack comes} other {fewer than # attacks come}} to {at}}}',
    },
    attackedBy: { stands: '{use} attacks {at}', falls: '{use} does not attack {at}' },
    alreadyUsed: {
      stands: '{step}, and {use} already stands in this chain',
      falls: '{step}, but {use} already stands in this chain',
    },
    notMovable: {
      stands: '{use} takes {carried} elsewhere',
      falls: '{use} cannot take {carried} elsewhere: moves are not moved',
    },
    sameplace: { stands: '{use} takes {carried} away from {at}', falls: '{use} leaves {carried} where it is, at {at}' },
    trait: { stands: '{trait}', falls: 'it is not so that {trait}' },
    reads: { stands: '{who} reads as {as}', falls: '{who} does not read as {as}' },
    ruled: {
      stands:
        'the host ruled that {ruled, select, works {{use} works} fails {{use} fails} dies {{who} dies} other {{who} lives}}{note}',
      falls:
        'the host did not rule that {ruled, select, works {{use} works} fails {{use} fails} dies {{who} dies} other {{who} lives}}',
    },
    fact: { stands: '{who}: {kind}', falls: 'not so: {who}, {kind}' },
    leftAlone: {
      stands: '{use} is left in its place',
      falls: '{use} is set aside: the loop it is part of is too large to decide',
    },
  },

  joined: `{what, select,
    interception {{parts}, so the blow falls on {at}}
    perishing {{parts}, which is death to {actor}}
    dies {{parts}, so {who} dies}
    other {{parts}}}`,
  use: "{actor}'s {name}",
  unnamedUse: 'action',
  unnamedDeed: {
    none: '{actor} used {name}',
    one: '{actor} used {name} on {first}',
    two: '{actor} used {name} on {first} and {second}',
  },
  visited: '{actor} visited {first}',
  journey: {
    setOut: '{actor} set out for {first}',
    way: ', and {legs}',
    again: ', and that went the same way',
    first: '{use} took it to {to}',
    firstWould: '{use} would have taken it to {to}',
    led: 'it went to {to}',
    further: '{use} on to {to}',
    list: { between: ', ', last: ' and ' },
  },
  list: { between: ', ', last: ', and ', two: ' and ' },
  quoted: '“{word}”',
  fewerShields: '{count, plural, =1 {no shield holds} one {no shield holds} other {fewer than # shields hold}} there',
  haltedMover: '{halt}, so {use} does nothing to {at}',
  posts: {
    closing: '{phase} is over',
    other: '{post}, {phase}',
    names: { start: 'start of the game', end: 'end of the game', index: 'index' },
  },
  parts: {
    ballots: '<b>Votes:</b>',
    ballotsOn: '{total} – {ballots}',
    living: '<b>Alive ({count}):</b> {who}',
    nobodyLives: '<b>Nobody is alive.</b>',
    dead: '<b>Dead ({count}):</b>',
    out: '{who}{left, select, yes { (left the game)} other {}}',
    outAs: '{who}: {as}{left, select, yes { (left the game)} other {}}',
    modified: '{modifiers} {role}',
    modifierOn: '{modifier} ({use})',
    was: '<b>{who}</b> was: {role}.',
    needed: '<b>Votes needed to lynch:</b> {needed}',
    deadline: '<b>Deadline of {phase}:</b> {time}',
    notVoting: '<b>Not voting ({count}):</b> {who}',
    everybodyVotes: '<b>Everybody votes.</b>',
    replaced: '<b>Replacements:</b> {list}',
    replacement: '{who} for {former}',
    headReplaced: '{head} for {former} (in {who})',
    prod: 'Please post, or tell the host if you cannot play on.',
    lastPosted: '<b>{who}</b>: the last post was {hours, plural, one {# hour} other {# hours}} ago.',
    neverPosted: '<b>{who}</b>: no post so far.',
    nothingSent: '<b>{who}</b>: nothing has come in for {phase} so far.',
    noVote: '<b>{who}</b>: no vote in {phase} so far.',
    sendIn: 'Please send in what you do before the deadline, or write that you do nothing.',
    vote: 'Please vote before the deadline.',
    overdue: 'The deadline has passed: please write at once.',
  },
  recap: {
    happens: 'What happened',
    nearly: 'What nearly happened',
    tried: 'What was done',
    void: 'What did not count',
    row: '<b>{said}</b>',
    fared: '<b>{said}</b>: {verdict}',
    nothing: 'Nothing was done, and nothing came of it.',
    who: 'Who was what',
  },
  starting: {
    begins: '<b>{name} begins.</b>',
    rules: '<b>Rules:</b> {system}',
    players: '<b>Players ({count}):</b>',
    dealt:
      'The roles were dealt by lot. The digest of the deal is {digest}; the lines that it is of are posted after the game.',
  },
  ending: {
    won: '<b>The game is over. Won by: {winner}.</b>',
    living: '{who}: {as}',
    gone: '{who}: {as}. {how}: {phase}.',
    before: '{who}: {as}. {how}.',
    how: { died: 'Died', lynched: 'Lynched', removed: 'Left the game' },
    dealt: 'The roles were dealt by lot. The digest of these lines is {digest}:',
  },
  index: { title: '<b>{name}: index</b>', phase: '{posts}', phaseOut: '{posts}. Out: {who}' },
  moment: {
    weekdays: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
    months: [
      'January',
      'February',
      'March',
      'April',
      'May',
      'June',
      'July',
      'August',
      'September',
      'October',
      'November',
      'December',
    ],
    zones: {},
    city: city => `${city} time`,
    said: '{weekday} {day} {month} {year}, {clock} ({zone})',
  },
  results: {
    dies: '{who} {count, plural, one {dies} other {die}}',
    nobodyDies: 'nobody dies',
    lives: '{who} lives',
    gets: '{who} gets {result} about {about}',
    noResult: 'no result',
    nothing: 'nothing',
    noResultAbout: '{who} gets no result about {about}',
    sameReason: 'For the same reason.',
    learnsNothing: 'learns nothing',
    seesNothing: 'sees nothing',
    recruited: '{who} {count, plural, one {is} other {are}} recruited',
    nobodyRecruited: 'nobody is recruited',
    hidden: 'hidden flips: {who}',
    allShown: 'every flip is shown',
    over: 'The game is over: {winners} {count, plural, one {wins} other {win}}',
    overNobody: 'The game is over: nobody wins',
    late: 'came {time} after the deadline',
    days: '{count} d',
    hours: '{count} h',
    minutes: '{count} min',
    replaced: 'replaced by a later one: {deed}',
    votes: '{voter} votes {choice}',
    people: { between: ', ', last: ' and ' },
    verdict: '{use} {verdict}',
    verdicts: { succeeded: 'works', failed: 'fails', partial: 'works in part', void: 'does not count' },
    fares: {
      yes: 'works',
      no: 'fails',
      part: 'works in part',
      idle: 'changes nothing',
      lost: 'saves nobody',
      blank: 'finds nothing',
    },
  },
  oneLine: {
    stands: '{because}.',
    answered: '{because}; {counter}, but {answer}.',
    withstood: '{counter}, but {answer}',
    stopped: '{attempt}, but {counter}.',
    nothingToMove: '{deed}, but there was nothing to move.',
    moved: '{deed} ({movers})',
    comesToNothing: '{attempt}: {state}',
    stateOf: '{state}: {deeds}',
    undone: '{said}; {counter}, but {answer}',
    more: '{count} more',
    none: 'Nothing speaks for it.',
  },
  came: {
    idle: 'It changed nothing{nobody, select, attacked {: nobody attacked {who}} acted {: {who} did nothing} went {: {who} had no visitors} looked {: nobody looked into {who}} other {}}.',
    lost: '{who} died all the same.',
    blank: 'It found nothing.',
    brief:
      '{how, select, lost {{who} died all the same} blank {nothing was found} other {{nobody, select, attacked {nobody attacked {who}} acted {{who} did nothing} went {{who} had no visitors} looked {nobody looked into {who}} other {it changed nothing}}}}',
  },
  tree: {
    answer: {
      yes: 'Yes.',
      no: 'No.',
      partial: 'In part.',
      idle: 'Yes, but it changed nothing{nobody, select, attacked {: nobody attacked {who}} acted {: {who} did nothing} went {: {who} had no visitors} looked {: nobody looked into {who}} other {}}.',
      lost: '{part, select, yes {In part} other {Yes}}, but {who} died all the same.',
      blank: '{part, select, yes {In part} other {Yes}}, but it found nothing.',
    },
    for: 'Reason for yes: {said}',
    against: 'Reason against: {said}',
    needed: 'Needed: {said}',
    counted: 'Counts: {said}',
    together:
      '{said} ({count, plural, =2 {both are needed} =3 {all three are needed} =4 {all four are needed} =5 {all five are needed} other {all # are needed}})',
    times: '{said} ({count} times)',
    stands: 'stands',
    falls: 'falls',
    noEffect: 'has no effect here',
    partial: 'in part',
    decides: 'decides',
    seeThere: 'see there',
    nearly: 'nearly:',
    seeAbove: 'see above',
    number: '({number})',
    seeNumber: 'see {number} above',
    more: 'and {count, plural, one {# counter} other {# counters}} not shown',
    undisputed: '{count, plural, one {# line} other {# lines}} more, undisputed',
    none: 'No reason for yes, hence no.',
    headings: { result: 'Why', action: 'Why actions fell short' },
  },
}
