/** What trees say of appearances, traces and fakes. */
import type { Phrase } from '../../../text/wording.ts'

const traces = {
  disguised: { stands: '{who} is disguised as {role}', falls: '{who} is not disguised as {role}' },
  seemsToBe: {
    stands: '{who} is seen as {role}',
    falls: '{who} is not seen as {role}',
    would: '{who} would be seen as {role}',
  },
  isReally: { stands: '{who} is {role}', falls: '{who} is not {role}' },
  slandered: { stands: '{who} is slandered', falls: '{who} is not slandered', would: '{who} would be slandered' },
  framed: { stands: '{who} is framed', falls: '{who} is not framed' },
  body: { stands: 'there is the body of {who}', falls: 'there is no such body' },
  noBody: {
    stands: 'there is no such body',
    falls: 'there is the body of {who}',
    would: 'there would be no such body',
  },
  erasedBefore: {
    stands: '{who} has erased the body of another’s victim before',
    falls: '{who} has not erased the body of another’s victim before',
  },
  bodyErased: {
    stands: 'the body of {who} is gone',
    falls: 'no body is gone',
    asks: 'Does the body of {who} disappear?',
    would: 'the body of {who} would be gone',
  },
  crimeTonight: { stands: '{who} committed {type} tonight', falls: '{who} did not commit {type} tonight' },
  noCrimeTonight: {
    stands: '{who} did not commit {type} tonight',
    falls: '{who} committed {type} tonight',
    would: '{who} would not have committed {type} tonight',
  },
  evidenceErased: {
    stands: 'nothing points to {who} for {type} any more',
    falls: 'no evidence against {who} for {type} was erased',
    would: 'nothing would point to {who} for {type} any more',
  },
} satisfies Record<string, Phrase>

const fakes = {
  holdsSuitcase: { stands: '{who} has the Black Suitcase', falls: '{who} does not have the Black Suitcase' },
  lacksSuitcase: { stands: '{who} does not have the Black Suitcase', falls: '{who} has the Black Suitcase' },
  passedOver: { stands: '{who} cannot have it', falls: '{who} can have it' },
  faked: {
    stands: '{who} faked it: {ability}',
    falls: '{who} could not fake it: {ability}',
    would: '{who} would have faked it: {ability}',
  },
  fakeIsReal: { stands: 'what {who} fakes is real', falls: 'what {who} fakes is not real' },
  chameleon: {
    stands: '{who} is a chameleon tonight',
    falls: '{who} is no chameleon tonight',
    would: '{who} would be a chameleon tonight',
  },
  lastAtLarge: { stands: '{who} is the last at large', falls: '{who} is not the last at large' },
  worksAs: { stands: 'it works as {ability}', falls: 'it does not work as {ability}' },
} satisfies Record<string, Phrase>

export const deceiving = { ...traces, ...fakes }
