/** What trees say of charges, crimes, deeds and prison. */
import type { Phrase } from '../../../text/wording.ts'

/** Charges and what they rest on. @param what the crime, with the victim or without */
const charges = (what: string) =>
  ({
    guilty: {
      stands: `the charge of ${what} against {who} is true`,
      falls: `the charge of ${what} against {who} is false`,
      would: `the charge of ${what} against {who} would be true`,
    },
    falseCharge: {
      stands: `the charge of ${what} against {who} is false`,
      falls: `the charge of ${what} against {who} is true`,
      would: `the charge of ${what} against {who} would be false`,
    },
    entry: {
      stands: `there is ${what} by {who}`,
      falls: `nothing shows ${what} by {who}`,
      would: `there would have been ${what} by {who}`,
    },
    framedEntry: {
      stands: `there seems to be ${what} by {who}`,
      falls: `there does not seem to be ${what} by {who}`,
      would: `there would seem to be ${what} by {who}`,
    },
    aboutTo: {
      stands: `{who} is about to commit ${what}`,
      falls: `{who} is kept from ${what}`,
      would: `{who} would have come to ${what}`,
    },
  }) satisfies Record<string, Phrase>

const chargesOn = charges('{type, select, steal {theft from} other {{type} of}} {third}')

export const justice = {
  ...charges('{type}'),
  guiltyOn: chargesOn.guilty,
  falseChargeOn: chargesOn.falseCharge,
  entryOn: chargesOn.entry,
  framedEntryOn: chargesOn.framedEntry,
  aboutToOn: chargesOn.aboutTo,
  crime: {
    stands: '{who} committed {type}',
    falls: '{who} did not commit {type}',
    would: '{who} would have committed {type}',
  },
  aboutToBeFramed: {
    stands: '{who} is about to be framed for {type}',
    falls: '{who} is not framed for {type}',
    would: '{who} would have been framed for {type}',
  },
  ownFrame: { stands: '{who} is of the side that framed', falls: '{who} is not of the side that framed' },
  fakeIsCrime: { stands: 'a fake is a crime', falls: 'a fake is no crime' },
  inPrison: { stands: '{who} is in prison', falls: '{who} is not in prison' },
  inMyPrison: { stands: '{other} arrested {who}', falls: '{other} did not arrest {who}' },
  notInPrison: { stands: '{who} is not in prison', falls: '{who} is in prison' },
  notInMyPrison: { stands: '{other} did not arrest {who}', falls: '{other} arrested {who}' },
  did: {
    stands: '{who} did it: {ability}',
    falls: '{who} did not get to it: {ability}',
    would: '{who} would have done it: {ability}',
  },
  didIt: {
    stands: '{who} did it: {ability}',
    falls: '{who} did not do it: {ability}',
    would: '{who} would have done it: {ability}',
  },
  suspended: {
    stands: '{who} is suspended',
    falls: '{who} is not suspended',
    asks: 'Is {who} suspended?',
    would: '{who} would be suspended',
  },
  arrested: {
    stands: '{who} is arrested',
    falls: '{who} is not arrested',
    asks: 'Is {who} arrested?',
    would: '{who} would be arrested',
  },
  released: {
    stands: '{who} is released',
    falls: '{who} is not released',
    asks: 'Is {who} released?',
    would: '{who} would be released',
  },
  freedAtOnce: { stands: '{who} is free at once', falls: '{who} is not free at once' },
  freedNextPhase: { stands: 'a release begins with the next phase', falls: 'a release begins at once' },
} satisfies Record<string, Phrase>
