/** How one thing of a phase bore on another. */
import type { InLocales, Phrases } from './phrases.ts'

export const bearingPhrases: InLocales<Phrases['bearing']> = {
  so: { en: ', so {what}', ru: ', поэтому {what}' },
  but: { en: ', but {what} all the same', ru: ', и все же {what}' },
  lost: { en: ', but it did not come off, so {what}', ru: ', но безуспешно, поэтому {what}' },
  beside: { en: ', but that is not why {what}', ru: ', но не поэтому {what}' },
  worked: { en: '{use} worked', ru: '{use} проходит' },
  partly: { en: '{use} partly worked', ru: '{use} проходит отчасти' },
  failed: { en: '{use} failed', ru: '{use} не проходит' },
  sent: { en: ', which sent {use} to {at}', ru: ', и цель меняется: {use} — {at}' },
  sentAway: { en: ', which led {use} astray', ru: ', и {use} уходит не туда' },
  died: { en: '{who} died', ru: '{who_nom} погибает' },
  survived: { en: '{who} survived', ru: '{who_nom} остается в живых' },
  without: { en: 'Without {cause}, {what}.', ru: 'Если бы не {cause}: {what}.' },
  same: { en: 'Without {cause}, it would have come out the same.', ru: 'И без этого ({cause}) вышло бы то же самое.' },
  wouldDie: { en: '{who} would have died', ru: '{who_nom} погибает' },
  wouldLive: { en: '{who} would have lived', ru: '{who_nom} остается в живых' },
  wouldWork: { en: '{use} would have worked', ru: '{use} проходит' },
  wouldFail: { en: '{use} would have failed', ru: '{use} не проходит' },
  otherwise: { en: 'it would have been different', ru: 'все вышло бы иначе' },
  vote: { en: "{voter}'s vote", ru: 'голос {voter_gen}' },
  ended: { en: 'Nothing that came of {cause} reached it.', ru: 'Дальше это ({cause}) ни на что здесь не повлияло.' },
  shared: { en: 'Both came of one action: {deed}.', ru: 'У обоих одна причина: {deed}.' },
  apart: { en: 'Neither had any bearing on the other.', ru: 'Одно на другое не повлияло.' },
  itself: { en: 'That is the same thing. Choose another.', ru: 'Это одно и то же. Выберите что-нибудь другое.' },
}
